// Circles that touch one of the axes or both.

import type { Point } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { numberInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { centreForm, centreFormInWords, circleAsked, coefficients, picture, power, spot } from './circles.ts'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

const drawTouchingTheAxes = (random: Random, task: 'both-axes' | 'axis-and-point' | 'chord-on-an-axis') => {
  if (task === 'both-axes') {
    const r = random.integer(2, 7)
    const m = random.pick([2, 3, 4, -1, -2])
    return { centre: [r, r] as Point, square: r * r, m, point: [0, r * (1 - m)] as Point }
  }
  if (task === 'axis-and-point') {
    const [p, d, r] = random.pick([
      [2, 4, 5],
      [1, 3, 5],
      [2, 6, 10],
      [4, 8, 10],
      [8, 4, 5],
      [9, 3, 5],
      [16, 8, 10],
      [18, 6, 10],
      [1, 5, 13],
      [8, 12, 13],
    ] as const)
    const q = random.sign() * random.integer(1, 6)
    const point: Point = [p, q + random.sign() * d]
    return { centre: [r, q] as Point, square: r * r, m: 0, point }
  }
  const [p, half, r] = random.pick(triples)
  return { centre: [p, r] as Point, square: r * r, m: 0, point: [half, 2 * half] as Point }
}

export const touchingTheAxes = defineTemplate({
  id: 'touching-the-axes',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'both-axes': (random) => {
      const circle = drawTouchingTheAxes(random, 'both-axes')
      const { centre, square, m, point } = circle
      const r = Math.sqrt(square)
      const line = terms([m, 'x'], [point[1], ''])
      return {
        question: typst`
A circle touches both the $x$-axis and the $y$-axis. Its centre lies in the first quadrant, on the line $y = ${line}$.
${picture([circle], [spot(centre, 'C', 'above-right')])}
Find the equation of the circle. #marks(4)`,
        answer: typst`
#note[The centre is as far from one axis as from the other, and this is the radius.]
#working("B1")[centre $(r, r)$]
#working("M1")[on the line: $r = ${terms([m, 'r'], [point[1], ''])}$]
#working("A1")[$r = ${r}$]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle touches both the x axis and the y axis. Its centre C lies in the first quadrant, on the line y equals ${termsInWords([m, 'x'], [point[1], ''])}. Find the equation of the circle.`,
        answerAlt: plain`The centre is (r, r), where r is the radius. On the line, r equals ${termsInWords([m, 'r'], [point[1], ''])}, so r is ${r}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify() {
          const [d, e, f] = coefficients(circle)
          // An axis is touched where the equation on it has a discriminant of nought.
          const [onX, onY] = [d * d - 4 * f, e * e - 4 * f]
          return onX === 0 && onY === 0 && centre[1] === m * centre[0] + point[1]
            ? null
            : 'an axis is crossed'
        },
      }
    },
    'axis-and-point': (random) => {
      const circle = drawTouchingTheAxes(random, 'axis-and-point')
      const { centre, square, point } = circle
      const r = Math.sqrt(square)
      const [p, y] = point
      const rise = y - centre[1]
      return {
        question: typst`
A circle touches the $y$-axis at the point $${shownPoint([0, centre[1]])}$ and passes through the point $${shownPoint(point)}$.

Find the equation of the circle. #marks(4)`,
        answer: typst`
#note[The radius to $${shownPoint([0, centre[1]])}$ is perpendicular to the $y$-axis.]
#working("B1")[centre $(r, ${minus(centre[1])})$]
#working("M1")[$(${p} − r)^2 + ${rise < 0 ? `(${minus(rise)})` : rise}^2 = r^2$]
#working()[$${p * p} − ${2 * p}r + ${rise * rise} = 0$]
#working("A1")[$r = ${r}$]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle touches the y axis at the point ${spokenPoint([0, centre[1]])} and passes through the point ${spokenPoint(point)}. Find the equation of the circle.`,
        answerAlt: plain`The centre is (r, ${numberInWords(centre[1])}). The distance to the other point is r, so ${p * p} minus ${2 * p} r plus ${rise * rise} equals 0, and r is ${r}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify() {
          const [, e, f] = coefficients(circle)
          // An axis is touched where the equation on it has a discriminant of nought.
          const onY = e * e - 4 * f
          return onY === 0 && power(circle, point) === 0 && square > 0
            ? null
            : 'the point is not on the circle'
        },
      }
    },
    'chord-on-an-axis': (random) => {
      const circle = drawTouchingTheAxes(random, 'chord-on-an-axis')
      const { centre, square, point } = circle
      const r = Math.sqrt(square)
      const [half, chord] = point
      const [p] = centre
      const ends: [Point, Point] = [
        [0, r - half],
        [0, r + half],
      ]
      return {
        question: typst`
A circle with centre $C$ lies above the $x$-axis and touches it at the point $T${shownPoint([p, 0])}$. It meets the $y$-axis at $A$ and $B$, and $A B = ${chord}$.
${picture([circle], [`edge(${pair(ends[0])}, ${pair(ends[1])}, colour: wrong)`, spot(centre, 'C', 'right'), spot([p, 0], 'T', 'below'), spot(ends[1], 'A', 'left'), spot(ends[0], 'B', 'left')])}
Find the equation of the circle. #marks(4)`,
        answer: typst`
#working("B1")[centre $(${p}, r)$]
#note[The perpendicular from $C$ to the $y$-axis is ${p} long and halves $A B$.]
#working("M1")[$r^2 = ${p}^2 + ${half}^2$]
#working("A1")[$r = ${r}$]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle with centre C lies above the x axis and touches it at the point T ${spokenPoint([p, 0])}. It meets the y axis at A and B, and the length of AB is ${chord}. Find the equation of the circle.`,
        answerAlt: plain`The centre is (${p}, r). The perpendicular from C to the y axis is ${p} long and halves AB, so r squared is ${p} squared plus ${half} squared, and r is ${r}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify() {
          const [d, e, f] = coefficients(circle)
          // An axis is touched where the equation on it has a discriminant of nought.
          const [onX, onY] = [d * d - 4 * f, e * e - 4 * f]
          return onX === 0 && Math.sqrt(onY) === point[1] ? null : 'the chord is another'
        },
      }
    },
  },
})
