// Simultaneous equations with indices, logarithms and powers of e.

import { agree, log } from '../../kit/checking.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { namedNumbers, pairsOfValues, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo } from './notation.ts'

const wrongSides = (pairs: readonly (readonly [left: number, right: number])[]): string | null =>
  pairs.every(([left, right]) => agree(left, right, 1e-6))
    ? null
    : `the left sides are ${pairs.map(([left]) => rounded(left)).join(' and ')}`

const both = (x: number | string, y: number | string) => namedNumbers('', { x, y })

export const simultaneous = defineTemplate({
  id: 'simultaneous-equations',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    indices(random) {
      // 2^x × 4^y = 2^p and 27^x ÷ 3^y = 3^q.
      const { x, y, p, q } = random.until(
        () => {
          const [x, y] = [random.integer(1, 3), random.integerExcept(-3, 5, 0)]
          return { x, y, p: x + 2 * y, q: 3 * x - y }
        },
        ({ x, y, p, q }) => x !== y && p !== 0 && q !== 0 && Math.abs(q) <= 5 && Math.abs(p) <= 8,
      )
      const [two, three] = [
        p >= 0 ? String(2 ** p) : `display(1/${2 ** -p})`,
        q >= 0 ? String(3 ** q) : `display(1/${3 ** -q})`,
      ]
      const spoken = (base: number, n: number) => (n >= 0 ? String(base ** n) : `1 over ${base ** -n}`)
      return {
        question: typst`
Solve the simultaneous equations
$ 2^x times 4^y &= ${two}, \
display(27^x/3^y) &= ${three}. $
#marks(5)`,
        answer: typst`
#working("M1")[$2^x times 2^(2y) = 2^(${minus(p)})$]
#working("A1")[$x + 2y = ${minus(p)}$]
#working("A1")[$3^(3x) div 3^y = 3^(${minus(q)})$, so $3x − y = ${minus(q)}$]
#working("M1")[$x + 2(3x ${q < 0 ? '+' : '−'} ${Math.abs(q)}) = ${minus(p)}$ #linebreak() $7x = ${minus(p + 2 * q)}$]
#working("A1")[$x =$ #result[${x}], $y =$ #result[$${minus(y)}$]]`,
        alt: plain`Solve the simultaneous equations: 2 to the power x, times 4 to the power y, equals ${spoken(2, p)}; and 27 to the power x, over 3 to the power y, equals ${spoken(3, q)}.`,
        answerAlt: plain`As powers of 2, the first gives x plus 2 y equals ${p}. As powers of 3, the second gives 3 x minus y equals ${q}. So x is ${x} and y is ${y}.`,
        answers: both(x, y),
        verify: () =>
          wrongSides([
            [2 ** x * 4 ** y, 2 ** p],
            [27 ** x / 3 ** y, 3 ** q],
          ]),
      }
    },
    'two-logarithms'(random) {
      const [x, y] = random.until(
        () => [random.integer(1, 3), random.integerExcept(-2, 3, 0)] as const,
        ([u, v]) => u !== v,
      )
      const base = random.pick([2, 3])
      const [p, q] = [2 * x + y, x - y]
      const value = (n: number) => (n < 0 ? `inline(1/${base ** -n})` : String(base ** n))
      const spoken = (n: number) => (n < 0 ? `1 over ${base ** -n}` : String(base ** n))
      return {
        question: typst`
Solve the simultaneous equations
$ 2 log_${base} x + log_${base} y &= ${p}, \
log_${base} x − log_${base} y &= ${minus(q)}. $
#marks(5)`,
        answer: typst`
#note[Let $u = log_${base} x$ and $v = log_${base} y$.]
#working("M1")[Adding: $3u = ${minus(p + q)}$]
#working("A1")[$u = ${x}$]
#working("A1")[$v = u − ${q < 0 ? `(${minus(q)})` : q} = ${minus(y)}$]
#working("M1")[$x = ${base}^${x}$ and $y = ${base}^(${minus(y)})$]
#working("A1")[$x =$ #result[${base ** x}], $y =$ #result[$${value(y)}$]]`,
        alt: plain`Solve the simultaneous equations: 2 log to base ${base} of x, plus log to base ${base} of y, equals ${p}; and log to base ${base} of x, minus log to base ${base} of y, equals ${q}.`,
        answerAlt: plain`Adding the equations, 3 log x is ${p + q}, so log x is ${x} and log y is ${y}. So x is ${base ** x} and y is ${spoken(y)}.`,
        answers: both(base ** x, typedFraction(base ** Math.max(y, 0), base ** Math.max(-y, 0))),
        verify: () => {
          const [a, b] = [base ** x, base ** y]
          return wrongSides([
            [2 * log(a, base) + log(b, base), p],
            [log(a, base) - log(b, base), q],
          ])
        },
      }
    },
    'logarithm-and-line'(random) {
      const base = random.pick([2, 3])
      const [i, j] = random.until(
        () => [random.integer(1, base === 2 ? 4 : 3), random.integer(1, 3)] as const,
        ([i, j]) => i > j,
      )
      const [x, y, p] = [base ** i, base ** j, i + j]
      const q = x + y
      return {
        question: typst`
Solve the simultaneous equations
$ log_${base} x + log_${base} y &= ${p}, \
x + y &= ${q}. $
#marks(5)`,
        answer: typst`
#working("M1")[$log_${base} (x y) = ${p}$]
#working("A1")[$x y = ${base}^${p} = ${x * y}$]
#working("M1")[$x(${q} − x) = ${x * y}$ #linebreak() $x^2 − ${q}x + ${x * y} = 0$]
#working("M1")[$(x − ${x})(x − ${y}) = 0$]
#working("A1")[#result[$x = ${x}$, $y = ${y}$] or #linebreak() #result[$x = ${y}$, $y = ${x}$]]`,
        alt: plain`Solve the simultaneous equations: log to base ${base} of x, plus log to base ${base} of y, equals ${p}; and x plus y equals ${q}.`,
        answerAlt: plain`The first equation gives x y equals ${x * y}. With y equals ${q} minus x this is a quadratic with the roots ${x} and ${y}. So x is ${x} and y is ${y}, or x is ${y} and y is ${x}.`,
        answers: pairsOfValues([
          [x, y],
          [y, x],
        ]),
        verify: () =>
          wrongSides([
            [log(x, base) + log(y, base), p],
            [x + y, q],
          ]),
      }
    },
    'powers-of-e'(random) {
      const [x, y] = random.distinct([2, 3, 4, 5, 7], 2) as [number, number]
      const [p, q] = [2 * x + 3 * y, 3 * x - y]
      return {
        question: typst`
Solve the simultaneous equations, giving your answers in exact form.
$ 2 ${eTo('x')} + 3 ${eTo('y')} &= ${p} \
3 ${eTo('x')} − ${eTo('y')} &= ${minus(q)} $
#marks(5)`,
        answer: typst`
#note[Let $u = ${eTo('x')}$ and $v = ${eTo('y')}$.]
#working("M1")[$2u + 3v = ${p}$ and $v = 3u ${q < 0 ? '+' : '−'} ${Math.abs(q)}$]
#working("M1")[$2u + 3(3u ${q < 0 ? '+' : '−'} ${Math.abs(q)}) = ${p}$ #linebreak() $${terms([11, 'u'])} = ${p + 3 * q}$]
#working("A1")[$${eTo('x')} = ${x}$]
#working("A1")[$${eTo('y')} = ${y}$]
#working("A1")[$x =$ #result[$ln ${x}$], $y =$ #result[$ln ${y}$]]`,
        alt: plain`Solve the simultaneous equations, giving your answers in exact form: 2 times e to the power x, plus 3 times e to the power y, equals ${p}; and 3 times e to the power x, minus e to the power y, equals ${q}.`,
        answerAlt: plain`As linear equations in the powers, they give e to the power x equals ${x} and e to the power y equals ${y}. So x is the natural log of ${x} and y is the natural log of ${y}.`,
        answers: both(`ln(${x})`, `ln(${y})`),
        verify: () => {
          const [a, b] = [Math.exp(Math.log(x)), Math.exp(Math.log(y))]
          return wrongSides([
            [2 * a + 3 * b, p],
            [3 * a - b, q],
          ])
        },
      }
    },
  },
})
