// Regions of the plane from linear inequalities: naming them and drawing them.

import { type Point, polygonArea } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  boundariesToDraw,
  boundary,
  boundarySpoken,
  drawRegion,
  type HalfPlane,
  holds,
  inequality,
  inequalitySpoken,
  isStrict,
  regionOf,
} from './half-planes.ts'

export const plot = { from: -1, to: 8 }

/** Three inequalities whose region is a triangle that fits on the grid. */
const draw = (random: Random, drawHalves: () => HalfPlane[]): HalfPlane[] => {
  return random.until(drawHalves, (halves) => {
    const corners = regionOf(halves, plot)
    const [, , last] = halves
    if (last === undefined || corners.length !== 3 || polygonArea(...corners) < 4) return false
    const reach = [last.c / last.a, last.c / last.b]
    return reach.every((end) => end <= 8) && corners.every((corner) => corner.every((v) => v < 8))
  })
}

/** x ≥ s, y > t and px + qy ≤ c. */
export const oneSlanted = (random: Random) =>
  draw(random, () => {
    const [s, t] = [random.integer(1, 3), random.integer(1, 2)]
    const strict = random.chance(0.5)
    const [p, q] = random.pick([
      [1, 2],
      [2, 1],
      [3, 2],
      [2, 3],
      [3, 4],
      [4, 3],
    ] as const)
    // Both crossings of the axes are whole numbers, for the line must be read off the grid.
    const c = random.pick([1, 2, 3]) * p * q
    return [
      { a: 1, b: 0, c: s, relation: strict ? '>=' : '>' },
      { a: 0, b: 1, c: t, relation: strict ? '>' : '>=' },
      { a: p, b: q, c, relation: '<=' },
    ] as HalfPlane[]
  })

/** y ≥ t, y < x + k and x + y ≤ c. */
const twoSlanted = (random: Random) =>
  draw(random, () => {
    const [, t] = [random.integer(1, 3), random.integer(1, 2)]
    const strict = random.chance(0.5)
    return [
      { a: 0, b: 1, c: t, relation: strict ? '>' : '>=' },
      { a: -1, b: 1, c: random.integer(1, 3), relation: strict ? '<=' : '<' },
      { a: 1, b: 1, c: random.integer(6, 8), relation: '<=' },
    ]
  })

const kindOfLine = (half: HalfPlane): string => (isStrict(half) ? 'broken' : 'solid')

/** The lines as a listener must know them. */
const linesInWords = (halves: readonly HalfPlane[]): string => {
  return listInWords(
    halves.map((half) => {
      if (half.b === 0) return `a ${kindOfLine(half)} vertical line through ${half.c} on the x axis`
      if (half.a === 0) return `a ${kindOfLine(half)} horizontal line through ${half.c} on the y axis`
      if (half.a < 0) return `a ${kindOfLine(half)} line through (0, ${half.c}) and (2, ${half.c + 2})`
      return `a ${kindOfLine(half)} line through (0, ${half.c / half.b}) and (${half.c / half.a}, 0)`
    }),
  )
}

const described = (halves: readonly HalfPlane[], marks: readonly string[], inside: string) => ({
  question: typst`
The region $R$ is shaded.
${drawRegion(halves, plot, { shade: 'region' })}
Write down the three inequalities that define $R$. #marks(4)`,
  answer: typst`
#note[Find the equation of each line, then try a point of $R$. A broken line does not belong to $R$.]
${halves.map((half, n) => typst`#working("${marks[n] ?? 'B1'}")[$${boundary(half)}$: #result[$${inequality(half)}$]]${marks[n] === 'B2' ? '\n#scheme[*B1* for the equation of the line, or for a wrong sign of the inequality]' : ''}`).join('\n')}`,
  alt: plain`A grid shows three lines: ${linesInWords(halves)}. The shaded region R is the triangle between them, ${inside}. Write down the three inequalities that define R.`,
  answerAlt: plain`The inequalities are: ${halves.map(inequalitySpoken).join('; ')}.`,
  // Two-letter inequalities cannot be typed.
  answers: [],
  verify() {
    // The triangle's own corners and middle: inside, and a little beyond each side no longer.
    const corners = regionOf(halves, plot)
    const [x, y] = [0, 1].map((k) => corners.reduce((sum, corner) => sum + (corner[k] ?? 0), 0) / 3)
    if (x === undefined || y === undefined || !halves.every((half) => holds(half, [x, y])))
      return 'R is empty'
    const beyond = corners.map(
      (corner): Point => [corner[0] + (corner[0] - x) * 0.1, corner[1] + (corner[1] - y) * 0.1],
    )
    return beyond.every((point) => halves.some((half) => !holds(half, point)))
      ? null
      : 'R goes on beyond a corner'
  },
})

export const describeRegion = defineTemplate({
  id: 'describe-a-region',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'one-slanting-side': (random) =>
      described(
        oneSlanted(random),
        ['B1', 'B1', 'B2'],
        'above and to the right of the first two lines and below the third',
      ),
    'two-slanting-sides': (random) =>
      described(twoSlanted(random), ['B1', 'B2', 'B1'], 'above the first line and below the other two'),
  },
})

const drawing = (halves: readonly HalfPlane[], where: string) => {
  const lines = halves.map((half) => `${kindOfLine(half)} line for $${inequality(half)}$`)
  const slanted = halves.filter(({ a, b }) => a !== 0 && b !== 0)
  const how = slanted
    .map((half) =>
      half.a < 0
        ? `$${boundary(half)}$ has gradient 1 and crosses the $y$-axis at ${half.c}`
        : `$${boundary(half)}$ goes through $(0, ${half.c / half.b})$ and $(${half.c / half.a}, 0)$`,
    )
    .join('; ')
  return {
    question: typst`
On the grid, show the region $R$ defined by these inequalities. Shade the _unwanted_ regions and label $R$.
$ ${halves.map(inequality).join(', quad ')} $
${drawRegion(halves, plot, { shade: 'nothing', lines: false })}
#marks(4)`,
    answer: typst`
#note[${how}.]
${lines.map((line) => `#working("B1")[${line}]`).join('\n')}
#working("B1")[#result[$R$] as here, ${where}]
${drawRegion(halves, plot, { shade: 'unwanted' })}`,
    alt: plain`On a grid with both axes from minus 1 to 8, show the region R defined by these inequalities, shade the unwanted regions and label R: ${halves.map(inequalitySpoken).join('; ')}.`,
    answerAlt: plain`The boundaries are ${listInWords(halves.map((half) => `the ${kindOfLine(half)} line ${boundarySpoken(half)}`))}. R is the triangle between them, with corners at ${listInWords(
      regionOf(halves, plot).map(([x, y]) => plain`(${Number(x.toFixed(2))}, ${Number(y.toFixed(2))})`),
    )}.`,
    answers: [final('', boundariesToDraw(halves, plot), 'the three boundaries')],
    verify() {
      // By throwing a fine net of points: the share that satisfies all three is the area of the triangle.
      let inside = 0
      const step = 0.05
      for (let x = plot.from + step / 2; x < plot.to; x += step) {
        for (let y = plot.from + step / 2; y < plot.to; y += step) {
          if (halves.every((half) => holds(half, [x, y]))) inside += step * step
        }
      }
      const area = polygonArea(...regionOf(halves, plot))
      return Math.abs(inside - area) < 0.25 ? null : `the area is ${inside}, not ${area}`
    },
  }
}

export const drawTheRegion = defineTemplate({
  id: 'draw-a-region',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    intercepts: (random) => drawing(oneSlanted(random), 'the triangle that is left'),
    gradient: (random) => drawing(twoSlanted(random), 'between the three lines'),
  },
})
