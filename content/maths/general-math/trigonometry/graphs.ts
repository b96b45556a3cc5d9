// The graphs of sine, cosine and tangent from 0° to 360°: drawing them, and reading them.

import { cos, sin, tan } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { coordinates, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const functions = { sin, cos, tan } as const

interface SketchGraphOptions {
  readonly curve: string
  readonly spoken: string
  readonly isTan?: boolean
  readonly kind: 'sin' | 'cos' | 'tan'
}

const writeSketchGraph = (random: Random, { curve, spoken, isTan, kind }: SketchGraphOptions) => {
  // The value whose solutions are counted after the sketch.
  const drawnLevel = isTan ? random.integer(1, 3) : random.pick(['0.3', '0.6', '0.8', '1.5', '-0.4', '-0.7'])
  const count = roots((x) => functions[kind](x + 0.01) - Number(drawnLevel), 0, 359.98, 720).length
  const level = Number(drawnLevel)
  const shape = {
    sin: ['through $(0, 0)$, $(180, 0)$ and $(360, 0)$', 'greatest at $(90, 1)$, least at $(270, -1)$'],
    cos: ['through $(90, 0)$ and $(270, 0)$', 'greatest at $(0, 1)$ and $(360, 1)$, least at $(180, -1)$'],
    tan: [
      'through $(0, 0)$, $(180, 0)$ and $(360, 0)$, always rising',
      'asymptotes at $x = 90$ and $x = 270$',
    ],
  }[kind]
  const why =
    count === 0
      ? `because $${kind} x$ is never greater than 1`
      : `because the line $y = ${level}$ meets the curve ${count === 1 ? 'once' : 'twice'}`
  return {
    question: typst`
#part("a", 2)[Sketch the graph of $y = ${kind} x$ for $0° <= x <= 360°$.]
#part("b", 1)[Write down the number of solutions of $${kind} x = ${level}$ for $0° <= x <= 360°$.]`,
    answer: typst`
#part("a")[
#${curve}
#working("B1")[${shape[0] ?? ''}]
#working("B1")[${shape[1] ?? ''}]]
#part("b")[
#working("B1")[#result[${count}], ${why}]]`,
    alt: plain`Part a: sketch the graph of y equals ${kind} x for x from 0 to 360 degrees. Part b: write down the number of solutions of ${kind} x equals ${level} in this interval.`,
    answerAlt: plain`Part a: ${spoken} Part b: there are ${count} solutions.`,
    answers: [final('b', number(count))],
    verify: () => {
      // Walk along the curve in steps of a degree and count the times it passes the level.
      let passes = 0
      for (let x = 0.5; x < 360; x += 1) {
        const [before, after] = [functions[kind](x - 0.5), functions[kind](x + 0.5)]
        if (Math.abs(after - before) < 10 && before < level !== after < level) passes += 1
      }
      return passes === count ? null : `the curve passes ${level} ${passes} times, not ${count}`
    },
  }
}

export const sketchGraph = defineTemplate({
  id: 'sketch-a-graph',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    sin: (random) =>
      writeSketchGraph(random, {
        curve: `axes(axis(0, 360, step: 90, title: $x$, at-edge: true), axis(-1.3, 1.3, step: 1, title: $y$), height: 150pt, curve-of(x => calc.sin(x * 1deg)))`,
        spoken:
          'The curve is a wave through 0, 180 and 360 on the x axis, greatest with value 1 at 90 and least with value minus 1 at 270.',
        kind: 'sin',
      }),
    cos: (random) =>
      writeSketchGraph(random, {
        curve: `axes(axis(0, 360, step: 90, title: $x$, at-edge: true), axis(-1.3, 1.3, step: 1, title: $y$), height: 150pt, curve-of(x => calc.cos(x * 1deg)))`,
        spoken:
          'The curve is a wave that starts at 1, crosses the x axis at 90 and 270, is least with value minus 1 at 180 and ends at 1.',
        kind: 'cos',
      }),
    tan: (random) =>
      writeSketchGraph(random, {
        curve:
          'axes(axis(0, 360, step: 90, title: $x$, at-edge: true), axis(-3, 3, step: 1, title: $y$, numbers: false), grid: false, height: 170pt, curve-of(x => calc.tan(x * 1deg)), asymptote(x: 90), asymptote(x: 270))',
        spoken:
          'The curve rises in three branches through 0, 180 and 360 on the x axis, with asymptotes at 90 and 270.',
        isTan: true,
        kind: 'tan',
      }),
  },
})

const writeReadGraph = (random: Random, { isShifted }: { isShifted: boolean }) => {
  const wave = random.pick(['sin', 'cos'] as const)
  const size = random.integer(2, 4)
  const up = !isShifted ? 0 : random.integer(1, 2)
  const [top, bottom] = [up + size, up - size]
  const peak = wave === 'sin' ? 90 : 180
  const formula = isShifted ? `a ${wave} x + b` : `a ${wave} x`
  const where = wave === 'sin' ? 'greatest' : 'least'
  const value = wave === 'sin' ? top : bottom
  const line = isShifted ? up : 0
  const crossings = wave === 'sin' ? [0, 180, 360] : [90, 270]
  const spokenValue = value < 0 ? `minus ${-value}` : String(value)
  return {
    question: typst`
The diagram shows the graph of $y = ${formula}$ for $0° <= x <= 360°$.
#axes(axis(0, 360, step: 90, minor: 3, title: $x$, at-edge: true), axis(${Math.min(bottom, 0) - 1}, ${top + 1}, step: ${top - bottom > 6 ? 2 : 1}, title: $y$), height: 190pt, curve-of(x => ${size} * calc.${wave}(x * 1deg) + ${up}))
#part("a", ${isShifted ? 2 : 1})[Find the value of $a$${isShifted ? ' and of $b$' : ''}.]
#part("b", 1)[Write down the coordinates of the ${where === 'greatest' ? 'highest' : 'lowest'} point of the graph.]
#part("c", ${isShifted ? 1 : 2})[Find all the values of $x$ for which $y = ${line}$ and $0° <= x <= 360°$.]`,
    answer: typst`
#part("a")[
#note[The graph goes from $${bottom}$ to $${top}$${isShifted ? typst`; halfway between them is $b$, and $a$ is the height above that` : ', as high above the $x$-axis as below it'}.]
#working("B1")[$a =$ #result[${size}]]
${isShifted ? typst`#working("B1")[$b =$ #result[${up}]]` : ''}]
#part("b")[
#working("B1")[#result[$(${peak}, ${value})$]]]
#part("c")[
#note[These are the places where the graph ${isShifted ? typst`is at its middle height, $y = ${up}$` : 'crosses the $x$-axis'}.]
#working("${isShifted ? 'B1' : 'B2'}")[$x =$ #result[${crossings.map((x) => `$${x}°$`).join(', ')}]]${isShifted ? '' : `\n#scheme[*B1* for one or two values right and none wrong, or for all right and one more]`}]`,
    alt: plain`The diagram shows the graph of y equals a ${wave} x${isShifted ? ' plus b' : ''} for x from 0 to 360 degrees. Its values go from ${bottom} up to ${top}. Part a: find a${isShifted ? ' and b' : ''}. Part b: write down the coordinates of the ${where === 'greatest' ? 'highest' : 'lowest'} point. Part c: find all the values of x from 0 to 360 degrees for which y equals ${line}.`,
    answerAlt: plain`Part a: a is ${size}${isShifted ? ` and b is ${up}` : ''}. Part b: the ${where === 'greatest' ? 'highest' : 'lowest'} point is at x ${peak}, y ${spokenValue}. Part c: x is ${listInWords(crossings)} degrees.`,
    answers: [
      final('a', number(size), 'a'),
      ...(isShifted ? [final('a', number(up), 'b')] : []),
      final('b', coordinates(peak, value)),
      final('c', inAnyOrder(crossings, { name: 'x', each: { unit: '°' } }), 'x'),
    ],
    verify: () => {
      const f = (x: number) => size * functions[wave](x) + up
      const all = Array.from({ length: 361 }, (_, x) => f(x))
      const peak = wave === 'sin' ? 90 : 180
      const extreme = wave === 'sin' ? Math.max(...all) : Math.min(...all)
      if (Math.abs((all[peak] ?? 0) - extreme) > 1e-9) return `the extreme value is not at ${peak}`
      const wanted = wave === 'sin' ? [0, 180, 360] : [90, 270]
      const found = roots((x) => f(x) - (!isShifted ? 0 : up), 0, 360)
      const same =
        found.length === wanted.length && found.every((x, n) => Math.abs(x - (wanted[n] ?? 0)) < 1e-6)
      return same ? null : `the roots are ${found.join(', ')}`
    },
  }
}

export const readGraph = defineTemplate({
  id: 'read-a-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    amplitude: (random) => writeReadGraph(random, { isShifted: false }),
    'shifted-up': (random) => writeReadGraph(random, { isShifted: true }),
  },
})
