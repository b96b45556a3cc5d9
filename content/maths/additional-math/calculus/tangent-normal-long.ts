// Long questions on one curve: stationary points, the normal and where it meets the curve again, and the triangle between tangent,
// normal and axis.

import { gradient, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { added, rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, origin, power, second, shownSum, spokenSum } from './writing.ts'

export const curveNormalTriangle = defineTemplate({
  id: 'curve-normal-triangle',
  marks: 14,
  calculator: false,
  level: 5,
  cases: {
    reciprocal(random) {
      // y = x + 4p²/x has the gradient −3 at x = p, and its normal there meets it again at x = 6p.
      const p = random.integer(1, 3)
      const k = 4 * p * p
      const f = (x: number) => x + k / x
      const height = 5 * p
      const [a, b] = [
        [8 * p, 3],
        [-14 * p, 1],
      ] as const
      const area = [125 * p * p, 3] as const
      const at = (x: number) => (x * x + k) / x
      return {
        question: typst`
The diagram shows part of the curve $y = x + display(${k}/x)$ for $x > 0$. The normal to the curve at the point $P(${p}, ${height})$ meets the curve again at $Q$.
#axes(${bareAxes(rounded(-p), rounded(8 * p), rounded(-0.9 * p), rounded(9 * p))}, height: 190pt, curve-of(x => x + ${k} / calc.max(x, 0.01), from: ${rounded(0.45 * p)}, colour: addmaths), curve-of(x => x / 3 + ${rounded((14 * p) / 3)}, from: ${rounded(-0.8 * p)}, to: ${rounded(7.4 * p)}), point((${p}, ${height}), $P$, side: "above-right"), point((${6 * p}, ${rounded(at(6 * p))}), $Q$, side: "above-left"), ${origin})
#part("a", 3)[Show that the equation of the normal at $P$ is $3y = x + ${14 * p}$.]
#part("b", 3)[Find the coordinates of $Q$.]
#part("c", 3)[The tangent at $P$ meets the $x$-axis at $A$ and the normal at $P$ meets the $x$-axis at $B$. Find the area of triangle $P A B$.]
#part("d", 5)[Find the coordinates of the stationary point of the curve for $x > 0$ and determine its nature. Hence state the set of values of $k$ for which the line $y = k$ does not meet this part of the curve.]`,
        answer: typst`
#part("a")[
#working("M1")[$${dydx} = 1 − display(${k}/x^2)$]
#working()[When $x = ${p}$, $${dydx} = 1 − 4 = −3$]
#working("M1 dep")[gradient of normal $= display(1/3)$ \
$y − ${height} = display(1/3)(x − ${p})$]
#working("A1")[#result[$3y = x + ${14 * p}$]]]
#part("b")[
#working("M1")[$3(x + display(${k}/x)) = x + ${14 * p}$]
#working("M1 dep")[$2x^2 − ${14 * p}x + ${3 * k} = 0$ \
$(x − ${p})(x − ${6 * p}) = 0$]
#working("A1")[#result[$Q(${6 * p}, ${fraction(20 * p, 3)})$]]
#note[$x = ${p}$ is $P$ itself.]]
#part("c")[
#working("M1")[tangent: $y − ${height} = −3(x − ${p})$, \
so at $A$, $x = ${fraction(...a)}$]
#working("B1")[at $B$, $x = ${minus(b[0])}$]
#working("A1 cao")[area $= display(1/2)(${fraction(...a)} + ${14 * p}) times ${height} =$ #result[$${fraction(...area)}$]]
#scheme[Or: $display(1/2) times P A times P B$, because the tangent and the normal meet at a right angle.]]
#part("d")[
#working("M1")[$1 − display(${k}/x^2) = 0$]
#working("A1")[$x = ${2 * p}$, $y = ${4 * p}$: #result[$(${2 * p}, ${4 * p})$]]
#working("M1")[$${second} = display(${2 * k}/x^3)$]
#working("A1")[positive at $x = ${2 * p}$, so a #result[minimum]]
#working("B1 FT")[#result[$k < ${4 * p}$]]
#scheme[FT: below their minimum. A sign change of $${dydx}$ earns the *M1* and *A1* too.]]`,
        alt: plain`The diagram shows part of the curve y equals x, plus ${k} over x, for x greater than 0. The normal to the curve at the point P (${p}, ${height}) meets the curve again at Q. Part a: show that the equation of the normal at P is 3 y equals x plus ${14 * p}. Part b: find the coordinates of Q. Part c: the tangent at P meets the x axis at A and the normal at P meets the x axis at B. Find the area of triangle PAB. Part d: find the coordinates of the stationary point of the curve for x greater than 0 and determine its nature. Hence state the set of values of k for which the line y equals k does not meet this part of the curve.`,
        answerAlt: plain`Part a: the derivative is 1, minus ${k} over x squared, which is minus 3 at P, so the normal has gradient 1 over 3 and 3 y equals x plus ${14 * p}. Part b: 2 x squared minus ${14 * p} x plus ${3 * k} is 0, so x is ${6 * p} and y is ${fractionInWords(20 * p, 3)} at Q. Part c: at A, x is ${fractionInWords(...a)}, and at B, x is ${b[0]}. The area is ${fractionInWords(...area)}. Part d: the derivative is 0 at (${2 * p}, ${4 * p}). The second derivative, ${2 * k} over x cubed, is positive there, so it is a minimum. The line does not meet the curve for k less than ${4 * p}.`,
        answers: [
          final('b', coordinates(6 * p, typedFraction(20 * p, 3)), 'Q'),
          final('c', number(typedFraction(...area))),
          final('d', coordinates(2 * p, 4 * p)),
          final('d', { kind: 'inequality', value: `k < ${4 * p}`, letter: 'k' }, 'values of k'),
        ],
        verify() {
          const slope = gradient(f, p)
          const normal = (x: number) => f(p) - (x - p) / slope
          const again = roots((x) => f(x) - normal(x), 2 * p, 20 * p)
          const least = roots((x) => gradient(f, x), 0.5 * p, 9 * p)[0] ?? 0
          const corners: Point[] = [
            [p, f(p)],
            [p - f(p) / slope, 0],
            [p + f(p) * slope, 0],
          ]
          return compared(
            ['P', f(p), height],
            ['the normal at 0', 3 * normal(0), 14 * p],
            ['Q', again[0] ?? 0, 6 * p],
            ['y of Q', f(6 * p), (20 * p) / 3],
            ['the area', polygonArea(...corners), area[0] / area[1]],
            ['the stationary point', least, 2 * p],
            ['its height', f(least), 4 * p],
            ['its bend', Math.sign(bend(f, 2 * p)), 1],
          )
        },
      }
    },
    cubic(random) {
      // y = x³ − 6x² + 9x + c has the gradient 9 at x = 4, and the tangent there meets it again at x = −2.
      const c = random.pick([-2, 2, 4, 6])
      const f = (x: number) => x ** 3 - 6 * x * x + 9 * x + c
      const y = [power(3, 1), power(2, -6), power(1, 9), power(0, c)]
      const height = 4 + c
      const across = 40 + 9 * c
      const area = [across * across, 18] as const
      return {
        question: typst`
The equation of a curve is $y = ${shownSum(...y)}$.
#part("a", 5)[Find the coordinates of the stationary points of the curve and determine the nature of each.]
#part("b", 3)[Find the equation of the tangent to the curve at the point $P$, where $x = 4$.]
#part("c", 3)[Show that this tangent meets the curve again at the point where $x = −2$.]
#part("d", 3)[The normal to the curve at $P$ meets the $x$-axis at $A$ and the $y$-axis at $B$. Find the area of triangle $O A B$, where $O$ is the origin.]`,
        answer: typst`
#part("a")[
#working("M1")[$${dydx} = 3x^2 − 12x + 9$]
#working("M1 dep")[$3(x − 1)(x − 3) = 0$]
#working("A1")[#result[$(1, ${4 + c})$] and #result[$(3, ${minus(c)})$]]
#working("M1")[$${second} = 6x − 12$]
#working("A1")[$−6$ at $x = 1$: #result[maximum] \
$6$ at $x = 3$: #result[minimum]]]
#part("b")[
#working("B1")[When $x = 4$, $y = ${height}$]
#working("M1")[$${dydx} = 48 − 48 + 9 = 9$]
#working("A1 oe")[$y ${added(-height)} = 9(x − 4)$ \
#result[$y = 9x ${added(height - 36)}$]]]
#part("c")[
#working("M1")[$${shownSum(...y)}$ \
$= 9x ${added(height - 36)}$]
#working("M1")[$x^3 − 6x^2 + 32 = 0$ \
$(x − 4)^2(x + 2) = 0$]
#working("A1")[so $x = −2$ at the other point.]
#scheme[Or: put $x = −2$ into both equations (*M1*); each gives $y = ${minus(f(-2))}$ (*M1*), so the point is on both (*A1*).]]
#part("d")[
#working("M1 FT")[normal: $y ${added(-height)} = −display(1/9)(x − 4)$]
#working("A1 FT")[$A(${across}, 0)$ and $B(0, ${fraction(across, 9)})$]
#working("A1 cao")[area $= display(1/2) times ${across} times ${fraction(across, 9)} =$ #result[$${fraction(...area)}$]]]`,
        alt: plain`The equation of a curve is y equals ${spokenSum(...y)}. Part a: find the coordinates of the stationary points of the curve and determine the nature of each. Part b: find the equation of the tangent to the curve at the point P, where x equals 4. Part c: show that this tangent meets the curve again at the point where x equals minus 2. Part d: the normal to the curve at P meets the x axis at A and the y axis at B. Find the area of triangle OAB, where O is the origin.`,
        answerAlt: plain`Part a: the derivative, 3 x squared minus 12 x plus 9, is 0 when x is 1 or 3. At (1, ${4 + c}) the second derivative is negative: a maximum. At (3, ${c}) it is positive: a minimum. Part b: at P, y is ${height} and the gradient is 9, so the tangent is y equals 9 x ${height - 36 < 0 ? 'minus' : 'plus'} ${Math.abs(height - 36)}. Part c: they meet where x cubed minus 6 x squared plus 32 is 0, which is the square of, open bracket, x minus 4, close bracket, times, open bracket, x plus 2, close bracket. Part d: the normal has gradient minus 1 over 9 and meets the axes where x is ${across} and where y is ${fractionInWords(across, 9)}. The area is ${fractionInWords(...area)}.`,
        answers: [
          final('a', coordinates(1, 4 + c), 'maximum'),
          final('a', coordinates(3, c), 'minimum'),
          final('b', equation(`y = 9x + ${height - 36}`)),
          final('d', number(typedFraction(...area))),
        ],
        verify() {
          const [one, other] = roots((x) => gradient(f, x), -3, 6)
          const slope = gradient(f, 4)
          const normal = (x: number) => f(4) - (x - 4) / slope
          const onX = 4 + f(4) * slope
          return compared(
            ['the maximum', one ?? 0, 1],
            ['its height', f(1), 4 + c],
            ['the minimum', other ?? 0, 3],
            ['its height', f(3), c],
            ['bends', bend(f, 1) * bend(f, 3), -36],
            ['the tangent at 0', f(4) - 4 * slope, height - 36],
            ['the tangent at −2', f(4) - 6 * slope, f(-2)],
            ['the area', polygonArea([0, 0], [onX, 0], [0, normal(0)]), area[0] / area[1]],
          )
        },
      }
    },
  },
})
