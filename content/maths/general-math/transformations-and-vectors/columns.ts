// Column vectors: sums, multiples and differences.

import { bold } from '../../kit/combinations.ts'
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
