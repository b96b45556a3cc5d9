// Areas between a curve and the axes; every question has the region in a figure.

import { integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, surd } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, e, origin, piece, power, shownSum, spokenSum } from './writing.ts'

export const areaUnderCurve = defineTemplate({
  id: 'area-under-curve',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'above-the-axis'(random) {
      const [p, q] = random.until(
        () => [random.integer(0, 3), random.integer(2, 7)] as const,
        ([low, high]) => high - low >= 2 && high - low <= 6,
      )
      const top = (q - p) ** 3
      const y = [power(1, p + q), power(0, -p * q), power(2, -1)]
      const high = ((q - p) / 2) ** 2
      const whole = [power(2, p + q, 2), power(1, -p * q), power(3, -1, 3)]
      // Six times the integral.
      const at = (x: number) => 3 * (p + q) * x * x - 6 * p * q * x - 2 * x ** 3
      return {
        question: typst`
The diagram shows the curve $y = ${shownSum(...y)}$. The shaded region is bounded by the curve and the $x$-axis.
#axes(${bareAxes(rounded(Math.min(-0.6, p - 1.2)), String(q + 1), rounded(-high * 0.35), rounded(high * 1.2))}, height: 150pt, area-between(x => (x - ${p}) * (${q} - x), from: ${p}, to: ${q}), curve-of(x => (x - ${p}) * (${q} - x), colour: addmaths), ${origin})
Find the area of the shaded region. #marks(5)`,
        answer: typst`
#note[First find where the curve meets the axis.]
#working("B1")[$${shownSum(power(2, 1), power(1, -p - q), power(0, p * q))} = 0$, \
so $x = ${p}$ or $x = ${q}$]
#working("M1 A1")[$[${shownSum(...whole)}]_${p}^${q}$]
#working("M1 dep")[$= ${fraction(at(q), 6)} − ${at(p) < 0 ? `(${fraction(at(p), 6)})` : fraction(at(p), 6)}$]
#working("A1")[area $=$ #result[$${fraction(top, 6)}$]]`,
        alt: plain`The diagram shows the curve y equals ${spokenSum(...y)}, a parabola that opens downwards. The shaded region is bounded by the curve and the part of the x axis between its two crossings. Find the area of the shaded region.`,
        answerAlt: plain`The curve meets the axis at ${p} and ${q}. The integral is ${spokenSum(...whole)}. Between these limits the area is ${fractionInWords(top, 6)}.`,
        answers: [final('', number(typedFraction(top, 6)))],
        verify: () => compared(['the area', integrate((x) => (p + q) * x - p * q - x * x, p, q), top / 6]),
      }
    },
    exponential(random) {
      const [k, b, a] = [random.integer(2, 4), random.integer(1, 5), random.integer(1, 2)]
      const power = k * a
      const y = [piece(`${e}^(${k}x)`, `e to the power ${k} x,`, k), piece('', '', b)]
      const rest = a * b - 1
      return {
        question: typst`
The diagram shows part of the curve $y = ${shownSum(...y)}$. The shaded region is bounded by the curve, the axes and the line $x = ${a}$.
#axes(${bareAxes('-0.5', '1.6', '-1', '8')}, height: 160pt, area-between(x => 1 + calc.exp(1.5 * x), from: 0, to: 1), edge((1, 0), (1, 5.48)), curve-of(x => 1 + calc.exp(1.5 * x), to: 1.25, colour: addmaths), point((1, 0), $${a}$, mark: false, side: "below"), ${origin})
Find the exact area of the shaded region. #marks(5)`,
        answer: typst`
#working("B1")[area $= integral_0^${a} (${shownSum(...y)}) dif x$]
#working("M1 A1")[$= [${e}^(${k}x) + ${b === 1 ? '' : b}x]_0^${a}$]
#working("M1")[$= (${e}^${power} + ${a * b}) − (1 + 0)$]
#working("A1")[$=$ #result[$${e}^${power}${rest === 0 ? '' : ` + ${rest}`}$]]`,
        alt: plain`The diagram shows part of the curve y equals ${spokenSum(...y)}, which rises ever more steeply. The shaded region is bounded by the curve, the axes and the line x equals ${a}. Find the exact area of the shaded region.`,
        answerAlt: plain`The integral is e to the power ${k} x, plus ${b === 1 ? '' : `${b} `}x. Between 0 and ${a} the area is e to the power ${power}${rest === 0 ? '' : `, plus ${rest}`}.`,
        answers: [final('', number(`e^${power} + ${rest}`))],
        verify: () =>
          compared(['the area', integrate((x) => k * Math.exp(k * x) + b, 0, a), Math.exp(power) + rest]),
      }
    },
    cosine(random) {
      const k = random.integer(1, 6)
      const [two, one] = [2 * k, k]
      const surdTerm = surd(k, 3)
      const piTerm = k === 3 ? 'pi' : k === 6 ? '2pi' : `display((${k === 1 ? '' : k}pi)/3)`
      const piSaid =
        k % 3 === 0 ? `${k / 3 === 1 ? '' : `${k / 3} `}pi` : `${k === 1 ? '' : `${k} `}pi over 3`
      return {
        question: typst`
The diagram shows part of the curve $y = ${two} cos x − ${one}$, which meets the $x$-axis at $A$. The shaded region is bounded by the curve and the axes.
#axes(${bareAxes('-0.5', '2.2', '-0.9', '1.4')}, height: 150pt, area-between(x => 2 * calc.cos(x) - 1, from: 0, to: 1.0472), curve-of(x => 2 * calc.cos(x) - 1, from: -0.4, to: 1.5, colour: addmaths), point((1.0472, 0), $A$, side: "above-right"), ${origin})
Find the exact area of the shaded region. #marks(5)`,
        answer: typst`
#working("M1")[$${two} cos x = ${one}$, so $cos x = display(1/2)$]
#working("A1")[at $A$, $x = display(pi/3)$]
#working("M1")[area $= integral_0^(pi/3) (${two} cos x − ${one}) dif x$]
#working("A1")[$= [${two} sin x − ${one === 1 ? '' : one}x]_0^(pi/3)$]
#working("A1 oe")[$= ${two} times display(sqrt(3)/2) − ${one === 1 ? '' : `${one} times `}display(pi/3) − 0$ \
$=$ #result[$${surdTerm} − ${piTerm}$]]`,
        alt: plain`The diagram shows part of the curve y equals ${two} cos x minus ${one}, which starts on the positive y axis, falls, and first meets the x axis at A. The shaded region is bounded by the curve and the axes. Find the exact area of the shaded region.`,
        answerAlt: plain`At A, x is pi over 3. The integral is ${two} sin x minus ${one === 1 ? '' : `${one} `}x. The area is ${surdInWords(k, 3)} minus ${piSaid}.`,
        answers: [final('', number(`${k}√3 - ${k}π/3`))],
        verify: () =>
          compared([
            'the area',
            integrate((x) => two * Math.cos(x) - one, 0, Math.PI / 3),
            k * Math.sqrt(3) - (k * Math.PI) / 3,
          ]),
      }
    },
    'above-and-below'(random) {
      const [p, q] = random.pick([
        [1, 3],
        [2, 3],
        [2, 4],
        [1, 4],
        [2, 5],
        [3, 4],
        [2, 6],
      ] as const)
      const f = (x: number) => x * (x - p) * (x - q)
      const whole = [power(4, 1, 4), power(3, -p - q, 3), power(2, p * q, 2)]
      const at = (x: number) => 3 * x ** 4 - 4 * (p + q) * x ** 3 + 6 * p * q * x * x
      const [first, last] = [at(p), at(q) - at(p)]
      const total = first - last
      const low = Math.min(...Array.from({ length: 50 }, (_, n) => f((q * n) / 49)))
      const high = Math.max(...Array.from({ length: 50 }, (_, n) => f((p * n) / 49)))
      const curve = `x => x * (x - ${p}) * (x - ${q})`
      return {
        question: typst`
The diagram shows the curve $y = x(x − ${p})(x − ${q})$.
#axes(${bareAxes(rounded(-q * 0.14), rounded(q * 1.12), rounded(low * 1.35), rounded(high * 1.5 + 0.15 * (high - low)))}, height: 165pt, area-between(${curve}, from: 0, to: ${p}), area-between(${curve}, from: ${p}, to: ${q}), curve-of(${curve}, colour: addmaths), point((0, 0), $O$, mark: false, side: "above-left", colour: ink-soft))
Find the total area of the two shaded regions. #marks(5)`,
        answer: typst`
#working("B1")[$y = ${shownSum(power(3, 1), power(2, -p - q), power(1, p * q))}$]
#working("M1 A1")[integral: $${shownSum(...whole)}$]
#note[The curve crosses the axis at $x = ${p}$, so each region needs its own integral.]
#working("M1 dep")[from $0$ to $${p}$: $${fraction(first, 12)} − 0$ \
from $${p}$ to $${q}$: $${fraction(at(q), 12)} − ${fraction(first, 12)}$ \
$= ${fraction(last, 12)}$, below the axis]
#working("A1")[total area $= ${fraction(first, 12)} + ${fraction(-last, 12)} =$ #result[$${fraction(total, 12)}$]]`,
        alt: plain`The diagram shows the curve y equals x times open bracket x minus ${p} close bracket times open bracket x minus ${q} close bracket. One region between the curve and the x axis lies above the axis, from 0 to ${p}, and one below it, from ${p} to ${q}. Both are shaded. Find their total area.`,
        answerAlt: plain`The integral is ${spokenSum(...whole)}. From 0 to ${p} it is ${fractionInWords(first, 12)}, and from ${p} to ${q} it is ${fractionInWords(last, 12)}, below the axis. The total area is ${fractionInWords(total, 12)}.`,
        answers: [final('', number(typedFraction(total, 12)))],
        verify: () => compared(['the area', integrate(f, 0, p) + integrate((x) => -f(x), p, q), total / 12]),
      }
    },
  },
})
