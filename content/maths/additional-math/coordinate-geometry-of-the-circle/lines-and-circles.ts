// A line and a circle: where they meet, or that they touch, or that they miss each other.

import { agree, type Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { drawn } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  type Line,
  less,
  lineThrough,
  rightSide,
  squaredLength,
} from '../../kit/lines.ts'
import { terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  brackets,
  centreForm,
  centreFormInWords,
  chordEnd,
  coefficients,
  gap,
  generalForm,
  generalFormInWords,
  isAmong,
  nothings,
  picture,
  plus,
  somewhere,
  steps,
  timesBracket,
} from './circles.ts'

const drawLineMeetsCircle = (random: Random, task: 'points' | 'from-x') =>
  random.until(
    () => {
      const centre = somewhere(random, 4)
      const square = random.pick([5, 10, 13, 17, 20, 25, 26, 29, 34, 40])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const [a, b] = [plus(centre, u), plus(centre, v)].sort((p, q) => p[0] - q[0]) as [Point, Point]
      return { centre, square, a, b }
    },
    ({ a, b }) => {
      if (a[0] === b[0] || a[1] === b[1] || squaredLength(a, b) < 5) return false
      const line = lineThrough(a, gradientOf(a, b))
      const [m, up] = [asNumber(line.m), 1 / asNumber(line.m)]
      return task === 'points'
        ? Number.isInteger(m) && Math.abs(m) <= 3 && line.c[0] !== 0
        : Number.isInteger(up) && Math.abs(up) > 1 && Math.abs(up) <= 3 && line.c[0] !== 0
    },
  )

export const lineMeetsCircle = defineTemplate({
  id: 'line-meets-circle',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    points: (random) => {
      const circle = drawLineMeetsCircle(random, 'points')
      const { a, b } = circle
      const line = lineThrough(a, gradientOf(a, b))
      const answerEnd = typst`#working("A1 A1")[#result[$A${shownPoint(a)}$, $B${shownPoint(b)}$]]
#scheme[*A1* for each point, or for both values of one coordinate and then of the other]`
      const [m, c] = [line.m[0], line.c[0]]
      const [p, q, s] = [1, -(a[0] + b[0]), a[0] * b[0]]
      const times = 1 + m * m
      const bracket = less('y', circle.centre[1]).replace('y', rightSide(line))
      const inside = terms([m, 'x'], [c - circle.centre[1], ''])
      return {
        question: typst`
The line $${equation(line)}$ meets the circle $${centreForm(circle)}$ at the points $A$ and $B$.
${picture([circle], [drawn(line), chordEnd(a, b, circle.centre, 'A'), chordEnd(b, a, circle.centre, 'B')])}
Find the coordinates of $A$ and $B$. #marks(5)`,
        answer: typst`
#note[Put $y = ${rightSide(line)}$ into the equation.${bracket === inside ? '' : ` The second bracket becomes $${inside}$.`}]
#working("M1")[$${circle.centre[0] === 0 ? 'x^2' : `(${less('x', circle.centre[0])})^2`} + (${inside})^2 = ${circle.square}$]
#working("A1")[$${terms([times * p, 'x^2'], [times * q, 'x'], [times * s, ''])} = 0$]
#working("M1")[$${brackets('x', a[0], b[0])}$]
${answerEnd}`,
        alt: plain`The line ${equationInWords(line)} meets the circle ${centreFormInWords(circle)} at the points A and B. A is to the left of B. Find the coordinates of A and B.`,
        answerAlt: plain`Put the line into the circle: ${termsInWords([times * p, 'x squared'], [times * q, 'x'], [times * s, ''])} equals 0. So x is ${a[0]} or ${b[0]}. A is ${spokenPoint(a)} and B is ${spokenPoint(b)}.`,
        answers: [final('', coordinates(...a), 'smaller x'), final('', coordinates(...b), 'greater x')],
        verify() {
          const line = lineThrough(circle.a, gradientOf(circle.a, circle.b))
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          return found.length === 2 && isAmong(found, circle.a) && isAmong(found, circle.b)
            ? null
            : 'they meet elsewhere'
        },
      }
    },
    'from-x': (random) => {
      const circle = drawLineMeetsCircle(random, 'from-x')
      const { a, b } = circle
      const line = lineThrough(a, gradientOf(a, b))
      const answerEnd = typst`#working("A1 A1")[#result[$A${shownPoint(a)}$, $B${shownPoint(b)}$]]
#scheme[*A1* for each point, or for both values of one coordinate and then of the other]`
      const form = integerForm(line)
      const n = form[1] / form[0]
      const times = 1 + n * n
      const [q, s] = [-(a[1] + b[1]), a[1] * b[1]]
      const [d, e, f] = coefficients(circle)
      const inY = terms([form[2], ''], [-n, 'y'])
      return {
        question: typst`
The line $${implicit(form)}$ meets the circle
$ ${generalForm(circle)} $
at the points $A$ and $B$. The $x$-coordinate of $A$ is less than that of $B$.

Find the coordinates of $A$ and $B$. #marks(5)`,
        answer: typst`
#note[$x = ${inY}$ avoids fractions.]
#working("M1")[$(${inY})^2 + y^2 ${timesBracket(d, inY)}$ \
$${terms([1, 'z'], [e, 'y'], [f, '']).slice(2)} = 0$]
#working("A1")[$${terms([times, 'y^2'], [times * q, 'y'], [times * s, ''])} = 0$]
#working("M1")[$${brackets('y', a[1], b[1])}$]
${answerEnd}`,
        alt: plain`The line ${implicitInWords(form)} meets the circle ${generalFormInWords(circle)} at the points A and B. The x coordinate of A is less than that of B. Find the coordinates of A and B.`,
        answerAlt: plain`Put x equals ${termsInWords([form[2], ''], [-n, 'y'])} into the circle: ${termsInWords([times, 'y squared'], [times * q, 'y'], [times * s, ''])} equals 0. So y is ${a[1]} or ${b[1]}. A is ${spokenPoint(a)} and B is ${spokenPoint(b)}.`,
        answers: [final('', coordinates(...a), 'A'), final('', coordinates(...b), 'B')],
        verify() {
          const line = lineThrough(circle.a, gradientOf(circle.a, circle.b))
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          return found.length === 2 && isAmong(found, circle.a) && isAmong(found, circle.b)
            ? null
            : 'they meet elsewhere'
        },
      }
    },
  },
})

const drawHowALineLies = (random: Random, task: 'touches' | 'misses') =>
  random.until(
    () => {
      const centre = somewhere(random, 5)
      const square = random.pick([5, 10, 20, 2, 8, 18, 40])
      const step = random.pick(steps(square))
      const point = plus(centre, step)
      const touching = lineThrough(point, [-step[0] / step[1], 1])
      const away = Math.sign(step[1]) * random.integer(1, 3)
      const line = task === 'touches' ? touching : { m: touching.m, c: [touching.c[0] + away, 1] as const }
      return { centre, square, point, line }
    },
    ({ line }) =>
      Number.isInteger(line.m[0]) && Math.abs(line.m[0]) <= 3 && line.c[1] === 1 && line.c[0] !== 0,
  )

const howALineLiesParts = (line: Line, centre: Point, square: number) => {
  const [m, c] = [line.m[0], line.c[0]]
  const [p, q, s] = [
    1 + m * m,
    2 * m * (c - centre[1]) - 2 * centre[0],
    centre[0] ** 2 + (c - centre[1]) ** 2 - square,
  ]
  const quadratic = `${terms([p, 'x^2'], [q, 'x'], [s, ''])} = 0`
  const start = typst`
#working("M1")[$(${less('x', centre[0])})^2 + (${terms([m, 'x'], [c - centre[1], ''])})^2 = ${square}$]
#working("A1")[$${quadratic}$]
#working("M1")[$b^2 − 4 a c = ${q < 0 ? `(−${-q})` : q}^2 − 4 times ${p} times ${s < 0 ? `(−${-s})` : s}$]`
  const startInWords = plain`Put the line into the circle: ${termsInWords([p, 'x squared'], [q, 'x'], [s, ''])} equals 0.`
  return { p, q, s, start, startInWords }
}

export const howALineLies = defineTemplate({
  id: 'how-a-line-lies',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    touches: (random) => {
      const circle = drawHowALineLies(random, 'touches')
      const { centre, square, point, line } = circle
      const { start, startInWords } = howALineLiesParts(line, centre, square)

      return {
        question: typst`
Show that the line $${equation(line)}$ is a tangent to the circle
$ ${generalForm(circle)}, $
and find the coordinates of the point of contact. #marks(5)`,
        answer: typst`${start}
#working("A1")[$= #result[$0$]$, one point only: a tangent]
#working("A1")[$x = ${point[0] < 0 ? '−' : ''}${Math.abs(point[0])}$, point of contact #result[$${shownPoint(point)}$]]`,
        alt: plain`Show that the line ${equationInWords(line)} is a tangent to the circle ${generalFormInWords(circle)}, and find the coordinates of the point of contact.`,
        answerAlt: plain`${startInWords} The discriminant is 0, so the line meets the circle at one point only and is a tangent. The point of contact is ${spokenPoint(point)}.`,
        answers: [final('', coordinates(...point))],
        verify() {
          const away = gap(line, centre)
          return agree(away, Math.sqrt(square), 1e-6) && agree(heightAt(line, point[0]), point[1])
            ? null
            : 'it is no tangent'
        },
      }
    },
    misses: (random) => {
      const circle = drawHowALineLies(random, 'misses')
      const { centre, square, line } = circle
      const { p, q, s, start, startInWords } = howALineLiesParts(line, centre, square)

      const discriminant = q * q - 4 * p * s
      return {
        question: typst`
Show that the line $${equation(line)}$ does not meet the circle
$ ${centreForm(circle)}. $
#marks(5)`,
        answer: typst`${start}
#working("A1")[$= #result[$${discriminant < 0 ? '−' : ''}${Math.abs(discriminant)}$]$]
#working("A1 dep")[less than 0: no real roots, so they do not meet]`,
        alt: plain`Show that the line ${equationInWords(line)} does not meet the circle ${centreFormInWords(circle)}.`,
        answerAlt: plain`${startInWords} The discriminant is ${discriminant}, which is less than 0. There are no real roots, so the line and the circle do not meet.`,
        answers: [],
        verify() {
          const away = gap(line, centre)
          return away > Math.sqrt(square) + 1e-6 ? null : 'the line meets the circle'
        },
      }
    },
  },
})
