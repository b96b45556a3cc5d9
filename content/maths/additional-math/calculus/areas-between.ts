// Areas between a curve and a line or a tangent; every question has the region in a figure.

import { integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { linear, linearSpoken, rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, e, origin, power, shownSum, spokenSum } from './writing.ts'

export const areaBetween = defineTemplate({
  id: 'area-between-curve-and-line',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'parabola-and-line'(random) {
      const [r, s] = random.until(
        () => [random.integer(-2, 1), random.integer(2, 5)] as const,
        ([low, high]) => high - low >= 3,
      )
      const [m, lift] = [random.integer(1, 3), random.integer(1, 5)]
      // The curve is the line plus (x − r)(s − x).
      const n = lift + 2 * m
      const y = [power(0, n - r * s), power(1, m + r + s), power(2, -1)]
      const gap = [power(0, -r * s), power(1, r + s), power(2, -1)]
      const top = (s - r) ** 3
      const curve = `x => (${n - r * s}) + (${m + r + s}) * x - x * x`
      const f = (x: number) => n - r * s + (m + r + s) * x - x * x
      const peak = f((m + r + s) / 2)
      const line = linear(m, n)
      const whole = [power(1, -r * s), power(2, r + s, 2), power(3, -1, 3)]
      // Six times the integral.
      const at = (x: number) => -6 * r * s * x + 3 * (r + s) * x * x - 2 * x ** 3
      return {
        question: typst`
The diagram shows the curve $y = ${shownSum(...y)}$ and the line $y = ${line}$, which meet at $A$ and $B$.
#axes(${bareAxes(rounded(Math.min(-0.6, r - 1.2)), rounded(s + 1.4), rounded(-peak * 0.16), rounded(peak * 1.15))}, height: 175pt, area-between(${curve}, g: x => ${m} * x + ${n}, from: ${r}, to: ${s}), curve-of(${curve}, colour: addmaths), curve-of(x => ${m} * x + ${n}, from: ${rounded(r - 0.5)}, to: ${rounded(s + 0.15)}, colour: maths), point((${r}, ${m * r + n}), $A$, side: "below-right"), point((${s}, ${m * s + n}), $B$, side: "above-right"), ${origin})
Find the area of the shaded region. #marks(6)`,
        answer: typst`
#working("M1")[$${shownSum(...y)} = ${line}$ \
$${shownSum(power(2, 1), power(1, -r - s), power(0, r * s))} = 0$]
#working("A1")[$x = ${minus(r)}$ at $A$, $x = ${s}$ at $B$]
#note[Curve minus line, between these limits.]
#working("M1")[area $= integral_(${minus(r)})^${s} (${shownSum(...gap)}) dif x$]
#working("M1 A1")[$= [${shownSum(...whole)}]_(${minus(r)})^${s}$]
#working("A1")[$= ${fraction(at(s), 6)} − ${at(r) < 0 ? `(${fraction(at(r), 6)})` : fraction(at(r), 6)} =$ #result[$${fraction(top, 6)}$]]
#scheme[Or *M1 A1* for the integral of the curve alone, *M1* for taking away the trapezium under the line]`,
        alt: plain`The diagram shows the curve y equals ${spokenSum(...y)} and the line y equals ${linearSpoken(m, n)}, which meet at A and B. The region between the curve and the line, below the curve and above the line, is shaded. Find its area.`,
        answerAlt: plain`They meet at x ${minus(r).replace('−', 'minus ')} and x ${s}. The curve minus the line is ${spokenSum(...gap)}. Its integral between these limits is ${fractionInWords(top, 6)}.`,
        answers: [final('', number(typedFraction(top, 6)))],
        verify: () =>
          compared(
            ['the curve at A', f(r), m * r + n],
            ['the curve at B', f(s), m * s + n],
            ['the area', integrate((x) => f(x) - m * x - n, r, s), top / 6],
          ),
      }
    },
    'reciprocal-and-line'(random) {
      const [r, s] = random.pick([
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [2, 6],
        [2, 8],
        [3, 9],
      ] as const)
      const k = r * s
      const [top, ratio] = [s * s - r * r, fraction(s, r)]
      return {
        question: typst`
The diagram shows part of the curve
$ y = ${k}/x $
and the line $x + y = ${r + s}$, which meet at $A$ and $B$.
#axes(${bareAxes(rounded(-s * 0.15), rounded(s * 1.5), rounded(-s * 0.15), rounded(s * 1.5))}, height: 185pt, area-between(x => ${r + s} - x, g: x => ${k} / x, from: ${r}, to: ${s}), curve-of(x => ${k} / x, from: ${rounded(k / (1.5 * s))}, colour: addmaths), curve-of(x => ${r + s} - x, colour: maths), point((${r}, ${s}), $A$), point((${s}, ${r}), $B$), ${origin})
Find the exact area of the shaded region. #marks(6)`,
        answer: typst`
#working("M1")[$display(${k}/x) = ${r + s} − x$, so $x^2 − ${r + s}x + ${k} = 0$]
#working("A1")[$x = ${r}$ at $A$, $x = ${s}$ at $B$]
#note[Line minus curve.]
#working("M1")[area $= integral_${r}^${s} (${r + s} − x − display(${k}/x)) dif x$]
#working("M1 A1")[$= [${r + s}x − display(x^2/2) − ${k} ln x]_${r}^${s}$]
#working("A1 oe")[$= (${fraction(s * s + 2 * k, 2)} − ${k} ln ${s}) − (${fraction(r * r + 2 * k, 2)} − ${k} ln ${r})$ \
$=$ #result[$${fraction(top, 2)} − ${k} ln ${ratio}$]]`,
        alt: plain`The diagram shows part of the curve y equals ${k} over x, for positive x, and the line x plus y equals ${r + s}, which meet at A and B. The region below the line and above the curve is shaded. Find its exact area.`,
        answerAlt: plain`They meet at x ${r} and x ${s}. The integral of line minus curve is ${r + s} x minus, half of x squared, minus ${k} times the natural log of x. The area is ${fractionInWords(top, 2)} minus ${k} times the natural log of ${fractionInWords(s, r)}.`,
        answers: [final('', number(`${top}/2 - ${k}*ln(${s}/${r})`))],
        verify: () =>
          compared(['the area', integrate((x) => r + s - x - k / x, r, s), top / 2 - k * Math.log(s / r)]),
      }
    },
    'parabola-and-tangent'(random) {
      const [a, half] = [random.integer(1, 3), random.integer(1, 3)]
      const p = 2 * half
      const [height, slope] = [a * p * p, 2 * a * p]
      const square = a === 1 ? 'x^2' : `${a}x^2`
      const [top, bottom] = [a * p ** 3, 12]
      return {
        question: typst`
The diagram shows the curve $y = ${square}$ and the tangent to it at the point $P$, where $x = ${p}$. The tangent meets the $x$-axis at $Q$.
#axes(${bareAxes('-0.35', '1.3', '-0.15', '1.35')}, height: 170pt, area-between(x => x * x, g: x => calc.max(0, 2 * x - 1), from: 0, to: 1), curve-of(x => x * x, colour: addmaths), curve-of(x => 2 * x - 1, from: 0.5, to: 1.15, colour: maths), point((1, 1), $P$, side: "left"), point((0.5, 0), $Q$, side: "below"), ${origin})
Find the area of the shaded region, between the curve, the tangent and the $x$-axis. #marks(6)`,
        answer: typst`
#working("M1")[$display((dif y)/(dif x)) = ${2 * a}x$, which is $${slope}$ at $P$]
#working("A1")[tangent: $y − ${height} = ${slope}(x − ${p})$]
#working("A1")[At $Q$, $y = 0$, so $x = ${half}$]
#working("M1")[area under the curve \
$= [display((${a === 1 ? '' : a}x^3)/3)]_0^${p} = ${fraction(a * p ** 3, 3)}$]
#working("M1")[area of the triangle under $Q P$ \
$= display(1/2) times ${p - half} times ${height} = ${fraction(half * height, 2)}$]
#working("A1")[shaded area $=$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`The diagram shows the curve y equals ${a === 1 ? '' : `${a} `}x squared and the tangent to it at the point P, where x equals ${p}. The tangent meets the x axis at Q. Find the area of the shaded region between the curve, the tangent and the x axis.`,
        answerAlt: plain`The gradient at P is ${slope}, and Q has x ${half}. The area under the curve is ${fractionInWords(a * p ** 3, 3)}, and the triangle under QP is ${fractionInWords(half * height, 2)}. The shaded area is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(typedFraction(top, bottom)))],
        verify: () =>
          compared([
            'the area',
            integrate((x) => a * x * x, 0, half) +
              integrate((x) => a * x * x - (height + slope * (x - p)), half, p),
            top / bottom,
          ]),
      }
    },
    'exponential-and-tangent'(random) {
      const k = random.integer(2, 6)
      return {
        question: typst`
The diagram shows part of the curve $y = ${e}^(${k}x)$ and the tangent to it at the point $P$, where $x = display(1/${k})$.
#axes(${bareAxes('-0.35', '1.35', '-0.5', '3.6')}, height: 170pt, area-between(x => calc.exp(x), g: x => 2.71828 * x, from: 0, to: 1), curve-of(x => calc.exp(x), colour: addmaths), curve-of(x => 2.71828 * x, from: 0, colour: maths), point((1, 2.71828), $P$, side: "below-right"), ${origin})
#part("a", 2)[Show that the tangent passes through the origin.]
#part("b", 4)[Find the exact area of the shaded region, between the curve, the tangent and the $y$-axis.]`,
        answer: typst`
#part("a")[
#working("M1")[At $P$: $y = ${e}$ and gradient $= ${k}${e}$]
#working("A1")[tangent: $y − ${e} = ${k}${e}(x − display(1/${k}))$, \
that is $y = ${k}${e}x$, through $(0, 0)$]]
#part("b")[
#working("M1 A1")[$integral_0^(1/${k}) ${e}^(${k}x) dif x = [display(1/${k})${e}^(${k}x)]_0^(1/${k})$ \
$= display((${e} − 1)/${k})$]
#working("B1")[triangle under $O P = display(1/2) times display(1/${k}) times ${e}$]
#working("A1 oe")[area $= display((${e} − 1)/${k}) − display(${e}/${2 * k}) =$ #result[$display((${e} − 2)/${2 * k})$]]]`,
        alt: plain`The diagram shows part of the curve y equals e to the power ${k} x and the tangent to it at the point P, where x is 1 over ${k}. Part a: show that the tangent passes through the origin. Part b: find the exact area of the shaded region, between the curve, the tangent and the y axis.`,
        answerAlt: plain`Part a: at P, y is e and the gradient is ${k} e, so the tangent is y equals ${k} e x. Part b: the area under the curve is e minus 1, over ${k}. Take away the triangle, e over ${2 * k}. The area is e minus 2, all over ${2 * k}.`,
        answers: [final('b', number(`(e - 2)/${2 * k}`))],
        verify: () =>
          compared([
            'the area',
            integrate((x) => Math.exp(k * x) - k * Math.E * x, 0, 1 / k),
            (Math.E - 2) / (2 * k),
          ]),
      }
    },
  },
})
