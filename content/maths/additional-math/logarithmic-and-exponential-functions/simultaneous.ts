// Simultaneous equations with indices, logarithms and powers of e.

import { agree, log } from '../../kit/checking.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo } from './notation.ts'
export const simultaneous = defineTemplate({
  id: 'simultaneous-equations',
  marks: 5,
  calculator: false,
  level: 4,
  cases: ['indices', 'two-logarithms', 'logarithm-and-line', 'powers-of-e'],
  draw(random, which) {
    if (which === 'indices') {
      // 2^x × 4^y = 2^p and 27^x ÷ 3^y = 3^q.
      return random.until(
        () => {
          const [x, y] = [random.integer(1, 3), random.integerExcept(-3, 5, 0)]
          return { which, base: 0, x, y, p: x + 2 * y, q: 3 * x - y }
        },
        ({ x, y, p, q }) => x !== y && p !== 0 && q !== 0 && Math.abs(q) <= 5 && Math.abs(p) <= 8,
      )
    }
    if (which === 'two-logarithms') {
      const [u, v] = random.until(
        () => [random.integer(1, 3), random.integerExcept(-2, 3, 0)] as const,
        ([u, v]) => u !== v,
      )
      const base = random.pick([2, 3])
      return { which, base, x: u, y: v, p: 2 * u + v, q: u - v }
    }
    if (which === 'logarithm-and-line') {
      const base = random.pick([2, 3])
      const [i, j] = random.until(
        () => [random.integer(1, base === 2 ? 4 : 3), random.integer(1, 3)] as const,
        ([i, j]) => i > j,
      )
      return { which, base, x: base ** i, y: base ** j, p: i + j, q: base ** i + base ** j }
    }
    const [x, y] = random.distinct([2, 3, 4, 5, 7], 2) as [number, number]
    return { which, base: 0, x, y, p: 2 * x + 3 * y, q: 3 * x - y }
  },
  write({ which, base, x, y, p, q }) {
    if (which === 'indices') {
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
      }
    }
    if (which === 'two-logarithms') {
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
      }
    }
    if (which === 'logarithm-and-line') {
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
      }
    }
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
    }
  },
  verify({ which, base, x, y, p, q }) {
    const [one, two, first, second] = {
      indices: () => [2 ** x * 4 ** y, 27 ** x / 3 ** y, 2 ** p, 3 ** q],
      'two-logarithms': () => {
        const [a, b] = [base ** x, base ** y]
        return [2 * log(a, base) + log(b, base), log(a, base) - log(b, base), p, q]
      },
      'logarithm-and-line': () => [log(x, base) + log(y, base), x + y, p, q],
      'powers-of-e': () => {
        const [a, b] = [Math.exp(Math.log(x)), Math.exp(Math.log(y))]
        return [2 * a + 3 * b, 3 * a - b, p, q]
      },
    }[which]() as [number, number, number, number]
    return agree(one, first, 1e-7) && agree(two, second, 1e-6)
      ? null
      : `the left sides are ${rounded(one)} and ${rounded(two)}`
  },
})
