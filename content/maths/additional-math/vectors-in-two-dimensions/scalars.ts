// A scalar to be found so that a vector has a given direction or a given magnitude.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { bold } from '../../kit/combinations.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  changing,
  changingSpoken,
  dot,
  i,
  ij,
  ijSpoken,
  j,
  movingIj,
  partsOf,
  squared,
} from './ij.ts'
import { inIj } from './typed.ts'

const [a, b] = [bold('a'), bold('b')]

const drawDirection = (random: Random, isAxis: boolean) => {
  return random.until(
    () => {
      const [first, second] = [anyVector(random, 8), anyVector(random, 5)]
      const scalar = random.integerExcept(-5, 5, 0, 1)
      const sum = plus(first, times(scalar, second))
      const divisor = random.pick([1, 2, 3])
      const target: Point = isAxis
        ? random.pick([
            [1, 0],
            [0, 1],
          ] as const)
        : // Not the sum itself: a component put equal to its own would give the scalar as well.
          times(divisor === 1 ? -1 : 1 / divisor, sum)
      return { first, second, scalar, sum, target }
    },
    ({ first, second, sum, target }) =>
      crossed(first, second) !== 0 &&
      target.every(Number.isInteger) &&
      crossed(sum, target) === 0 &&
      crossed(second, target) !== 0 &&
      (isAxis ||
        (target[0] * target[1] !== 0 &&
          squared(target) < 130 &&
          Math.abs(target[0]) !== Math.abs(target[1]))),
  )
}

export const scalarForDirection = defineTemplate({
  id: 'scalar-for-direction',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'parallel-to-axis'(random) {
      const { first, second, scalar, sum, target } = drawDirection(random, true)
      const given = typst`$ ${a} = ${ij(first)} quad quad ${b} = ${ij(second)} $`
      const givenSpoken = plain`Vector a is ${ijSpoken(first)} and vector b is ${ijSpoken(second)}.`
      const together = movingIj(first, second, 'lambda')
      const [x, y] = partsOf(first, second)
      const isAcross = target[1] === 0
      const [zero, name] = isAcross ? [y, j] : [x, i]
      return {
        question: typst`
${given}
The vector #box[$${a} + lambda ${b}$] is parallel to $${isAcross ? i : j}$, where $lambda$ is a constant.

Find $lambda$ and the vector $${a} + lambda ${b}$. #marks(3)`,
        answer: typst`
#working()[$${a} + lambda ${b} = ${together}$]
#note[It has no part in the direction of $${name}$.]
#working("M1")[$${changing(zero, 'lambda')} = 0$]
#working("A1")[$lambda =$ #result[$${minus(scalar)}$]]
#working("A1")[$${a} + lambda ${b} =$ #result[$${ij(sum)}$]]`,
        alt: plain`${givenSpoken} The vector a plus lambda b is parallel to ${isAcross ? 'i' : 'j'}, where lambda is a constant. Find lambda and the vector a plus lambda b.`,
        answerAlt: plain`The part in the direction of ${isAcross ? 'j' : 'i'} is ${changingSpoken(zero, 'lambda')}, which must be 0. So lambda is ${scalar}, and the vector is ${ijSpoken(sum)}.`,
        answers: [final('', number(scalar), 'λ'), final('', inIj(sum), 'a + λb')],
        verify: () => {
          const found = roots((k) => crossed(plus(first, times(k, second)), target), -30.1, 30.1)
          return found.length === 1 && Math.abs((found[0] ?? 99) - scalar) < 1e-6
            ? null
            : `lambda may be ${found.join(', ')}`
        },
      }
    },
    'parallel-to-vector'(random) {
      const { first, second, scalar, target } = drawDirection(random, false)
      const given = typst`$ ${a} = ${ij(first)} quad quad ${b} = ${ij(second)} $`
      const givenSpoken = plain`Vector a is ${ijSpoken(first)} and vector b is ${ijSpoken(second)}.`
      const together = movingIj(first, second, 'lambda')
      const [x, y] = partsOf(first, second)
      return {
        question: typst`
${given}
The vector #box[$${a} + lambda ${b}$] is parallel to #box[$${ij(target)}$], where $lambda$ is a constant.

Find the value of $lambda$. #marks(3)`,
        answer: typst`
#working()[$${a} + lambda ${b} = ${together}$]
#working("M1")[$ (${changing(x, 'lambda')})/(${minus(target[0])}) = (${changing(y, 'lambda')})/(${minus(target[1])}) $]
#working("A1")[$${minus(target[1])}(${changing(x, 'lambda')}) = ${minus(target[0])}(${changing(y, 'lambda')})$]
#working("A1")[$lambda =$ #result[$${minus(scalar)}$]]`,
        alt: plain`${givenSpoken} The vector a plus lambda b is parallel to ${ijSpoken(target)}, where lambda is a constant. Find the value of lambda.`,
        answerAlt: plain`The components of a plus lambda b are ${changingSpoken(x, 'lambda')} and ${changingSpoken(y, 'lambda')}. They are in the ratio of ${target[0]} to ${`${target[1] < 0 ? 'minus ' : ''}${Math.abs(target[1])}`}, which gives lambda equals ${scalar}.`,
        answers: [final('', number(scalar), 'λ')],
        verify: () => {
          const found = roots((k) => crossed(plus(first, times(k, second)), target), -30.1, 30.1)
          return found.length === 1 && Math.abs((found[0] ?? 99) - scalar) < 1e-6
            ? null
            : `lambda may be ${found.join(', ')}`
        },
      }
    },
  },
})

const magnitudes = (random: Random, isSum: boolean) => {
  const { first, second, one, two, size } = random.until(
    () => {
      const first = anyVector(random, 9)
      const second: Point = isSum ? anyVector(random, 3) : [1, random.pick([1, -1, 2, -2, 3])]
      // The two scalars lie evenly about the one that gives the shortest vector.
      const total = (-2 * dot(first, second)) / squared(second)
      const one = random.integer(-6, 6)
      return { first, second, one, two: total - one, size: squared(plus(first, times(one, second))) }
    },
    ({ first, second, one, two, size }) =>
      Number.isInteger(two) &&
      one < two &&
      one * two !== 0 &&
      Math.abs(two) <= 9 &&
      crossed(first, second) !== 0 &&
      size < 400 &&
      one + two !== 0,
  )
  const letter = isSum ? 'lambda' : 'k'
  const [x, y] = partsOf(first, second)
  const whole = squared(second)
  const [middle, end] = [2 * dot(first, second), squared(first) - size]
  const expanded = terms([whole, `${letter}^2`], [middle, letter], [end, ''])
  const bracket = (value: number) => `(${terms([1, letter], [-value, ''])})`
  const magnitude = surd(1, size)
  const [vector, vectorSpoken] = isSum ? [`${a} + lambda ${b}`, 'a plus lambda b'] : [bold('v'), 'v']
  const given = isSum
    ? typst`$ ${a} = ${ij(first)} quad quad ${b} = ${ij(second)} $`
    : typst`$ ${bold('v')} = ${movingIj(first, second, 'k')} $`
  const givenSpoken = isSum
    ? plain`Vector a is ${ijSpoken(first)} and vector b is ${ijSpoken(second)}.`
    : plain`Vector v has i component ${changingSpoken(x, 'k')} and j component ${changingSpoken(y, 'k')}.`
  return {
    question: typst`
${given}
Find the values of the constant $${letter}$ for which #box[$lr(|${vector}|) = ${magnitude}$]. #marks(4)`,
    answer: typst`
#working("M1")[$(${changing(x, letter)})^2 + (${changing(y, letter)})^2 = ${size}$]
#working("A1")[$${expanded} = 0$]
#working("M1")[${whole === 1 ? '' : typst`divided by ${whole}: `}$${bracket(one)}${bracket(two)} = 0$]
#working("A1")[$${letter} =$ #result[$${minus(one)}$] or $${letter} =$ #result[$${minus(two)}$]]`,
    alt: plain`${givenSpoken} Find the values of the constant ${letter} for which the magnitude of ${vectorSpoken} is ${surdInWords(1, size)}.`,
    answerAlt: plain`The squares of ${changingSpoken(x, letter)} and of ${changingSpoken(y, letter)} add up to ${size}. As a quadratic this is ${termsInWords([whole, `${letter} squared`], [middle, letter], [end, ''])} equals 0. So ${letter} is ${one} or ${`${two < 0 ? 'minus ' : ''}${Math.abs(two)}`}.`,
    answers: [final('', inAnyOrder([one, two], { name: isSum ? 'λ' : 'k' }))],
    verify: () => {
      const reach = (k: number) => distance([0, 0], plus(first, times(k, second))) - Math.sqrt(size)
      const found = roots(reach, -25.3, 25.7, 5000)
      const isSame =
        found.length === 2 &&
        Math.abs((found[0] ?? 99) - one) < 1e-6 &&
        Math.abs((found[1] ?? 99) - two) < 1e-6
      return isSame && squared(less(first, times(-one, second))) === size
        ? null
        : `the scalars are ${found.join(', ')}`
    },
  }
}

export const scalarForMagnitude = defineTemplate({
  id: 'scalar-for-magnitude',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    sum: (random) => magnitudes(random, true),
    components: (random) => magnitudes(random, false),
  },
})
