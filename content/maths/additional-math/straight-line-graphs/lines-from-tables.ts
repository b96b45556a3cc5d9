// A law with two constants, found by plotting values that follow it exactly: a straight line on a grid.

import type { Point } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inOrder, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, lineOn, planeOf, pointsOn } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import {
  crosses,
  inText,
  type Plotted,
  paper,
  plotted,
  rise,
  ruled,
  type Scale,
  titleOf,
} from './transformed.ts'

interface Law {
  readonly across: Plotted
  readonly law: string
  readonly spoken: string
  readonly xs: readonly number[]
  readonly toAcross: (x: number) => number
  readonly scaleX: Scale
  readonly scaleY: Scale
  readonly draw: (random: Random) => { readonly a: number; readonly b: number }
}

const y: Plotted = { markup: 'y', words: 'y' }

const fromTable =
  ({ across, law, spoken, xs, toAcross, scaleX, scaleY, draw }: Law) =>
  (random: Random) => {
    const { a, b } = draw(random)
    const points = xs.map((x): Point => [tidy(toAcross(x)), tidy(a * toAcross(x) + b)])
    const plane = planeOf(
      axisOf([scaleX.from, scaleX.to], titleOf(across), scaleX),
      axisOf([scaleY.from, scaleY.to], 'y', scaleY),
    )
    const line = { m: a, c: b }
    const [first, last] = [[0, b] as const, points.reduce((one, other) => (one[0] > other[0] ? one : other))]
    const row = (head: string, cells: readonly string[]) =>
      [`[${head}]`, ...cells.map((cell) => `[${cell}]`)].join(', ')
    const table = (isFull: boolean) =>
      `#table(columns: ${xs.length + 1}, inset: (x: 8pt, y: 7pt), ${row('$x$', xs.map(String))}, ${row(
        '$y$',
        points.map(([, v]) => String(v)),
      )}, ${row(
        // A fraction is as high as its row.
        `#box(inset: (y: 5pt))[${inText(across.markup)}]`,
        points.map(([u]) => (isFull ? `#result[${u}]` : '')),
      )})`
    return {
      question: typst`
The variables $x$ and $y$ are related by $${law}$, where $a$ and $b$ are constants. The table shows some of their values.
${table(false)}
#part("a", 1)[Complete the table.]
#part("b", 2)[On the grid, plot the points and draw the straight-line graph of $y$ against ${inText(across.markup)}.
${paper(across, y, scaleX, scaleY)}]
#part("c", 2)[Use your graph to find the value of $a$ and of $b$.]`,
      answer: typst`
#part("a")[#working("B1")[${table(true)}]]
#part("b")[
#working("B1 FT")[points plotted]
#working("B1")[ruled line through them]
${paper(across, y, scaleX, scaleY, crosses(points), ruled(line, 0, scaleX.to))}]
#part("c")[
#working("B1 FT")[$a$ is the gradient, $display(${rise(first, last)}) =$ #result[${minus(a)}]]
#working("B1 FT")[$b$ is the intercept, #result[${minus(b)}]]
#note[From a drawn line, $a$ within 10% and $b$ within a small square are accepted.]]`,
      alt: plain`The variables x and y are related by ${spoken}, where a and b are constants. A table has x as ${listInWords(xs)} and y as ${listInWords(points.map(([, v]) => v))}, and an empty row for ${across.words}. Part a: complete the table. Part b: on a grid with ${across.words} from ${scaleX.from} to ${scaleX.to} and y from ${scaleY.from} to ${scaleY.to}, plot the points and draw the straight-line graph of y against ${across.words}. Part c: use your graph to find the value of a and of b.`,
      answerAlt: plain`Part a: the values of ${across.words} are ${listInWords(points.map(([u]) => u))}. Part b: the points lie on a straight line. Part c: its gradient is a, which is ${a}, and its intercept is b, which is ${b}.`,
      answers: [
        final('a', inOrder(points.map(([u]) => u))),
        final('b', pointsOn(plane, points), 'points'),
        final('b', lineOn(plane, first, last, 1), 'line'),
        final('c', number(a, { accept: [String(tidy(0.9 * a)), String(tidy(1.1 * a))] }), 'a'),
        final(
          'c',
          number(b, {
            accept: [
              String(tidy(b - scaleY.step / scaleY.minor)),
              String(tidy(b + scaleY.step / scaleY.minor)),
            ],
          }),
          'b',
        ),
      ],
      // From the first two pairs of the table alone.
      verify: () => {
        const [[u = 0, v = 0] = [], [p = 1, q = 0] = []] = points
        const gradient = (q - v) / (p - u)
        return compared(['a', gradient, a], ['b', v - gradient * u, b])
      },
    }
  }

export const lineFromTable = defineTemplate({
  id: 'line-from-a-table',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    square: fromTable({
      across: plotted.xSquared,
      law: 'y = a x^2 + b',
      spoken: 'y equals a x squared plus b',
      xs: [1, 2, 3, 4, 5],
      toAcross: (x) => x * x,
      scaleX: { from: 0, to: 25, step: 5, minor: 5 },
      scaleY: { from: 0, to: 120, step: 20, minor: 4 },
      draw: (random) => ({ a: random.integer(2, 4), b: 5 * random.integer(1, 4) }),
    }),
    reciprocal: fromTable({
      across: plotted.overX,
      law: 'display(y = a/x + b)',
      spoken: 'y equals a over x, plus b',
      xs: [1, 2, 2.5, 4, 10],
      toAcross: (x) => 1 / x,
      scaleX: { from: 0, to: 1, step: 0.2, minor: 4 },
      scaleY: { from: 0, to: 20, step: 5, minor: 5 },
      draw: (random) => ({ a: random.integer(4, 7) * 2, b: random.integer(2, 5) }),
    }),
  },
})
