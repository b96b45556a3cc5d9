// One function of a composite from the other: the inner, and the outer.

import { expression, final } from '../../kit/final-answers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { line } from './printing.ts'

export const unknownFunction = defineTemplate({
  id: 'unknown-function',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    inside(random) {
      const m = random.integer(2, 4)
      const n = random.integerExcept(-7, 7, 0)
      const p = random.integer(1, 3)
      const q = random.integerExcept(-4, 4, 0)
      return {
        question: typst`
For $x in RR$, $f(x) = ${line(m, n)}$ and $f g(x) = ${quadratic(m * p, 0, m * q + n)}$.

Find an expression for $g(x)$. #marks(3)`,
        answer: typst`
#note[$f g(x)$ is $f$ with $g(x)$ in the place of $x$.]
#working("M1")[$${m}g(x) ${n < 0 ? '−' : '+'} ${Math.abs(n)} = ${quadratic(m * p, 0, m * q + n)}$]
#working("A1")[$${m}g(x) = ${quadratic(m * p, 0, m * q)}$]
#working("A1")[$g(x) =$ #result[$${quadratic(p, 0, q)}$]]`,
        alt: plain`For real x, f of x is ${linearSpoken(m, n)}, and f g of x is ${quadraticSpoken(m * p, 0, m * q + n)}. Find an expression for g of x.`,
        answerAlt: plain`Putting g of x in the place of x, ${m} times g of x, ${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)}, equals ${quadraticSpoken(m * p, 0, m * q + n)}. So g of x is ${quadraticSpoken(p, 0, q)}.`,
        answers: [final('', expression(quadratic(p, 0, q), 'x'), 'g(x)')],
        verify: () => {
          const [f, g] = [(x: number) => m * x + n, (x: number) => p * x * x + q]
          return [-2, 0, 5].every((x) => f(g(x)) === m * p * x * x + m * q + n)
            ? null
            : 'the composite is another'
        },
      }
    },
    outside(random) {
      const m = random.integer(1, 2)
      const n = random.integerExcept(-4, 4, 0)
      const a = random.integer(1, 3)
      const c = random.integerExcept(-9, 9, 0)
      // f(x) = a x² + c, so fg(x) = a(mx + n)² + c.
      const product = [a * m * m, 2 * a * m * n, a * n * n + c] as const
      const before = a === 1 ? '' : String(a)
      return {
        question: typst`
For $x in RR$, $g(x) = ${line(m, n)}$ and $f g(x) = ${quadratic(...product)}$.

By writing $f g(x)$ in terms of $${line(m, n)}$, find an expression for $f(x)$. #marks(3)`,
        answer: typst`
#working("M1")[$${quadratic(a * m * m, 2 * a * m * n, a * n * n)} = ${before}(${line(m, n)})^2$]
#working("M1")[$f g(x) = ${before}(${line(m, n)})^2 ${c < 0 ? '−' : '+'} ${Math.abs(c)}$]
#note[$f$ does this with whatever it is given.]
#working("A1")[$f(x) =$ #result[$${quadratic(a, 0, c)}$]]`,
        alt: plain`For real x, g of x is ${linearSpoken(m, n)}, and f g of x is ${quadraticSpoken(...product)}. By writing f g of x in terms of ${linearSpoken(m, n)}, find an expression for f of x.`,
        answerAlt: plain`f g of x is ${a === 1 ? '' : `${a} times `}the square of open bracket ${linearSpoken(m, n)} close bracket, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}. So f of x is ${quadraticSpoken(a, 0, c)}.`,
        answers: [final('', expression(quadratic(a, 0, c), 'x'), 'f(x)')],
        verify: () => {
          const f = (x: number) => a * x * x + c
          return [-2, 0, 5].every(
            (x) => f(m * x + n) === a * m * m * x * x + 2 * a * m * n * x + a * n * n + c,
          )
            ? null
            : 'the composite is another'
        },
      }
    },
  },
})
