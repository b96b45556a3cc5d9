// Gradients at work: tangents, normals, and curves whose constants are found from them.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { added, drawn, linear, linearSpoken, place, rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, dydx, e, origin, power, shownSum, spokenSum } from './writing.ts'

export const tangentLine = defineTemplate({
  id: 'tangent-line',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    polynomial(random) {
      const [b, c, p] = [random.integer(-3, 3), random.integerExcept(-6, 6, 0), random.pick([-2, -1, 1, 2])]
      const y = [power(3, 1), power(2, b), power(0, c)]
      const q = p ** 3 + b * p * p + c
      const m = 3 * p * p + 2 * b * p
      const line = m === 0 ? minus(q) : linear(m, q - m * p)
      return {
        question: typst`
Find the equation of the tangent to the curve $y = ${shownSum(...y)}$ at the point where $x = ${minus(p)}$. #marks(4)`,
        answer: typst`
#working("B1")[When $x = ${minus(p)}$, $y = ${minus(q)}$]
#working("M1")[$${dydx} = ${shownSum(power(2, 3), power(1, 2 * b))}$]
#working("A1")[gradient $= ${minus(m)}$]
#note[A line through a known point: #box[$y − y_1 = m(x − x_1)$.]]
#working("A1 oe")[${m === 0 ? '' : typst`$y ${added(-q)} = ${m === 1 ? '' : m === -1 ? '−' : minus(m)}(${linear(1, -p)})$ \ `}#result[$y = ${line}$]]`,
        alt: plain`Find the equation of the tangent to the curve y equals ${spokenSum(...y)} at the point where x equals ${p}.`,
        answerAlt: plain`When x is ${p}, y is ${q}. The derivative is ${spokenSum(power(2, 3), power(1, 2 * b))}, so the gradient is ${m}. The tangent is y equals ${linearSpoken(m, q - m * p)}.`,
        answers: [final('', equation(`y = ${line}`))],
        verify: () => compared(['the gradient', gradient((x) => x ** 3 + b * x * x + c, p), m]),
      }
    },
    logarithm(random) {
      const [a, p] = [random.integer(2, 5), random.integer(1, 3)]
      const b = 1 - a * p
      const inside = linear(a, b)
      // Both axes and the asymptote, so that the curve is seen where it is.
      const [asymptote, right, start] = [p - 1 / a, p + Math.max(4 / a, p / 2), p - 0.9999 / a]
      return {
        question: typst`
The diagram shows the curve $y = ln(${inside})$, which crosses the $x$-axis at $P$, and the tangent to the curve at $P$.
#axes(${bareAxes(rounded(-right * 0.16), rounded(right), '-2.6', '3')}, height: 170pt, ${origin}, asymptote(x: ${rounded(asymptote)}), curve-of(x => calc.ln(calc.max(1e-9, ${a} * x + (${b}))), from: ${rounded(start)}, colour: addmaths), curve-of(x => ${a} * (x - ${p}), colour: maths), point((${p}, 0), $P$, side: "below-right"))
Find the equation of the tangent. #marks(4)`,
        answer: typst`
#note[$ln 1 = 0$, so the curve crosses the axis where the bracket is 1.]
#working("B1")[$${inside} = 1$, so $P$ is $(${p}, 0)$]
#working("M1")[$${dydx} = display(${a}/(${inside}))$]
#working("A1")[gradient at $P = ${a}$]
#working("A1 oe")[$y = ${a}(x − ${p})$, that is #result[$y = ${linear(a, -a * p)}$]]`,
        alt: plain`The diagram shows the curve y equals the natural log of open bracket ${linearSpoken(a, b)} close bracket, which rises and crosses the x axis at P, and the tangent to the curve at P. Find the equation of the tangent.`,
        answerAlt: plain`The curve crosses the x axis where the bracket is 1, so P has x ${p} and y 0. The derivative is ${a} over the bracket, so the gradient at P is ${a}. The tangent is y equals ${linearSpoken(a, -a * p)}.`,
        answers: [final('', equation(`y = ${linear(a, -a * p)}`))],
        verify: () =>
          compared(
            ['y at P', Math.log(a * p + b), 0],
            ['the gradient', gradient((x) => Math.log(a * x + b), p), a],
          ),
      }
    },
    'through-the-origin'(random) {
      const k = random.integer(2, 5)
      const a = random.integerExcept(2, 6, k)
      return {
        question: typst`
The diagram shows part of the curve $y = ${a}${e}^(x/${k})$ and the tangent to it at the point $P$, where $x = ${k}$.
#axes(${bareAxes(rounded(-k * 0.8), rounded(k * 1.7), '-0.9', '5.2')}, height: 170pt, curve-of(x => calc.exp(x / ${k}), colour: addmaths), curve-of(x => 2.71828 * x / ${k}, from: ${rounded(-k * 0.25)}, colour: maths), point((${k}, 2.718), $P$, side: "above-left"))
Find the equation of the tangent, and show that it passes through the origin. #marks(4)`,
        answer: typst`
#working("B1")[At $P$: $y = ${a}${e}^1 = ${a}${e}$]
#working("M1")[$${dydx} = ${fraction(a, k)} ${e}^(x/${k})$, \
which is $${fraction(a, k)} ${e}$ at $P$]
#working("A1 oe")[$y − ${a}${e} = ${fraction(a, k)} ${e}(x − ${k})$ \
#result[$y = ${fraction(a, k)} ${e} x$]]
#working("A1 dep")[When $x = 0$, $y = 0$: the tangent passes through $O$.]`,
        alt: plain`The diagram shows part of the curve y equals ${a} times e to the power open bracket x over ${k} close bracket, which rises ever more steeply, and the tangent to it at the point P, where x equals ${k}. Find the equation of the tangent, and show that it passes through the origin.`,
        answerAlt: plain`At P, y is ${a} e. The derivative is ${fractionInWords(a, k)} times e to the power open bracket x over ${k} close bracket, which is ${fractionInWords(a, k)} times e at P. The tangent is y equals ${fractionInWords(a, k)} times e times x, and it passes through the origin.`,
        answers: [final('', equation(`y = ${a}e*x/${k}`))],
        verify: () =>
          compared(
            ['the gradient', gradient((x) => a * Math.exp(x / k), k), (a / k) * Math.E],
            ['y at P', a * Math.exp(k / k), (a / k) * Math.E * k],
          ),
      }
    },
    'given-gradient'(random) {
      const [r, s] = random.until(
        () => [random.integer(-3, 1), random.integer(1, 4)] as const,
        ([low, high]) => low < high && low + high !== 0 && (low + high) % 2 === 0,
      )
      const m = random.integer(2, 9) * random.sign()
      const [b, c, d] = [(-3 * (r + s)) / 2, 3 * r * s + m, random.integer(-5, 5)]
      const f = (x: number) => x ** 3 + b * x * x + c * x + d
      const y = [power(3, 1), power(2, b), power(1, c), power(0, d)]
      const [fr, fs] = [f(r), f(s)]
      return {
        question: typst`
Find the coordinates of the two points on the curve
$ y = ${shownSum(...y)} $
at which the tangent is parallel to the line $y = ${linear(m, 1)}$. #marks(4)`,
        answer: typst`
#note[Parallel lines have the same gradient.]
#working("M1")[$${dydx} = ${shownSum(power(2, 3), power(1, 2 * b), power(0, c))} = ${minus(m)}$]
#working("M1")[$${shownSum(power(2, 1), power(1, -r - s), power(0, r * s))} = 0$, \
so $x = ${minus(r)}$ or $x = ${minus(s)}$]
#working("A1")[#result[$(${minus(r)}, ${minus(fr)})$]]
#working("A1")[#result[$(${minus(s)}, ${minus(fs)})$]]
#scheme[If no point is right, *A1* for both values of $x$]`,
        alt: plain`Find the coordinates of the two points on the curve y equals ${spokenSum(...y)} at which the tangent is parallel to the line y equals ${linearSpoken(m, 1)}.`,
        answerAlt: plain`The derivative is ${spokenSum(power(2, 3), power(1, 2 * b), power(0, c))}, and it must be ${m}. So x is ${r} or ${s}. The points are (${r}, ${fr}) and (${s}, ${fs}).`,
        answers: [final('', coordinates(r, fr), 'smaller x'), final('', coordinates(s, fs), 'greater x')],
        verify: () => compared(['the gradient', gradient(f, r), m], ['the gradient', gradient(f, s), m]),
      }
    },
  },
})

export const normalLine = defineTemplate({
  id: 'normal-line',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'triangle-with-axes'(random) {
      const [m, t, q] = [random.integer(2, 4), random.integer(1, 2), random.integer(1, 4)]
      const p = m * t
      const [b, c] = [m - 2 * p, q - p * p - (m - 2 * p) * p]
      const [onX, onY] = [p + m * q, q + t]
      const y = [power(2, 1), power(1, b), power(0, c)]
      const top = Math.max(onY * 1.5, q + m)
      return {
        question: typst`
The diagram shows part of the curve $y = ${shownSum(...y)}$ and the normal to it at $P(${p}, ${q})$. The normal meets the axes at $A$ and $B$.
#axes(${bareAxes(rounded(-onX * 0.12), rounded(onX * 1.12), rounded(-onY * 0.2), rounded(top))}, height: 170pt, region((0, 0), (${onX}, 0), (0, ${onY})), curve-of(${drawn({ a: 1, b, c })}, from: ${rounded(p - m * 0.9)}, colour: addmaths), edge((0, ${onY}), (${onX}, 0)), point((${p}, ${q}), none), point(${place(p - 0.03 * onX, q + 0.14 * onY)}, $P$, mark: false, side: "centre"), point((${onX}, 0), $A$, mark: false, side: "below"), point((0, ${onY}), $B$, mark: false, side: "left"), ${origin})
Find the area of the triangle $O A B$. #marks(5)`,
        answer: typst`
#working("M1")[$${dydx} = ${linear(2, b)}$ \
$= ${m}$ at $P$]
#note[The normal is at right angles to the tangent: the product of their gradients is $−1$.]
#working("M1 dep")[normal: $y − ${q} = −display(1/${m})(x − ${p})$]
#working("A1")[$y = 0$: $A$ is $(${onX}, 0)$]
#working("A1")[$x = 0$: $B$ is $(0, ${onY})$]
#working("A1")[area $= display(1/2) times ${onX} times ${onY} =$ #result[$${fraction(onX * onY, 2)}$]]`,
        alt: plain`The diagram shows part of the curve y equals ${spokenSum(...y)} and the normal to it at P, which has x ${p} and y ${q}. The normal falls from B on the y axis to A on the x axis. Find the area of the triangle OAB.`,
        answerAlt: plain`The gradient at P is ${m}, so the normal has gradient minus 1 over ${m}. It meets the x axis at ${onX} and the y axis at ${onY}. The area is ${fractionInWords(onX * onY, 2)}.`,
        answers: [final('', number((onX * onY) / 2))],
        verify() {
          const slope = -1 / gradient((x) => x * x + b * x + c, p)
          const [atX, atY] = [p - q / slope, q - slope * p]
          return compared(['A', atX, onX], ['B', atY, onY], ['y at P', p * p + b * p + c, q])
        },
      }
    },
    'meets-curve-again'(random) {
      const [m, p, c] = [random.pick([-2, -1, 1, 2]), random.integer(1, 4), random.integer(-6, 6)]
      const b = m - 2 * p
      const q = p * p + b * p + c
      const y = [power(2, 1), power(1, b), power(0, c)]
      // The normal is y = q − (x − p)/m; the other root comes from the sum of the roots.
      const [top, bottom] = [-(b + p) * m - 1, m]
      const n = Math.abs(m)
      const equation = [power(2, n), power(1, n * b + Math.sign(m)), power(0, n * (c - q) - Math.sign(m) * p)]
      const normal = fraction(-1, m) === '1' ? '' : fraction(-1, m) === '−1' ? '−' : `${fraction(-1, m)} `
      return {
        question: typst`
The normal to the curve $y = ${shownSum(...y)}$ at the point where $x = ${p}$ meets the curve again at $Q$. Find the $x$-coordinate of $Q$. #marks(5)`,
        answer: typst`
#working("M1")[$${dydx} = ${linear(2, b)} = ${minus(m)}$ when $x = ${p}$]
#working("M1")[$y = ${minus(q)}$ there, so the normal is \
$y ${added(-q)} = ${normal}(x − ${p})$]
#note[Where it meets the curve, both have the same $y$.]
#working("M1")[$${shownSum(power(2, 1), power(1, b), power(0, c - q))} = ${normal}(x − ${p})$]
#working("A1")[$${shownSum(...equation)} = 0$]
#note[One root is $x = ${p}$, which we know.]
#working("A1")[at $Q$, $x =$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`The normal to the curve y equals ${spokenSum(...y)} at the point where x equals ${p} meets the curve again at Q. Find the x coordinate of Q.`,
        answerAlt: plain`The gradient where x is ${p} is ${m}, so the normal has gradient ${fractionInWords(-1, m)}. It meets the curve where ${spokenSum(...equation)} is 0. One root is ${p}, and the other, at Q, is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(typedFraction(top, bottom)), 'x')],
        verify() {
          const f = (x: number) => x * x + b * x + c
          const x = top / bottom
          return compared(['the product of gradients', gradient(f, p) * ((f(x) - f(p)) / (x - p)), -1])
        },
      }
    },
    tangent(random) {
      const [a, c] = [random.integer(2, 5), random.integer(1, 4)]
      // y = a tan x + c at π/4 has the gradient 2a.
      const height = a + c
      return {
        question: typst`
The normal to the curve $y = ${a} tan x + ${c}$ at the point where $x = display(pi/4)$ meets the $x$-axis at $A$. Find the exact $x$-coordinate of $A$. #marks(5)`,
        answer: typst`
#working("B1")[When $x = display(pi/4)$, $y = ${a} + ${c} = ${height}$]
#working("M1")[$${dydx} = ${a} sec^2 x$]
#working("A1")[gradient of the tangent $= ${a} times 2 = ${2 * a}$]
#working("M1")[normal: $y − ${height} = −display(1/${2 * a})(x − display(pi/4))$]
#note[Put $y = 0$ and multiply by $−${2 * a}$.]
#working("A1")[$x =$ #result[$${2 * a * height} + display(pi/4)$]]`,
        alt: plain`The normal to the curve y equals ${a} tan x plus ${c} at the point where x is pi over 4 meets the x axis at A. Find the exact x coordinate of A.`,
        answerAlt: plain`At pi over 4, y is ${height} and the gradient is ${2 * a}. The normal has gradient minus 1 over ${2 * a}. It meets the x axis where x is ${2 * a * height} plus pi over 4.`,
        answers: [final('', number(`${2 * a * height} + π/4`), 'x')],
        verify() {
          const f = (x: number) => a * Math.tan(x) + c
          return compared([
            'A',
            Math.PI / 4 + f(Math.PI / 4) * gradient(f, Math.PI / 4),
            2 * a * height + Math.PI / 4,
          ])
        },
      }
    },
  },
})
