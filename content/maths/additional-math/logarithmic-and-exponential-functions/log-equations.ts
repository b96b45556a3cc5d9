// Equations in logarithms: a sum, a difference or twice a logarithm.

import { agree, log, roots } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { added, linear, linearSpoken, shown } from '../../kit/quadratics.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, logOf, logOfSpoken, tall } from './notation.ts'

/** Bases and powers whose values stay small. */
const smallPowers = [
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 2],
  [3, 3],
  [5, 2],
  [6, 2],
] as const
type Power = (typeof smallPowers)[number]

/** The equation holds at these values and has no other solutions above `start`. */
const wrongSolutions = (
  left: (x: number) => number,
  m: number,
  start: number,
  all: readonly number[],
): string | null => {
  const found = roots((u) => left(u) - m, Math.max(start, 0) + 1e-6, 40.0003, 800)
  return all.every((u) => agree(left(u), m, 1e-9)) && found.length === all.length
    ? null
    : `the solutions are ${found.join(', ')}`
}

const solutions = (...values: readonly (number | string)[]) => [allSolutions(values)]

export const logEquation = defineTemplate({
  id: 'logarithmic-equation',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    sum(random) {
      // x + p and x − q are divisors whose product is the number.
      const [base, m] = random.pick(smallPowers.filter(([from]) => from !== 5))
      const number = base ** m
      const divisors = Array.from({ length: number }, (_, n) => n + 1).filter(
        (n) => number % n === 0 && n * n < number,
      )
      const { p, q, x } = random.until(
        () => {
          const small = random.pick(divisors)
          const x = random.integer(small + 1, 12)
          return { p: number / small - x, q: x - small, x }
        },
        ({ p, q }) => p !== 0 && p + q > 0 && Math.abs(p) <= 12,
      )
      const other = q - p - x
      return {
        question: typst`
Solve the equation $${logOf(base, 1, p)} + ${logOf(base, 1, -q)} = ${m}$. #marks(4)`,
        answer: typst`
#working("M1")[$log_${base} (${linear(1, p)})(${linear(1, -q)}) = ${m}$]
#working("M1")[$(${linear(1, p)})(${linear(1, -q)}) = ${base}^${m} = ${number}$]
#working("M1")[$${shown({ a: 1, b: p - q, c: -p * q - number })} = 0$ #linebreak() $(x − ${x})(x ${added(-other)}) = 0$]
#working("A1")[$x =$ #result[${x}]]
#note[$x = ${minus(other)}$ would give logarithms of negative numbers.]`,
        alt: plain`Solve the equation ${logOfSpoken(base, 1, p)}, plus ${logOfSpoken(base, 1, -q)}, equals ${m}.`,
        answerAlt: plain`The product of ${linearSpoken(1, p)} and ${linearSpoken(1, -q)} is ${number}. The quadratic has the roots ${x} and ${other}. Only x equals ${x} gives logarithms of positive numbers.`,
        answers: solutions(x),
        verify: () => wrongSolutions((u) => log(u + p, base) + log(u - q, base), m, Math.max(q, -p), [x]),
      }
    },
    difference(random) {
      const { base, m, number, p, q, a, x } = random.until(
        () => {
          const [base, m] = random.pick(smallPowers)
          const number = base ** m
          const [a, p, q] = [random.integer(1, 3), random.integer(-9, 9), random.integer(1, 5)]
          return { base, m, number, p, q, a, x: (p + number * q) / (number - a) }
        },
        ({ x, a, p, q }) => Number.isInteger(x) && x > q && a * x + p > 0 && p !== 0,
      )
      return {
        question: typst`
Solve the equation $${logOf(base, a, p)} − ${logOf(base, 1, -q)} = ${m}$. #marks(4)`,
        answer: typst`
#working("M1")[$ log_${base} display((${linear(a, p)})/(${linear(1, -q)})) = ${m} $]
#working("M1")[$ display((${linear(a, p)})/(${linear(1, -q)})) = ${base}^${m} = ${number} $]
#working("A1")[$${linear(a, p)} = ${number}x − ${number * q}$]
#working("A1")[$x =$ #result[${x}]]`,
        alt: plain`Solve the equation ${logOfSpoken(base, a, p)}, minus ${logOfSpoken(base, 1, -q)}, equals ${m}.`,
        answerAlt: plain`${linearSpoken(a, p)} divided by ${linearSpoken(1, -q)} is ${number}. So ${linearSpoken(a, p)} equals ${number} x minus ${number * q}, and x is ${x}.`,
        answers: solutions(x),
        verify: () => wrongSolutions((u) => log(a * u + p, base) - log(u - q, base), m, q, [x]),
      }
    },
    'twice-a-logarithm'(random) {
      // Both roots r and number − r are positive, with product number × p.
      const { base, m, number, p, x } = random.until(
        () => {
          const [base, m] = random.pick<Power>(smallPowers)
          const number = base ** m
          const r = random.integer(1, number - 1)
          return { base, m, number, p: (r * (number - r)) / number, x: Math.min(r, number - r) }
        },
        ({ number, p, x }) => Number.isInteger(p) && 2 * x !== number,
      )
      return {
        question: typst`
Solve the equation $2 log_${base} x − log_${base} (x − ${p}) = ${m}$. #marks(4)`,
        answer: typst`
#working("M1")[$ log_${base} display(x^2/(x − ${p})) = ${m} $]
#working("M1")[$x^2 = ${number}(x − ${p})$]
#working("M1")[$x^2 − ${number}x + ${number * p} = 0$ #linebreak() $(x − ${x})(x − ${number - x}) = 0$]
#working("A1")[$x =$ #result[${x}] or $x =$ #result[${number - x}]]
#note[Both are greater than ${p}, so both are solutions.]`,
        alt: plain`Solve the equation 2 log to base ${base} of x, minus ${logOfSpoken(base, 1, -p)}, equals ${m}.`,
        answerAlt: plain`x squared is ${number} times open bracket x minus ${p} close bracket. This quadratic has the roots ${x} and ${number - x}, and both are solutions, because both are greater than ${p}.`,
        answers: solutions(x, number - x),
        verify: () => wrongSolutions((u) => 2 * log(u, base) - log(u - p, base), m, p, [x, number - x]),
      }
    },
    natural(random) {
      const [m, p] = [random.integer(2, 4), random.integer(1, 9)]
      return {
        question: typst`
Find the exact solution of the equation $ln(x + ${p}) − ln x = ${m}$. #marks(4)`,
        answer: typst`
#working("M1")[$ ln(display((x + ${p})/x)) = ${m} $]
#working("M1")[$ display((x + ${p})/x) = ${eTo(String(m))} $]
#working("M1")[$ x(${eTo(String(m))} − 1) = ${p} $]
#working("A1")[$x =$ ${tall(`display(${p}/(${eTo(String(m))} − 1))`)}]`,
        alt: plain`Find the exact solution of the equation, the natural log of open bracket x plus ${p} close bracket, minus the natural log of x, equals ${m}.`,
        answerAlt: plain`The fraction with x plus ${p} on top and x at the bottom is e to the power ${m}. So x is ${p} over open bracket e to the power ${m}, minus 1 close bracket.`,
        answers: solutions(`${p}/(e^${m} - 1)`),
        verify: () => {
          const found = p / (Math.exp(m) - 1)
          return agree(Math.log(found + p) - Math.log(found), m, 1e-8) ? null : 'the equation does not hold'
        },
      }
    },
  },
})
