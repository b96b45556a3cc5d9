// Two equations neither of which is linear, or one of them with letters below the line.

import { agree, type Point } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor, minus, terms } from '../../kit/numbers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { pairsOfValues } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { factor, pointSpoken, rational } from './expressions.ts'

/** Two different numbers for the solution, and two for the coefficients. */
const drawNumbers = (random: Random) => {
  const [x, y] = random.distinct([1, 2, 3, 4, 5, 6], 2) as [number, number]
  const [a, b] = random.distinct([1, 2, 3, 4, 5], 2) as [number, number]
  return { x, y, a, b }
}

/** Tries every pair of small whole numbers. */
const wrongCount = (holds: (u: number, v: number) => boolean, x: number, y: number): string | null => {
  let count = 0
  for (let u = -9; u <= 9; u += 1) for (let v = -9; v <= 9; v += 1) if (holds(u, v)) count += 1
  return count === 4 && holds(-x, -y) ? null : `there are ${count} solutions`
}

export const twoCurves = defineTemplate({
  id: 'two-second-degree-equations',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'both-in-squares'(random) {
      const { x, y, a, b } = drawNumbers(random)
      // ax² + y² and bx² − y²: added, y² goes.
      const [total, difference] = [a * x * x + y * y, b * x * x - y * y]
      return {
        question: typst`
Solve the simultaneous equations
$ ${terms([a, 'x^2'], [1, 'y^2'])} = ${total} $
$ ${terms([b, 'x^2'], [-1, 'y^2'])} = ${minus(difference)} $
#marks(5)`,
        answer: typst`
#note[Adding the equations removes $y^2$.]
#working("M1 A1")[$${a + b}x^2 = ${total + difference}$, $x^2 = ${x * x}$]
#working("A1")[$y^2 = ${total} − ${a === 1 ? '' : `${a} times `}${x * x} = ${y * y}$]
#note[Each of the two values of $x$ goes with each of the two values of $y$: four solutions.]
#working("A1")[$x =$ ${tallResult(String(x))}, $y =$ ${tallResult(`plus.minus ${y}`)}]
#working("A1")[$x =$ ${tallResult(minus(-x))}, $y =$ ${tallResult(`plus.minus ${y}`)}]`,
        alt: plain`Solve the simultaneous equations: ${termsInWords([a, 'x squared'], [1, 'y squared'])} equals ${total}, and ${termsInWords([b, 'x squared'], [-1, 'y squared'])} equals ${plain`${difference}`}.`,
        answerAlt: plain`Adding gives ${a + b} x squared equals ${total + difference}, so x squared is ${x * x} and y squared is ${y * y}. There are four solutions: x is ${x} or minus ${x}, each with y equal to ${y} or minus ${y}.`,
        // Every x goes with every y.
        answers: [
          final('', inAnyOrder([x, -x], { name: 'x' }), 'x'),
          final('', inAnyOrder([y, -y], { name: 'y' }), 'y'),
        ],
        verify: () =>
          wrongCount((u, v) => a * u * u + v * v === total && b * u * u - v * v === difference, x, y),
      }
    },
    'product-and-squares'(random) {
      const { x, y } = drawNumbers(random)
      const [total, product] = [x * x + y * y, x * y]
      const [small, large] = [Math.min(x, y), Math.max(x, y)]
      return {
        question: typst`
Solve the simultaneous equations
$ x^2 + y^2 = ${total} $
$ x y = ${product} $
#marks(5)`,
        answer: typst`
#working("M1")[$ x^2 + (${product}/x)^2 = ${total} $]
#note[Multiply by $x^2$: a quadratic in $x^2$.]
#working("A1")[$x^4 − ${total}x^2 + ${product * product} = 0$]
#working("M1")[$(x^2 − ${small * small})(x^2 − ${large * large}) = 0$]
#working("A1")[$x =$ ${tallResult(`plus.minus ${small}`)} or ${tallResult(`plus.minus ${large}`)}]
#working("A1")[$(x, y)$ is ${tallResult(`(${small}, ${large})`)}, ${tallResult(`(−${small}, −${large})`)}, \ #v(2pt) ${tallResult(`(${large}, ${small})`)} or ${tallResult(`(−${large}, −${small})`)}]`,
        alt: plain`Solve the simultaneous equations: x squared plus y squared equals ${total}, and x y equals ${product}.`,
        answerAlt: plain`Putting y equal to ${product} over x gives x to the power 4, end of power, minus ${total} x squared plus ${product * product} equals 0, so x squared is ${small * small} or ${large * large}. The four solutions are (${small}, ${large}), (minus ${small}, minus ${large}), (${large}, ${small}) and (minus ${large}, minus ${small}).`,
        answers: pairsOfValues([
          [x, y],
          [-x, -y],
          [y, x],
          [-y, -x],
        ]),
        verify: () => wrongCount((u, v) => u * u + v * v === total && u * v === product, x, y),
      }
    },
    reciprocals(random) {
      // x + y = s and a/x + b/y = c, with two pairs of whole numbers.
      const { x, y, a, b, c, second } = random.until(
        () => {
          const [x, y] = [random.integer(1, 8), random.integer(1, 8) * random.sign()]
          const [a, b] = [random.integer(1, 12), random.integer(1, 12)]
          const c = a / x + b / y
          return { x, y, a, b, c, second: (a * (x + y)) / (c * x) }
        },
        ({ x, y, a, b, c, second }) =>
          a !== b &&
          Number.isInteger(c) &&
          c !== 0 &&
          Number.isInteger(second) &&
          second !== x &&
          second !== 0 &&
          second !== x + y &&
          x + y > 0 &&
          Math.abs(second) <= 24,
      )
      const s = x + y
      const raw = [c, b - a - c * s, a * s] as const
      const common = highestCommonFactor(highestCommonFactor(raw[0], raw[1]), raw[2]) * Math.sign(raw[0])
      const [p, q, r] = raw.map((value) => value / common) as [number, number, number]
      const points = [x, second].map((value): Point => [value, s - value])
      return {
        question: typst`
Solve the simultaneous equations
$ x + y = ${s} $
$ ${a}/x + ${b}/y = ${minus(c)} $
#marks(5)`,
        answer: typst`
#note[Multiply the second equation by $x y$, then put $y = ${s} − x$.]
#working("M1")[$${terms([a, 'y'], [b, 'x'])} = ${terms([c, 'x y'])}$]
#working("M1")[$${a === 1 ? '' : a}(${s} − x) + ${terms([b, 'x'])} = ${terms([c, 'x'])}(${s} − x)$]
#working("A1")[$${quadratic(p, q, r)} = 0$ \ $${p === 1 ? '' : p}${factor(rational(x))}${factor(rational(second))} = 0$]
${points.map(([u, v]) => typst`#working("A1")[$x =$ ${tallResult(minus(u))}, $y =$ ${tallResult(minus(v))}]`).join('\n')}`,
        alt: plain`Solve the simultaneous equations: x plus y equals ${s}, and ${a} over x, plus ${b} over y, equals ${plain`${c}`}.`,
        answerAlt: plain`Multiplying by x y and putting y equal to ${s} minus x gives ${quadraticSpoken(p, q, r)} equals 0. The solutions are ${points.map((point) => pointSpoken(...point)).join(', and ')}.`,
        answers: pairsOfValues(points),
        verify: () => {
          const holds = (u: number) => agree(a / u + b / (s - u), c)
          const found = Array.from({ length: 121 }, (_, n) => n - 60).filter(
            (u) => u !== 0 && u !== s && holds(u),
          )
          return found.join() === [x, second].sort((u, v) => u - v).join()
            ? null
            : `x is ${found.join(' or ')}`
        },
      }
    },
  },
})
