// A line and a curve that is not a function of x: substitution leaves a quadratic.

import { agree, type Point } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor, minus, terms } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { pairsOfValues } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { factor, pointSpoken, rational } from './expressions.ts'

/** Multiples of x², xy and y². */
type Form = readonly [square: number, product: number, other: number]

const solved = (forms: readonly Form[]) => (random: Random) => {
  const { p, q, r, m, n, first, second, total } = random.until(
    () => {
      const [p, q, r] = random.pick(forms)
      const [m, first, second] = [
        random.pick([-3, -2, -1, 1, 2, 3]),
        random.integer(-5, 6),
        random.integer(-5, 6),
      ]
      // The values at both points are equal for exactly one n, unless the n cancels.
      const [square, single] = [p + q * m + r * m * m, q + 2 * r * m]
      const n = single === 0 ? 0 : -(square * (first + second)) / single
      const value = (x: number) => p * x * x + q * x * (m * x + n) + r * (m * x + n) ** 2
      return { p, q, r, m, n, first, second, total: value(first), square, single }
    },
    ({ n, m, first, second, total, square, single }) =>
      first !== second &&
      Number.isInteger(n) &&
      n !== 0 &&
      Math.abs(n) <= 15 &&
      square !== 0 &&
      single !== 0 &&
      total !== 0 &&
      Math.abs(total) <= 60 &&
      first !== 0 &&
      second !== 0 &&
      first + second !== 0 &&
      Math.abs(m * first + n) <= 12 &&
      Math.abs(m * second + n) <= 12 &&
      m * first + n !== 0 &&
      m * second + n !== 0,
  )
  const curve = `${terms([p, 'x^2'], [q, 'x y'], [r, 'y^2'])} = ${minus(total)}`
  const curveSpoken = plain`${termsInWords([p, 'x squared'], [q, 'x y'], [r, 'y squared'])} equals ${plain`${total}`}`
  const line =
    m < 0 ? `${terms([-m, 'x'], [1, 'y'])} = ${minus(n)}` : `${terms([m, 'x'], [-1, 'y'])} = ${minus(-n)}`
  const lineSpoken =
    m < 0
      ? plain`${termsInWords([-m, 'x'], [1, 'y'])} equals ${plain`${n}`}`
      : plain`${termsInWords([m, 'x'], [-1, 'y'])} equals ${plain`${-n}`}`
  const y = linear(m, n)
  const raw = [p + q * m + r * m * m, q * n + 2 * r * m * n, r * n * n - total] as const
  const common = highestCommonFactor(highestCommonFactor(raw[0], raw[1]), raw[2]) * Math.sign(raw[0])
  const [a, b, c] = raw.map((value) => value / common) as [number, number, number]
  const put = terms([p, 'x^2'], [q, `x(${y})`], [r, `(${y})^2`])
  const points = [first, second].map((x): Point => [x, m * x + n])
  return {
    question: typst`
Solve the simultaneous equations
$ ${line} $
$ ${curve} $
#marks(5)`,
    answer: typst`
#working()[$y = ${y}$]
#working("M1")[$${put} = ${minus(total)}$]
#working("A1")[$${quadratic(a, b, c)} = 0$]
#working("M1")[$${a === 1 ? '' : a}${factor(rational(first))}${factor(rational(second))} = 0$]
${points.map(([x, value]) => typst`#working("A1")[$x =$ ${tallResult(minus(x))}, $y =$ ${tallResult(minus(value))}]`).join('\n')}
#scheme[*A1* for each pair, or for both values of $x$ and then of $y$]`,
    alt: plain`Solve the simultaneous equations: ${lineSpoken}, and ${curveSpoken}.`,
    answerAlt: plain`From the first, y equals ${linearSpoken(m, n)}. Put into the second this gives ${quadraticSpoken(a, b, c)} equals 0. The solutions are ${points.map((point) => pointSpoken(...point)).join(', and ')}.`,
    answers: pairsOfValues(points),
    verify: () => {
      const value = (x: number, y: number) => p * x * x + q * x * y + r * y * y
      const off = points.find((point) => !agree(value(...point), total))
      if (off) return `the point at x = ${off[0]} is not on the curve`
      return wrongRoots((x) => value(x, m * x + n) - total, [first, second])
    },
  }
}

export const lineAndCurve = defineTemplate({
  id: 'line-and-second-degree-curve',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    product: solved([[0, 1, 0]]),
    squares: solved([
      [1, 0, 1],
      [1, 0, 2],
      [2, 0, 1],
      [1, 0, 3],
      [3, 0, 1],
      [1, 0, -1],
      [1, 0, -2],
    ]),
    mixed: solved([
      [1, 1, 0],
      [1, 2, 0],
      [1, 1, 1],
      [1, -1, 1],
      [2, 1, 0],
      [1, 1, -1],
      [0, 1, 1],
    ]),
  },
})
