// How many roots an equation has, seen from a sketch of a curve and a line.

import { roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo } from './notation.ts'
import { dot, exponentialCurve, line, logarithmCurve, origin, type Plot, plane } from './plots.ts'

interface Meeting {
  readonly equation: string
  readonly spoken: string
  readonly curves: readonly [string, string]
  readonly f: (x: number) => number
  readonly range: readonly [number, number]
  readonly count: number
  readonly seen: string
  readonly isExponential?: boolean
  readonly isRearranged?: boolean
  /** How high the sketch reaches. */
  readonly height: number
}

const counted = (least: number, most: number, meetingOf: (m: number) => Meeting) => (random: Random) => {
  const m = random.integer(least, most)
  const { equation, spoken, curves, f, range, count, seen, height, ...form } = meetingOf(m)
  const { isExponential = false, isRearranged = false } = form
  const plot: Plot = isExponential
    ? { x: [-m * 1.35, m * 0.9], y: [-1, height] }
    : { x: [-0.9, m * 1.45], y: [isRearranged ? -1.3 : -m * 0.6, height] }
  const top = height * 0.95
  const parts = isExponential
    ? [
        exponentialCurve({ k: 1, n: 1, a: 0 }),
        line(-m * 1.3, -m * 0.3, Math.min(m * 0.85, top - m), Math.min(m * 1.85, top), 'colour: maths'),
        dot(0, 1, '1', 'above-left'),
        dot(0, m, `${m}`, 'above-left'),
        dot(-m, 0, `−${m}`, 'below-right'),
      ]
    : [
        logarithmCurve({ k: 1, a: 1, b: 0 }, plot),
        isRearranged
          ? line(-0.6, 1 + 0.6 / m, m * 1.35, -0.35, 'colour: maths')
          : line(-0.1 * m, 1.1 * m, m * 1.35, -0.35 * m, 'colour: maths'),
        dot(1, 0, '1', 'below-right'),
        dot(m, 0, `${m}`, 'above-right'),
        dot(0, isRearranged ? 1 : m, isRearranged ? '1' : `${m}`, 'below-left'),
      ]
  const picture = plane(plot, ...parts, origin())
  const often = count === 1 ? 'once' : 'twice'
  return {
    question: isRearranged
      ? typst`
#part("a", 1)[Show that the equation $${equation}$ can be written as $ ln x = 1 − display(x/${m}). $]
#part("b", 3)[By sketching the graphs of $ y = ln x quad "and" quad y = 1 − display(x/${m}) $ on the same axes, find the number of roots of the equation.]`
      : typst`
#part("a", 3)[On the same axes, sketch the graphs of $${curves[0]}$ and $${curves[1]}$. Show where each graph meets the axes.]
#part("b", 1)[Hence state the number of roots of the equation $${equation}$.]`,
    answer: isRearranged
      ? typst`
#part("a")[#working("B1")[$${m} ln x = ${m} − x$ #linebreak() Dividing by ${m} gives $ ln x = 1 − display(x/${m}). $]]
#part("b")[
${picture}
#working("B1")[the curve $y = ln x$ through $(1, 0)$]
#working("B1")[the line through $(0, 1)$ and $(${m}, 0)$]
#working("B1 FT")[The graphs meet ${often}: #result[${count} root]]]`
      : typst`
#part("a")[
${picture}
#working("B1")[the shape of $${curves[0]}$]
#working("B1")[${isExponential ? 'the curve through $(0, 1)$, with the $x$-axis as asymptote' : 'the curve through $(1, 0)$, with the $y$-axis as asymptote'}]
#working("B1")[the line through $(0, ${m})$ and $(${isExponential ? '−' : ''}${m}, 0)$]]
#part("b")[#working("B1 FT")[The graphs meet ${often}: #result[${count} ${count === 1 ? 'root' : 'roots'}]]]`,
    alt: isRearranged
      ? plain`Part a: show that the equation ${spoken} can be written as, the natural log of x equals 1 minus the fraction x over ${m}. Part b: by sketching the graphs of y equals the natural log of x and y equals 1 minus the fraction x over ${m} on the same axes, find the number of roots of the equation.`
      : plain`Part a: on the same axes, sketch the graphs of y equals ${isExponential ? 'e to the power x' : 'the natural log of x'} and y equals ${isExponential ? `x plus ${m}` : `${m} minus x`}. Show where each graph meets the axes. Part b: hence state the number of roots of the equation ${spoken}.`,
    answerAlt: plain`${isRearranged ? `Part a: take x to the other side and divide by ${m}. Part b: in the sketch,` : 'Part a: in the sketch,'} ${seen}. ${isRearranged ? 'The' : 'Part b: the'} graphs meet ${often}, so the equation has ${count} ${count === 1 ? 'root' : 'roots'}.`,
    answers: [final('b', number(count))],
    verify: () => {
      const found = roots(f, range[0], range[1], 600)
      return found.length === count ? null : `there are ${found.length} roots`
    },
  }
}

export const numberOfRoots = defineTemplate({
  id: 'number-of-roots-from-sketches',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'ln-and-line': counted(3, 5, (m) => ({
      equation: `ln x = ${m} − x`,
      spoken: `the natural log of x equals ${m} minus x`,
      curves: ['y = ln x', `y = ${m} − x`] as const,
      f: (x: number) => Math.log(x) - m + x,
      range: [1e-6, 20] as const,
      count: 1,
      seen: `the curve crosses the x axis at 1; the line crosses both axes at ${m}`,
      height: m * 1.2,
    })),
    'exponential-and-line': counted(2, 4, (m) => ({
      equation: `${eTo('x')} = x + ${m}`,
      spoken: `e to the power x equals x plus ${m}`,
      curves: [`y = ${eTo('x')}`, `y = x + ${m}`] as const,
      f: (x: number) => Math.exp(x) - x - m,
      range: [-15.003, 8] as const,
      count: 2,
      seen: `the curve crosses the y axis at 1; the line crosses the x axis at minus ${m} and the y axis at ${m}`,
      isExponential: true,
      height: m * 2.1,
    })),
    'to-be-rearranged': counted(3, 5, (m) => ({
      equation: `x + ${m} ln x = ${m}`,
      spoken: `x plus ${m} times the natural log of x equals ${m}`,
      curves: ['y = ln x', `y = 1 − display(x/${m})`] as const,
      f: (x: number) => x + m * Math.log(x) - m,
      range: [1e-6, 40] as const,
      count: 1,
      seen: `the curve crosses the x axis at 1; the line crosses the y axis at 1 and the x axis at ${m}`,
      isRearranged: true,
      height: 2.1,
    })),
  },
})
