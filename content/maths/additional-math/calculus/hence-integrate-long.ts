// Long questions in which a derivative is the way to an integral, and the integral to an area.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, expression, final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'

import { plain, typst } from '../../kit/typst.ts'
import { powerInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, e } from './writing.ts'

const raised = (n: number) => (n === 1 ? 'x' : `x^${n}`)

export const henceIntegrate = defineTemplate({
  id: 'hence-integrate',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'power-times-logarithm'(random) {
      const n = random.integer(1, 2)
      const m = n + 1
      const f = (x: number) => x ** n * Math.log(x)
      const [px, pm] = [powerInWords('x', n), powerInWords('x', m)]
      const lead = n === 1 ? '' : `${n}`
      const turning = Math.exp(-1 / n)
      const area = (n * Math.E ** m + 1) / (m * m)
      const top = 1.15 * f(Math.E)
      const exponent = n === 1 ? '−1' : `−1\\/${n}`
      return {
        question: typst`
The diagram shows the curve $y = ${raised(n)} ln x$ for $x > 0$. The curve meets the $x$-axis at $A$ and has a minimum point at $M$. The line $x = ${e}$ and the curve meet at $B$.
#axes(${bareAxes('-0.3', '3.1', rounded(-0.25 * top), rounded(top))}, height: 170pt, area-between(x => calc.pow(x, ${n}) * calc.ln(x), from: 1, to: 2.718), curve-of(x => calc.pow(x, ${n}) * calc.ln(calc.max(x, 0.0001)), from: 0.02, to: 2.9, colour: addmaths), edge((2.718, 0), (2.718, ${rounded(f(Math.E))})), point((1, 0), $A$, mark: false, side: "above-left"), point((2.718, ${rounded(f(Math.E))}), $B$, side: "above-left"), point((${rounded(turning)}, ${rounded(f(turning))}), $M$, side: "below-right"), point((2.718, 0), $${e}$, mark: false, side: "below"))
#part("a", 3)[Find $display((dif)/(dif x))(x^${m} ln x)$.]
#part("b", 3)[Hence show that $ integral ${raised(n)} ln x dif x = x^${m}/${m} ln x − x^${m}/${m * m} + c. $]
#part("c", 2)[Hence find the exact area of the shaded region, enclosed by the curve, the $x$-axis and the line $x = ${e}$.]
#part("d", 4)[Find the exact coordinates of $M$.]`,
        answer: typst`
#part("a")[
#working("M1")[product rule: $x^${m} times display(1/x) + ln x times display((dif)/(dif x))(x^${m})$]
#working("A1 A1")[#result[$${raised(n)} + ${m}${raised(n)} ln x$]]
#scheme[*A1* for each term, *oe*.]]
#part("b")[
#working("M1")[integrate the result of (a): \
$x^${m} ln x = integral ${raised(n)} dif x + ${m} integral ${raised(n)} ln x dif x$]
#working("A1")[$${m} integral ${raised(n)} ln x dif x = x^${m} ln x − display(x^${m}/${m})$]
#working("A1")[divide by ${m}: $display(x^${m}/${m}) ln x − display(x^${m}/${m * m}) + c$]]
#part("c")[
#working("M1")[from 1 to $${e}$: \
$(display(${e}^${m}/${m}) − display(${e}^${m}/${m * m})) − (0 − display(1/${m * m}))$]
#working("A1 oe")[$=$ #result[$display((${lead}${e}^${m} + 1)/${m * m})$]]]
#part("d")[
#working("M1")[$${dydx} = ${n === 1 ? 'ln x + 1' : `${n}${raised(n - 1)} ln x + ${raised(n - 1)}`}$]
#working("M1 dep")[$${n === 1 ? '' : `${raised(n - 1)}`}(${lead} ln x + 1) = 0$, so $ln x = −${fraction(1, n)}$]
#working("A1")[$x =$ #result[$${e}^(${exponent})$]]
#working("A1 FT")[$y = ${n === 1 ? `${e}^(−1) times (−1)` : `${e}^(−1) times (−${fraction(1, n)})`} =$ #result[$−display(1/(${lead}${e}))$]]]`,
        alt: plain`The diagram shows the curve y equals ${px} times the natural logarithm of x, for x greater than 0. The curve meets the x axis at A and has a minimum point at M, between the origin and A. The line x equals e and the curve meet at B. The region enclosed by the curve from A to B, the x axis and the line x equals e is shaded. Part a: find the derivative, with respect to x, of ${pm} times the natural logarithm of x. Part b: hence show that the integral of ${px} times the natural logarithm of x is, ${pm} over ${m}, times the logarithm of x, minus ${pm} over ${m * m}, plus c. Part c: hence find the exact area of the shaded region. Part d: find the exact coordinates of M.`,
        answerAlt: plain`Part a: ${px}, plus ${m} times ${px} times the logarithm of x. Part b: integrate the result of part a. ${pm} times the logarithm of x is ${pm} over ${m}, plus ${m} times the integral; subtract and divide by ${m}. Part c: from 1 to e it is the fraction with numerator ${lead === '' ? '' : `${lead} times `}e to the power ${m}, end of power, plus 1, and denominator ${m * m}. Part d: the derivative is 0 when the logarithm of x is minus 1 over ${n}. So x is e to the power minus 1 over ${n}, and y is minus 1 over ${lead === '' ? 'e' : `open bracket, ${lead} e, close bracket`}.`,
        answers: [
          final('a', expression(`${raised(n)} + ${m}*${raised(n)}*ln(x)`, 'x')),
          final('c', number(`(${n}e^${m} + 1)/${m * m}`)),
          final('d', coordinates(number(n === 1 ? '1/e' : `e^(-1/${n})`), number(`-1/(${lead}e)`)), 'M'),
        ],
        verify() {
          const low = roots((x) => gradient(f, x), 0.1, 2)[0] ?? 0
          return compared(
            [
              'the derivative',
              gradient((x) => x ** m * Math.log(x), 1.7),
              1.7 ** n + m * 1.7 ** n * Math.log(1.7),
            ],
            ['the area', integrate(f, 1, Math.E), area],
            ['x of M', low, turning],
            ['y of M', f(low), -1 / (n * Math.E)],
            ['the bend', Math.sign(bend(f, low)), 1],
          )
        },
      }
    },
    'x-times-exponential'(random) {
      const k = random.integer(2, 4)
      const f = (x: number) => x * Math.exp(-k * x)
      const square = k * k
      const [two, part] = lowestTerms(2, square)
      const under = `display(${two}/(${part}${e}))`
      const peak = 1 / (k * Math.E)
      const between = 1 / (2 * square) - (1 - 2 / Math.E) / square
      return {
        question: typst`
The diagram shows the curve $y = x ${e}^(−${k}x)$, its maximum point $M$, and the tangent to the curve at the origin $O$.
#axes(${bareAxes(rounded(-0.45 / k), rounded(2.6 / k), rounded(-0.6 * peak), rounded(2.9 * peak))}, height: 180pt, area-between(x => x, g: x => x * calc.exp(-${k} * x), from: 0, to: ${rounded(1 / k)}), curve-of(x => x * calc.exp(-${k} * x), from: ${rounded(-0.2 / k)}, to: ${rounded(2.5 / k)}, colour: addmaths), curve-of(x => x, from: ${rounded(-0.2 / k)}, to: ${rounded(1.05 / k)}), edge((${rounded(1 / k)}, 0), (${rounded(1 / k)}, ${rounded(1 / k)}), dash: "dashed"), point((${rounded(1 / k)}, ${rounded(peak)}), $M$, side: "above-right"), point((0, 0), $O$, mark: false, side: "below-right", colour: ink-soft))
#part("a", 3)[Show that $${dydx} = (1 − ${k}x) ${e}^(−${k}x)$.]
#part("b", 3)[Find the exact coordinates of $M$, and the equation of the tangent at $O$.]
#part("c", 3)[Use the result of part (a) to show that
$ integral x ${e}^(−${k}x) dif x = −1/${k} x ${e}^(−${k}x) − 1/${square} ${e}^(−${k}x) + c. $]
#part("d", 3)[Hence find the exact area of the shaded region, enclosed by the curve, the tangent at $O$ and the vertical line through $M$.]`,
        answer: typst`
#part("a")[
#working("B1")[$display((dif)/(dif x)) ${e}^(−${k}x) = −${k}${e}^(−${k}x)$ #h(4pt) _soi_]
#working("M1")[product rule: $${e}^(−${k}x) + x times (−${k}${e}^(−${k}x))$]
#working("A1")[$= (1 − ${k}x) ${e}^(−${k}x)$]]
#part("b")[
#working("M1")[$1 − ${k}x = 0$, because $${e}^(−${k}x) != 0$]
#working("A1")[#result[$M(display(1/${k}), display(1/(${k}${e})))$]]
#working("B1")[gradient at $O$ is 1: #result[$y = x$]]]
#part("c")[
#working("M1")[integrate both sides of (a): \
$x ${e}^(−${k}x) = integral ${e}^(−${k}x) dif x − ${k} integral x ${e}^(−${k}x) dif x$]
#working("A1")[$integral ${e}^(−${k}x) dif x = −display(1/${k}) ${e}^(−${k}x)$]
#working("A1")[$${k} integral x ${e}^(−${k}x) dif x = −x ${e}^(−${k}x) − display(1/${k}) ${e}^(−${k}x)$ \
divide by ${k}: \
$integral x ${e}^(−${k}x) dif x = −display(1/${k}) x ${e}^(−${k}x) − display(1/${square}) ${e}^(−${k}x) + c$]]
#part("d")[
#working("B1 FT")[triangle: $display(1/2) times display(1/${k}) times display(1/${k}) = display(1/${2 * square})$]
#working("M1")[under the curve: \
$(−display(1/(${square}${e})) − display(1/(${square}${e}))) − (0 − display(1/${square}))$ \
$= display(1/${square}) − ${under}$]
#working("A1 oe")[$display(1/${2 * square}) − display(1/${square}) + ${under}$ \
$=$ #result[$${under} − display(1/${2 * square})$]]]`,
        alt: plain`The diagram shows the curve y equals x times e to the power minus ${k} x, its maximum point M, and the tangent to the curve at the origin O. The region enclosed by the curve, the tangent and the vertical line through M is shaded. Part a: show that the derivative of y with respect to x is, open bracket, 1 minus ${k} x, close bracket, times e to the power minus ${k} x. Part b: find the exact coordinates of M, and the equation of the tangent at O. Part c: use the result of part a to show that the integral of, x times e to the power minus ${k} x, is minus 1 over ${k}, times x, times e to the power minus ${k} x, end of power, minus 1 over ${square}, times e to the power minus ${k} x, end of power, plus c. Part d: hence find the exact area of the shaded region.`,
        answerAlt: plain`Part a: the product rule gives e to the power minus ${k} x, minus ${k} x times the same power. Part b: at M, x is 1 over ${k} and y is 1 over, open bracket, ${k} e, close bracket. The tangent at O is y equals x. Part c: integrate both sides of part a, and solve for the integral of x times the power. Part d: the triangle has area 1 over ${2 * square}, and 1 over ${square}, minus ${two} over, open bracket, ${part} e, close bracket, is under the curve. The shaded area is ${two} over, open bracket, ${part} e, close bracket, minus 1 over ${2 * square}.`,
        answers: [
          final('b', coordinates(number(`1/${k}`), number(`1/(${k}e)`)), 'M'),
          final('b', { kind: 'equation', value: 'y = x', letters: ['x', 'y'] }, 'tangent at O'),
          final('d', number(`${two}/(${part}e) - 1/${2 * square}`)),
        ],
        verify() {
          const [high = 0] = roots((x) => gradient(f, x), 0.05, 1)
          return compared(
            ['the derivative', gradient(f, 0.3), (1 - k * 0.3) * Math.exp(-k * 0.3)],
            ['x of M', high, 1 / k],
            ['y of M', f(high), peak],
            ['the gradient at O', gradient(f, 0), 1],
            ['the area', integrate((x) => x - f(x), 0, high), between],
            ['as printed', 2 / (square * Math.E) - 1 / (2 * square), between],
          )
        },
      }
    },
  },
})
