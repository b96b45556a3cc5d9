// Equations that need a change of base before they can be solved.

import { agree, log, roots } from '../../kit/checking.ts'
import { added, linear, linearSpoken, shown } from '../../kit/quadratics.ts'
import { allSolutions, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { logOf, logOfSpoken, tall } from './notation.ts'

export const changeOfBase = defineTemplate({
  id: 'change-of-base-equation',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'base-and-its-square'(random) {
      const base = random.pick([2, 3, 5])
      const u = base === 5 ? 2 : random.pick([2, 4])
      const square = base ** 2
      const total = (3 * u) / 2
      return {
        question: typst`
Solve the equation $log_${base} x + log_${square} x = ${total}$. #marks(4)`,
        answer: typst`
#working("M1")[$ log_${square} x = display((log_${base} x)/(log_${base} ${square})) $]
#working("A1")[$ = display(1/2) log_${base} x $]
#working("M1")[$ display(3/2) log_${base} x = ${total}, quad log_${base} x = ${u} $]
#working("A1")[$x = ${base}^${u} =$ #result[${base ** u}]]`,
        alt: plain`Solve the equation log to base ${base} of x, plus log to base ${square} of x, equals ${total}.`,
        answerAlt: plain`Log to base ${square} of x is half of log to base ${base} of x. So 3 over 2 times log to base ${base} of x is ${total}, log to base ${base} of x is ${u}, and x is ${base ** u}.`,
        answers: [allSolutions([base ** u])],
        verify: () => {
          const x = base ** u
          return agree(log(x, base) + log(x, square), total) ? null : 'the equation does not hold'
        },
      }
    },
    'x-as-base'(random) {
      const base = random.pick([2, 3, 5])
      const [u, v] = random.pick<readonly [number, number]>(
        base === 2
          ? [
              [1, 3],
              [2, 3],
              [1, 4],
              [-1, 3],
              [-2, 4],
            ]
          : [
              [1, 2],
              [1, 3],
              [-1, 2],
              [-1, 3],
            ],
      )

      const [sum, product] = [u + v, u * v]
      const factorOf = (root: number) => `(u ${added(-root)})`
      const second = `${product < 0 ? '−' : '+'} ${Math.abs(product) === 1 ? '' : Math.abs(product)} log_x ${base}`
      const answer = (n: number) => (n < 0 ? tall(`display(1/${base ** -n})`) : `#result[${base ** n}]`)
      const answerSpoken = (n: number) => (n < 0 ? `1 over ${base ** -n}` : String(base ** n))
      const quadratic = shown({ a: 1, b: -sum, c: product }, 'u')
      return {
        question: typst`
Solve the equation $log_${base} x ${second} = ${sum}$. #marks(4)`,
        answer: typst`
#note[Let $u = log_${base} x$.]
#working("B1")[$ log_x ${base} = display(1/(log_${base} x)) = display(1/u) $]
#working("M1")[$${quadratic} = 0$]
#working("M1")[$${factorOf(u)}${factorOf(v)} = 0$]
#working("A1")[$x =$ ${answer(u)} or $x =$ ${answer(v)}]`,
        alt: plain`Solve the equation log to base ${base} of x, ${product < 0 ? 'minus' : 'plus'} ${Math.abs(product) === 1 ? '' : Math.abs(product)} log to base x of ${base}, equals ${sum}.`,
        answerAlt: plain`Log to base x of ${base} is 1 over log to base ${base} of x. The quadratic in log to base ${base} of x has the roots ${u} and ${v}. So x is ${answerSpoken(u)} or ${answerSpoken(v)}.`,
        answers: [
          allSolutions([u, v].map((n) => typedFraction(base ** Math.max(n, 0), base ** Math.max(-n, 0)))),
        ],
        verify: () => {
          const holds = [u, v].every((n) =>
            agree(log(base ** n, base) + product * log(base, base ** n), sum, 1e-8),
          )
          return holds ? null : 'the equation does not hold'
        },
      }
    },
    'single-logarithms'(random) {
      const base = random.pick([2, 3, 5])
      const square = base ** 2
      // x² = ux + v in factors (x − r)(x + s).
      const r = random.integer(3, 9)
      const s = random.integer(1, r - 1)
      const [u, v] = [r - s, r * s]
      return {
        question: typst`
Solve the equation $${logOf(square, u, v)} = log_${base} x$. #marks(4)`,
        answer: typst`
#working("B1")[$ ${logOf(square, u, v)} = display(1/2) ${logOf(base, u, v)} $]
#working("M1")[$${logOf(base, u, v)} = 2 log_${base} x = log_${base} x^2$]
#working("M1")[$x^2 − ${linear(u, 0)} − ${v} = 0$ #linebreak() $(x − ${r})(x + ${s}) = 0$]
#working("A1")[$x =$ #result[${r}]]
#note[$x = −${s}$ has no logarithm.]`,
        alt: plain`Solve the equation ${logOfSpoken(square, u, v)}, equals log to base ${base} of x.`,
        answerAlt: plain`Changing to base ${base} gives ${linearSpoken(u, v)} equals x squared. The roots are ${r} and minus ${s}, and only x equals ${r} has a logarithm.`,
        answers: [allSolutions([r])],
        verify: () => {
          const found = roots((x) => log(u * x + v, square) - log(x, base), 0.0007, 30.0003, 600)
          return found.length === 1 && agree(found[0] ?? 0, r, 1e-6)
            ? null
            : `the solutions are ${found.join(', ')}`
        },
      }
    },
  },
})
