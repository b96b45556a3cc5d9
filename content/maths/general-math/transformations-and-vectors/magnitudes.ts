// Magnitudes of vectors: from components, from points, of a sum, and backwards to an unknown component or multiple.

import { distance, type Point, roots, roundsTo } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { final, inAnyOrder, threeFigures } from '../../kit/final-answers.ts'
import { minus, significant, simplestSurd, substituted, surd, terms } from '../../kit/numbers.ts'
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

const wholeTriples = [
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

export const magnitudeBackwards = defineTemplate({
  id: 'magnitude-backwards',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    component(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      const values = [unknown, -unknown]
      const [one = 0, two = 0] = values
      return {
        question: typst`
The vector $display(vec(k, ${minus(known)}))$ has magnitude ${hypotenuse}.

Find the two possible values of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$k^2 + ${substituted(known)}^2 = ${hypotenuse}^2$]
#working()[$k^2 = ${hypotenuse ** 2} − ${known ** 2} = ${unknown ** 2}$]
#working("A1 A1")[$k =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`The column vector k, ${known < 0 ? `minus ${-known}` : known} has magnitude ${hypotenuse}. Find the two possible values of k.`,
        answerAlt: plain`k squared plus ${known ** 2} equals ${hypotenuse ** 2}, so k squared is ${unknown ** 2}. k is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'k' }), 'k')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (k: number) => distance([0, 0], [k, known])
          const found = roots((k) => lengthAt(k) - hypotenuse, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
    multiple(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      const half = random.integer(3, 13)
      const values = [half / 2, -half / 2]
      const factor = half / 2
      const [one = 0, two = 0] = values
      const vector: Point = [unknown, known]
      const target = factor * hypotenuse
      return {
        question: typst`
$ ${a} = ${shownColumn(vector)} $
The vector $k ${a}$ has magnitude ${target}.

Find the two possible values of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$${size(a)} = ${lengthMarkup(vector)} = ${hypotenuse}$]
#note[A multiple of a vector is so many times as long, whichever way it points.]
#working("A1 A1")[$k = plus.minus ${target} div ${hypotenuse}$, so $k =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`Vector a is the ${spokenColumn(vector)}. The vector k a has magnitude ${target}. Find the two possible values of k.`,
        answerAlt: plain`The magnitude of a is ${hypotenuse}. ${target} divided by ${hypotenuse} is ${one}, so k is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'k' }), 'k')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (k: number) => distance([0, 0], [k * unknown, k * known])
          const wanted = factor * hypotenuse
          const found = roots((k) => lengthAt(k) - wanted, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
    'point-on-line'(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      random.integer(3, 13)
      const [ax, ay] = [random.integer(1, 9), random.integerExcept(-6, 6, 0)]
      const values = [ax + unknown, ax - unknown]
      const [one = 0, two = 0] = values
      const by = ay + known
      return {
        question: typst`
$A$ is the point $${shownPoint([ax, ay])}$ and $B$ is the point $(x, ${minus(by)})$.

$${size('arrow(A B)')} = ${hypotenuse}$. Find the two possible values of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ arrow(A B) = vec(x − ${ax}, ${minus(known)}) $ $ (x − ${ax})^2 + ${substituted(known)}^2 = ${hypotenuse}^2 $]
#working()[$(x − ${ax})^2 = ${unknown ** 2}$, so $x − ${ax} = plus.minus ${unknown}$]
#working("A1 A1")[$x =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`A is the point ${spokenPoint([ax, ay])} and B is the point with coordinates x and ${by < 0 ? 'minus ' : ''}${Math.abs(by)}. The magnitude of the vector AB is ${hypotenuse}. Find the two possible values of x.`,
        answerAlt: plain`The vector AB is the column vector x minus ${ax}, ${known < 0 ? `minus ${-known}` : known}. So x minus ${ax}, squared, is ${unknown ** 2}, and x minus ${ax} is plus or minus ${unknown}. x is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'x' }), 'x')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (x: number) => distance([ax, ay], [x, ay + known])
          const found = roots((k) => lengthAt(k) - hypotenuse, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
  },
})
