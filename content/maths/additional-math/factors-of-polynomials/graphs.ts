// Cubic curves: equations from curves, curves from factors.

import { agree, roots } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { type Polynomial, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated } from './cubics.ts'
import { sketchOf } from './sketch.ts'

const drawCurve = (random: Random, factorOf: () => number, isTouching = false) =>
  random.until(
    () => {
      const [r, s, t] = [random.integer(-4, -1), random.integerExcept(-2, 3, 0), random.integer(1, 4)]
      const a = factorOf()
      const rootsOfP = isTouching ? [r, t, t] : [r, s, t]
      return { a, r, s, t, rootsOfP, p: scaled(product(...rootsOfP.map((x) => [1, -x])), a) }
    },
    ({ r, s, t, p }) =>
      p.every((c) => c !== 0 && Math.abs(c) <= 40) && (isTouching ? t - r > 1 : r < s && s < t && t - r > 2),
  )

/** Four values fix a cubic: the third difference is 6a. */
const wrongCurve = ({ rootsOfP, p, a }: ReturnType<typeof drawCurve>): string | null => {
  const [w = 0, x = 0, y = 0, z = 0] = [0, 1, 2, 3].map((u) => valueAt(p, u))
  return agree(z - 3 * y + 3 * x - w, 6 * a) && rootsOfP.every((root) => agree(valueAt(p, root), 0))
    ? null
    : 'the cubic does not fit the sketch'
}

const wholeCurve = (isTouching: boolean) => (random: Random) => {
  const drawn = drawCurve(random, () => random.pick([1, 2, -1, -2]), isTouching)
  const { a, r, s, t, rootsOfP, p } = drawn
  const d = p[3] ?? 0
  const brackets = isTouching
    ? `${factor(1, -r)}${factor(1, -t)}^2`
    : rootsOfP.map((x) => factor(1, -x)).join('')
  const crossings = isTouching ? [r, t] : rootsOfP
  const constant = isTouching ? -r * t * t : -r * s * t
  return {
    question: typst`
The sketch shows the curve $y = p(x)$, where $p$ is a cubic polynomial. ${
      isTouching
        ? `It crosses the $x$-axis at $${minus(r)}$ and touches it at $${minus(t)}$.`
        : `It crosses the $x$-axis at $${minus(r)}$, $${minus(s)}$ and $${minus(t)}$.`
    } It crosses the $y$-axis at $${minus(d)}$.
${sketchOf(p, crossings, crossings.map(minus))}
Find $p(x)$ in the form $a x^3 + b x^2 + c x + d$. #marks(4)`,
    answer: typst`
#working("M1")[$p(x) = a${brackets}$]
${isTouching ? '#note[The curve touches the axis where a bracket is squared.]' : ''}
#working("M1")[$p(0) = ${unitOr(constant)}a = ${minus(d)}$, so $a = ${minus(a)}$]
#working("A2")[#result[$${shown(p)}$]]
#scheme[*A1* for all but one of its terms]`,
    alt: plain`The sketch shows the curve y equals p of x, where p is a cubic polynomial. ${isTouching ? plain`It crosses the x axis at ${minusInWords(r)} and touches it at ${minusInWords(t)}` : plain`It crosses the x axis at ${minusInWords(r)}, ${minusInWords(s)} and ${minusInWords(t)}`}. It crosses the y axis at ${minusInWords(d)}. Find p of x in the form a x cubed plus b x squared plus c x plus d.`,
    answerAlt: plain`The roots give the brackets${isTouching ? ', the one of the point of contact squared' : ''}. p of 0 gives a equals ${minusInWords(a)}. So p of x is ${spoken(p)}.`,
    answers: [final('', expression(shown(p), 'x', 'expanded'), 'p(x)')],
    verify: () => wrongCurve(drawn),
  }
}

export const cubicFromGraph = defineTemplate({
  id: 'cubic-from-a-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'three-roots': wholeCurve(false),
    touching: wholeCurve(true),
    'find-the-third-root'(random) {
      const drawn = drawCurve(random, () => 1)
      const { r, s, t, rootsOfP, p } = drawn
      const [, b = 0, c = 0, d = 0] = p
      return {
        question: typst`
The sketch shows the curve $y = x^3 + a x^2 + b x + c$. It crosses the $x$-axis at $${minus(r)}$, $${minus(s)}$ and $k$, and the $y$-axis at $${minus(d)}$.
${sketchOf(p, rootsOfP, [minus(r), minus(s), 'k'])}
#part("a", 2)[Find the value of $k$.]
#part("b", 2)[Find the values of $a$ and $b$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = ${factor(1, -r)}${factor(1, -s)}(x − k)$; at $x = 0$: $${minus(-r * s)}k = ${minus(d)}$]
#working("A1")[$k =$ #result[${t}]]]
#part("b")[
#working("M1 FT")[$(${shown(product([1, -r], [1, -s]))})(${linear(1, -t)})$]
#working("A1")[$a =$ #result[$${minus(b)}$], $b =$ #result[$${minus(c)}$]]]`
          .replace('$1k', '$k')
          .replace('$−1k', '$−k'),
        alt: plain`The sketch shows the curve y equals x cubed plus a x squared plus b x plus c. It crosses the x axis at ${minusInWords(r)}, ${minusInWords(s)} and k, in this order, and the y axis at ${minusInWords(d)}. Part a: find the value of k. Part b: find the values of a and b.`,
        answerAlt: plain`Part a: the curve is the product of ${linearSpoken(1, -r)}, ${linearSpoken(1, -s)} and x minus k. At x 0 this gives k equals ${t}. Part b: multiplying out, a is ${minusInWords(b)} and b is ${minusInWords(c)}.`,
        answers: [final('a', number(t)), ...namedNumbers('b', { a: b, b: c })],
        verify: () => wrongCurve(drawn),
      }
    },
  },
})

interface Brackets {
  readonly p: Polynomial
  /** The root that is found first. */
  readonly u: number
  readonly points: readonly number[]
  readonly factors: string
  readonly factorsSpoken: string
  /** The root at which the curve touches the axis. */
  readonly touching?: number
}

const sketched = ({ p, u, factors, factorsSpoken, touching, ...found }: Brackets) => {
  const points = [...found.points].sort((a, b) => a - b)
  const crossings = points.filter((x) => x !== touching)
  const quadratic = divided(p, [1, -u]).quotient
  const name = (x: number) => (Number.isInteger(x) ? minus(x) : `${x < 0 ? '−' : ''}${Math.abs(2 * x)}/2`)
  const nameSpoken = (x: number) => (Number.isInteger(x) ? minusInWords(x) : `${minusInWords(2 * x)} over 2`)
  const c = p[3] ?? 0
  return {
    question: typst`
$ p(x) = ${shown(p)} $
#part("a", 1)[Show that $${linear(1, -u)}$ is a factor of $p(x)$.]
#part("b", 2)[Factorise $p(x)$ completely.]
#part("c", 3)[Sketch the curve $y = p(x)$. Show where it meets the axes.]`,
    answer: typst`
#part("a")[#working("B1")[$p(${minus(u)}) = ${evaluated(p, 1, -u)}$ #result[$= 0$]]]
#part("b")[
#working("M1")[$(${linear(1, -u)})(${shown(quadratic)})$]
#working("A1")[#result[$${factors}$]]]
#part("c")[
#working("B1")[cubic shape from bottom left to top right]
#working("B1 FT")[${
      touching === undefined
        ? typst`crosses the $x$-axis at ${points.map((x) => `#result[$${name(x)}$]`).join(', ')}`
        : typst`touches the $x$-axis at #result[$${minus(touching)}$], crosses it at #result[$${minus(crossings[0] ?? 0)}$]`
    }]
#working("B1")[crosses the $y$-axis at #result[$${minus(c)}$]]
${sketchOf(p, points, points.map(name))}]`,
    alt: plain`p of x is ${spoken(p)}. Part a: show that ${linearSpoken(1, -u)} is a factor of p of x. Part b: factorise p of x completely. Part c: sketch the curve y equals p of x. Show where it meets the axes.`,
    answerAlt: plain`Part a: p of ${minusInWords(u)} is 0. Part b: p of x is ${factorsSpoken}. Part c: the curve comes from the bottom left and goes to the top right. It ${touching === undefined ? plain`crosses the x axis at ${listInWords(points.map(nameSpoken))}` : plain`touches the x axis at ${minusInWords(touching)} and crosses it at ${minusInWords(crossings[0] ?? 0)}`}. It crosses the y axis at ${minusInWords(c)}.`,
    answers: [final('b', expression(factors, 'x', 'factorised'))],
    verify: () => {
      const found = roots((x) => valueAt(p, x), -6.0137, 6.0171)
      const touches = touching === undefined || valueAt(p, touching - 0.1) * valueAt(p, touching + 0.1) > 0
      return touches &&
        found.length === crossings.length &&
        found.every((x, k) => agree(x, crossings[k] ?? 0, 1e-6))
        ? null
        : `the curve crosses at ${found.join(', ')}`
    },
  }
}

const threeRoots = (leading: number[]) => (random: Random) => {
  const { m, n, r, s, p } = random.until(
    () => drawCubic(random, { leading, reach: 4, most: 30 }),
    ({ m, n, r, s }) => {
      const [a = 0, b = 0, c = 0] = [-n / m, r, s].sort((x, y) => x - y)
      return a < 0 && c > 0 && b - a > 0.9 && c - b > 0.9 && Math.min(Math.abs(r), Math.abs(s)) <= 2
    },
  )
  const [u, v] = Math.abs(r) <= Math.abs(s) ? [r, s] : [s, r]
  return sketched({
    p,
    u,
    points: [-n / m, r, s],
    factors: `${factor(1, -u)}${factor(1, -v)}${factor(m, n)}`,
    factorsSpoken: `open bracket ${linearSpoken(1, -u)} close bracket times open bracket ${linearSpoken(1, -v)} close bracket times open bracket ${linearSpoken(m, n)} close bracket`,
  })
}

export const sketchCubic = defineTemplate({
  id: 'sketch-cubic',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'three-roots': threeRoots([1]),
    'repeated-root'(random) {
      const [u, v] = random.until(
        () => [random.integerExcept(-3, 3, 0), random.integerExcept(-4, 4, 0)] as const,
        ([u, v]) => u !== v && Math.abs(u - v) > 1 && 2 * u + v !== 0 && u + 2 * v !== 0,
      )
      return sketched({
        p: product([1, -u], [1, -u], [1, -v]),
        u,
        points: [u, v],
        factors: `${factor(1, -u)}^2${factor(1, -v)}`,
        factorsSpoken: `open bracket ${linearSpoken(1, -u)} close bracket squared, times open bracket ${linearSpoken(1, -v)} close bracket`,
        touching: u,
      })
    },
    'fraction-root': threeRoots([2]),
  },
})
