// Logarithms and powers in terms of given letters.

import { agree, log } from '../../kit/checking.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { tall } from './notation.ts'

const asked = (value: string, letters: string) => expression(value, letters, 'simplified')

export const inLetters = defineTemplate({
  id: 'in-terms-of-letters',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'two-logarithms'(random) {
      const [small, large] = random.pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [2, 7],
      ] as const)
      const [m, n] = [random.integer(2, 3), random.integer(2, 4)]
      const product = small ** m * large
      return {
        question: typst`
It is given that $log_a ${small} = p$ and $log_a ${large} = q$. Find, in terms of $p$ and $q$:
#part("a", 2)[$log_a ${product}$]
#part("b", 2)[$log_a (display(a^${n}/${large ** 2}))$]`,
        answer: typst`
#part("a")[
#working("M1")[$log_a ${product} = log_a (${small}^${m} times ${large})$]
#working("A1")[$=$ #result[$${m}p + q$]]]
#part("b")[
#working("M1")[$log_a a^${n} − log_a ${large}^2$]
#working("A1")[$=$ #result[$${n} − 2q$]]]`,
        alt: plain`It is given that log to base a of ${small} is p and log to base a of ${large} is q. Find, in terms of p and q: part a, log to base a of ${product}; part b, log to base a of the fraction a to the power ${n} over ${large ** 2}.`,
        answerAlt: plain`Part a: ${product} is ${small} to the power ${m}, times ${large}, so the answer is ${m} p plus q. Part b: ${n} minus 2 q.`,
        answers: [final('a', asked(`${m}p + q`, 'pq')), final('b', asked(`${n} - 2q`, 'pq'))],
        verify: () => {
          const [p, q] = [log(small, 7.3), log(large, 7.3)]
          return agree(7.3 ** (m * p + q), product, 1e-7) &&
            agree(7.3 ** (n - 2 * q), 7.3 ** n / large ** 2, 1e-7)
            ? null
            : 'an expression has another value'
        },
      }
    },
    'other-bases'(random) {
      const small = random.pick([2, 3, 5])
      const large = small ** 2
      const [m, n] = [random.integer(2, 3), random.integer(3, 5)]
      const number = small ** m
      return {
        question: typst`
It is given that $log_${small} x = p$, where $x > 0$ and $x != 1$. Find, in terms of $p$:
#part("a", 2)[$log_${small} (${number} x^${n})$]
#part("b", 2)[$log_x ${large}$]`,
        answer: typst`
#part("a")[
#working("M1")[$log_${small} ${number} + ${n} log_${small} x$]
#working("A1")[$=$ #result[$${m} + ${n}p$]]]
#part("b")[
#working("M1")[$ log_x ${large} = display((log_${small} ${large})/(log_${small} x)) $]
#working("A1")[$=$ ${tall('display(2/p)')}]]`,
        alt: plain`It is given that log to base ${small} of x is p, where x is greater than 0 and not equal to 1. Find, in terms of p: part a, log to base ${small} of open bracket ${number} x to the power ${n} close bracket; part b, log to base x of ${large}.`,
        answerAlt: plain`Part a: ${m} plus ${n} p. Part b: change to base ${small}. Log to base ${small} of ${large} is 2, so the answer is 2 over p.`,
        answers: [final('a', asked(`${m} + ${n}p`, 'p')), final('b', asked('2/p', 'p'))],
        verify: () => {
          const x = 5.3
          const u = log(x, small)
          return agree(log(small ** m * x ** n, small), m + n * u) && agree(x ** (2 / u), large, 1e-7)
            ? null
            : 'an expression has another value'
        },
      }
    },
    'as-powers'(random) {
      const small = random.pick([2, 3])
      const large = small ** 2
      const [, n] = [random.integer(2, 3), random.integer(3, 5)]
      return {
        question: typst`
It is given that $log_${small} x = u$ and $log_${large} y = v$. Express each of these as a power of ${small}, in terms of $u$ and $v$.
#part("a", 2)[$x y$]
#part("b", 2)[$display(x^${n}/sqrt(y))$]`,
        answer: typst`
#part("a")[
#working("M1")[$x = ${small}^u$ and $y = ${large}^v = ${small}^(2v)$]
#working("A1")[$x y =$ #result[$${small}^(u + 2v)$]]]
#part("b")[
#working("M1")[$x^${n} = ${small}^(${n}u)$ and $sqrt(y) = ${small}^v$]
#working("A1")[#result[$${small}^(${n}u − v)$]]]`,
        alt: plain`It is given that log to base ${small} of x is u and log to base ${large} of y is v. Express each of these as a power of ${small}, in terms of u and v. Part a: x times y. Part b: x to the power ${n}, over root y.`,
        answerAlt: plain`x is ${small} to the power u, and y is ${small} to the power 2 v. Part a: x y is ${small} to the power open bracket u plus 2 v close bracket. Part b: root y is ${small} to the power v, so the answer is ${small} to the power open bracket ${n} u minus v close bracket.`,
        answers: [
          final('a', expression(`${small}^(u + 2v)`, 'uv', 'one-power')),
          final('b', expression(`${small}^(${n}u - v)`, 'uv', 'one-power')),
        ],
        verify: () => {
          const [x, y] = [5.3, 2.9]
          const [u, v] = [log(x, small), log(y, large)]
          return agree(small ** (u + 2 * v), x * y, 1e-7) &&
            agree(small ** (n * u - v), x ** n / Math.sqrt(y), 1e-6)
            ? null
            : 'a power has another value'
        },
      }
    },
  },
})
