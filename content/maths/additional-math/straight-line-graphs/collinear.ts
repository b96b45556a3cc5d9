// Points on one line, an unknown coordinate that a length fixes, and lines through the meeting point of two others.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { anyRatio, final, wholeNumberForm } from '../../kit/final-answers.ts'
import {
  formula,
  gradientOf,
  implicit,
  implicitInWords,
  integerForm,
  less,
  lineThrough,
  moved,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { highestCommonFactor, lowestTerms, minus, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { equalToNought, equalToNoughtInWords, fits, wrongPair } from './forms.ts'

const quadraticOf = (low: number, high: number) =>
  `${terms([1, 'k^2'], [-(low + high), 'k'], [low * high, ''])} = 0`

/** Twice the area between three points: none if they are on one line. */
const area = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])

export const collinearPoints = defineTemplate({
  id: 'points-on-one-line',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'show-and-ratio'(random) {
      const [near, far] = random.pick([
        [1, 2],
        [2, 1],
        [2, 3],
        [3, 2],
        [3, 1],
        [1, 3],
      ] as const)
      const step: Point = [random.integer(1, 4), random.integerExcept(-4, 4, 0)]
      const lowest = highestCommonFactor(step[0], step[1])
      const way: Point = [step[0] / lowest, step[1] / lowest]
      const a: Point = [random.integer(-7, 2), random.integer(-6, 6)]
      const [b, c] = [moved(a, way, near), moved(a, way, near + far)]
      const m = gradientOf(a, b)
      return {
        question: typst`
$A$, $B$ and $C$ are the points $${shownPoint(a)}$, $${shownPoint(b)}$ and $${shownPoint(c)}$.
#part("a", 2)[Show that $A$, $B$ and $C$ lie on one straight line.]
#part("b", 2)[Find the ratio $A B : B C$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ A B: quad ${riseOverRun(a, b)} = ${shown(m)} $ $ B C: quad ${riseOverRun(b, c)} = ${shown(m)} $]
#working("A1")[equal gradients, and $B$ is on both]]
#part("b")[
#note[On one line, lengths are in the ratio of the changes in $x$.]
#working("M1")[$${b[0] - a[0]} : ${c[0] - b[0]}$]
#working("A1")[$A B : B C =$ #result[$${near} : ${far}$]]]`,
        alt: plain`A, B and C are the points ${spokenPoint(a)}, ${spokenPoint(b)} and ${spokenPoint(c)}. Part a: show that A, B and C lie on one straight line. Part b: find the ratio AB to BC.`,
        answerAlt: plain`Part a: the gradients of AB and of BC are both ${spoken(m)}, and B is on both lines. Part b: x changes by ${b[0] - a[0]} and then by ${c[0] - b[0]}, so the ratio AB to BC is ${near} to ${far}.`,
        answers: [final('b', anyRatio(near, far))],
        verify: () => {
          const inRatio = agree(distance(a, b) * far, distance(b, c) * near)
          return area(a, b, c) === 0 && inRatio ? null : 'the points do not fit'
        },
      }
    },
    'find-k'(random) {
      // A(p, q), B(k, q + u), C(p + v, k) are on one line if (k − p)(k − q) = uv.
      const { a, b, c, near, far, low, high } = random.until(
        () => {
          const [p, q, low] = [random.integer(-4, 4), random.integer(-4, 4), random.integer(-6, 2)]
          const high = p + q - low
          const product = p * q - low * high
          const u = random.pick([1, 2, 3, 4, 5, 6]) * random.sign()
          return {
            a: [p, q] as Point,
            b: [0, q + u] as Point,
            c: [p + product / u, 0] as Point,
            near: u,
            far: product / u,
            low,
            high,
          }
        },
        ({ a, low, high, far, near, c }) =>
          low < high &&
          far !== 0 &&
          Number.isInteger(far) &&
          Math.abs(far) < 12 &&
          Math.abs(near * far) > 3 &&
          ![low, high].some((k) => k === a[0] || k === a[1] || k === c[0]),
      )
      return {
        question: typst`
The points $A${shownPoint(a)}$, $B(k, ${minus(b[1])})$ and $C(${minus(c[0])}, k)$ lie on one straight line.

Find the two possible values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$ ${minus(near)}/(${less('k', a[0])}) = (${less('k', a[1])})/(${minus(far)}) $]
#note[The gradient of $A B$ equals the gradient of $A C$.]
#working("M1")[$(${less('k', a[0])})(${less('k', a[1])}) = ${minus(near * far)}$]
#working("A1")[$${quadraticOf(low, high)}$]
#working("A1")[$k =$ #result[$${minus(low)}$] or $k =$ #result[$${minus(high)}$]]`,
        alt: plain`The points A ${spokenPoint(a)}, B (k, ${plain`${b[1]}`}) and C (${plain`${c[0]}`}, k) lie on one straight line. Find the two possible values of k.`,
        answerAlt: plain`The gradients of AB and AC are equal. This gives a quadratic equation, with k equal to ${low} or ${plain`${high}`}.`,
        answers: [allSolutions([low, high], 'k')],
        verify: () => wrongPair((k) => area(a, [k, b[1]], [c[0], k]), low, high),
      }
    },
  },
})

export const lengthWithK = defineTemplate({
  id: 'length-with-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'both-points'(random) {
      // A(k, p), B(q, k): the square of the length is (k − q)² + (k − p)².
      const { low, high, p, q, square } = random.until(
        () => {
          const [low, high, p] = [random.integer(-6, 2), random.integer(1, 8), random.integer(-5, 6)]
          const q = low + high - p
          return { low, high, p, q, square: p * p + q * q - 2 * low * high }
        },
        ({ low, high, p, q, square }) =>
          low < high &&
          square > 0 &&
          p !== q &&
          low + high !== 0 &&
          low * high !== 0 &&
          !Number.isInteger(Math.sqrt(square)) &&
          p !== 0 &&
          q !== 0,
      )
      return {
        question: typst`
$A$ is the point $(k, ${minus(p)})$ and $B$ is the point $(${minus(q)}, k)$. The length of $A B$ is $sqrt(${square})$.

Find the two possible values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$(${less('k', q)})^2 + (${less('k', p)})^2 = ${square}$]
#working("A1")[$${terms([2, 'k^2'], [-2 * (p + q), 'k'], [p * p + q * q - square, ''])} = 0$]
#working("M1")[$(${less('k', low)})(${less('k', high)}) = 0$]
#working("A1")[$k =$ #result[$${minus(low)}$] or $k =$ #result[$${minus(high)}$]]`,
        alt: plain`A is the point (k, ${plain`${p}`}) and B is the point (${plain`${q}`}, k). The length of AB is the square root of ${square}. Find the two possible values of k.`,
        answerAlt: plain`By Pythagoras the sum of the squares of the differences is ${square}. This is a quadratic equation in k, and k is ${low} or ${plain`${high}`}.`,
        answers: [allSolutions([low, high], 'k')],
        verify: () => wrongPair((k) => distance([k, p], [q, k]) - Math.sqrt(square), low, high),
      }
    },
  },
})

const throughP = (isPoint: boolean) => (random: Random) => {
  const { meet, first, second, c, line } = random.until(
    () => {
      const meet: Point = [random.integerExcept(-4, 5, 0), random.integerExcept(-4, 6, 0)]
      const [a, b, p, q] = [
        random.integer(1, 4),
        random.integer(1, 4),
        random.integer(1, 5),
        -random.integer(1, 4),
      ]
      const first = [a, b, a * meet[0] + b * meet[1]] as const
      const second = [p, q, p * meet[0] + q * meet[1]] as const
      const c: Point = [random.integer(-6, 7), random.integer(-6, 8)]
      const m = isPoint ? gradientOf(meet, c[0] === meet[0] ? moved(c, [1, 0]) : c) : perpendicularTo([-a, b])
      return { meet, first, second, c, line: lineThrough(meet, m) }
    },
    ({ meet, first, second, c, line }) =>
      [first, second].every(([a, b]) => highestCommonFactor(a, b) === 1) &&
      first[2] !== 0 &&
      second[2] !== 0 &&
      c[0] !== meet[0] &&
      line.m[0] !== 0 &&
      Math.abs(line.m[0]) < 6 &&
      line.m[1] < 6 &&
      line.c[0] !== 0,
  )
  const form = integerForm(line)
  const [a, b, end] = first
  const [p, q, other] = second
  // Enough of each equation that y goes.
  const times = highestCommonFactor(b, q)
  const [up, down] = [-q / times, b / times]
  const sum = [up * a + down * p, up * end + down * other] as const
  return {
    question: typst`
The lines $${implicit(first)}$ and $${implicit(second)}$ meet at the point $P$.

Find the equation of the line that passes through $P$ and ${isPoint ? typst`the point $${shownPoint(c)}$` : typst`is perpendicular to $${implicit(first)}$`}, in the form $a x + b y + c = 0$, where $a$, $b$ and $c$ are integers. #marks(5)`,
    answer: typst`
#working("M1")[$${terms([sum[0], 'x'])} = ${minus(sum[1])}$]
#note[${up === 1 ? 'The first equation' : typst`${up} times the first equation`} and ${down === 1 ? 'the second' : typst`${down} times the second`}, added.]
#working("A1")[$P$ is $${shownPoint(meet)}$]
#working("M1")[${isPoint ? typst`$ m = ${riseOverRun(meet, c)} = ${shown(line.m)} $` : typst`gradient of $${implicit(first)}$: $${shown(lowestTerms(-first[0], first[1]))}$, so $m = ${shown(line.m)}$`}]
#working("M1")[${formula(pointPutIn(line.m, meet))}]
#working("A1 oe")[#result[$${equalToNought(form)}$]]`,
    alt: plain`The lines ${implicitInWords(first)} and ${implicitInWords(second)} meet at the point P. Find the equation of the line that passes through P and ${isPoint ? `the point ${spokenPoint(c)}` : `is perpendicular to ${implicitInWords(first)}`}, in the form a x plus b y plus c equals 0 with integers.`,
    answerAlt: plain`P is ${spokenPoint(meet)}. The gradient of the line is ${spoken(line.m)}, and its equation is ${equalToNoughtInWords(form)}.`,
    answers: [final('', wholeNumberForm(equalToNought(form)))],
    verify: () => {
      if (!fits(first, meet) || !fits(second, meet)) return 'the lines do not meet there'
      if (!fits(form, meet)) return 'the line misses P'
      const isRight = form[0] * first[0] + form[1] * first[1] === 0
      return (isPoint ? fits(form, c) : isRight) ? null : 'the line has another direction'
    },
  }
}

export const throughMeeting = defineTemplate({
  id: 'through-the-meeting-point',
  marks: 5,
  calculator: false,
  level: 2,
  cases: { 'and-a-point': throughP(true), perpendicular: throughP(false) },
})
