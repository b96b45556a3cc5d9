// Long questions on the region between a curve, its tangent and the x-axis.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number, upToConstant } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, dydx, e, origin } from './writing.ts'

export const curveTangentAxis = defineTemplate({
  id: 'curve-tangent-axis',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'root-of-a-bracket'(random) {
      // y = √(ax + b) through P(p, q): the tangent reaches the axis 2q²/a to the left of P.
      const [a, b, q] = random.pick([
        [2, 1, 3],
        [4, 1, 3],
        [2, 5, 3],
        [3, 4, 4],
        [4, 9, 5],
        [2, 9, 5],
        [3, 1, 4],
      ] as const)
      const p = (q * q - b) / a
      const f = (x: number) => Math.sqrt(Math.max(0, a * x + b))
      const atA = [p * a - 2 * q * q, a] as const
      const [triangle, under, shaded] = [
        [q ** 3, a],
        [2 * q ** 3, 3 * a],
        [q ** 3, 3 * a],
      ] as const
      const left = atA[0] / atA[1]
      // By its heights, because the curve is upright where it begins.
      const top = f(1.33 * p)
      const heights = Array.from({ length: 19 }, (_, n) => (top * n) / 18)
      const on = (y: number) => pair([(y * y - b) / a, y])
      const inside = heights.filter((y) => y < q).reverse()
      const line = `${2 * q}y = ${a}x + ${q * q + b}`
      return {
        question: typst`
The diagram shows the curve $y = sqrt(${a}x + ${b})$ and the tangent to the curve at the point $P(${p}, ${q})$. The curve meets the $x$-axis at $B$ and the tangent meets it at $A$.
#axes(${bareAxes(rounded(left * 1.25), rounded(p * 1.35), rounded(-0.22 * q), rounded(1.35 * q))}, height: 160pt, region((${rounded(left)}, 0), (${p}, ${q}), ${inside.map(on).join(', ')}), data-line((${heights.map(on).join(', ')}), smooth: true, colour: addmaths), curve-of(x => ${a} / ${2 * q} * (x - ${p}) + ${q}, from: ${rounded(left * 1.12)}), point((${p}, ${q}), $P$, side: "below-right"), point((${rounded(left)}, 0), $A$, mark: false, side: "below-right"), point((${rounded(-b / a)}, 0), $B$, mark: false, side: "below-left"), point((0, 0), $O$, mark: false, side: "below-right", colour: ink-soft))
#part("a", 3)[Show that the equation of the tangent at $P$ is $${line}$.]
#part("b", 2)[Find the coordinates of $A$ and of $B$.]
#part("c i", 2)[Find $integral sqrt(${a}x + ${b}) dif x$.]
#part("c ii", 3)[Hence find the area of the shaded region, enclosed by the curve, the tangent and the $x$-axis.]
#part("d", 2)[When $x$ increases from ${p} to $${p} + h$, where $h$ is small, $y$ increases by about $k h$. Find the value of the constant $k$, and explain whether $k h$ is greater or less than the true increase.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = (${a}x + ${b})^(1/2)$ \
$${dydx} = display(1/2) times ${a} times (${a}x + ${b})^(−1/2)$ \
$= display(${a}/(2 sqrt(${a}x + ${b})))$]
#working("M1 dep oe")[At $P$ the gradient is $${fraction(a, 2 * q)}$: \
$y − ${q} = ${fraction(a, 2 * q)}(x − ${p})$]
#working("A1")[#result[$${line}$]]]
#part("b")[
#working("B1")[#result[$A(${fraction(...atA)}, 0)$]]
#working("B1")[#result[$B(${fraction(-b, a)}, 0)$]]]
#part("c i")[
#working("B2")[#result[$${fraction(2, 3 * a)}(${a}x + ${b})^(3/2) + c$]]
#scheme[*B1* for another multiple of $(${a}x + ${b})^(3/2)$, or without $c$.]]
#part("c ii")[
#working("B1 FT")[triangle: $display(1/2)(${p} ${atA[0] < 0 ? '+' : '−'} ${fraction(Math.abs(atA[0]), atA[1])}) times ${q} = ${fraction(...triangle)}$]
#working("M1 FT")[under the curve, with the limits in their integral: \
$[${fraction(2, 3 * a)}(${a}x + ${b})^(3/2)]_B^P = ${fraction(...under)}$]
#working("A1")[$${fraction(...triangle)} − ${fraction(...under)} =$ #result[$${fraction(...shaded)}$]]]
#part("d")[
#working("B1")[$k$ is the gradient at $P$: #result[$${fraction(a, 2 * q)}$]]
#working("B1")[#result[Greater]: the tangent at $P$ lies above the curve.]]`,
        alt: plain`The diagram shows the curve y equals the square root of, open bracket, ${a} x plus ${b}, close bracket, and the tangent to the curve at the point P (${p}, ${q}). The curve meets the x axis at B and the tangent meets it at A, further to the left. The region enclosed by the curve, the tangent and the x axis is shaded. Part a: show that the equation of the tangent at P is ${2 * q} y equals ${a} x plus ${q * q + b}. Part b: find the coordinates of A and of B. Part c, i: find the integral of the square root of, open bracket, ${a} x plus ${b}, close bracket, with respect to x. Part c, ii: hence find the area of the shaded region. Part d: when x increases from ${p} to ${p} plus h, where h is small, y increases by about k h. Find the value of the constant k, and explain whether k h is greater or less than the true increase.`,
        answerAlt: plain`Part a: the derivative is ${a} over, open bracket, 2 times the root, close bracket, which is ${fractionInWords(a, 2 * q)} at P. Hence ${2 * q} y equals ${a} x plus ${q * q + b}. Part b: at A, x is ${fractionInWords(...atA)} and y is 0; at B, x is ${fractionInWords(-b, a)} and y is 0. Part c, i: ${fractionInWords(2, 3 * a)} times the bracket to the power 3 over 2, plus c. Part c, ii: the triangle has area ${fractionInWords(...triangle)}, and ${fractionInWords(...under)} of it is under the curve, which leaves ${fractionInWords(...shaded)}. Part d: k is ${fractionInWords(a, 2 * q)}. It is greater, because the tangent lies above the curve.`,
        answers: [
          final('b', coordinates(typedFraction(...atA), 0), 'A'),
          final('b', coordinates(typedFraction(-b, a), 0), 'B'),
          final('c i', upToConstant(`2(${a}x + ${b})^(3/2)/${3 * a}`, 'x')),
          final('c ii', number(typedFraction(...shaded))),
          final('d', number(typedFraction(a, 2 * q)), 'k'),
        ],
        verify() {
          const slope = gradient(f, p)
          const tangent = (x: number) => f(p) + slope * (x - p)
          // Substituting u² for the bracket: the root is steep where it begins.
          const below = integrate((u) => (u * 2 * u) / a, 0, q)
          return compared(
            ['P', f(p), q],
            ['the tangent', 2 * q * tangent(2), 2 * a + q * q + b],
            ['A', tangent(left), 0],
            ['B', a * (-b / a) + b, 0],
            ['the area', integrate(tangent, left, p) - below, shaded[0] / shaded[1]],
            ['k', slope, a / (2 * q)],
            ['the side', Math.sign(tangent(p + 0.1) - f(p + 0.1)), 1],
          )
        },
      }
    },
    exponential(random) {
      // y = c² − e^{2x} meets the axes at (0, c² − 1) and (ln c, 0).
      const c = random.pick([2, 3, 5])
      const k = c * c
      const f = (x: number) => k - Math.exp(2 * x)
      const [foot, under, shaded] = [
        [k - 1, 2],
        [k - 1, 2],
        [k * k - 1, 4],
      ] as const
      const b = Math.log(c)
      const far = foot[0] / 2
      return {
        question: typst`
The diagram shows part of the curve $y = ${k} − ${e}^(2x)$, which meets the $y$-axis at $A$ and the $x$-axis at $B$. The tangent to the curve at $A$ meets the $x$-axis at $C$.
#axes(${bareAxes(rounded(-0.35 * far), rounded(1.12 * far), rounded(-0.2 * k), rounded(1.25 * k))}, height: 170pt, area-between(x => ${k - 1} - 2 * x, g: x => calc.max(0, ${k} - calc.exp(2 * x)), from: 0, to: ${rounded(far)}), curve-of(x => ${k} - calc.exp(2 * x), to: ${rounded(b + 0.12 / c)}, colour: addmaths), curve-of(x => ${k - 1} - 2 * x, to: ${rounded(far)}), point((0, ${k - 1}), $A$, side: "below-left"), point((${rounded(b)}, 0), $B$, mark: false, side: "below-right"), point((${rounded(far)}, 0), $C$, mark: false, side: "below"), ${origin})
#part("a", 3)[Find the exact coordinates of $A$ and of $B$.]
#part("b", 3)[Find the equation of the tangent at $A$ and the coordinates of $C$.]
#part("c", 4)[Show that the area of the region enclosed by the curve and the axes is $${k} ln ${c} − ${fraction(...under)}$.]
#part("d", 2)[Hence find the exact area of the shaded region, enclosed by the curve, the tangent and the $x$-axis.]`,
        answer: typst`
#part("a")[
#working("B1")[$x = 0$: $y = ${k} − 1$, so #result[$A(0, ${k - 1})$]]
#working("M1")[$${e}^(2x) = ${k}$, so $2x = ln ${k}$]
#working("A1 oe")[$x = display(1/2) ln ${k}$: #result[$B(ln ${c}, 0)$]]]
#part("b")[
#working("M1")[$${dydx} = −2${e}^(2x)$, which is $−2$ at $A$]
#working("A1 FT")[#result[$y = −2x + ${k - 1}$]]
#working("A1")[$0 = −2x + ${k - 1}$: #result[$C(${fraction(...foot)}, 0)$]]]
#part("c")[
#working("M1")[area $= integral_0^(ln ${c}) (${k} − ${e}^(2x)) dif x$]
#working("A1")[$= [${k}x − display(1/2) ${e}^(2x)]_0^(ln ${c})$]
#working("M1 dep")[$= (${k} ln ${c} − display(1/2) times ${k}) − (0 − display(1/2))$]
#working("A1")[using $${e}^(2 ln ${c}) = ${c}^2 = ${k}$, \
$= ${k} ln ${c} − ${fraction(...under)}$]]
#part("d")[
#working("M1 FT")[triangle $O A C$: $display(1/2) times ${fraction(...foot)} times ${k - 1} = ${fraction((k - 1) ** 2, 4)}$]
#working("A1 oe")[$${fraction((k - 1) ** 2, 4)} − (${k} ln ${c} − ${fraction(...under)})$ \
$=$ #result[$${fraction(...shaded)} − ${k} ln ${c}$]]]`,
        alt: plain`The diagram shows part of the curve y equals ${k} minus e to the power 2 x, which falls and meets the y axis at A and the x axis at B. The tangent to the curve at A meets the x axis at C, to the right of B. The region enclosed by the curve, the tangent and the x axis is shaded. Part a: find the exact coordinates of A and of B. Part b: find the equation of the tangent at A and the coordinates of C. Part c: show that the area of the region enclosed by the curve and the axes is ${k} times the natural logarithm of ${c}, minus ${fractionInWords(...under)}. Part d: hence find the exact area of the shaded region.`,
        answerAlt: plain`Part a: A is (0, ${k - 1}). At B, e to the power 2 x is ${k}, so x is the natural logarithm of ${c} and y is 0. Part b: the gradient at A is minus 2, so the tangent is y equals minus 2 x plus ${k - 1}, and C is (${fractionInWords(...foot)}, 0). Part c: the integral of ${k} minus e to the power 2 x, end of power, is ${k} x, minus half of e to the power 2 x. Between 0 and the logarithm of ${c} it is ${k} times the logarithm of ${c}, minus ${fractionInWords(...under)}. Part d: the triangle has area ${fractionInWords((k - 1) ** 2, 4)}, so the shaded area is ${fractionInWords(...shaded)}, minus ${k} times the natural logarithm of ${c}.`,
        answers: [
          final('a', coordinates(0, k - 1), 'A'),
          final('a', coordinates(number(`ln(${c})`), 0), 'B'),
          final('b', equation(`y = -2x + ${k - 1}`), 'tangent'),
          final('b', coordinates(typedFraction(...foot), 0), 'C'),
          final('d', number(`${typedFraction(...shaded)} - ${k}ln(${c})`)),
        ],
        verify() {
          const [atB = 0] = roots(f, 0.1, 4)
          const tangent = (x: number) => f(0) + gradient(f, 0) * x
          return compared(
            ['A', f(0), k - 1],
            ['B', atB, Math.log(c)],
            ['C', tangent(far), 0],
            ['the region', integrate(f, 0, atB), k * Math.log(c) - under[0] / 2],
            [
              'the shaded region',
              integrate(tangent, 0, far) - integrate(f, 0, atB),
              shaded[0] / shaded[1] - k * Math.log(c),
            ],
          )
        },
      }
    },
  },
})
