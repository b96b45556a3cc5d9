// Where two lines meet, and the triangle that they make with an axis.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  heightAt,
  implicit,
  implicitInWords,
  type Line,
  lineThrough,
  moved,
  multipleOf,
  rightSide,
} from '../../kit/lines.ts'
import { lowestTerms, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const crossing = (one: Line, other: Line): Point => {
  const x = (asNumber(other.c) - asNumber(one.c)) / (asNumber(one.m) - asNumber(other.m))
  return [x, heightAt(one, x)]
}

const drawMeeting = (random: Random) => {
  const meet: Point = [random.integerExcept(-5, 6, 0), random.integer(-7, 9)]
  const [m = 2, n = -1] = random.distinct([-3, -2, -1, 1, 2, 3, 4], 2)
  const one = lineThrough(meet, [m, 1])
  const [a, b] = random.until(
    () => [random.integer(2, 5), random.integer(2, 4)] as const,
    ([p, q]) => p !== q && p + q * m !== 0 && (p + q !== 6 || p === 5),
  )
  return { meet, m, n, one, a, b }
}

interface Meeting {
  readonly meet: Point
  readonly one: Line
  readonly other: Line
  readonly second: readonly [markup: string, spoken: string]
  readonly note?: string
  /** What follows when one equation is put into the other: … , that is times · x = end. */
  readonly inserted: string
  readonly times: number
  readonly end: number
}

const meeting = ({ meet, one, other, second, note = '', inserted, times, end }: Meeting) => {
  const [x, y] = meet
  return {
    question: typst`
The lines $${equation(one)}$ and $${second[0]}$ meet at the point $P$.

Find the coordinates of $P$. You must show all your working. #marks(4)`,
    answer: typst`
#note[At $P$ both equations hold${note}.]
#working("M1")[$${inserted}$]
#working("M1")[$${multipleOf([times, 1])} = ${minus(end)}$]
#working("A1")[$x = ${minus(x)}$]
#working("A1")[$y = ${minus(y)}$, so $P$ is #result[$${shownPoint(meet)}$]]`,
    alt: plain`The lines ${equationInWords(one)} and ${second[1]} meet at the point P. Find the coordinates of P. You must show all your working.`,
    answerAlt: plain`Put the first equation into the second. Then ${termsInWords([times, 'x'])} equals ${plain`${end}`}, so x is ${x} and y is ${y}. P is ${spokenPoint(meet)}.`,
    answers: [final('', coordinates(x, y), 'P')],
    verify() {
      const found = crossing(one, other)
      return agree(distance(found, meet), 0, 1e-9) ? null : `they meet at ${found.join(', ')}`
    },
  }
}

export const intersection = defineTemplate({
  id: 'where-lines-meet',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'both-for-y'(random) {
      const { meet, m, n, one } = drawMeeting(random)
      const other = lineThrough(meet, [n, 1])
      return meeting({
        meet,
        one,
        other,
        second: [equation(other), equationInWords(other)],
        inserted: `${rightSide(one)} = ${rightSide(other)}`,
        times: m - n,
        end: other.c[0] - one.c[0],
      })
    },
    'mixed-forms'(random) {
      const { meet, m, one, a, b } = drawMeeting(random)
      const form = [a, b, a * meet[0] + b * meet[1]] as const
      return meeting({
        meet,
        one,
        other: lineThrough(meet, lowestTerms(-a, b)),
        second: [implicit(form), implicitInWords(form)],
        note: typst`, so put $${rightSide(one)}$ in the place of $y$`,
        inserted: `${multipleOf([a, 1])} + ${b}(${rightSide(one)}) = ${minus(form[2])}`,
        times: a + b * m,
        end: form[2] - b * one.c[0],
      })
    },
  },
})

/** A rising and a falling line that meet on the right of both axes. */
const drawTriangle = (random: Random, isWhole: (feet: readonly number[]) => boolean) =>
  random.until(
    (): [Point, Line, Line] => {
      const p: Point = [random.integer(2, 6), random.integer(2, 9)]
      const [up, down] = [random.integer(1, 3), random.integer(1, 3)]
      return [p, lineThrough(p, [up, 1]), lineThrough(p, [-down, 1])]
    },
    ([, rising, falling]) => {
      const feet = [rising, falling].map((line) => -asNumber(line.c) / asNumber(line.m))
      return (
        isWhole(feet) &&
        rising.c[0] !== 0 &&
        falling.c[0] !== 0 &&
        Math.abs(rising.c[0]) < 9 &&
        falling.c[0] < 16
      )
    },
  )

interface Triangle {
  readonly axis: 'x' | 'y'
  readonly meet: Point
  readonly one: Line
  readonly other: Line
  readonly ends: readonly [Point, Point]
  readonly sides: readonly [string, string]
  readonly base: number
  readonly height: number
}

const triangle = ({ axis, meet, one, other, ends: [a, b], sides, base, height }: Triangle) => {
  const area = (base * height) / 2
  const times = one.m[0] - other.m[0]
  // P is named in the middle of the free angle on its right.
  const [p, q] = [one, other].map(({ m }) => asNumber(m))
  const between: Point = [
    Math.cos(Math.atan(p ?? 0)) + Math.cos(Math.atan(q ?? 0)),
    Math.sin(Math.atan(p ?? 0)) + Math.sin(Math.atan(q ?? 0)),
  ]
  const picture = bareAxes(
    [a, b, meet, [meet[0] * 1.25, 0], [0, meet[1] * 1.2]],
    [
      `region(${[a, b, meet].map(pair).join(', ')}, fill: maths-wash)`,
      drawn(one),
      drawn(other, { colour: 'addmaths' }),
      named(a, 'A', sides[0]),
      named(b, 'B', sides[1]),
      named(meet, 'P', moved(meet, between, -1)),
    ],
  )
  return {
    question: typst`
The lines $${equation(one)}$ and $${equation(other)}$ meet at $P$. They cross the $${axis}$-axis at $A$ and $B$.
${picture}
#part("a", 3)[Find the coordinates of $P$.]
#part("b", 3)[Find the area of triangle $A B P$.]`,
    answer: typst`
#part("a")[
#working("M1")[$${rightSide(one)} = ${rightSide(other)}$]
#working("A1")[$${multipleOf([times, 1])} = ${other.c[0] - one.c[0]}$, so $x = ${meet[0]}$]
#working("A1")[$P$ is #result[$${shownPoint(meet)}$]]]
#part("b")[
#working("B1")[$A$ is $${shownPoint(a)}$ and $B$ is $${shownPoint(b)}$]
#note[Take $A B$ as the base. The height is the $${axis === 'y' ? 'x' : 'y'}$-coordinate of $P$.]
#working("M1")[$ 1/2 times ${base} times ${height} $]
#working("A1")[area $=$ #result[${area}]]]`,
    alt: plain`The lines ${equationInWords(one)} and ${equationInWords(other)} meet at P. They cross the ${axis} axis at A and B, in this order. Triangle ABP is shaded. Part a: find the coordinates of P. Part b: find the area of triangle ABP.`,
    answerAlt: plain`Part a: putting the two equal gives x equals ${meet[0]}, and P is ${spokenPoint(meet)}. Part b: A is ${spokenPoint(a)} and B is ${spokenPoint(b)}, so the base AB is ${base} and the height is ${height}. The area is ${area}.`,
    answers: [final('a', coordinates(...meet), 'P'), final('b', number(area))],
    verify() {
      if (!agree(distance(crossing(one, other), meet), 0, 1e-9)) return 'the lines meet elsewhere'
      if (!agree(heightAt(one, a[0]), a[1]) || !agree(heightAt(other, b[0]), b[1]))
        return 'an end is not on its line'
      return agree(polygonArea(a, b, meet), area) && area > 0 ? null : 'the area is another'
    },
  }
}

export const triangleOfLines = defineTemplate({
  id: 'triangle-of-lines',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'with-the-y-axis'(random) {
      const [meet, one, other] = drawTriangle(random, () => true)
      const ends: readonly [Point, Point] = [
        [0, asNumber(one.c)],
        [0, asNumber(other.c)],
      ]
      return triangle({
        axis: 'y',
        meet,
        one,
        other,
        ends,
        sides: ['above-left', 'below-left'],
        base: ends[1][1] - ends[0][1],
        height: meet[0],
      })
    },
    'with-the-x-axis'(random) {
      const [meet, one, other] = drawTriangle(random, (feet) => feet.every(Number.isInteger))
      const [left, right] = [-asNumber(one.c) / asNumber(one.m), -asNumber(other.c) / asNumber(other.m)]
      return triangle({
        axis: 'x',
        meet,
        one,
        other,
        ends: [
          [left, 0],
          [right, 0],
        ],
        sides: ['above-left', 'above-right'],
        base: right - left,
        height: meet[1],
      })
    },
  },
})
