// Points in one line and journeys, with column vectors.

import { distance, roundsTo } from '../../kit/checking.ts'
import { column, final, number, threeFigures } from '../../kit/final-answers.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { samePoint, shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { anyVector, crossed, less, plus, times } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'
import { bracketed, isNear } from './points-and-vectors.ts'

const drawPointsInLine = (random: Random) =>
  random.until(
    () => {
      const [p, step] = [anyVector(random, 8), anyVector(random, 4)]
      const [m, n] = random.pick([
        [2, 3],
        [3, 2],
        [1, 3],
        [3, 1],
        [2, 5],
        [1, 2],
      ] as const)
      const q = plus(p, times(m, step))
      return { p, q, r: plus(q, times(n, step)), m, n, step }
    },
    ({ r, step }) => isNear(r, 19) && Math.abs(step[0]) !== Math.abs(step[1]),
  )

export const pointsInLine = defineTemplate({
  id: 'points-in-line',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    show(random) {
      const { p, q, r, m, n, step } = drawPointsInLine(random)
      const [ab, bc] = [less(q, p), less(r, q)]
      const ratio = m === 1 ? `${n}` : `display(${n}/${m})`
      return {
        question: typst`
$A$ is the point $${shownPoint(p)}$, $B$ is $${shownPoint(q)}$ and $C$ is $${shownPoint(r)}$.

Use vectors to show that $A$, $B$ and $C$ lie on a straight line. #marks(3)`,
        answer: typst`
#working("B1")[$ arrow(A B) = ${shownColumn(ab)} = ${m === 1 ? '' : m} ${shownColumn(step)} $]
#working("B1")[$ arrow(B C) = ${shownColumn(bc)} = ${n === 1 ? '' : n} ${shownColumn(step)} $]
#working("B1")[#result[$arrow(B C) = ${ratio} arrow(A B)$]

so $B C$ is parallel to $A B$, and both pass through $B$: one straight line.]`,
        alt: plain`A is the point ${spokenPoint(p)}, B is ${spokenPoint(q)} and C is ${spokenPoint(r)}. Use vectors to show that A, B and C lie on a straight line.`,
        answerAlt: plain`The vector AB is the ${spokenColumn(ab)} and the vector BC is the ${spokenColumn(bc)}. BC is ${m === 1 ? `${n} times AB` : `${n} over ${m} times AB`}, so they are parallel, and both pass through B. So A, B and C lie on a straight line.`,
        answers: [],
        verify: () => {
          const straight = distance(p, q) + distance(q, r) - distance(p, r)
          return Math.abs(straight) < 1e-9 ? null : 'B is not between A and C on a straight line'
        },
      }
    },
    'find-coordinate'(random) {
      const { p, q, r, m, n } = drawPointsInLine(random)
      const [ab, bc] = [less(q, p), less(r, q)]
      const ratio = m === 1 ? `${n}` : `display(${n}/${m})`
      return {
        question: typst`
The points $A ${shownPoint(p)}$, $B ${shownPoint(q)}$ and $C(${minus(r[0])}, k)$ lie on a straight line.

Use vectors to find the value of $k$. #marks(3)`,
        answer: typst`
#working("B1")[$ arrow(A B) = ${shownColumn(ab)} quad arrow(B C) = vec(${minus(bc[0])}, k ${q[1] < 0 ? '+' : '−'} ${Math.abs(q[1])}) $]
#note[The vectors are parallel. By the upper components $arrow(B C)$ is so many times $arrow(A B)$; for the lower ones the factor is the same.]
#working("M1")[$ k ${q[1] < 0 ? '+' : '−'} ${Math.abs(q[1])} = ${ratio} times ${bracketed(ab[1])} $]
#working("A1")[$k =$ #result[$${minus(r[1])}$]]`,
        alt: plain`The points A ${spokenPoint(p)}, B ${spokenPoint(q)} and C (${r[0] < 0 ? `minus ${-r[0]}` : r[0]}, k) lie on a straight line. Use vectors to find the value of k.`,
        answerAlt: plain`The vector AB is the ${spokenColumn(ab)}. By the upper components BC is ${m === 1 ? n : `${n} over ${m}`} times AB; for the lower ones the factor is the same. This gives k equals ${r[1]}.`,
        answers: [final('', number(r[1]), 'k')],
        verify: () => {
          const straight = distance(p, q) + distance(q, r) - distance(p, r)
          return Math.abs(straight) < 1e-9 ? null : 'B is not between A and C on a straight line'
        },
      }
    },
  },
})

export const journeyInSteps = defineTemplate({
  id: 'journey-in-steps',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    'two-legs'(random) {
      const { first, second, end, length } = random.until(
        () => {
          const [first, second] = [anyVector(random, 9), anyVector(random, 9)]
          const seconds = random.integer(4, 12)
          const end = plus(first, second)
          return { first, second, seconds, end, length: distance(end, [0, 0]) }
        },
        ({ first, second, end, length }) =>
          !Number.isInteger(length) &&
          isNear(end, 18) &&
          end.every((v) => Math.abs(v) > 1) &&
          Math.abs(crossed(first, second)) > 10,
      )
      const printed = significant(length)
      return {
        question: typst`
A launch leaves Sadarghat in Dhaka, $S$, and sails to a jetty $P$, and from there to a jetty $Q$. One unit is 1~km.
$ arrow(S P) = ${shownColumn(first)} quad quad arrow(P Q) = ${shownColumn(second)} $
#part("a", 2)[Find, as a column vector, $arrow(Q S)$, the straight way back.]
#part("b", 2)[Calculate the length of the straight way back.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(S Q) = ${shownColumn(first)} + ${shownColumn(second)} = ${shownColumn(end)} $]
#working("A1")[$arrow(Q S) =$ #result[$${shownColumn(times(-1, end))}$]]]
#part("b")[
#working("M1 FT")[$sqrt(${bracketed(-end[0])}^2 + ${bracketed(-end[1])}^2)$]
#working("A1")[$=$ #result[${printed} km] (3~s.f.)]]`,
        alt: plain`A launch leaves Sadarghat in Dhaka, S, and sails to a jetty P, and from there to a jetty Q. One unit is 1 kilometre. The vector SP is the ${spokenColumn(first)} and the vector PQ is the ${spokenColumn(second)}. Part a: find, as a column vector, the vector QS, the straight way back. Part b: calculate the length of the straight way back.`,
        answerAlt: plain`Part a: the vector SQ is the sum, the ${spokenColumn(end)}, so QS is the ${spokenColumn(times(-1, end))}. Part b: by Pythagoras the length is ${printed} kilometres to 3 significant figures.`,
        answers: [final('a', column(...times(-1, end))), final('b', threeFigures(length, 'km'))],
        verify: () => {
          let place = first
          for (let n = 0; n < 1; n += 1) place = plus(place, second)
          if (!samePoint(place, end)) return `it ends at ${spokenPoint(place)}`
          return roundsTo(Math.hypot(...place), significant(length)) ? null : 'the distance is another'
        },
      }
    },
    'every-second'(random) {
      const { first, second, seconds, end, length } = random.until(
        () => {
          const [first, second] = [anyVector(random, 9), anyVector(random, 9)]
          const seconds = random.integer(4, 12)
          const end = plus(first, times(seconds, second))
          return { first, second, seconds, end, length: distance(end, [0, 0]) }
        },
        ({ first, second, end, length }) =>
          !Number.isInteger(length) &&
          isNear(end, 60) &&
          isNear(second, 5) &&
          end.every((v) => Math.abs(v) > 1) &&
          Math.abs(crossed(first, second)) > 10,
      )
      const printed = significant(length)
      return {
        question: typst`
A drone films a cricket match in Mirpur. The centre of the pitch is the origin and one unit is 1~m. The drone starts above the point $${shownPoint(first)}$ and moves by $${shownColumn(second)}$ every second.
#part("a", 2)[Find the position vector of the drone after ${seconds} seconds.]
#part("b", 2)[Calculate its horizontal distance from the centre of the pitch at that time.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${shownColumn(first)} + ${seconds} ${shownColumn(second)} $]
#working("A1")[$=$ #result[$${shownColumn(end)}$]]]
#part("b")[
#working("M1 FT")[$sqrt(${bracketed(end[0])}^2 + ${bracketed(end[1])}^2)$]
#working("A1")[$=$ #result[${printed} m] (3~s.f.)]]`,
        alt: plain`A drone films a cricket match in Mirpur. The centre of the pitch is the origin and one unit is 1 metre. The drone starts above the point ${spokenPoint(first)} and moves by the ${spokenColumn(second)} every second. Part a: find the position vector of the drone after ${seconds} seconds. Part b: calculate its horizontal distance from the centre of the pitch at that time.`,
        answerAlt: plain`Part a: add ${seconds} times the movement to the start, which gives the ${spokenColumn(end)}. Part b: by Pythagoras the distance is ${printed} metres to 3 significant figures.`,
        answers: [final('a', column(...end)), final('b', threeFigures(length, 'm'))],
        verify: () => {
          let place = first
          for (let n = 0; n < seconds; n += 1) place = plus(place, second)
          if (!samePoint(place, end)) return `it ends at ${spokenPoint(place)}`
          return roundsTo(Math.hypot(...place), significant(length)) ? null : 'the distance is another'
        },
      }
    },
  },
})
