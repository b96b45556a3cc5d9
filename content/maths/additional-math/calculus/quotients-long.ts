// Long questions on quotients: a logarithm over x, whose integral is a square, and a curve with a sloping asymptote.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, expression, final, inequality, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, e, origin } from './writing.ts'

/** k over twice something, in its lowest terms. */
const lowest = (k: number) => {
  const [top, bottom] = lowestTerms(k, 2)
  return {
    shown: (under: string) => `display(${top}/${bottom === 1 ? under : `(${bottom} ${under})`})`,
    said: `${top} over${bottom === 1 ? '' : `, ${bottom}`}`,
  }
}

export const quotientsInFull = defineTemplate({
  id: 'quotients-in-full',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'logarithm-over-x'(random) {
      // y = k ln x/x has its maximum at (e, k/e); the tangent at x = √e goes through O.
      const k = random.integer(2, 6)
      const m = random.pick([2, 3])
      const f = (x: number) => (k * Math.log(x)) / x
      const far = Math.E ** m
      const area = (k * m * m) / 2
      const top = k / Math.E
      const edge = m === 2 ? 8.4 : 22
      const half = lowest(k)
      const shownArea = fraction(k * m * m, 2)
      return {
        question: typst`
The diagram shows the curve $y = display((${k} ln x)/x)$ for $x > 0$. The curve meets the $x$-axis at $A$ and has a maximum point $M$. The line $x = ${e}^${m}$ is also shown.
#axes(${bareAxes(rounded(-0.06 * edge), rounded(edge), rounded(-0.7 * top), rounded(1.35 * top))}, height: 180pt, area-between(x => ${k} * calc.ln(x) / x, from: 1, to: ${rounded(far)}), curve-of(x => ${k} * calc.ln(calc.max(x, 0.01)) / calc.max(x, 0.01), from: 0.5, to: ${rounded(edge)}, colour: addmaths), edge((${rounded(far)}, 0), (${rounded(far)}, ${rounded(f(far))})), point((1, 0), $A$, mark: false, side: "below-right"), point((${rounded(Math.E)}, ${rounded(top)}), $M$, side: "above"), point((${rounded(far)}, 0), $${e}^${m}$, mark: false, side: "below"), ${origin})
#part("a", 3)[Show that $ (dif y)/(dif x) = (${k}(1 − ln x))/x^2. $]
#part("b", 3)[Find the exact coordinates of $M$, and show that $M$ is a maximum point.]
#part("c", 3)[Show that the tangent to the curve at the point where $x = sqrt(${e})$ passes through the origin.]
#part("d", 3)[Find $display((dif)/(dif x))(ln x)^2$, and hence find the area of the shaded region, enclosed by the curve, the $x$-axis and the line $x = ${e}^${m}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$display((dif)/(dif x))(${k} ln x) = display(${k}/x)$ #h(4pt) _soi_]
#working("M1")[quotient rule: $display((x times display(${k}/x) − ${k} ln x times 1)/x^2)$]
#working("A1")[$= display((${k} − ${k} ln x)/x^2) = display((${k}(1 − ln x))/x^2)$]]
#part("b")[
#working("M1")[$1 − ln x = 0$]
#working("A1")[#result[$M(${e}, display(${k}/${e}))$]]
#working("B1")[for $x < ${e}$, $ln x < 1$ and $${dydx} > 0$; for $x > ${e}$, $${dydx} < 0$]
#scheme[Or: the second derivative is negative at $x = ${e}$.]]
#part("c")[
#working("B1")[$ln sqrt(${e}) = display(1/2)$, so $y = ${half.shown('sqrt(upright(e))')}$]
#working("M1")[$${dydx} = display((${k}(1 − 1/2))/${e}) = ${half.shown('upright(e)')}$]
#working("A1")[the line from $O$ to the point has the gradient $y div sqrt(${e}) = ${half.shown('upright(e)')}$, too, so it is the tangent]]
#part("d")[
#working("B1")[#result[$display((2 ln x)/x)$]]
#working("M1")[area $= integral_1^(${e}^${m}) display((${k} ln x)/x) dif x = [${k === 2 ? '' : fraction(k, 2)} (ln x)^2]_1^(${e}^${m})$]
#working("A1 cao")[$${k === 2 ? '' : `${fraction(k, 2)} times `}${m}^2 =$ #result[$${shownArea}$]]]`,
        alt: plain`A diagram shows the curve y equals ${k} times the natural logarithm of x, over x, for x greater than 0. The curve meets the x axis at A and has a maximum point M. The region enclosed by the curve, the x axis and the line x equals e to the power ${m} is shaded. Part a: show that the derivative of y with respect to x is ${k} times, open bracket, 1 minus the logarithm of x, close bracket, over x squared. Part b: find the exact coordinates of M, and show that M is a maximum point. Part c: show that the tangent to the curve at the point where x is root e passes through the origin. Part d: find the derivative of the square of the logarithm of x, and hence find the area of the shaded region.`,
        answerAlt: plain`Part a: the quotient rule gives ${k} minus ${k} times the logarithm of x, all over x squared. Part b: the logarithm of x is 1, so at M, x is e and y is ${k} over e. The derivative is positive before M and negative after it. Part c: at x equals root e, y is ${half.said} root e and the gradient is ${half.said} e. The line from the origin to the point has this gradient, too. Part d: 2 times the logarithm of x, over x. The area is ${fractionInWords(k, 2)} times ${m} squared, which is ${fractionInWords(k * m * m, 2)}.`,
        answers: [
          final('b', coordinates(number('e'), number(`${k}/e`)), 'M'),
          final('d', expression('2*ln(x)/x', 'x'), 'derivative'),
          final('d', number(typedFraction(k * m * m, 2)), 'area'),
        ],
        verify() {
          const found = roots((x) => gradient(f, x), 1.0113, 9.003, 4001)
          const root = Math.sqrt(Math.E)
          return compared(
            ['the derivative', gradient(f, 1.7), (k * (1 - Math.log(1.7))) / 1.7 ** 2],
            ['x of M', found[0] ?? 0, Math.E],
            ['y of M', f(found[0] ?? 1), top],
            ['the bend', Math.sign(bend(f, Math.E)), -1],
            ['the tangent at 0', f(root) - root * gradient(f, root), 0],
            ['the square', gradient((x) => Math.log(x) ** 2, 2.3), (2 * Math.log(2.3)) / 2.3],
            ['the area', integrate(f, 1, far), area],
          )
        },
      }
    },
    'sloping-asymptote'(random) {
      // y = (x² + q)/(x − p) = x + p + s²/(x − p) with q = s² − p²: stationary at x = p ± s.
      const [p, s] = random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
        [2, 4],
        [3, 5],
      ] as const)
      const [q, square] = [s * s - p * p, s * s]
      const f = (x: number) => (x * x + q) / (x - p)
      const [low, high] = [2 * p + 2 * s, 2 * p - 2 * s]
      const [from, to] = [p + 1, p + s]
      const rest = [to * to - from * from + 2 * p * (s - 1), 2] as const
      const area = rest[0] / 2 + square * Math.log(s)
      const code = `x => x + ${p} + ${square} / (x - ${p})`
      const [left, right] = [p - 2.9 * s, p + 2.9 * s]
      const [down, up] = [2 * p - 4.2 * s, 2 * p + 4.2 * s]
      const shownHigh = `${high}`.replace('-', '−')
      return {
        question: typst`
The diagram shows the curve $y = display((x^2 + ${q})/(x − ${p}))$ for $x != ${p}$, and its asymptote $x = ${p}$.
#axes(${bareAxes(rounded(left), rounded(right), rounded(down), rounded(up))}, height: 200pt, curve-of(${code}, from: ${rounded(left)}, to: ${rounded(p - 0.05)}, colour: addmaths), curve-of(${code}, from: ${rounded(p + 0.05)}, to: ${rounded(right)}, colour: addmaths), asymptote(x: ${p}))
#part("a", 3)[Show that $ (dif y)/(dif x) = (x^2 − ${2 * p}x − ${q})/(x − ${p})^2. $]
#part("b", 3)[Hence find the coordinates of the two stationary points of the curve.]
#part("c", 1)[State the set of values of $k$ for which the line $y = k$ does not meet the curve.]
#part("d", 2)[Show that the equation of the curve can be written as $ y = x + ${p} + ${square}/(x − ${p}). $]
#part("e", 3)[Hence find the exact area of the region enclosed by the curve, the $x$-axis and the lines $x = ${from}$ and $x = ${to}$.]`,
        answer: typst`
#part("a")[
#working("M1")[quotient rule: $display((2x(x − ${p}) − (x^2 + ${q}) times 1)/(x − ${p})^2)$]
#working("A1")[$= display((2x^2 − ${2 * p}x − x^2 − ${q})/(x − ${p})^2)$]
#working("A1")[$= display((x^2 − ${2 * p}x − ${q})/(x − ${p})^2)$]]
#part("b")[
#working("M1")[$x^2 − ${2 * p}x − ${q} = 0$ \
$(x − ${to})(x ${p - s < 0 ? `+ ${s - p}` : `− ${p - s}`}) = 0$]
#working("A1")[#result[$(${to}, ${low})$]]
#working("A1")[#result[$(${`${p - s}`.replace('-', '−')}, ${shownHigh})$]]]
#part("c")[#working("B1 FT")[#result[$${shownHigh} < k < ${low}$]]]
#part("d")[
#working("M1")[$display(((x − ${p})(x + ${p}) + ${p * p} + ${q})/(x − ${p}))$, or long division]
#working("A1")[$= x + ${p} + display(${square}/(x − ${p}))$]]
#part("e")[
#working("M1")[$integral_${from}^${to} (x + ${p} + display(${square}/(x − ${p}))) dif x$ \
$= [display(x^2/2) ${p === 1 ? '+ x' : `+ ${p}x`} + ${square} ln(x − ${p})]_${from}^${to}$]
#working("M1 dep")[$(${fraction(to * to, 2)} + ${p * to} + ${square} ln ${s}) − (${fraction(from * from, 2)} + ${p * from} + 0)$]
#working("A1")[$=$ #result[$${fraction(...rest)} + ${square} ln ${s}$]]]`,
        alt: plain`A diagram shows the curve y equals the fraction with numerator x squared plus ${q} and denominator x minus ${p}, and its asymptote x equals ${p}. One branch is to the left of the asymptote and has a maximum point; the other is to the right of it, above the first, and has a minimum point. Part a: show that the derivative of y with respect to x is the fraction with numerator x squared minus ${2 * p} x minus ${q}, and denominator the square of, open bracket, x minus ${p}, close bracket. Part b: hence find the coordinates of the two stationary points of the curve. Part c: state the set of values of k for which the line y equals k does not meet the curve. Part d: show that the equation of the curve can be written as y equals x plus ${p} plus, ${square} over, open bracket, x minus ${p}, close bracket. Part e: hence find the exact area of the region enclosed by the curve, the x axis and the lines x equals ${from} and x equals ${to}.`,
        answerAlt: plain`Part a: the quotient rule gives 2 x times, open bracket, x minus ${p}, close bracket, minus, open bracket, x squared plus ${q}, close bracket, over the square of the denominator. Part b: the numerator is 0 at (${to}, ${low}) and at (${p - s}, ${high}). Part c: k between ${high} and ${low}. Part d: x squared plus ${q} is, open bracket, x minus ${p}, close bracket, times, open bracket, x plus ${p}, close bracket, plus ${square}. Part e: the integral is half of x squared, plus ${p} x, plus ${square} times the logarithm of, open bracket, x minus ${p}, close bracket. The area is ${fractionInWords(...rest)} plus ${square} times the logarithm of ${s}.`,
        answers: [
          final('b', coordinates(to, low), 'minimum'),
          final('b', coordinates(p - s, high), 'maximum'),
          final('c', inequality(`${high} < k < ${low}`, 'k')),
          final('e', number(`${typedFraction(...rest)} + ${square}ln(${s})`)),
        ],
        verify() {
          const after = roots((x) => gradient(f, x), p + 0.0713, p + 4 * s, 4001)
          const before = roots((x) => gradient(f, x), p - 4 * s, p - 0.0713, 4001)
          const meets = (k: number) => roots((x) => x * x + q - k * (x - p), -80.003, 80.001, 8001).length
          return compared(
            ['the minimum', after[0] ?? 0, to],
            ['its height', f(to), low],
            ['the maximum', before[0] ?? 0, p - s],
            ['its height', f(p - s), high],
            ['between', meets((low + high) / 2 + 0.1), 0],
            ['outside', meets(low + 0.5) + meets(high - 0.5), 4],
            ['the form', f(p + 0.7), 2 * p + 0.7 + square / 0.7],
            ['the area', integrate(f, from, to), area],
          )
        },
      }
    },
  },
})
