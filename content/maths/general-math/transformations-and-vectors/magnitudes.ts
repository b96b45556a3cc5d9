// Magnitudes of vectors: from components, from points, and of a sum.

import { distance, type Point, roundsTo } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant, simplestSurd, surd, terms } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { simplestForm, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { anyVector, plus, times } from '../../kit/vectors.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const [a, b] = [bold('a'), bold('b')]
const length = ([x, y]: Point) => Math.sqrt(x * x + y * y)
const isWhole = (value: number) => Number.isInteger(value)

export const wholeTriples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const

const wholeVector = (random: Random): Point => {
  const [p, q] = random.pick(wholeTriples)
  return random.chance(0.5) ? [p * random.sign(), q * random.sign()] : [q * random.sign(), p * random.sign()]
}

/** The answer as it is printed and spoken: whole, or to 3 significant figures. */
const lengthOf = (vector: Point) => {
  const exact = length(vector)
  const printed = isWhole(exact) ? String(exact) : significant(exact)
  return {
    printed,
    shown: `#result[${printed}]${isWhole(exact) ? '' : ' (3~s.f.)'}`,
    spoken: `${printed}${isWhole(exact) ? '' : ' to 3 significant figures'}`,
  }
}

export const magnitude = defineTemplate({
  id: 'magnitude',
  marks: 2,
  calculator: true,
  level: 1,
  cases: {
    column(random) {
      const start: Point = [0, 0]
      const vector = random.until(
        () => wholeVector(random),
        () => true,
      )
      const end = plus(start, vector)
      const answer = lengthOf(vector)
      return {
        question: typst`
$ ${a} = ${shownColumn(vector)} $
Find $${size(a)}$. #marks(2)`,
        answer: typst`
#note[$${size(a)}$ is the length of the vector. By Pythagoras:]
#working("M1")[$${size(a)} = ${lengthMarkup(vector)}$]
#working("A1")[$=$ ${answer.shown}]`,
        alt: plain`Vector a is the ${spokenColumn(vector)}. Find the magnitude of a.`,
        answerAlt: plain`By Pythagoras, the magnitude is the square root of the sum of the squares of the components. It is ${answer.spoken}.`,
        answers: [final('', threeFigures(Math.hypot(...vector)))],
        verify: () => {
          const found = distance(start, end)
          return roundsTo(found, answer.printed) ? null : `the points are ${found} apart`
        },
      }
    },
    'two-points'(random) {
      const start: Point = anyVector(random, 7)
      const vector = random.until(
        () => anyVector(random, 11),
        (v) => !isWhole(length(v)) && Math.abs(v[0]) > 1 && Math.abs(v[1]) > 1,
      )
      const end = plus(start, vector)
      const answer = lengthOf(vector)
      return {
        question: typst`
$A$ is the point $${shownPoint(start)}$ and $B$ is the point $${shownPoint(end)}$.

Calculate $${size('arrow(A B)')}$. #marks(2)`,
        answer: typst`
#working()[$ arrow(A B) = ${shownColumn(vector)} $]
#working("M1")[$${size('arrow(A B)')} = ${lengthMarkup(vector)}$]
#working("A1")[$=$ ${answer.shown}]`,
        alt: plain`A is the point ${spokenPoint(start)} and B is the point ${spokenPoint(end)}. Calculate the magnitude of the vector AB.`,
        answerAlt: plain`The vector AB is the ${spokenColumn(vector)}. Its magnitude is ${answer.spoken}.`,
        answers: [final('', threeFigures(Math.hypot(...vector)))],
        verify: () => {
          const found = distance(start, end)
          return roundsTo(found, answer.printed) ? null : `the points are ${found} apart`
        },
      }
    },
  },
})

const writeMagnitudeOfSum = (random: Random, { isSurd }: { isSurd: boolean }) => {
  const { first, second, m, n, sum } = random.until(
    () => {
      const [first, second] = [anyVector(random, 5), anyVector(random, 5)]
      const [m, n] = random.pick([
        [1, -2],
        [2, -1],
        [2, 3],
        [3, -2],
        [1, 3],
      ] as const)
      return { first, second, m, n, sum: plus(times(m, first), times(n, second)) }
    },
    ({ sum: [x, y] }) => {
      const { outside, inside } = simplestSurd(x * x + y * y)
      return x !== 0 && y !== 0 && inside > 1 && (isSurd ? outside > 1 : outside === 1)
    },
  )
  const [x, y] = sum
  const square = x * x + y * y
  const asked = terms([m, a], [n, b])
  const { outside, inside } = simplestSurd(square)
  const rounded = lengthOf(sum)
  const last = isSurd
    ? typst`#working("A1")[$= sqrt(${outside * outside} times ${inside}) =$ #result[$${surd(1, square)}$]]`
    : typst`#working("A1")[$=$ ${rounded.shown}]`
  return {
    question: typst`
$ ${a} = ${shownColumn(first)} quad quad ${b} = ${shownColumn(second)} $
Find $${size(asked)}$.${isSurd ? ' Give your answer in the form $p sqrt(q)$, where $p$ and $q$ are integers and $q$ is as small as possible.' : ''} #marks(3)`,
    answer: typst`
#working("B1")[$ ${asked} = ${shownColumn(sum)} $]
#working("M1")[$${lengthMarkup(sum)} = sqrt(${square})$]
${last}`,
    alt: plain`Vector a is the ${spokenColumn(first)} and vector b is the ${spokenColumn(second)}. Find the magnitude of ${termsInWords([m, 'a'], [n, 'b'])}.${isSurd ? ' Give your answer in the form p root q, where p and q are integers and q is as small as possible.' : ''}`,
    answerAlt: plain`${termsInWords([m, 'a'], [n, 'b'])} is the ${spokenColumn(sum)}. The squares of its components add up to ${square}, so its magnitude is ${isSurd ? surdInWords(1, square) : rounded.spoken}.`,
    answers: [final('', isSurd ? simplestForm(typedSurd(1, square)) : threeFigures(Math.sqrt(square)))],
    verify: () => {
      const found = distance(times(m, first), times(-n, second))
      const { outside, inside } = simplestSurd(sum[0] ** 2 + sum[1] ** 2)
      return Math.abs(outside * Math.sqrt(inside) - found) < 1e-9 ? null : `the magnitude is ${found}`
    },
  }
}

export const magnitudeOfSum = defineTemplate({
  id: 'magnitude-of-a-sum',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'three-figures': (random) => writeMagnitudeOfSum(random, { isSurd: false }),
    surd: (random) => writeMagnitudeOfSum(random, { isSurd: true }),
  },
})
