// Gradients: from a graph and from two points.

import { agree, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { drawn, grid, segment } from '../../kit/grids.ts'
import {
  difference,
  gradientOf,
  heightAt,
  type Line,
  lineThrough,
  moved,
  multipleOf,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const steps = [
  [1, 2],
  [3, 2],
  [2, 3],
  [3, 4],
  [4, 3],
  [1, 3],
] as const

const gradient = (m: Line['m']) => final('', number(asTyped(shown(m))))

interface Drawn {
  readonly line: Line
  readonly from: Point
  readonly to: Point
  readonly axes: (...parts: string[]) => string
  /** What is said of the scale. */
  readonly scale?: readonly [markup: string, spoken: string]
}

const fromGraph = ({ line, from, to, axes, scale = ['', ''] }: Drawn) => {
  const [run, rise] = [to[0] - from[0], to[1] - from[1]]
  const corner: Point = [to[0], from[1]]
  // The labels stand on the free sides of the right-angled triangle.
  const legs = [
    segment(from, corner, `dash: "dashed", colour: wrong, body: $${run}$, away: ${pair(to)}`),
    segment(corner, to, `dash: "dashed", colour: wrong, body: $${minus(rise)}$, away: ${pair(from)}`),
  ]
  const value = shown(line.m)
  const falls = rise < 0 ? ' The line goes down from left to right, so the gradient is negative.' : ''
  return {
    question: typst`
The diagram shows a straight line.
${axes(drawn(line))}
Find the gradient of the line. #marks(2)`,
    answer: typst`
#note[Take two points of the line that can be read exactly, here $${shownPoint(from)}$ and $${shownPoint(to)}$.${scale[0]}${falls}]
${axes(drawn(line), ...legs)}
#working("M1")[$ "gradient" = ("change in" y)/("change in" x) = ${minus(rise)}/${run} $]
#working("A1")[gradient $=$ #result[$${value}$]]`,
    alt: plain`A straight line is drawn on a grid. It passes through ${spokenPoint(from)} and ${spokenPoint(to)}.${scale[1]} Find the gradient of the line.`,
    answerAlt: plain`Between the points ${spokenPoint(from)} and ${spokenPoint(to)}, y changes by ${rise} while x changes by ${run}. The gradient is ${rise} divided by ${run}, which is ${spoken(line.m)}.`,
    answers: [gradient(line.m)],
    verify() {
      // One unit further to the right, the line must be the gradient higher.
      const climb = heightAt(line, from[0] + 1) - heightAt(line, from[0])
      return agree(heightAt(line, to[0]), to[1]) && agree(from[1] + climb * (to[0] - from[0]), to[1])
        ? null
        : 'the line misses a point'
    },
  }
}

const onSquares = (random: Random, isRising: boolean) => {
  // The legs of the triangle that shows the gradient keep clear of the axes, and the line is well on the grid.
  const [from, to] = random.until(
    (): [Point, Point] => {
      const [rise, run] = random.pick(steps)
      const start: Point = [random.integer(-5, 1), random.integer(-5, 5)]
      return [start, moved(start, [run, isRising ? rise : -rise], random.integer(1, 2))]
    },
    ([[left, level], [right, end]]) => {
      const crossing = level - (left * (end - level)) / (right - left)
      const isClear = (value: number) => Math.abs(value) >= 1
      return (
        right - left > 1 &&
        [right, end].every((value) => Math.abs(value) <= 5) &&
        [level, right, (left + right) / 2, (level + end) / 2].every(isClear) &&
        right !== -1 &&
        Number.isInteger(crossing) === isRising &&
        Math.abs(crossing) <= 4 &&
        crossing !== 0
      )
    },
  )
  return fromGraph({
    line: lineThrough(from, gradientOf(from, to)),
    from,
    to,
    axes: (...parts) => grid([-6, 6], [-6, 6], ...parts),
  })
}

export const gradientFromGraph = defineTemplate({
  id: 'gradient-from-a-graph',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    rising: (random) => onSquares(random, true),
    falling: (random) => onSquares(random, false),
    'unequal-scales'(random) {
      const [perUnit, start] = [random.pick([5, 10, 15, 20]), random.pick([10, 20, 30, 40])]
      const to: Point = [4, start + 4 * perUnit]
      const high = Math.ceil((to[1] + 5) / 20) * 20
      return fromGraph({
        line: { m: [perUnit, 1], c: [start, 1] },
        from: [0, start],
        to,
        axes: (...parts) =>
          `#axes(axis(0, 5, title: $x$), axis(0, ${high}, step: 10, title: $y$), ${['height: 230pt', ...parts].join(', ')})`,
        scale: [
          ' One square up is 10, one square across is 1.',
          ' One square is 1 along the x axis and 10 along the y axis.',
        ],
      })
    },
  },
})

const drawSlope = (random: Random): readonly [run: number, up: number, times: number] => {
  const [rise, run] = random.pick([...steps, [2, 1], [3, 1], [5, 2]] as const)
  const times = random.integer(2, 3)
  return [run, random.sign() * rise, times]
}

interface Segment {
  readonly a: Point
  readonly b: Point
  /** A coordinate, or a change of one, as it is printed and spoken. */
  readonly term: (value: number) => string
  readonly say: (value: number) => string
  readonly subtract: (p: number, q: number) => string
  readonly where?: readonly [markup: string, spoken: string]
  readonly note: string
}

const ofSegment = ({ a, b, term, say, subtract, where = ['', ''], note }: Segment) => {
  const m = gradientOf(a, b)
  const line = lineThrough(a, m)
  const place = ([x, y]: Point) => `(${term(x)}, ${term(y)})`
  const placeInWords = ([x, y]: Point) => `(${say(x)}, ${say(y)})`
  const [rise, run] = [b[1] - a[1], b[0] - a[0]]
  return {
    question: typst`
$A$ is the point $${place(a)}$ and $B$ is the point $${place(b)}$${where[0]}.

Find the gradient of the line $A B$. #marks(2)`,
    answer: typst`
#working("M1")[$ (${subtract(b[1], a[1])})/(${subtract(b[0], a[0])}) = (${term(rise)})/(${term(run)}) $]
#note[${note}]
#working("A1")[gradient $=$ #result[$${shown(m)}$]]`,
    alt: plain`A is the point ${placeInWords(a)} and B is the point ${placeInWords(b)}${where[1]}. Find the gradient of the line AB.`,
    answerAlt: plain`The change in y is ${say(rise)} and the change in x is ${say(run)}. The gradient is ${spoken(m)}.`,
    answers: [gradient(m)],
    verify: () =>
      agree(heightAt(line, b[0]), b[1]) ? null : 'B is not on the line through A with this gradient',
  }
}

export const gradientOfPoints = defineTemplate({
  id: 'gradient-of-two-points',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    numbers(random) {
      const a: Point = [random.integer(-6, 3), random.integer(-5, 8)]
      const [run, up, times] = drawSlope(random)
      return ofSegment({
        a,
        b: moved(a, [run, up], times),
        term: minus,
        say: (value) => plain`${value}`,
        subtract: difference,
        note: 'Take the coordinates of both points in the same order, above and below.',
      })
    },
    // Both coordinates are multiples of one letter, which cancels.
    letters(random) {
      random.integer(-6, 3)
      random.integer(-5, 8)
      const [run, up, times] = drawSlope(random)
      const a: Point = [random.integer(1, 3), random.integer(1, 7)]
      const letter = random.pick(['p', 't', 'k'])
      const term = (value: number) => (value === 0 ? '0' : multipleOf([value, 1], letter))
      return ofSegment({
        a,
        b: moved(a, [run, up], times),
        term,
        say: (value) =>
          value === 0
            ? plain`${value}`
            : `${value === 1 ? '' : value === -1 ? 'minus ' : plain`${value} `}${letter}`,
        subtract: (p, q) => `${term(p)} − ${q < 0 ? `(${term(q)})` : term(q)}`,
        where: [typst`, where $${letter} > 0$`, `, where ${letter} is positive`],
        note: 'The letter cancels.',
      })
    },
  },
})
