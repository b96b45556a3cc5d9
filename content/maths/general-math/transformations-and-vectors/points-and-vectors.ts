// Points and column vectors together: ends of vectors, position vectors, the fourth corner of a parallelogram, and points
// that divide a line.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { column, coordinates, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { samePoint, shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { anyVector, crossed, less, plus, times } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'
export const isNear = ([x, y]: Point, most: number) => Math.abs(x) <= most && Math.abs(y) <= most

export const pointsAndVectors = defineTemplate({
  id: 'points-and-vectors',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    end(random) {
      const [start, vector] = [anyVector(random, 7), anyVector(random, 7)]
      const end = plus(start, vector)
      const [from, to] = [start, end]
      return {
        question: typst`
$A$ is the point $${shownPoint(from)}$ and $arrow(A B) = ${shownColumn(vector)}$.

Find the coordinates of $B$. #marks(2)`,
        answer: typst`
#note[Go along the vector from $A$.]
#working("M1")[$(${minus(from[0])} + ${bracketed(vector[0])}, ${minus(from[1])} + ${bracketed(vector[1])})$]
#working("A1")[$B$ is #result[$${shownPoint(to)}$]]`,
        alt: plain`A is the point ${spokenPoint(from)} and the vector AB is the ${spokenColumn(vector)}. Find the coordinates of B.`,
        answerAlt: plain`Add the vector to A: B is ${spokenPoint(to)}.`,
        answers: [final('', coordinates(...to))],
        verify: () => {
          // Halfway from start to end is half the vector from the start.
          const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
          return samePoint(times(2, less(middle, start)), vector)
            ? null
            : 'the vector does not lead from A to B'
        },
      }
    },
    start(random) {
      const [start, vector] = [anyVector(random, 7), anyVector(random, 7)]
      const end = plus(start, vector)
      const [from, to] = [end, start]
      return {
        question: typst`
$B$ is the point $${shownPoint(from)}$ and $arrow(A B) = ${shownColumn(vector)}$.

Find the coordinates of $A$. #marks(2)`,
        answer: typst`
#note[The vector leads to $B$, so go back along it.]
#working("M1")[$(${minus(from[0])} − ${bracketed(vector[0])}, ${minus(from[1])} − ${bracketed(vector[1])})$]
#working("A1")[$A$ is #result[$${shownPoint(to)}$]]`,
        alt: plain`B is the point ${spokenPoint(from)} and the vector AB is the ${spokenColumn(vector)}. Find the coordinates of A.`,
        answerAlt: plain`Take the vector away from B: A is ${spokenPoint(to)}.`,
        answers: [final('', coordinates(...to))],
        verify: () => {
          // Halfway from start to end is half the vector from the start.
          const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
          return samePoint(times(2, less(middle, start)), vector)
            ? null
            : 'the vector does not lead from A to B'
        },
      }
    },
    'position-vectors'(random) {
      const [start, vector] = [anyVector(random, 7), anyVector(random, 7)]
      const end = plus(start, vector)
      return {
        question: typst`
Relative to the origin $O$, the position vectors of $A$ and $B$ are
$ arrow(O A) = ${shownColumn(start)} quad "and" quad arrow(O B) = ${shownColumn(end)}. $
Find $arrow(A B)$. #marks(2)`,
        answer: typst`
#note[From $A$ back to $O$, and on to $B$.]
#working("M1")[$arrow(A B) = arrow(O B) − arrow(O A)$]
#working("A1")[$arrow(A B) =$ #result[$${shownColumn(vector)}$]]`,
        alt: plain`Relative to the origin O, the position vector of A is the ${spokenColumn(start)} and the position vector of B is the ${spokenColumn(end)}. Find the vector AB.`,
        answerAlt: plain`The vector AB is the position vector of B minus that of A: the ${spokenColumn(vector)}.`,
        answers: [final('', column(...vector))],
        verify: () => {
          // Halfway from start to end is half the vector from the start.
          const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
          return samePoint(times(2, less(middle, start)), vector)
            ? null
            : 'the vector does not lead from A to B'
        },
      }
    },
  },
})

export const bracketed = (value: number): string => {
  return value < 0 ? `(${minus(value)})` : String(value)
}

export const pointByVectors = defineTemplate({
  id: 'point-by-vectors',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    parallelogram(random) {
      const { p, q, r, answer } = random.until(
        () => {
          const [p, q, r] = [anyVector(random, 8), anyVector(random, 8), anyVector(random, 8)]
          const [m, n] = random.pick([
            [1, 2],
            [2, 1],
            [1, 3],
            [3, 1],
            [2, 3],
            [3, 2],
          ] as const)
          const answer = plus(p, less(r, q))
          return { p, q, r, m, n, answer }
        },
        ({ p, q, r, answer }) =>
          answer.every(Number.isInteger) &&
          isNear(answer, 14) &&
          p[0] !== q[0] &&
          p[1] !== q[1] &&
          Math.abs(crossed(less(q, p), less(r, q))) > 3,
      )
      const side = less(r, q)
      return {
        question: typst`
$A B C D$ is a parallelogram. $A$ is $${shownPoint(p)}$, $B$ is $${shownPoint(q)}$ and $C$ is $${shownPoint(r)}$.

Use vectors to find the coordinates of $D$. #marks(3)`,
        answer: typst`
#note[Opposite sides are the same vector.]
#working("M1")[$ arrow(A D) = arrow(B C) = ${shownColumn(side)} $]
#working("M1")[$ arrow(O D) = arrow(O A) + arrow(A D) = ${shownColumn(p)} + ${shownColumn(side)} $]
#working("A1")[$D$ is #result[$${shownPoint(answer)}$]]`,
        alt: plain`ABCD is a parallelogram. A is ${spokenPoint(p)}, B is ${spokenPoint(q)} and C is ${spokenPoint(r)}. Use vectors to find the coordinates of D.`,
        answerAlt: plain`Opposite sides are the same vector, so the vector AD equals BC, the ${spokenColumn(side)}. Added to A it gives D at ${spokenPoint(answer)}.`,
        answers: [final('', coordinates(...answer))],
        verify: () => {
          // The diagonals halve each other.
          return samePoint(plus(p, r), plus(q, answer)) ? null : 'the diagonals have different midpoints'
        },
      }
    },
    'dividing-point'(random) {
      const { p, q, m, n, answer } = random.until(
        () => {
          const [p, q, r] = [anyVector(random, 8), anyVector(random, 8), anyVector(random, 8)]
          const [m, n] = random.pick([
            [1, 2],
            [2, 1],
            [1, 3],
            [3, 1],
            [2, 3],
            [3, 2],
          ] as const)
          const answer = plus(p, times(m / (m + n), less(q, p)))
          return { p, q, r, m, n, answer }
        },
        ({ p, q, r, answer }) =>
          answer.every(Number.isInteger) &&
          isNear(answer, 14) &&
          p[0] !== q[0] &&
          p[1] !== q[1] &&
          Math.abs(crossed(less(q, p), less(r, q))) > 3,
      )
      const vector = less(q, p)
      const share = `display(${m}/${m + n})`
      return {
        question: typst`
$A$ is the point $${shownPoint(p)}$ and $B$ is the point $${shownPoint(q)}$. The point $P$ lies on $A B$ such that #box[$A P : P B = ${m} : ${n}$].

Find the position vector of $P$. #marks(3)`,
        answer: typst`
#working("B1")[$ arrow(A B) = ${shownColumn(vector)} $]
#working("M1")[$ arrow(O P) &= arrow(O A) + ${share} arrow(A B) \ &= ${shownColumn(p)} + ${share} ${shownColumn(vector)} $]
#working("A1")[$arrow(O P) =$ #result[$${shownColumn(answer)}$]]`,
        alt: plain`A is the point ${spokenPoint(p)} and B is the point ${spokenPoint(q)}. The point P lies on AB such that AP to PB is ${m} to ${n}. Find the position vector of P.`,
        answerAlt: plain`The vector AB is the ${spokenColumn(vector)}. P is ${m} over ${m + n} of the way from A. Its position vector is the ${spokenColumn(answer)}.`,
        answers: [final('', column(...answer))],
        verify: () => {
          const [first, second] = [distance(p, answer), distance(answer, q)]
          const straight = angleAt(answer, p, q)
          return agree(first * n, second * m) && Math.abs(straight - 180) < 1e-6
            ? null
            : 'the distances are in another ratio'
        },
      }
    },
    beyond(random) {
      const { p, q, m, n, answer } = random.until(
        () => {
          const [p, q, r] = [anyVector(random, 8), anyVector(random, 8), anyVector(random, 8)]
          const [m, n] = random.pick([
            [1, 2],
            [2, 1],
            [1, 3],
            [3, 1],
            [2, 3],
            [3, 2],
          ] as const)
          const answer = plus(q, times(n / m, less(q, p)))
          return { p, q, r, m, n, answer }
        },
        ({ p, q, r, answer }) =>
          answer.every(Number.isInteger) &&
          isNear(answer, 14) &&
          p[0] !== q[0] &&
          p[1] !== q[1] &&
          Math.abs(crossed(less(q, p), less(r, q))) > 3,
      )
      const vector = less(q, p)
      return {
        question: typst`
$A$ is the point $${shownPoint(p)}$ and $B$ is the point $${shownPoint(q)}$. The line $A B$ is extended to $C$ so that #box[$A B : B C = ${m} : ${n}$].

Use vectors to find the coordinates of $C$. #marks(3)`,
        answer: typst`
#working("B1")[$ arrow(A B) = ${shownColumn(vector)} $]
#working("M1")[$ arrow(O C) &= arrow(O B) + ${n}/${m} arrow(A B) \ &= ${shownColumn(q)} + ${n}/${m} ${shownColumn(vector)} $]
#working("A1")[$C$ is #result[$${shownPoint(answer)}$]]`,
        alt: plain`A is the point ${spokenPoint(p)} and B is the point ${spokenPoint(q)}. The line AB is extended to C so that AB to BC is ${m} to ${n}. Use vectors to find the coordinates of C.`,
        answerAlt: plain`The vector AB is the ${spokenColumn(vector)}. BC is ${n} over ${m} times that vector. Added to B it gives C at ${spokenPoint(answer)}.`,
        answers: [final('', coordinates(...answer))],
        verify: () => {
          const [first, second] = [distance(p, q), distance(q, answer)]
          const straight = angleAt(q, p, answer)
          return agree(first * n, second * m) && Math.abs(straight - 180) < 1e-6
            ? null
            : 'the distances are in another ratio'
        },
      }
    },
  },
})
