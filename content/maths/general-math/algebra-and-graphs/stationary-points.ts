// Stationary points and tangents of curves.

import { agree, gradient } from '../../kit/checking.ts'
import { curveSketch } from '../../kit/curve-sketches.ts'
import { fraction, minus, substituted } from '../../kit/numbers.ts'
import {
  continued,
  derivative,
  drawn,
  type Polynomial,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { factor } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { slope, turningPlaces } from './differentiation.ts'

/** Beside the y-axis, if the point lies on it. */
const sideOf = (x: number, kind: string): string =>
  `${kind === 'maximum' ? 'above' : 'below'}${x === 0 ? '-right' : ''}`
const at = (p: Polynomial, x: number): string => `(${minus(x)}, ${minus(valueAt(p, x))})`

export const stationaryPoints = defineTemplate({
  id: 'stationary-points',
  marks: 6,
  calculator: false,
  level: 5,
  cases: ['cubic', 'falling-cubic', 'how-many-solutions'],
  draw(random, which) {
    // y' = 3a(x − r)(x − s) with r + s even, so that all coefficients are whole.
    const [r, s] = random.until(
      () => [random.integer(-3, 1), random.integer(1, 4)] as const,
      ([r, s]) => (r + s) % 2 === 0 && s - r >= 2 && r + s !== 0,
    )
    const a = which === 'falling-cubic' ? -1 : 1
    const p = [a, (-3 * a * (r + s)) / 2, 3 * a * r * s, random.integer(-6, 8)]
    return { which, r, s, p }
  },
  write({ which, r, s, p }) {
    const d = derivative(p)
    const second = derivative(d)
    const [first, last] = which === 'falling-cubic' ? ['minimum', 'maximum'] : ['maximum', 'minimum']
    const k = Math.round((valueAt(p, r) + valueAt(p, s)) / 2)
    const picture = curveSketch({
      f: (x) => valueAt(p, x),
      code: drawn(p),
      from: r - (s - r) * 0.42,
      to: s + (s - r) * 0.42,
      marks: [
        { x: r, y: valueAt(p, r), name: at(p, r), side: sideOf(r, first) },
        { x: s, y: valueAt(p, s), name: at(p, s), side: sideOf(s, last) },
      ],
      extra: which === 'how-many-solutions' ? [`asymptote(y: ${k})`] : [],
      height: 180,
    })
    const steps = typst`
#working("B1")[$${slope} = ${shown(d)}$]
#working("M1")[$${shown(d)} = 0$ \
$${minus(d[0] ?? 0)}${factor(1, -r)}${factor(1, -s)} = 0$]
#working("A1")[#result[$${at(p, r)}$]]
#working("A1")[#result[$${at(p, s)}$]]`
    const pointsSpoken = plain`d y by d x is ${spoken(d)}, which is zero at x ${minusInWords(r)} and at x ${minusInWords(s)}. The stationary points are x ${minusInWords(r)}, y ${minusInWords(valueAt(p, r))}, and x ${minusInWords(s)}, y ${minusInWords(valueAt(p, s))}.`
    if (which === 'how-many-solutions') {
      return {
        question: typst`
A curve has the equation $y = ${shown(p)}$.
#part("a", 4)[Find the coordinates of the two stationary points.]
#part("b", 2)[Sketch the curve with its stationary points, and use it to find how many solutions the equation $${shown(p)} = ${minus(k)}$ has.]`,
        answer: typst`
#part("a")[${steps}]
#part("b")[
#working("B1")[maximum at $x = ${minus(r)}$, minimum at $x = ${minus(s)}$]
${picture}
#working("B1")[The line $y = ${minus(k)}$ lies between them: #result[3] solutions]]`,
        alt: plain`A curve has the equation y equals ${spoken(p)}. Part a: find the coordinates of the two stationary points. Part b: sketch the curve with its stationary points, and use it to find how many solutions the equation ${spoken(p)} equals ${minusInWords(k)} has.`,
        answerAlt: plain`Part a: ${pointsSpoken} Part b: the line y equals ${minusInWords(k)} lies between the maximum and the minimum, so there are 3 solutions.`,
      }
    }
    return {
      question: typst`
A curve has the equation $y = ${shown(p)}$.
#part("a", 4)[Find the coordinates of the two stationary points.]
#part("b", 2)[Decide whether each of them is a maximum or a minimum. Show how you decide.]`,
      answer: typst`
#part("a")[${steps}]
#part("b")[
#working("M1")[$display((dif^2 y)/(dif x^2)) = ${shown(second)}$]
#working("A1")[at $x = ${minus(r)}$: $${minus(valueAt(second, r))} ${valueAt(second, r) < 0 ? '<' : '>'} 0$, #result[${first}] \
at $x = ${minus(s)}$: $${minus(valueAt(second, s))} ${valueAt(second, s) < 0 ? '<' : '>'} 0$, #result[${last}]]
${picture}]`,
      alt: plain`A curve has the equation y equals ${spoken(p)}. Part a: find the coordinates of the two stationary points. Part b: decide whether each of them is a maximum or a minimum. Show how you decide.`,
      answerAlt: plain`Part a: ${pointsSpoken} Part b: the second derivative is ${spoken(second)}. So the first is a ${first} and the other is a ${last}.`,
    }
  },
  verify({ which, r, s, p }) {
    const f = (x: number) => valueAt(p, x)
    const found = turningPlaces(f)
    if (found.length !== 2 || !agree(found[0] ?? 0, r, 1e-3) || !agree(found[1] ?? 0, s, 1e-3)) {
      return `the curve turns at ${found.join(', ')}`
    }
    const isHighAtFirst = f(r) > f(r - 0.1) && f(r) > f(r + 0.1)
    return isHighAtFirst === (which !== 'falling-cubic') ? null : 'the first is no maximum'
  },
})

export const tangentToCurve = defineTemplate({
  id: 'tangent-to-a-curve',
  marks: 5,
  calculator: false,
  level: 5,
  cases: ['equation', 'meets-the-axis'],
  draw(random, which) {
    const [p, x] = random.until(
      () => {
        const x = random.integer(1, 3)
        return [[1, random.integerExcept(-6, 2, 0), random.integer(1, 8)], x] as const
      },
      ([p, x]) => {
        const m = valueAt(derivative(p), x)
        return m !== 0 && Math.abs(m) <= 6 && valueAt(p, x) !== 0 && m * x !== valueAt(p, x)
      },
    )
    return { which, p: [...p], x }
  },
  write({ which, p, x }) {
    const d = derivative(p)
    const [m, y] = [valueAt(d, x), valueAt(p, x)]
    const c = y - m * x
    const vertex = -(p[1] ?? 0) / 2
    const reach = Math.max(Math.abs(x - vertex) + 1.2, 2.2)
    const picture = curveSketch({
      f: (u) => valueAt(p, u),
      code: drawn(p),
      from: Math.min(vertex - reach * 0.8, 0),
      to: vertex + reach,
      marks: [{ x, y, name: 'P', side: m > 0 ? 'below-right' : 'below-left' }],
      extra: [`curve-of(${drawn([m, c])}, colour: ink)`],
      namesOrigin: Math.abs(c) > 2,
      height: 170,
    })
    const isAxis = which === 'meets-the-axis'
    const ask = 'Find the equation of the tangent in the form $y = m x + c$.'
    return {
      question: typst`
The sketch shows the curve $y = ${shown(p)}$ and its tangent at the point $P (${x}, ${minus(y)})$.
${picture}
${
  isAxis
    ? `#part("a", 4)[${ask}]
#part("b", 1)[Find the $x$-coordinate of the point where the tangent crosses the $x$-axis.]`
    : `${ask} #marks(5)`
}`,
      answer: typst`
${isAxis ? '#part("a")[' : ''}
#working("B1")[$${slope} = ${shown(d)}$]
#working("${isAxis ? 'M1' : 'M1 A1'}")[at $x = ${x}$: $m = ${minus(d[0] ?? 0)} times ${x} ${continued([d[1] ?? 0])} = ${minus(m)}$]
#working("M1")[$${minus(y)} = ${substituted(m)} times ${x} + c$, so $c = ${minus(c)}$]
#working("A1")[#result[$y = ${shown([m, c])}$]]${
        isAxis
          ? typst`]
#part("b")[#working("B1")[$0 = ${shown([m, c])}$: $x =$ #result[$${fraction(-c, m)}$]]]`
          : ''
      }`,
      alt: plain`The sketch shows the curve y equals ${spoken(p)} and its tangent at the point P with x ${x} and y ${minusInWords(y)}. ${isAxis ? 'Part a: find' : 'Find'} the equation of the tangent in the form y equals m x plus c.${isAxis ? ' Part b: find the x coordinate of the point where the tangent crosses the x axis.' : ''}`,
      answerAlt: plain`d y by d x is ${spoken(d)}, which is ${minusInWords(m)} at P. The tangent is y equals ${spoken([m, c])}.${isAxis ? plain` It crosses the x axis at x equals ${fractionText(-c, m)}.` : ''}`,
    }
  },
  verify({ p, x }) {
    const f = (u: number) => valueAt(p, u)
    const m = gradient(f, x)
    const line = (u: number) => valueAt([valueAt(derivative(p), x), f(x) - valueAt(derivative(p), x) * x], u)
    // The curve lies above its tangent everywhere else.
    return [x - 2, x - 0.5, x + 0.5, x + 2].every((u) => f(u) > line(u)) && agree(m, line(1) - line(0), 1e-4)
      ? null
      : 'the line is no tangent'
  },
})

const fractionText = (top: number, bottom: number): string => {
  return fraction(top, bottom)
    .replace('−', 'minus ')
    .replace(/display\((\d+)\/(\d+)\)/, '$1 over $2')
}

export const constantsFromTurning = defineTemplate({
  id: 'constants-from-a-turning-point',
  marks: 5,
  calculator: false,
  level: 5,
  cases: ['two-constants', 'one-constant'],
  draw(random, which) {
    const [a, x] = random.until(
      () => [random.integerExcept(-6, 6, 0), random.integerExcept(-3, 3, 0)] as const,
      ([a, x]) => a + 3 * x !== 0,
    )
    // y = x³ + ax² + b turns at x only if 3x + 2a = 0; in the other case y = x³ + ax² + bx + c.
    const b = -3 * x * x - 2 * a * x
    return { which, a, b, x, c: random.integer(-9, 9) }
  },
  write({ which, a, b, x, c }) {
    const p = [1, a, b, c]
    const y = valueAt(p, x)
    const isTwo = which === 'two-constants'
    const other = -x - (2 * a) / 3
    const [tops, bottoms] = Number.isInteger(other) ? [other, 1] : [-3 * x - 2 * a, 3]
    if (isTwo) {
      return {
        question: typst`
The curve $y = x^3 ${continued([a, 0, 0])} + b x + c$ has a stationary point at $${at(p, x)}$.

Find the value of $b$ and the value of $c$. #marks(5)`,
        answer: typst`
#working("B1")[$${slope} = 3x^2 ${continued([2 * a, 0])} + b$]
#working("M1")[at $x = ${minus(x)}$: $${3 * x * x} ${continued([2 * a * x])} + b = 0$]
#working("A1")[$b =$ #result[$${minus(b)}$]]
#working("M1")[$${minus(x ** 3)} ${continued([a * x * x])} ${continued([b * x])} + c = ${minus(y)}$]
#working("A1")[$c =$ #result[$${minus(c)}$]]`,
        alt: plain`The curve y equals x cubed ${a < 0 ? 'minus' : 'plus'} ${Math.abs(a) === 1 ? '' : Math.abs(a)} x squared plus b x plus c has a stationary point at x ${minusInWords(x)}, y ${minusInWords(y)}. Find the value of b and the value of c.`,
        answerAlt: plain`d y by d x must be zero at x ${minusInWords(x)}, so b is ${minusInWords(b)}. The point lies on the curve, so c is ${minusInWords(c)}.`,
      }
    }
    return {
      question: typst`
The curve $y = x^3 ${continued([a, 0, 0])} + b x$ has a stationary point where $x = ${minus(x)}$.
#part("a", 3)[Show that $b = ${minus(b)}$.]
#part("b", 2)[Find the $x$-coordinate of the other stationary point.]`,
      answer: typst`
#part("a")[
#working("B1")[$${slope} = 3x^2 ${continued([2 * a, 0])} + b$]
#working("M1")[$3 times ${substituted(x)}^2 ${continued([2 * a])} times ${substituted(x)} + b = 0$]
#working("A1")[$${3 * x * x} ${continued([2 * a * x])} + b = 0$, so #result[$b = ${minus(b)}$]]]
#part("b")[
#working("M1")[$${shown([3, 2 * a, b])} = 0$ \
$${factor(1, -x)}(${shown([3, 2 * a + 3 * x])}) = 0$]
#working("A1")[$x =$ #result[$${fraction(tops, bottoms)}$]]]`,
      alt: plain`The curve y equals x cubed ${a < 0 ? 'minus' : 'plus'} ${Math.abs(a) === 1 ? '' : Math.abs(a)} x squared plus b x has a stationary point where x is ${minusInWords(x)}. Part a: show that b is ${minusInWords(b)}. Part b: find the x coordinate of the other stationary point.`,
      answerAlt: plain`Part a: d y by d x is 3 x squared ${a < 0 ? 'minus' : 'plus'} ${Math.abs(2 * a)} x plus b, and it is zero at x ${minusInWords(x)}, so b is ${minusInWords(b)}. Part b: the other stationary point is at x ${fractionText(tops, bottoms)}.`,
    }
  },
  verify({ a, b, x, c }) {
    const f = (u: number) => valueAt([1, a, b, c], u)
    const other = -x - (2 * a) / 3
    return agree(gradient(f, x), 0, 1e-4) && agree(gradient(f, other), 0, 1e-4)
      ? null
      : 'the curve does not turn there'
  },
})
