// Column vectors: sums, multiples and differences.

import { bold } from '../../kit/combinations.ts'
import { column, final } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { samePoint, shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { anyVector, plus, repeated, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const [a, b] = [bold('a'), bold('b')]

export const columnArithmetic = defineTemplate({
  id: 'column-arithmetic',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    combination(random) {
      const [first, second] = [anyVector(random), anyVector(random)]
      const [m, n] = random.pick([
        [2, -1],
        [3, 2],
        [1, -2],
        [2, -3],
        [3, -1],
        [4, -3],
      ] as const)
      const answer = plus(times(m, first), times(n, second))
      const asked = terms([m, a], [n, b])
      return {
        question: typst`
$ ${a} = ${shownColumn(first)} quad quad ${b} = ${shownColumn(second)} $
Work out $${asked}$. #marks(2)`,
        answer: typst`
#working("M1")[$ ${asked} = ${shownColumn(times(m, first))} ${n < 0 ? '−' : '+'} ${shownColumn(times(Math.abs(n), second))} $]
#working("A1")[$=$ #result[$${shownColumn(answer)}$]]`,
        alt: plain`Vector a is the ${spokenColumn(first)} and vector b is the ${spokenColumn(second)}. Work out ${termsInWords([m, 'a'], [n, 'b'])}.`,
        answerAlt: plain`Multiply each component, then ${n < 0 ? 'subtract' : 'add'}: the ${spokenColumn(times(m, first))} ${n < 0 ? 'minus' : 'plus'} the ${spokenColumn(times(Math.abs(n), second))} is the ${spokenColumn(answer)}.`,
        answers: [final('', column(...answer))],
        verify: () => {
          const found = plus(repeated(m, first), repeated(n, second))
          return samePoint(found, answer) ? null : `added one by one they are ${found.join(', ')}`
        },
      }
    },
    'missing-vector'(random) {
      const [first] = [anyVector(random), anyVector(random)]
      // first + n × answer = second.
      const n = random.integer(2, 4)
      const answer = anyVector(random, 4)
      const second = plus(first, times(n, answer))
      return {
        question: typst`
$ ${a} = ${shownColumn(first)} quad quad ${b} = ${shownColumn(second)} $
Find the vector $${bold('c')}$ such that $${a} + ${n}${bold('c')} = ${b}$. #marks(2)`,
        answer: typst`
#working("M1")[$ ${n}${bold('c')} = ${b} − ${a} = ${shownColumn(times(n, answer))} $]
#working("A1")[$${bold('c')} =$ #result[$${shownColumn(answer)}$]]`,
        alt: plain`Vector a is the ${spokenColumn(first)} and vector b is the ${spokenColumn(second)}. Find the vector c such that a plus ${n} c equals b.`,
        answerAlt: plain`${n} c is b minus a, the ${spokenColumn(times(n, answer))}. So c is the ${spokenColumn(answer)}.`,
        answers: [final('', column(...answer))],
        verify: () => {
          const found = plus(first, repeated(n, answer))
          return samePoint(found, second) ? null : `it leads to ${found.join(', ')}`
        },
      }
    },
    'round-a-triangle'(random) {
      const [first] = [anyVector(random), anyVector(random)]
      const answer = anyVector(random, 6)
      const second = plus(first, times(1, answer))
      return {
        question: typst`
$ arrow(A B) = ${shownColumn(first)} quad quad arrow(A C) = ${shownColumn(second)} $
Find $arrow(B C)$. #marks(2)`,
        answer: typst`
#note[From $B$ back to $A$, and on to $C$.]
#working("M1")[$arrow(B C) = −arrow(A B) + arrow(A C) = ${shownColumn(second)} − ${shownColumn(first)}$]
#working("A1")[$arrow(B C) =$ #result[$${shownColumn(answer)}$]]`,
        alt: plain`The vector AB is the ${spokenColumn(first)}. The vector AC is the ${spokenColumn(second)}. Find the vector BC.`,
        answerAlt: plain`Go from B back to A and on to C: the vector BC is AC minus AB, the ${spokenColumn(answer)}.`,
        answers: [final('', column(...answer))],
        verify: () => {
          const found = plus(first, repeated(1, answer))
          return samePoint(found, second) ? null : `it leads to ${found.join(', ')}`
        },
      }
    },
  },
})
