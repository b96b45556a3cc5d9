// Equations with composite functions, and with an inverse beside them.

import { agree } from '../../kit/checking.ts'
import { expression, final, inAnyOrder } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { added, bracket, factors, line, quotient, quotientSaid, tall } from './printing.ts'

export const compositeEquation = defineTemplate({
  id: 'composite-equation',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'square-of-a-line'(random) {
      const [m, drawn, r] = [random.integer(2, 3), random.integer(1, 7) * random.sign(), random.integer(2, 7)]
      const [n, c] = [(r - drawn) % m === 0 ? drawn : drawn + 1, random.integerExcept(-9, 9, 0)]
      const [one, other] = [r - n, -r - n]
      const shownRoot = (top: number) =>
        top % m === 0 ? minus(top / m) : `${top < 0 ? '−' : ''}display(${Math.abs(top)}/${m})`
      const saidRoot = (top: number) => (top % m === 0 ? plain`${top / m}` : plain`${top} over ${m}`)
      const result = (top: number) => (top % m === 0 ? `#result[$${shownRoot(top)}$]` : tall(shownRoot(top)))
      return {
        question: typst`
$f(x) = x^2 ${added(c)}$ and $g(x) = ${line(m, n)}$ for $x in RR$.
#part("a", 3)[Solve the equation $f g(x) = ${minus(r * r + c)}$.]
#part("b", 1)[State, with a reason, whether the equation $f g(x) = ${minus(c - 1)}$ has a solution.]`,
        answer: typst`
#part("a")[
#working("M1")[$${bracket(m, n)}^2 ${added(c)} = ${minus(r * r + c)}$]
#working("M1")[$${line(m, n)} = plus.minus ${r}$]
#working("A1")[$x =$ ${result(one)} or $x =$ ${result(other)}]]
#part("b")[#working("B1")[#result[No]: a square is at least 0, so $f g(x) >= ${minus(c)}$.]]`,
        alt: plain`f of x is ${quadraticSpoken(1, 0, c)} and g of x is ${linearSpoken(m, n)}, for real x. Part a: solve the equation f g of x equals ${plain`${r * r + c}`}. Part b: state, with a reason, whether the equation f g of x equals ${plain`${c - 1}`} has a solution.`,
        answerAlt: plain`Part a: open bracket ${linearSpoken(m, n)} close bracket squared is ${r * r}, so ${linearSpoken(m, n)} is ${r} or minus ${r}. x is ${saidRoot(one)} or ${saidRoot(other)}. Part b: no, because a square is at least 0, so f g of x is at least ${plain`${c}`}.`,
        answers: [final('a', inAnyOrder([typedFraction(one, m), typedFraction(other, m)], { name: 'x' }))],
        verify: () => {
          const fg = (x: number) => m * m * x * x + 2 * m * n * x + n * n + c
          return [(r - n) / m, (-r - n) / m].every((x) => agree(fg(x), r * r + c, 1e-6))
            ? null
            : 'a solution does not fit'
        },
      }
    },
    'either-order'(random) {
      const { n, c, low, high } = random.until(
        () => {
          const [m, n, c] = [2, random.integer(-6, 6), random.integerExcept(-6, 6, 0)]
          return { m, n, c, ...rootsOfDifference(n, c) }
        },
        ({ square: root, low, high }) => root && low !== high,
      )
      const rest = n * n + c - (2 * c + n)
      return {
        question: typst`
$f(x) = x^2 ${added(c)}$ and $g(x) = ${line(2, n)}$ for $x in RR$.

Solve the equation $f g(x) = g f(x)$. #marks(4)`,
        answer: typst`
#working("B1")[$f g(x) = ${quadratic(4, 4 * n, n * n + c)}$]
#working("B1")[$g f(x) = ${quadratic(2, 0, 2 * c + n)}$]
#working("M1")[$${quadratic(2, 4 * n, rest)} = 0$ \
$${quadratic(1, 2 * n, rest / 2)} = ${factors(low, high)} = 0$]
#working("A1")[$x =$ #result[$${minus(low)}$] or $x =$ #result[$${minus(high)}$]]`,
        alt: plain`f of x is ${quadraticSpoken(1, 0, c)} and g of x is ${linearSpoken(2, n)}, for real x. Solve the equation f g of x equals g f of x.`,
        answerAlt: plain`f g of x is ${quadraticSpoken(4, 4 * n, n * n + c)}, and g f of x is ${quadraticSpoken(2, 0, 2 * c + n)}. Together they give ${quadraticSpoken(1, 2 * n, rest / 2)} equals 0, so x is ${plain`${low}`} or ${plain`${high}`}.`,
        answers: [final('', inAnyOrder([low, high], { name: 'x' }))],
        verify: () => {
          const [f, g] = [(x: number) => x * x + c, (x: number) => 2 * x + n]
          const found = Array.from({ length: 81 }, (_, at) => at - 40).filter((x) => f(g(x)) === g(f(x)))
          return found.join() === [low, high].join() ? null : `the sides agree at ${found.join(', ')}`
        },
      }
    },
    'with-an-inverse'(random) {
      const { m, p, q, n, d } = random.until(
        () => {
          const [m, p, q] = [random.integer(2, 4), random.integer(-4, 3), random.integer(1, 6)]
          // m x + n = x² + c at p and q.
          return { m, p, q, n: random.integerExcept(-8, 8, 0), d: m - p - q }
        },
        ({ p, q, d, m }) => p < q && d !== 0 && d !== m,
      )
      const c = n + p * q
      const [b, constant] = [-(p + q), p * q]
      return {
        question: typst`
For $x in RR$, the functions $f$ and $g$ are defined by
$ f(x) = ${quotient(line(1, -n), String(m))} quad "and" quad g(x) = ${quadratic(1, d, c)}. $
#part("a", 1)[Find an expression for $f^(−1)(x)$.]
#part("b", 3)[Solve the equation $f^(−1)(x) = g(x)$.]`,
        answer: typst`
#part("a")[#working("B1")[$f^(−1)(x) =$ #result[$${line(m, n)}$]]]
#part("b")[
#working("M1")[$${quadratic(1, d, c)} = ${line(m, n)}$ \
$${quadratic(1, b, constant)} = 0$]
#working("M1")[$${factors(p, q)} = 0$]
#working("A1")[$x =$ #result[$${minus(p)}$] or $x =$ #result[${q}]]]`,
        alt: plain`For real x, f of x is ${quotientSaid(linearSpoken(1, -n), String(m))}, and g of x is ${quadraticSpoken(1, d, c)}. Part a: find an expression for f inverse of x. Part b: solve the equation f inverse of x equals g of x.`,
        answerAlt: plain`Part a: f inverse of x is ${linearSpoken(m, n)}. Part b: the equation becomes ${quadraticSpoken(1, b, constant)} equals 0, so x is ${plain`${p}`} or ${q}.`,
        answers: [
          final('a', expression(line(m, n), 'x'), 'f^(-1)(x)'),
          final('b', inAnyOrder([p, q], { name: 'x' })),
        ],
        verify: () => {
          const g = (x: number) => x * x + d * x + n + p * q
          const found = Array.from({ length: 41 }, (_, at) => at - 20).filter((x) => (g(x) - n) / m === x)
          return found.join() === [p, q].join() ? null : `f of g(x) is x at ${found.join(', ')}`
        },
      }
    },
  },
})

/** Where 2x² + 4nx + n² − c − n is 0, if that is at whole numbers. */
const rootsOfDifference = (n: number, c: number) => {
  const inside = 4 * n * n - 2 * (n * n - c - n)
  const root = Math.sqrt(Math.max(0, inside))
  const low = (-2 * n - root) / 2
  return { square: inside > 0 && Number.isInteger(low), low, high: -2 * n - low + 0 }
}
