// Column vectors: sums, multiples and differences.

import type { Point } from '../../checking.ts'
import { terms } from '../../numbers.ts'
import type { Random } from '../../random.ts'
import { defineTemplate } from '../../template.ts'
import { plain, typst } from '../../typst.ts'
import { termsInWords } from '../../words.ts'
import { bold } from './combination.ts'
import { samePoint, shownColumn, spokenColumn } from './plane.ts'

export function anyVector(random: Random, most = 6): Point {
  return [random.integerExcept(-most, most, 0), random.integerExcept(-most, most, 0)]
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const times = (k: number, [x, y]: Point): Point => [k * x + 0, k * y + 0]
export const crossed = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]

const [a, b] = [bold('a'), bold('b')]

/** Adds a vector so many times, or takes it away, one by one. */
export function repeated(count: number, vector: Point): Point {
  let sum: Point = [0, 0]
  for (let n = 0; n < Math.abs(count); n += 1) sum = plus(sum, times(Math.sign(count), vector))
  return sum
}

export const columnArithmetic = defineTemplate({
  id: 'column-arithmetic',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['combination', 'missing-vector', 'round-a-triangle'],
  draw(random, which) {
    const [first, second] = [anyVector(random), anyVector(random)]
    if (which === 'combination') {
      const [m, n] = random.pick([
        [2, -1],
        [3, 2],
        [1, -2],
        [2, -3],
        [3, -1],
        [4, -3],
      ] as const)
      return { which, first, second, m, n, answer: plus(times(m, first), times(n, second)) }
    }
    // first + n × answer = second.
    const n = which === 'missing-vector' ? random.integer(2, 4) : 1
    const answer = anyVector(random, which === 'missing-vector' ? 4 : 6)
    return { which, first, second: plus(first, times(n, answer)), m: 1, n, answer }
  },
  write({ which, first, second, m, n, answer }) {
    const result = typst`#result[$${shownColumn(answer)}$]`
    if (which === 'round-a-triangle') {
      const difference = typst`${shownColumn(second)} − ${shownColumn(first)}`
      return {
        question: typst`
$ arrow(A B) = ${shownColumn(first)} quad quad arrow(A C) = ${shownColumn(second)} $
Find $arrow(B C)$. #marks(2)`,
        answer: typst`
#note[From $B$ back to $A$, and on to $C$.]
#working("M1")[$arrow(B C) = −arrow(A B) + arrow(A C) = ${difference}$]
#working("A1")[$arrow(B C) =$ ${result}]`,
        alt: plain`The vector AB is the ${spokenColumn(first)}. The vector AC is the ${spokenColumn(second)}. Find the vector BC.`,
        answerAlt: plain`Go from B back to A and on to C: the vector BC is AC minus AB, the ${spokenColumn(answer)}.`,
      }
    }
    const given = typst`$ ${a} = ${shownColumn(first)} quad quad ${b} = ${shownColumn(second)} $`
    const givenSpoken = plain`Vector a is the ${spokenColumn(first)} and vector b is the ${spokenColumn(second)}.`
    if (which === 'missing-vector') {
      return {
        question: typst`
${given}
Find the vector ${`$${bold('c')}$`} such that $${a} + ${n}${bold('c')} = ${b}$. #marks(2)`,
        answer: typst`
#working("M1")[$ ${n}${bold('c')} = ${b} − ${a} = ${shownColumn(times(n, answer))} $]
#working("A1")[$${bold('c')} =$ ${result}]`,
        alt: plain`${givenSpoken} Find the vector c such that a plus ${n} c equals b.`,
        answerAlt: plain`${n} c is b minus a, the ${spokenColumn(times(n, answer))}. So c is the ${spokenColumn(answer)}.`,
      }
    }
    const asked = terms([m, a], [n, b])
    return {
      question: typst`
${given}
Work out $${asked}$. #marks(2)`,
      answer: typst`
#working("M1")[$ ${asked} = ${shownColumn(times(m, first))} ${n < 0 ? '−' : '+'} ${shownColumn(times(Math.abs(n), second))} $]
#working("A1")[$=$ ${result}]`,
      alt: plain`${givenSpoken} Work out ${termsInWords([m, 'a'], [n, 'b'])}.`,
      answerAlt: plain`Multiply each component, then ${n < 0 ? 'subtract' : 'add'}: the ${spokenColumn(times(m, first))} ${n < 0 ? 'minus' : 'plus'} the ${spokenColumn(times(Math.abs(n), second))} is the ${spokenColumn(answer)}.`,
    }
  },
  verify({ which, first, second, m, n, answer }) {
    if (which === 'combination') {
      const found = plus(repeated(m, first), repeated(n, second))
      return samePoint(found, answer) ? null : `added one by one they are ${found.join(', ')}`
    }
    const found = plus(first, repeated(n, answer))
    return samePoint(found, second) ? null : `it leads to ${found.join(', ')}`
  },
})
