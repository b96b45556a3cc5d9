// Tangents of curves by differentiation.

import { agree, gradient } from '../../kit/checking.ts'
import { curveSketch } from '../../kit/curve-sketches.ts'
import { final, gradientForm, number } from '../../kit/final-answers.ts'
import { fraction, minus, substituted } from '../../kit/numbers.ts'
import { continued, derivative, drawn, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { slope } from './differentiation.ts'

/** A parabola and its tangent y = mx + c at P, with what both cases say of them. */
const drawTangent = (random: Random) => {
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
  const tangent = [m, c]
  return {
    m,
    c,
    tangent,
    intro: typst`
The sketch shows the curve $y = ${shown(p)}$ and its tangent at the point $P (${x}, ${minus(y)})$.
${picture}`,
    introSpoken: plain`The sketch shows the curve y equals ${spoken(p)} and its tangent at the point P with x ${x} and y ${minusInWords(y)}.`,
    derivativeMarks: typst`#working("B1")[$${slope} = ${shown(d)}$]`,
    atPoint: typst`at $x = ${x}$: $m = ${minus(d[0] ?? 0)} times ${x} ${continued([d[1] ?? 0])} = ${minus(m)}$`,
    rest: typst`#working("M1")[$${minus(y)} = ${substituted(m)} times ${x} + c$, so $c = ${minus(c)}$]
#working("A1")[#result[$y = ${shown(tangent)}$]]`,
    restSpoken: plain`d y by d x is ${spoken(d)}, which is ${minusInWords(m)} at P. The tangent is y equals ${spoken(tangent)}.`,
    verify() {
      const f = (u: number) => valueAt(p, u)
      // The curve lies above its tangent everywhere else.
      return [x - 2, x - 0.5, x + 0.5, x + 2].every((u) => f(u) > valueAt(tangent, u)) &&
        agree(gradient(f, x), m, 1e-4)
        ? null
        : 'the line is no tangent'
    },
  }
}

export const tangentToCurve = defineTemplate({
  id: 'tangent-to-a-curve',
  marks: 5,
  calculator: false,
  level: 5,
  cases: {
    equation(random) {
      const { tangent, intro, introSpoken, derivativeMarks, atPoint, rest, restSpoken, verify } =
        drawTangent(random)
      return {
        question: typst`${intro}
Find the equation of the tangent in the form $y = m x + c$. #marks(5)`,
        answer: typst`

${derivativeMarks}
#working("M1 A1")[${atPoint}]
${rest}`,
        alt: plain`${introSpoken} Find the equation of the tangent in the form y equals m x plus c.`,
        answerAlt: restSpoken,
        answers: [final('', gradientForm(`y = ${shown(tangent)}`))],
        verify,
      }
    },
    'meets-the-axis'(random) {
      const { m, c, tangent, intro, introSpoken, derivativeMarks, atPoint, rest, restSpoken, verify } =
        drawTangent(random)
      return {
        question: typst`${intro}
#part("a", 4)[Find the equation of the tangent in the form $y = m x + c$.]
#part("b", 1)[Find the $x$-coordinate of the point where the tangent crosses the $x$-axis.]`,
        answer: typst`
#part("a")[
${derivativeMarks}
#working("M1")[${atPoint}]
${rest}]
#part("b")[#working("B1 FT")[$0 = ${shown(tangent)}$: $x =$ #result[$${fraction(-c, m)}$]]]`,
        alt: plain`${introSpoken} Part a: find the equation of the tangent in the form y equals m x plus c. Part b: find the x coordinate of the point where the tangent crosses the x axis.`,
        answerAlt: plain`${restSpoken} It crosses the x axis at x equals ${fractionInWords(-c, m)}.`,
        answers: [
          final('a', gradientForm(`y = ${shown(tangent)}`)),
          final('b', number(asTyped(fraction(-c, m))), 'x'),
        ],
        verify,
      }
    },
  },
})
