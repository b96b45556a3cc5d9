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

/** Two lines, the second of them also solved for y or as ax + by = d. */
const meeting = (random: Random, isBoth: boolean) => {
  const meet: Point = [random.integerExcept(-5, 6, 0), random.integer(-7, 9)]
  const [m = 2, n = -1] = random.distinct([-3, -2, -1, 1, 2, 3, 4], 2)
  const one = lineThrough(meet, [m, 1])
  const [a, b] = random.until(
    () => [random.integer(2, 5), random.integer(2, 4)] as const,
    ([p, q]) => p !== q && p + q * m !== 0 && (p + q !== 6 || p === 5),
  )
  const other = lineThrough(meet, isBoth ? [n, 1] : lowestTerms(-a, b))
  const form = [a, b, a * meet[0] + b * meet[1]] as const
  const c = one.c[0]
  const second = isBoth ? equation(other) : implicit(form)
  const [x, y] = meet
  const times = isBoth ? m - other.m[0] : a + b * m
  const end = isBoth ? other.c[0] - c : form[2] - b * c
  const inserted = isBoth
    ? `${rightSide(one)} = ${rightSide(other)}`
    : `${multipleOf([a, 1])} + ${b}(${rightSide(one)}) = ${minus(form[2])}`
  return {
    question: typst`
The lines $${equation(one)}$ and $${second}$ meet at the point $P$.

Find the coordinates of $P$. You must show all your working. #marks(4)`,
    answer: typst`
#note[At $P$ both equations hold${isBoth ? '' : typst`, so put $${rightSide(one)}$ in the place of $y$`}.]
#working("M1")[$${inserted}$]
#working("M1")[$${multipleOf([times, 1])} = ${minus(end)}$]
#working("A1")[$x = ${minus(x)}$]
#working("A1")[$y = ${minus(y)}$, so $P$ is #result[$${shownPoint(meet)}$]]`,
    alt: plain`The lines ${equationInWords(one)} and ${isBoth ? equationInWords(other) : implicitInWords(form)} meet at the point P. Find the coordinates of P. You must show all your working.`,
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
    'both-for-y': (random) => meeting(random, true),
    'mixed-forms': (random) => meeting(random, false),
  },
})

/** The triangle that a rising and a falling line make with the y-axis or the x-axis. */
const triangle = (random: Random, onY: boolean) => {
  const [meet, one, other] = random.until(
    (): [Point, Line, Line] => {
      const p: Point = [random.integer(2, 6), random.integer(2, 9)]
      const [up, down] = [random.integer(1, 3), random.integer(1, 3)]
      return [p, lineThrough(p, [up, 1]), lineThrough(p, [-down, 1])]
    },
    ([, rising, falling]) => {
      const feet = [rising, falling].map((line) => -asNumber(line.c) / asNumber(line.m))
      const isWhole = onY || feet.every(Number.isInteger)
      return (
        isWhole && rising.c[0] !== 0 && falling.c[0] !== 0 && Math.abs(rising.c[0]) < 9 && falling.c[0] < 16
      )
    },
  )
  const ends = [one, other].map(
    (line): Point => (onY ? [0, asNumber(line.c)] : [-asNumber(line.c) / asNumber(line.m), 0]),
  )
  const [a = [0, 0], b = [0, 0]] = ends
  const [base, height] = onY ? [b[1] - a[1], meet[0]] : [b[0] - a[0], meet[1]]
  const area = (base * height) / 2
  const axis = onY ? 'y' : 'x'
  const times = one.m[0] - other.m[0]
  // P is named in the middle of the free angle on its right.
  const [p, q] = [one, other].map(({ m }) => asNumber(m))
  const between: Point = [
    Math.cos(Math.atan(p ?? 0)) + Math.cos(Math.atan(q ?? 0)),
    Math.sin(Math.atan(p ?? 0)) + Math.sin(Math.atan(q ?? 0)),
  ]
  const sides: readonly [string, string] = onY ? ['above-left', 'below-left'] : ['above-left', 'above-right']
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
#note[Take $A B$ as the base. The height is the ${onY ? '$x$' : '$y$'}-coordinate of $P$.]
#working("M1 FT")[$ 1/2 times ${base} times ${height} $]
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
    'with-the-y-axis': (random) => triangle(random, true),
    'with-the-x-axis': (random) => triangle(random, false),
  },
})
