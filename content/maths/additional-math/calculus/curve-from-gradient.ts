// A curve found from its gradient, or from its second derivative, and a point of it.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { equation, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { added, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { isIntegral } from './integration.ts'
import { dydx, e, piece, power, second, shownSum, spokenSum, typed } from './writing.ts'

const constant = piece('c', 'c', 1)
export const curveFromGradient = defineTemplate({
  id: 'curve-from-gradient',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    polynomial(random) {
      const [a, b, p] = [random.integer(1, 3), random.integerExcept(-5, 5, 0), random.pick([-2, -1, 1, 2])]
      const c = random.integerExcept(-9, 9, 0)
      const q = a * p ** 3 + b * p * p + c
      return {
        question: typst`
A curve is such that $${dydx} = ${shownSum(power(2, 3 * a), power(1, 2 * b))}$. The curve passes through the point $(${minus(p)}, ${minus(q)})$. Find the equation of the curve. #marks(4)`,
        answer: typst`
#working("M1 A1")[$y = ${shownSum(power(3, a), power(2, b), constant)}$]
#note[The point decides which of these curves it is.]
#working("M1")[$${minus(q)} = ${minus(a * p ** 3)} ${added(b * p * p)} + c$, so $c = ${minus(c)}$]
#working("A1")[#result[$y = ${shownSum(power(3, a), power(2, b), power(0, c))}$]]`,
        alt: plain`A curve is such that its derivative is ${spokenSum(power(2, 3 * a), power(1, 2 * b))}. The curve passes through the point (${p}, ${q}). Find the equation of the curve.`,
        answerAlt: plain`Integrate, and put the point in: c is ${c}. The curve is y equals ${spokenSum(power(3, a), power(2, b), power(0, c))}.`,
        answers: [final('', equation(`y = ${typed(power(3, a), power(2, b), power(0, c))}`))],
        verify() {
          const y = (x: number) => a * x ** 3 + b * x * x + c
          return isIntegral(y, (x) => 3 * a * x * x + 2 * b * x) ?? compared(['y', y(p), q])
        },
      }
    },
    'root-of-bracket'(random) {
      const [a, root, p] = [random.integer(2, 5), random.integer(2, 5), random.integer(1, 4)]
      const [k, c] = [random.integer(1, 4), random.integerExcept(-9, 9, 0)]
      const b = root * root - a * p
      const [top, inside] = [a * k, linear(a, b)]
      const q = 2 * k * root + c
      const front = 2 * k
      return {
        question: typst`
A curve is such that
$ (dif y)/(dif x) = ${top}/sqrt(${inside}). $
The curve passes through the point $(${p}, ${minus(q)})$. Find the equation of the curve. #marks(4)`,
        answer: typst`
#working("M1")[$ y = (${top}(${inside})^(1/2))/(1/2 times ${a}) + c $]
#working("A1")[$y = ${front} sqrt(${inside}) + c$]
#working("M1")[$${minus(q)} = ${front} times ${root} + c$, so $c = ${minus(c)}$]
#working("A1")[#result[$y = ${front} sqrt(${inside}) ${added(c)}$]]`,
        alt: plain`A curve is such that its derivative is ${top} over the square root of open bracket ${linearSpoken(a, b)} close bracket. The curve passes through the point (${p}, ${q}). Find the equation of the curve.`,
        answerAlt: plain`The integral is ${front} times the square root, plus c, and c is ${c}. The curve is y equals ${front} times the square root of open bracket ${linearSpoken(a, b)} close bracket, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}.`,
        answers: [final('', equation(`y = ${front}√(${inside}) ${added(c)}`))],
        verify() {
          const y = (x: number) => front * Math.sqrt(a * x + b) + c
          return compared(['y', y(p), q], ['the derivative', gradient(y, p), top / root])
        },
      }
    },
    'from-second-derivative'(random) {
      const [a, b, p] = [random.integer(1, 3), random.integer(-5, 5), random.pick([-1, 1, 2])]
      const c = -(3 * a * p * p + 2 * b * p)
      const d = random.integerExcept(-6, 6, 0)
      const q = a * p ** 3 + b * p * p + c * p + d
      const y = [power(3, a), power(2, b), power(1, c), power(0, d)]
      const slope = [power(2, 3 * a), power(1, 2 * b)]
      return {
        question: typst`
A curve is such that $${second} = ${shownSum(power(1, 6 * a), power(0, 2 * b))}$. It has a stationary point at $(${minus(p)}, ${minus(q)})$. Find the equation of the curve. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = ${shownSum(...slope, constant)}$, \
and $0 = ${minus(3 * a * p * p)} ${added(2 * b * p)} + c$]
#working("A1")[$${dydx} = ${shownSum(...slope, power(0, c))}$]
#working("M1")[$y = ${shownSum(...y.slice(0, 3), piece('d', 'd', 1))}$, \
and $y = ${minus(q)}$ when $x = ${minus(p)}$]
#working("A1")[#result[$y = ${shownSum(...y)}$]]`,
        alt: plain`A curve is such that its second derivative is ${spokenSum(power(1, 6 * a), power(0, 2 * b))}. It has a stationary point at (${p}, ${q}). Find the equation of the curve.`,
        answerAlt: plain`The gradient is zero at the point, which gives the first constant, ${c}. The point itself gives the second. The curve is y equals ${spokenSum(...y)}.`,
        answers: [final('', equation(`y = ${typed(...y)}`))],
        verify() {
          const f = (x: number) => a * x ** 3 + b * x * x + c * x + d
          return compared(['the gradient', gradient(f, p), 0], ['y', f(p), q])
        },
      }
    },
    exponential(random) {
      const [a, k] = [random.integer(2, 4), random.integer(2, 4)]
      const [b, c] = [random.integerExcept(-5, 5, 0), random.integerExcept(-6, 6, 0)]
      const y = [piece(`${e}^(${k}x)`, `e to the power ${k} x,`, a), power(1, b)]
      const q = a + c
      return {
        question: typst`
A curve is such that $${dydx} = ${a * k}${e}^(${k}x) ${added(b)}$. The curve crosses the $y$-axis at $(0, ${minus(q)})$. Find the equation of the curve. #marks(4)`,
        answer: typst`
#working("M1 A1")[$y = ${shownSum(...y, constant)}$]
#note[$${e}^0$ is 1, not 0.]
#working("M1")[$${minus(q)} = ${a} + 0 + c$, so $c = ${minus(c)}$]
#working("A1")[#result[$y = ${shownSum(...y, power(0, c))}$]]`,
        alt: plain`A curve is such that its derivative is ${a * k} times e to the power ${k} x, ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)}. The curve crosses the y axis at y equals ${q}. Find the equation of the curve.`,
        answerAlt: plain`The integral is ${spokenSum(...y, constant)}. At x equals 0 the exponential is 1, so c is ${c}. The curve is y equals ${spokenSum(...y, power(0, c))}.`,
        answers: [final('', equation(`y = ${typed(...y, power(0, c))}`))],
        verify() {
          const f = (x: number) => a * Math.exp(k * x) + b * x + c
          return isIntegral(f, (x) => a * k * Math.exp(k * x) + b) ?? compared(['y', f(0), q])
        },
      }
    },
  },
})
