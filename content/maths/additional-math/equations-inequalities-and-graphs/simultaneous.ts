// A line and a curve that is not a function of x: substitution leaves a quadratic.

import { agree } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor, minus, terms } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { factor, pointSpoken, rational } from './expressions.ts'

/** Each case's curve: multiples of x², xy and y². */
const forms = {
  product: [[0, 1, 0]],
  squares: [
    [1, 0, 1],
    [1, 0, 2],
    [2, 0, 1],
    [1, 0, 3],
    [3, 0, 1],
    [1, 0, -1],
    [1, 0, -2],
  ],
  mixed: [
    [1, 1, 0],
    [1, 2, 0],
    [1, 1, 1],
    [1, -1, 1],
    [2, 1, 0],
    [1, 1, -1],
    [0, 1, 1],
  ],
} as const

export const lineAndCurve = defineTemplate({
  id: 'line-and-second-degree-curve',
  marks: 5,
  calculator: false,
  level: 2,
  cases: ['product', 'squares', 'mixed'],
  draw(random, which) {
    return random.until(
      () => {
        const [p, q, r] = random.pick<readonly [number, number, number]>(forms[which])
        const [m, first, second] = [
          random.pick([-3, -2, -1, 1, 2, 3]),
          random.integer(-5, 6),
          random.integer(-5, 6),
        ]
        // The values at both points are equal for exactly one n, unless the n cancels.
        const [square, single] = [p + q * m + r * m * m, q + 2 * r * m]
        const n = single === 0 ? 0 : -(square * (first + second)) / single
        const value = (x: number) => p * x * x + q * x * (m * x + n) + r * (m * x + n) ** 2
        return { which, p, q, r, m, n, first, second, total: value(first), square, single }
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
  },
  write({ p, q, r, m, n, first, second, total }) {
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
    const points = [first, second].map((x) => [x, m * x + n] as const)
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
${points.map(([x, value]) => typst`#working("A1")[$x =$ ${tallResult(minus(x))}, $y =$ ${tallResult(minus(value))}]`).join('\n')}`,
      alt: plain`Solve the simultaneous equations: ${lineSpoken}, and ${curveSpoken}.`,
      answerAlt: plain`From the first, y equals ${linearSpoken(m, n)}. Put into the second this gives ${quadraticSpoken(a, b, c)} equals 0. The solutions are ${points.map((point) => pointSpoken(...point)).join(', and ')}.`,
    }
  },
  verify({ p, q, r, m, n, first, second, total }) {
    for (const x of [first, second]) {
      const y = m * x + n
      if (!agree(p * x * x + q * x * y + r * y * y, total)) return `the point at x = ${x} is not on the curve`
    }
    const along = (x: number) => p * x * x + q * x * (m * x + n) + r * (m * x + n) ** 2 - total
    return wrongRoots(along, [first, second])
  },
})
