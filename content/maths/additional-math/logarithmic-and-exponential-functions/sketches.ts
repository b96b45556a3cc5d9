// Sketching y = k e^(nx) + a and y = k ln(ax + b): shape, asymptote and where the axes are crossed.

import { agree, roots } from '../../kit/checking.ts'
import { coordinates, equation, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Exponential,
  eTo,
  exponential,
  exponentialAt,
  exponentialSpoken,
  type Logarithm,
  logarithm,
  logarithmAt,
  logarithmSpoken,
  times,
} from './notation.ts'
import {
  dot,
  exponentialCurve,
  levelAsymptote,
  logarithmCurve,
  origin,
  type Plot,
  plane,
  uprightAsymptote,
} from './plots.ts'

const exponentialPicture = (curve: Exponential, root: string, x: number): string => {
  const { k, n, a } = curve
  const start = k + a
  const intercept = minus(start)
  if (n < 0) {
    const plot: Plot = { x: [-0.75 / -n, 3.2 / -n], y: [-0.35 * a, a + 1.9 * k], height: 170 }
    return plane(
      plot,
      levelAsymptote(a, plot.x[1], 'below-left'),
      exponentialCurve(curve),
      dot(0, start, intercept, 'above-right'),
      origin(),
    )
  }
  const size = Math.abs(a)
  const [bottom, top] = k > 0 ? [-1.45 * size, size] : [-size, 1.45 * size]
  const plot: Plot = { x: [-2.8 / n, x + 0.9 / n], y: [bottom, top], height: 190 }
  return plane(
    plot,
    levelAsymptote(a, plot.x[0], k > 0 ? 'below-right' : 'above-right', k > 0 ? 0 : 0.05 * size),
    exponentialCurve(curve),
    dot(0, start, intercept, k > 0 ? 'below-right' : 'below-left'),
    dot(x, 0, root, k > 0 ? 'below-right' : 'above-right'),
    origin(k > 0 ? 'above-left' : 'below-left'),
  )
}

type Shape = 'crossing-both-axes' | 'above-its-asymptote' | 'below-its-asymptote'

const sketchedExponential =
  (kind: Shape, draw: (random: Random) => Exponential & { readonly m: number }) => (random: Random) => {
    const { m, ...curve } = draw(random)
    const { k, n, a } = curve
    const root = n === 1 ? m : Math.sqrt(m)
    const isUp = kind === 'crossing-both-axes'
    const isAbove = kind === 'above-its-asymptote'
    const picture = exponentialPicture(curve, `ln ${root}`, Math.log(root))
    const solved = n === 1 ? '' : `, so $2x = ln ${m}$`
    const crossing = typst`#working("B1")[through $(0,$ #result[$${minus(k + a)}$]$)$]
#working("B1")[$y = 0$ when $${eTo(times(n))} = ${m}$${solved} \
through $($#result[$ln ${root}$]$, 0)$]`
    const above = typst`#working("B1")[through $(0,$ #result[$${k + a}$]$)$]
#working("B1")[the curve stays above its asymptote and does not meet the $x$-axis]`
    const shape = isAbove
      ? 'falling, less and less steeply'
      : isUp
        ? 'rising, more and more steeply'
        : 'falling, more and more steeply'
    return {
      question: typst`
Sketch the graph of $y = ${exponential(curve)}$. State the equation of the asymptote and the exact coordinates of any points where the graph meets the axes. #marks(4)`,
      answer: typst`
${picture}
#working("B1")[the shape: ${shape}]
#note[$${eTo(times(n))}$ is near 0 when ${n > 0 ? '$x$ is large and negative' : '$x$ is large'}.]
#working("B1")[asymptote #result[$y = ${minus(a)}$]]
${isAbove ? above : crossing}`,
      alt: plain`Sketch the graph of y equals ${exponentialSpoken(curve)}. State the equation of the asymptote and the exact coordinates of any points where the graph meets the axes.`,
      answerAlt: plain`The curve is ${shape}. Its asymptote is the line y equals ${a}, ${n > 0 ? 'which it nears on the left' : 'which it nears on the right'}. It crosses the y axis at ${k + a}. ${isAbove ? 'It stays above the asymptote and does not meet the x axis.' : plain`It crosses the x axis at the natural log of ${root}, where y is 0.`}`,
      answers: [
        final('', equation(`y = ${a}`), 'asymptote'),
        final('', coordinates(0, k + a), 'on the y-axis'),
        ...(isAbove ? [] : [final('', coordinates(`ln(${root})`, 0), 'on the x-axis')]),
      ],
      verify: () => {
        const f = (x: number) => exponentialAt({ k, n, a }, x)
        if (!agree(f(n > 0 ? -30 : 30), a, 1e-6)) return 'the asymptote is another line'
        const found = roots(f, -4.003, 4.001, 800)
        if (isAbove) return found.length === 0 ? null : 'the curve crosses the x-axis'
        return found.length === 1 && agree(found[0] ?? 0, Math.log(root), 1e-6)
          ? null
          : `the roots are ${found.join(', ')}`
      },
    }
  }

/** k(e^(nx) − m), which is zero at the logarithm of a whole number. */
const drawCrossing = (random: Random, sign: 1 | -1) => {
  const [n, m] = random.pick([
    [1, 2],
    [1, 3],
    [1, 5],
    [2, 4],
    [2, 9],
  ] as const)
  const k = sign * random.integer(1, 3)
  return { k, n, a: -k * m, m }
}

export const sketchExponential = defineTemplate({
  id: 'sketch-exponential',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'crossing-both-axes': sketchedExponential('crossing-both-axes', (random) => drawCrossing(random, 1)),
    'above-its-asymptote': sketchedExponential('above-its-asymptote', (random) => ({
      k: random.integer(1, 3),
      n: -random.integer(1, 3),
      a: random.integer(2, 4),
      m: 1,
    })),
    'below-its-asymptote': sketchedExponential('below-its-asymptote', (random) => drawCrossing(random, -1)),
  },
})

const sketchedLogarithm = (draw: (random: Random) => Logarithm) => (random: Random) => {
  const curve = draw(random)
  const { k, a, b } = curve
  const [wall, root] = [-b / a, (1 - b) / a + 0]
  const start = logarithmAt(curve, 0)
  const isRight = a < 0
  const x: readonly [number, number] = isRight ? [-0.8 * b - 1, b + 2.1] : [wall - (b / a) * 0.3, b / a + 1.5]
  const reach = Math.abs(start)
  const y: readonly [number, number] = k < 0 ? [-1.7 * reach, 1.5 * reach] : [-1.5 * reach, 1.7 * reach]
  const plot = { x, y, height: 190 }
  const intercept = `${minus(k)} ln ${b}`
  const picture = plane(
    plot,
    isRight
      ? uprightAsymptote(wall, y[0] * 0.75, 'right')
      : uprightAsymptote(wall, k > 0 ? y[1] * 0.9 : y[0] * 0.9, 'right'),
    logarithmCurve(curve, plot),
    dot(root, 0, minus(root), k < 0 ? 'below-left' : isRight ? 'below-left' : 'below-right'),
    dot(0, start, intercept, isRight || k < 0 ? 'above-right' : 'below-right'),
    origin(isRight || k > 0 ? 'below-right' : 'above-right'),
  )
  const side = isRight ? 'less' : 'greater'
  const shape = isRight || k < 0 ? 'falling' : 'rising'
  const steep = isRight ? 'more and more steeply' : 'less and less steeply'
  return {
    question: typst`
Sketch the graph of $y = ${logarithm(curve)}$. State the equation of the asymptote and the exact coordinates of the points where the graph meets the axes. #marks(4)`,
    answer: typst`
${picture}
#working("B1")[the shape: ${shape}, ${steep}]
#note[Only $${isRight ? `${b} − x` : `${times(a)} + ${b}`} > 0$ has a logarithm, so the curve lies where $x ${isRight ? '<' : '>'} ${minus(wall)}$.]
#working("B1")[asymptote #result[$x = ${minus(wall)}$]]
#working("B1")[$y = 0$ when $${isRight ? `${b} − x` : `${times(a)} + ${b}`} = 1$ \
through $($#result[$${minus(root)}$]$, 0)$]
#working("B1")[through $(0,$ #result[$${intercept}$]$)$]`,
    alt: plain`Sketch the graph of y equals ${logarithmSpoken(curve)}. State the equation of the asymptote and the exact coordinates of the points where the graph meets the axes.`,
    answerAlt: plain`The curve lies where x is ${side} than ${wall}, and the line x equals ${wall} is its asymptote. It is ${shape}, ${steep}. It crosses the x axis at x equals ${root}, where y is 0, and the y axis at ${k} times the natural log of ${b}.`,
    answers: [
      final('', equation(`x = ${typedFraction(-b, a)}`), 'asymptote'),
      final('', coordinates(typedFraction(1 - b, a), 0), 'on the x-axis'),
      final('', coordinates(0, `${k} ln(${b})`), 'on the y-axis'),
    ],
    verify: () => {
      const f = (x: number) => k * Math.log(a * x + b)
      const inside = wall + Math.sign(a) * 1e-9
      return Number.isNaN(f(wall - Math.sign(a) * 1e-9)) &&
        Math.abs(f(inside)) > 30 &&
        agree(f(root), 0, 1e-9) &&
        agree(Math.exp(f(0) / k), b)
        ? null
        : 'the curve is another'
    },
  }
}

const drawRising = (random: Random) => {
  const k = random.integer(2, 4)
  const a = random.integer(1, 2)
  const b = random.pick(a === 1 ? [2, 3, 4, 5] : [3, 5, 7])
  return { k, a, b }
}

export const sketchLogarithm = defineTemplate({
  id: 'sketch-logarithm',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'asymptote-on-the-left': sketchedLogarithm(drawRising),
    'asymptote-on-the-right': sketchedLogarithm((random) => ({
      k: random.integer(2, 4),
      a: -1,
      b: random.integer(2, 5),
    })),
    reflected: sketchedLogarithm((random) => {
      const { k, a, b } = drawRising(random)
      return { k: -k, a, b }
    }),
  },
})
