// Unit vectors, and vectors of a given magnitude in a given direction.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { distance, type Point } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { column, expression, final, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  hasWholeLength,
  ij,
  ijSpoken,
  isZero,
  length,
  lengthSpoken,
  squared,
  wholeVector,
} from './ij.ts'
import { inIj, typedIj } from './typed.ts'

/** Null if a vector of this length points as the other does. */
const whyNotAlong = (found: Point, wanted: number, direction: Point): string | null => {
  // From the tip of the direction, gone on or back until the length is right, one must be at the found tip.
  const whole = distance([0, 0], direction)
  const there: Point = [(direction[0] / whole) * wanted, (direction[1] / whole) * wanted]
  return distance(found, there) < 1e-9 ? null : `it should end at ${there.join(', ')}`
}

const whyNotUnit = (vector: Point, direction: Point): string | null => {
  const whole = Number(length(vector))
  return whyNotAlong([vector[0] / whole, vector[1] / whole], 1, direction)
}

/** @param article what stands before the vector in words */
const unitOf = (
  vector: Point,
  shown: string,
  unit: string,
  spoken: string,
  article: string,
  typed: Asked,
) => {
  const whole = length(vector)
  return {
    question: typst`
The vector $${bold('a')}$ is given by $${bold('a')} = ${shown}$.

Find the unit vector in the direction of $${bold('a')}$. #marks(2)`,
    answer: typst`
#working("M1")[$${size(bold('a'))} = ${lengthMarkup(vector)} = ${whole}$]
#note[Divided by its own length, a vector has length 1.]
#working("A1")[unit vector #result[$${unit}$]]`,
    alt: plain`The vector a is ${article}${spoken}. Find the unit vector in the direction of a.`,
    answerAlt: plain`The magnitude of a is ${whole}, so the unit vector is 1 over ${whole} times the ${article === '' ? 'vector ' : ''}${spoken}.`,
    answers: [final('', typed)],
    verify: () => whyNotUnit(vector, vector),
  }
}

export const unitVector = defineTemplate({
  id: 'unit-vector',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'i-and-j'(random) {
      const vector = wholeVector(random)
      const unit = `display(1/${length(vector)}) (${ij(vector)})`
      const typed = expression(`(${typedIj(vector)})/${length(vector)}`, 'ij')
      return unitOf(vector, ij(vector), unit, ijSpoken(vector), '', typed)
    },
    column(random) {
      const vector = wholeVector(random)
      const whole = Number(length(vector))
      const shown = shownColumn(vector)
      const typed = column(typedFraction(vector[0], whole), typedFraction(vector[1], whole))
      return unitOf(vector, shown, `display(1/${whole}) ${shown}`, spokenColumn(vector), 'the ', typed)
    },
    'between-points'(random) {
      const vector = wholeVector(random)
      const start = anyVector(random, 9)
      const end = plus(start, vector)
      const [shown, spoken] = [ij(vector), ijSpoken(vector)]
      const whole = length(vector)
      const unit = `display(1/${whole}) (${shown})`
      return {
        question: typst`
Relative to an origin $O$, the points $A$ and $B$ have position vectors #box[$${ij(start)}$] and #box[$${ij(end)}$].

Find the unit vector in the direction of $arrow(A B)$. #marks(2)`,
        answer: typst`
#working()[$arrow(A B) = arrow(O B) − arrow(O A) = ${shown}$]
#working("M1")[$${size('arrow(A B)')} = ${lengthMarkup(vector)} = ${whole}$]
#working("A1")[unit vector #result[$${unit}$]]`,
        alt: plain`Relative to an origin O, the points A and B have position vectors ${ijSpoken(start)} and ${ijSpoken(end)}. Find the unit vector in the direction of AB.`,
        answerAlt: plain`AB is ${spoken}. Its magnitude is ${whole}, so the unit vector is 1 over ${whole} times the vector ${spoken}.`,
        answers: [final('', expression(`(${typedIj(vector)})/${whole}`, 'ij'))],
        verify: () => whyNotUnit(vector, less(end, start)),
      }
    },
  },
})

const along = (random: Random, sign: 1 | -1) => {
  const direction = wholeVector(random, 4)
  const factor = random.integer(2, 6)
  const words = sign > 0 ? 'the same direction as' : 'the opposite direction to'
  const minus = sign > 0 ? '' : '−'
  const answer = times(sign * factor, direction)
  const [r, a] = [bold('r'), bold('a')]
  const whole = Number(length(direction))
  const total = factor * whole
  return {
    question: typst`
The vector $${r}$ has magnitude ${total} and ${words} #box[$${a} = ${ij(direction)}$].

Find $${r}$ in terms of $${bold('i')}$ and $${bold('j')}$. #marks(3)`,
    answer: typst`
#working("M1")[$${size(a)} = ${lengthMarkup(direction)} = ${whole}$]
#working("M1")[$ ${r} = ${minus}${total}/${whole} (${ij(direction)}) $]
#working("A1")[$${r} =$ #result[$${ij(answer)}$]]`,
    alt: plain`The vector r has magnitude ${total} and ${words} the vector a, which is ${ijSpoken(direction)}. Find r in terms of i and j.`,
    answerAlt: plain`The magnitude of a is ${whole}, so r is ${sign < 0 ? 'minus ' : ''}${factor} times a: ${ijSpoken(answer)}.`,
    answers: [final('', inIj(answer), 'r')],
    verify: () => whyNotAlong(answer, total, times(sign, direction)),
  }
}

export const givenMagnitude = defineTemplate({
  id: 'given-magnitude',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'same-direction': (random) => along(random, 1),
    'opposite-direction': (random) => along(random, -1),
    velocity(random) {
      const direction = wholeVector(random, 3)
      const factor = random.integer(2, 6)
      const answer = times(factor, direction)
      const whole = Number(length(direction))
      const total = factor * whole
      return {
        question: typst`
$${bold('i')}$ and $${bold('j')}$ are unit vectors due east and due north. A speedboat goes along the Meghna at ${total}~km/h in the direction of the vector #box[$${ij(direction)}$].

Find its velocity vector. #marks(3)`,
        answer: typst`
#working("M1")[$${size(ij(direction))} = ${lengthMarkup(direction)} = ${whole}$]
#note[The speed is the magnitude of the velocity.]
#working("M1")[$ ${total}/${whole} (${ij(direction)}) $]
#working("A1")[velocity #result[$(${ij(answer)})$ km/h]]`,
        alt: plain`i and j are unit vectors due east and due north. A speedboat goes along the Meghna at ${total} kilometres per hour in the direction of the vector ${ijSpoken(direction)}. Find its velocity vector.`,
        answerAlt: plain`The direction vector has magnitude ${whole}, so the velocity is ${factor} times it: ${ijSpoken(answer)}, in kilometres per hour.`,
        answers: [final('', inIj(answer))],
        verify: () => whyNotAlong(answer, total, direction),
      }
    },
  },
})

const combined = (random: Random, isUnit: boolean) => {
  const { a, b, m, n, sum } = random.until(
    () => {
      const [a, b] = [anyVector(random, 6), anyVector(random, 6)]
      const [m, n] = random.pick([
        [2, -1],
        [3, 1],
        [1, -2],
        [3, -2],
        [2, 3],
      ] as const)
      return { a, b, m, n, sum: plus(times(m, a), times(n, b)) }
    },
    ({ a, b, sum }) =>
      crossed(a, b) !== 0 &&
      sum[0] * sum[1] !== 0 &&
      (isUnit ? hasWholeLength(sum) : !hasWholeLength(sum) && squared(sum) % 4 === 0),
  )
  const asked = terms([m, bold('a')], [n, bold('b')])
  const askedSpoken = termsInWords([m, 'a'], [n, 'b'])
  const given = typst`$ ${bold('a')} = ${ij(a)} quad quad ${bold('b')} = ${ij(b)} $`
  const givenSpoken = plain`Vector a is ${ijSpoken(a)} and vector b is ${ijSpoken(b)}.`
  const last = isUnit
    ? typst`#working("A1")[unit vector #result[$display(1/${length(sum)}) (${ij(sum)})$]]`
    : typst`#working("A1")[$=$ #result[$${length(sum)}$]]`
  return {
    question: typst`
${given}
Find ${isUnit ? typst`the unit vector in the direction of #box[$${asked}$]` : typst`the exact value of $${size(asked)}$, in its simplest form`}. #marks(3)`,
    answer: typst`
#working("B1")[$${asked} = ${ij(sum)}$]
#working("M1")[$${size(asked)} = ${lengthMarkup(sum)} = sqrt(${squared(sum)})$${isUnit ? typst` $= ${length(sum)}$` : ''}]
${last}`,
    alt: plain`${givenSpoken} Find ${isUnit ? `the unit vector in the direction of ${askedSpoken}` : `the exact magnitude of ${askedSpoken}, in its simplest form`}.`,
    answerAlt: plain`${askedSpoken} is ${ijSpoken(sum)}. Its magnitude is ${isUnit ? length(sum) : lengthSpoken(sum)}${isUnit ? `, so the unit vector is 1 over ${length(sum)} times the vector ${ijSpoken(sum)}` : ''}.`,
    answers: [
      final(
        '',
        isUnit
          ? expression(`(${typedIj(sum)})/${length(sum)}`, 'ij')
          : number(typedSurd(1, squared(sum)), { form: 'simplest-surd' }),
      ),
    ],
    verify: () => {
      if (isZero(sum)) return 'the sum is the zero vector'
      const found = distance(times(m, a), times(-n, b))
      return Math.abs(found - Math.sqrt(squared(sum))) < 1e-9 ? null : `the magnitude is ${found}`
    },
  }
}

export const combinedVector = defineTemplate({
  id: 'combined-vector',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'exact-magnitude': (random) => combined(random, false),
    'unit-vector': (random) => combined(random, true),
  },
})
