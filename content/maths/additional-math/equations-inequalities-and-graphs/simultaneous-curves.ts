// Two equations neither of which is linear, or one of them with letters below the line.

import { agree } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor, minus, terms } from '../../kit/numbers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { factor, pointSpoken, rational } from './expressions.ts'

export const twoCurves = defineTemplate({
  id: 'two-second-degree-equations',
  marks: 5,
  calculator: false,
  level: 4,
  cases: ['both-in-squares', 'product-and-squares', 'reciprocals'],
  draw(random, which) {
    if (which !== 'reciprocals') {
      const [x, y] = random.distinct([1, 2, 3, 4, 5, 6], 2) as [number, number]
      const [a, b] = random.distinct([1, 2, 3, 4, 5], 2) as [number, number]
      return { which, x, y, a, b, c: 0, second: 0 }
    }
    // x + y = s and a/x + b/y = c, with two pairs of whole numbers.
    return random.until(
      () => {
        const [x, y] = [random.integer(1, 8), random.integer(1, 8) * random.sign()]
        const [a, b] = [random.integer(1, 12), random.integer(1, 12)]
        const c = a / x + b / y
        return { which, x, y, a, b, c, second: (a * (x + y)) / (c * x) }
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
  },
  write({ which, x, y, a, b, c, second }) {
    if (which === 'both-in-squares') {
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
      }
    }
    if (which === 'product-and-squares') {
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
        answerAlt: plain`Putting y equal to ${product} over x gives x to the power 4 minus ${total} x squared plus ${product * product} equals 0, so x squared is ${small * small} or ${large * large}. The four solutions are x ${small}, y ${large}; x minus ${small}, y minus ${large}; x ${large}, y ${small}; and x minus ${large}, y minus ${small}.`,
      }
    }
    const s = x + y
    const raw = [c, b - a - c * s, a * s] as const
    const common = highestCommonFactor(highestCommonFactor(raw[0], raw[1]), raw[2]) * Math.sign(raw[0])
    const [p, q, r] = raw.map((value) => value / common) as [number, number, number]
    const points = [x, second].map((value) => [value, s - value] as const)
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
      alt: plain`Solve the simultaneous equations: x plus y equals ${s}, and ${a} over x plus ${b} over y equals ${plain`${c}`}.`,
      answerAlt: plain`Multiplying by x y and putting y equal to ${s} minus x gives ${quadraticSpoken(p, q, r)} equals 0. The solutions are ${points.map((point) => pointSpoken(...point)).join(', and ')}.`,
    }
  },
  verify({ which, x, y, a, b, c, second }) {
    if (which === 'reciprocals') {
      const holds = (u: number) => agree(a / u + b / (x + y - u), c)
      const found = Array.from({ length: 121 }, (_, n) => n - 60).filter(
        (u) => u !== 0 && u !== x + y && holds(u),
      )
      return found.join() === [x, second].sort((u, v) => u - v).join() ? null : `x is ${found.join(' or ')}`
    }
    // Every pair of whole numbers is tried.
    const holds = (u: number, v: number) =>
      which === 'both-in-squares'
        ? a * u * u + v * v === a * x * x + y * y && b * u * u - v * v === b * x * x - y * y
        : u * u + v * v === x * x + y * y && u * v === x * y
    let count = 0
    for (let u = -9; u <= 9; u += 1) for (let v = -9; v <= 9; v += 1) if (holds(u, v)) count += 1
    return count === 4 && holds(-x, -y) ? null : `there are ${count} solutions`
  },
})
