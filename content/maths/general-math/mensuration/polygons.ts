// Areas of the triangle, the parallelogram and the trapezium, and lengths found back from an area.

import { type Point, polygonArea } from '../../kit/checking.ts'
import { skip } from '../../kit/draws.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exactly } from '../../kit/measuring.ts'
import { beside, drawPath } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A sketch of a polygon with a dashed height and lengths beside some of its sides. */
const drawing = (
  corners: readonly Point[],
  top: Point,
  height: string,
  heightSide: Point,
  labels: readonly string[],
): string => {
  const foot: Point = [top[0], 0]
  const right = heightSide[0] < top[0]
  return `#sketch(${drawPath(corners)}, edge(${pair(foot)}, ${pair(top)}, dash: "dashed"), ${beside(foot, top, height, heightSide)}, angle-mark(${pair(foot)}, ${pair([top[0] + (right ? -1 : 1), 0])}, ${pair(top)}, square: true), ${labels.join(', ')}, height: 180pt)`
}

const slants = [
  { rise: 8, run: 6, slant: 10 },
  { rise: 12, run: 5, slant: 13 },
  { rise: 4, run: 3, slant: 5 },
  { rise: 12, run: 9, slant: 15 },
] as const

const encloses = (corners: readonly Point[], area: number): string | null => {
  const found = polygonArea(...corners)
  return Math.abs(found - area) < 1e-9 ? null : `the corners enclose ${found}`
}

export const areaOfPolygon = defineTemplate({
  id: 'area-of-polygon',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    triangle: (random) => {
      const { rise, run } = random.pick(slants)
      const base = random.integer(rise, rise + 6)
      skip(random, 1)
      const tall = random.integer(2, 5) * 2
      const answer = (base * tall) / 2
      const corners: readonly Point[] = [
        [0, 0],
        [base, 0],
        [base + run / 2, tall],
      ]
      const area = exactly(answer, 'cm²')
      const bottom = beside([0, 0], [base, 0], `[${base}~cm]`, [base / 2, 3])
      const peak = corners.at(2) ?? [0, 0]
      return {
        question: typst`
${drawing(corners, peak, `[${tall}~cm]`, [0, 0], [bottom, `edge((${base}, 0), (${peak[0]}, 0), dash: "dashed")`])}
Work out the area of the triangle. #marks(2)`,
        answer: typst`
#note[The height is measured at a right angle to the base. It may lie outside the triangle.]
#working("M1")[$ 1/2 times ${base} times ${tall} $]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A triangle has a base of ${base} cm. Its top lies beyond the end of the base, at a perpendicular height of ${tall} cm. Work out the area of the triangle.`,
        answerAlt: plain`The area is half times ${base} times ${tall}, which is ${area.spoken}. The height may lie outside the triangle.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify: () => encloses(corners, answer),
      }
    },
    parallelogram: (random) => {
      const { rise, run, slant } = random.pick(slants)
      const base = random.integer(rise, rise + 6)
      const tall = rise
      const answer = base * rise
      const corners: readonly Point[] = [
        [0, 0],
        [base, 0],
        [base + run, rise],
        [run, rise],
      ]
      const area = exactly(answer, 'cm²')
      const bottom = beside([0, 0], [base, 0], `[${base}~cm]`, [base / 2, 3])
      const peak = corners.at(3) ?? [0, 0]
      const [, lower = [0, 0], upper = [0, 0]] = corners
      return {
        question: typst`
${drawing(corners, peak, `[${tall}~cm]`, [0, 0], [bottom, beside(lower, upper, `[${slant}~cm]`, [0, tall / 2])])}
Work out the area of the parallelogram. #marks(2)`,
        answer: typst`
#note[Base times perpendicular height. The sloping side of ${slant}~cm is not needed.]
#working("M1")[$${base} times ${tall}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A parallelogram has a base of ${base} cm, a sloping side of ${slant} cm and a perpendicular height of ${tall} cm. Work out its area.`,
        answerAlt: plain`The area is the base times the perpendicular height: ${base} times ${tall}, which is ${area.spoken}. The sloping side is not needed.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify: () => encloses(corners, answer),
      }
    },
    trapezium: (random) => {
      const { rise } = random.pick(slants)
      const base = random.integer(rise, rise + 6)
      const top = base - random.integer(2, Math.min(4, base - 2))
      const tall = random.integer(2, 5) * 2
      const answer = ((base + top) * tall) / 2
      const corners: readonly Point[] = [
        [0, 0],
        [base, 0],
        [top + 1, tall],
        [1, tall],
      ]
      const area = exactly(answer, 'cm²')
      const bottom = beside([0, 0], [base, 0], `[${base}~cm]`, [base / 2, 3])
      return {
        question: typst`
${drawing(corners, [1 + top / 2, tall], `[${tall}~cm]`, [0, 0], [bottom, beside([1, tall], [top + 1, tall], `[${top}~cm]`, [1, 0])])}
Work out the area of the trapezium. #marks(2)`,
        answer: typst`
#note[Half the sum of the parallel sides, times the distance between them.]
#working("M1")[$ 1/2 times (${base} + ${top}) times ${tall} $]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A trapezium has parallel sides of ${base} cm and ${top} cm, which are ${tall} cm apart. Work out its area.`,
        answerAlt: plain`The area is half times the sum of ${base} and ${top}, times ${tall}, which is ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify: () => encloses(corners, answer),
      }
    },
  },
})

const drawMissingLength = (random: Random) => {
  const height = random.integer(4, 9)
  const long = random.integer(9, 15)
  const short = random.until(
    () => random.integer(3, 8),
    (side) => ((long + side) * height) % 2 === 0,
  )
  // A triangle and a parallelogram whose areas are equal: the height of the triangle is whole.
  const { base, up, triangle } = random.until(
    () => ({ base: random.integer(6, 12), up: random.integer(4, 9), triangle: random.integer(6, 18) }),
    ({ base, up, triangle }) =>
      (2 * base * up) % triangle === 0 && triangle !== base && triangle !== 2 * base,
  )
  const area = ((long + short) * height) / 2
  const corners: readonly Point[] = [
    [0, 0],
    [long, 0],
    [short + 1, height],
    [1, height],
  ]
  const trapezium = (tall: string, upper: string) =>
    drawing(
      corners,
      [1 + short / 2, height],
      tall,
      [0, 0],
      [
        beside([0, 0], [long, 0], `[${long}~cm]`, [long / 2, 3]),
        beside([1, height], [short + 1, height], upper, [1, 0]),
      ],
    )
  return { height, long, short, base, up, triangle, area, trapezium }
}

export const missingLength = defineTemplate({
  id: 'length-from-area',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'trapezium-height': (random) => {
      const { height, long, short, area, trapezium } = drawMissingLength(random)
      const answer = height
      const found = exactly(answer, '')
      return {
        question: typst`
The area of this trapezium is ${area}~cm².
${trapezium('[$h$~cm]', `[${short}~cm]`)}
Find the value of $h$. #marks(3)`,
        answer: typst`
#working("M1")[$ 1/2 times (${long} + ${short}) times h = ${area} $]
#working("M1")[$ h = (2 times ${area})/${long + short} $]
#working("A1")[$h =$ ${found.shown}]`,
        alt: plain`A trapezium has parallel sides of ${long} cm and ${short} cm and a height of h cm. Its area is ${area} square centimetres. Find the value of h.`,
        answerAlt: plain`Half times the sum of ${long} and ${short}, times h, is ${area}. So h is twice ${area} divided by ${long + short}, which is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }), 'h')],
        verify() {
          const [side, tall] = [short, answer]
          const found = polygonArea([0, 0], [long, 0], [side, tall], [0, tall])
          const wanted = area
          return Math.abs(found - wanted) < 1e-9 ? null : `the corners enclose ${found}, not ${wanted}`
        },
      }
    },
    'trapezium-side': (random) => {
      const { height, long, short, area, trapezium } = drawMissingLength(random)
      const answer = short
      const found = exactly(answer, '')
      return {
        question: typst`
The area of this trapezium is ${area}~cm².
${trapezium(`[${height}~cm]`, '[$x$~cm]')}
Find the value of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ 1/2 times (${long} + x) times ${height} = ${area} $]
#working("M1")[$ ${long} + x = (2 times ${area})/${height} = ${long + short} $]
#working("A1")[$x =$ ${found.shown}]`,
        alt: plain`A trapezium has parallel sides of ${long} cm and x cm, which are ${height} cm apart. Its area is ${area} square centimetres. Find the value of x.`,
        answerAlt: plain`Half times the sum of ${long} and x, times ${height}, is ${area}. So ${long} plus x is ${long + short}, and x is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }), 'x')],
        verify() {
          const [side, tall] = [answer, height]
          const found = polygonArea([0, 0], [long, 0], [side, tall], [0, tall])
          const wanted = area
          return Math.abs(found - wanted) < 1e-9 ? null : `the corners enclose ${found}, not ${wanted}`
        },
      }
    },
    'equal-areas': (random) => {
      const { base, up, triangle } = drawMissingLength(random)
      const answer = (2 * base * up) / triangle
      const found = exactly(answer, 'cm')
      return {
        question: typst`A parallelogram has a base of ${base}~cm and a perpendicular height of ${up}~cm. A triangle with a base of ${triangle}~cm has the same area as the parallelogram.

Find the perpendicular height of the triangle. #marks(3)`,
        answer: typst`
#working("M1")[parallelogram: $${base} times ${up} = ${base * up}$]
#working("M1")[$ 1/2 times ${triangle} times h = ${base * up} $]
#working("A1")[height $= 2 times ${base * up} div ${triangle} =$ ${found.shown}]`,
        alt: plain`A parallelogram has a base of ${base} cm and a perpendicular height of ${up} cm. A triangle with a base of ${triangle} cm has the same area. Find the perpendicular height of the triangle.`,
        answerAlt: plain`The parallelogram has an area of ${base} times ${up}, which is ${base * up}. Half times ${triangle} times h is ${base * up}, so the height is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        verify() {
          const found = polygonArea([0, 0], [triangle, 0], [2, answer])
          const wanted = polygonArea([0, 0], [base, 0], [base + 2, up], [2, up])
          return Math.abs(found - wanted) < 1e-9 ? null : `the corners enclose ${found}, not ${wanted}`
        },
      }
    },
  },
})
