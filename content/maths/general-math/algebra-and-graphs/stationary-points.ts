// Stationary points of curves.

import { agree, gradient } from '../../kit/checking.ts'
import { curveSketch } from '../../kit/curve-sketches.ts'
import { coordinates, final, number, word } from '../../kit/final-answers.ts'
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
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { slope, turningPlaces } from './differentiation.ts'

/** Beside the y-axis, if the point lies on it. */
const sideOf = (x: number, kind: string): string =>
  `${kind === 'maximum' ? 'above' : 'below'}${x === 0 ? '-right' : ''}`
const at = (p: Polynomial, x: number): string => `(${minus(x)}, ${minus(valueAt(p, x))})`

/** y = x³ … or −x³ … with whole coefficients and two stationary points. */
const drawCubic = (random: Random, a: 1 | -1) => {
  // y' = 3a(x − r)(x − s) with r + s even, so that all coefficients are whole.
  const [r, s] = random.until(
    () => [random.integer(-3, 1), random.integer(1, 4)] as const,
    ([r, s]) => (r + s) % 2 === 0 && s - r >= 2 && r + s !== 0,
  )
  const p = [a, (-3 * a * (r + s)) / 2, 3 * a * r * s, random.integer(-6, 8)]
  const d = derivative(p)
  const [first, last] = a < 0 ? ['minimum', 'maximum'] : ['maximum', 'minimum']
  const f = (x: number) => valueAt(p, x)
  const picture = (...extra: readonly string[]) =>
    curveSketch({
      f,
      code: drawn(p),
      from: r - (s - r) * 0.42,
      to: s + (s - r) * 0.42,
      marks: [
        { x: r, y: f(r), name: at(p, r), side: sideOf(r, first) },
        { x: s, y: f(s), name: at(p, s), side: sideOf(s, last) },
      ],
      extra,
      height: 180,
    })
  const steps = typst`
#working("B1")[$${slope} = ${shown(d)}$]
#working("M1")[$${shown(d)} = 0$ \
$${minus(d[0] ?? 0)}${factor(1, -r)}${factor(1, -s)} = 0$]
#working("A1")[#result[$${at(p, r)}$]]
#working("A1")[#result[$${at(p, s)}$]]`
  const pointsSpoken = plain`d y by d x is ${spoken(d)}, which is zero where x is ${minusInWords(r)} or ${minusInWords(s)}. The stationary points are (${r}, ${valueAt(p, r)}) and (${s}, ${valueAt(p, s)}).`
  return {
    r,
    s,
    p,
    second: derivative(d),
    first,
    last,
    picture,
    steps,
    pointsSpoken,
    answers: [
      final('a', coordinates(r, f(r)), 'point with smaller x'),
      final('a', coordinates(s, f(s)), 'point with greater x'),
    ],
    verify() {
      const found = turningPlaces(f)
      if (found.length !== 2 || !agree(found[0] ?? 0, r, 1e-3) || !agree(found[1] ?? 0, s, 1e-3)) {
        return `the curve turns at ${found.join(', ')}`
      }
      const isHighAtFirst = f(r) > f(r - 0.1) && f(r) > f(r + 0.1)
      return isHighAtFirst === (first === 'maximum') ? null : `the first is no ${first}`
    },
  }
}

const maximumOrMinimum = (random: Random, a: 1 | -1) => {
  const { r, s, p, second, first, last, picture, steps, pointsSpoken, answers, verify } = drawCubic(random, a)
  return {
    question: typst`
A curve has the equation $y = ${shown(p)}$.
#part("a", 4)[Find the coordinates of the two stationary points.]
#part("b", 2)[Decide whether each of them is a maximum or a minimum. Show how you decide.]`,
    answer: typst`
#part("a")[${steps}]
#part("b")[
#working("M1 FT")[$display((dif^2 y)/(dif x^2)) = ${shown(second)}$]
#working("A1")[at $x = ${minus(r)}$: $${minus(valueAt(second, r))} ${valueAt(second, r) < 0 ? '<' : '>'} 0$, #result[${first}] \
at $x = ${minus(s)}$: $${minus(valueAt(second, s))} ${valueAt(second, s) < 0 ? '<' : '>'} 0$, #result[${last}]]
${picture()}]`,
    alt: plain`A curve has the equation y equals ${spoken(p)}. Part a: find the coordinates of the two stationary points. Part b: decide whether each of them is a maximum or a minimum. Show how you decide.`,
    answerAlt: plain`Part a: ${pointsSpoken} Part b: the second derivative is ${spoken(second)}. So the first is a ${first} and the other is a ${last}.`,
    answers: [
      ...answers,
      final('b', word(first, first.slice(0, 3)), 'kind at smaller x'),
      final('b', word(last, last.slice(0, 3)), 'kind at greater x'),
    ],
    verify,
  }
}

export const stationaryPoints = defineTemplate({
  id: 'stationary-points',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    cubic: (random) => maximumOrMinimum(random, 1),
    'falling-cubic': (random) => maximumOrMinimum(random, -1),
    'how-many-solutions'(random) {
      const { r, s, p, picture, steps, pointsSpoken, answers, verify } = drawCubic(random, 1)
      const k = Math.round((valueAt(p, r) + valueAt(p, s)) / 2)
      return {
        question: typst`
A curve has the equation $y = ${shown(p)}$.
#part("a", 4)[Find the coordinates of the two stationary points.]
#part("b", 2)[Sketch the curve with its stationary points, and use it to find how many solutions the equation $${shown(p)} = ${minus(k)}$ has.]`,
        answer: typst`
#part("a")[${steps}]
#part("b")[
#working("B1 FT")[maximum at $x = ${minus(r)}$, minimum at $x = ${minus(s)}$]
${picture(`asymptote(y: ${k})`)}
#working("B1 FT")[The line $y = ${minus(k)}$ lies between them: #result[3] solutions]]`,
        alt: plain`A curve has the equation y equals ${spoken(p)}. Part a: find the coordinates of the two stationary points. Part b: sketch the curve with its stationary points, and use it to find how many solutions the equation ${spoken(p)} equals ${minusInWords(k)} has.`,
        answerAlt: plain`Part a: ${pointsSpoken} Part b: the line y equals ${minusInWords(k)} lies between the maximum and the minimum, so there are 3 solutions.`,
        answers: [...answers, final('b', number(3))],
        verify,
      }
    },
  },
})

/** y = x³ + ax² + bx + c, which turns at x. */
const drawTurning = (random: Random) => {
  const [a, x] = random.until(
    () => [random.integerExcept(-6, 6, 0), random.integerExcept(-3, 3, 0)] as const,
    ([a, x]) => a + 3 * x !== 0,
  )
  const b = -3 * x * x - 2 * a * x
  const c = random.integer(-9, 9)
  const other = -x - (2 * a) / 3
  const begin = plain`The curve y equals x cubed ${a < 0 ? 'minus' : 'plus'} ${Math.abs(a) === 1 ? '' : Math.abs(a)} x squared plus b x`
  const verify = () => {
    const f = (u: number) => valueAt([1, a, b, c], u)
    return agree(gradient(f, x), 0, 1e-4) && agree(gradient(f, other), 0, 1e-4)
      ? null
      : 'the curve does not turn there'
  }
  return { a, b, x, c, begin, verify }
}

export const constantsFromTurning = defineTemplate({
  id: 'constants-from-a-turning-point',
  marks: 5,
  calculator: false,
  level: 5,
  cases: {
    'two-constants'(random) {
      const { a, b, x, c, begin, verify } = drawTurning(random)
      const p = [1, a, b, c]
      const y = valueAt(p, x)
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
        alt: plain`${begin} plus c has a stationary point at (${x}, ${y}). Find the value of b and the value of c.`,
        answerAlt: plain`d y by d x must be zero where x is ${minusInWords(x)}, so b is ${minusInWords(b)}. The point lies on the curve, so c is ${minusInWords(c)}.`,
        answers: [final('', number(b), 'b'), final('', number(c), 'c')],
        verify,
      }
    },
    'one-constant'(random) {
      const { a, b, x, begin, verify } = drawTurning(random)
      const [tops, bottoms] = [-3 * x - 2 * a, 3]
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
        alt: plain`${begin} has a stationary point where x is ${minusInWords(x)}. Part a: show that b is ${minusInWords(b)}. Part b: find the x coordinate of the other stationary point.`,
        answerAlt: plain`Part a: d y by d x is 3 x squared ${a < 0 ? 'minus' : 'plus'} ${Math.abs(2 * a)} x plus b, and it is zero where x is ${minusInWords(x)}, so b is ${minusInWords(b)}. Part b: the other stationary point is where x is ${fractionInWords(tops, bottoms)}.`,
        answers: [final('b', number(asTyped(fraction(tops, bottoms))), 'x')],
        verify,
      }
    },
  },
})
