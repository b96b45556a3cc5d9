// Unit vectors, and vectors of a given magnitude in a given direction.

import { distance, type Point } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { terms } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
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

/** Null if a vector of this length points as the other does. */
const whyNotAlong = (found: Point, wanted: number, direction: Point): string | null => {
  // From the tip of the direction, gone on or back until the length is right, one must be at the found tip.
  const whole = distance([0, 0], direction)
  const there: Point = [(direction[0] / whole) * wanted, (direction[1] / whole) * wanted]
  return distance(found, there) < 1e-9 ? null : `it should end at ${there.join(', ')}`
}

export const unitVector = defineTemplate({
  id: 'unit-vector',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['i-and-j', 'column', 'between-points'],
  draw(random, which) {
    const vector = wholeVector(random)
    const start = which === 'between-points' ? anyVector(random, 9) : ([0, 0] as Point)
    return { which, start, end: plus(start, vector), vector }
  },
  write({ which, start, end, vector }) {
    const [shown, spoken] =
      which === 'column' ? [shownColumn(vector), spokenColumn(vector)] : [ij(vector), ijSpoken(vector)]
    const whole = length(vector)
    const unit = which === 'column' ? `display(1/${whole}) ${shown}` : `display(1/${whole}) (${shown})`
    if (which === 'between-points') {
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
      }
    }
    return {
      question: typst`
The vector $${bold('a')}$ is given by $${bold('a')} = ${shown}$.

Find the unit vector in the direction of $${bold('a')}$. #marks(2)`,
      answer: typst`
#working("M1")[$${size(bold('a'))} = ${lengthMarkup(vector)} = ${whole}$]
#note[Divided by its own length, a vector has length 1.]
#working("A1")[unit vector #result[$${unit}$]]`,
      alt: plain`The vector a is ${which === 'column' ? 'the ' : ''}${spoken}. Find the unit vector in the direction of a.`,
      answerAlt: plain`The magnitude of a is ${whole}, so the unit vector is 1 over ${whole} times the ${which === 'column' ? '' : 'vector '}${spoken}.`,
    }
  },
  verify({ start, end, vector }) {
    const whole = Number(length(vector))
    const unit: Point = [vector[0] / whole, vector[1] / whole]
    return whyNotAlong(unit, 1, less(end, start))
  },
})

export const givenMagnitude = defineTemplate({
  id: 'given-magnitude',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['same-direction', 'opposite-direction', 'velocity'],
  draw(random, which) {
    const direction = wholeVector(random, which === 'velocity' ? 3 : 4)
    const factor = random.integer(2, 6)
    return {
      which,
      direction,
      factor,
      answer: times(which === 'opposite-direction' ? -factor : factor, direction),
    }
  },
  write({ which, direction, factor, answer }) {
    const [r, a] = [bold('r'), bold('a')]
    const whole = Number(length(direction))
    const total = factor * whole
    const sign = which === 'opposite-direction' ? '−' : ''
    if (which === 'velocity') {
      return {
        question: typst`
$${bold('i')}$ and $${bold('j')}$ are unit vectors due east and due north. A launch sails on the Meghna at ${total}~km/h in the direction of the vector #box[$${ij(direction)}$].

Find its velocity vector. #marks(3)`,
        answer: typst`
#working("M1")[$${size(ij(direction))} = ${lengthMarkup(direction)} = ${whole}$]
#note[The speed is the magnitude of the velocity.]
#working("M1")[$ ${total}/${whole} (${ij(direction)}) $]
#working("A1")[velocity #result[$(${ij(answer)})$ km/h]]`,
        alt: plain`i and j are unit vectors due east and due north. A launch sails on the Meghna at ${total} kilometres per hour in the direction of the vector ${ijSpoken(direction)}. Find its velocity vector.`,
        answerAlt: plain`The direction vector has magnitude ${whole}, so the velocity is ${factor} times it: ${ijSpoken(answer)}, in kilometres per hour.`,
      }
    }
    const words = which === 'same-direction' ? 'the same direction as' : 'the opposite direction to'
    return {
      question: typst`
The vector $${r}$ has magnitude ${total} and ${words} #box[$${a} = ${ij(direction)}$].

Find $${r}$ in terms of $${bold('i')}$ and $${bold('j')}$. #marks(3)`,
      answer: typst`
#working("M1")[$${size(a)} = ${lengthMarkup(direction)} = ${whole}$]
#working("M1")[$ ${r} = ${sign}${total}/${whole} (${ij(direction)}) $]
#working("A1")[$${r} =$ #result[$${ij(answer)}$]]`,
      alt: plain`The vector r has magnitude ${total} and ${words} the vector a, which is ${ijSpoken(direction)}. Find r in terms of i and j.`,
      answerAlt: plain`The magnitude of a is ${whole}, so r is ${sign ? 'minus ' : ''}${factor} times a: ${ijSpoken(answer)}.`,
    }
  },
  verify({ which, direction, factor, answer }) {
    const towards = which === 'opposite-direction' ? times(-1, direction) : direction
    return whyNotAlong(answer, factor * Number(length(direction)), towards)
  },
})

export const combinedVector = defineTemplate({
  id: 'combined-vector',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['exact-magnitude', 'unit-vector'],
  draw(random, which) {
    return random.until(
      () => {
        const [a, b] = [anyVector(random, 6), anyVector(random, 6)]
        const [m, n] = random.pick([
          [2, -1],
          [3, 1],
          [1, -2],
          [3, -2],
          [2, 3],
        ] as const)
        return { which, a, b, m, n, sum: plus(times(m, a), times(n, b)) }
      },
      ({ a, b, sum }) =>
        crossed(a, b) !== 0 &&
        sum[0] * sum[1] !== 0 &&
        (which === 'unit-vector' ? hasWholeLength(sum) : !hasWholeLength(sum) && squared(sum) % 4 === 0),
    )
  },
  write({ which, a, b, m, n, sum }) {
    const asked = terms([m, bold('a')], [n, bold('b')])
    const askedSpoken = termsInWords([m, 'a'], [n, 'b'])
    const given = typst`$ ${bold('a')} = ${ij(a)} quad quad ${bold('b')} = ${ij(b)} $`
    const givenSpoken = plain`Vector a is ${ijSpoken(a)} and vector b is ${ijSpoken(b)}.`
    const isUnit = which === 'unit-vector'
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
    }
  },
  verify({ a, b, m, n, sum }) {
    if (isZero(sum)) return 'the sum is the zero vector'
    const found = distance(times(m, a), times(-n, b))
    return Math.abs(found - Math.sqrt(squared(sum))) < 1e-9 ? null : `the magnitude is ${found}`
  },
})
