// Long questions on regions between a curve and a line: a cubic cut three times, and a wave with a chord and two tangents.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, number, subject } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, dydx, origin } from './writing.ts'

export const regionsWithLines = defineTemplate({
  id: 'regions-with-lines',
  marks: 11,
  calculator: false,
  level: 5,
  cases: {
    'cubic-and-line'(random) {
      // x³ − sx² + qx = mx at 0, α and β.
      const [alpha, beta, m] = random.pick([
        [2, 3, 2],
        [1, 3, 2],
        [2, 5, 3],
        [3, 5, 2],
        [1, 4, 3],
        [3, 4, 2],
      ] as const)
      const s = alpha + beta
      const q = alpha * beta + m
      const f = (x: number) => x ** 3 - s * x * x + q * x
      const first = lowestTerms(alpha ** 3 * (2 * beta - alpha), 12)
      const other = lowestTerms((beta - alpha) ** 3 * s, 12)
      const square = s * s - 3 * alpha * beta
      const curve = terms([1, 'x^3'], [-s, 'x^2'], [q, 'x'])
      const said = termsInWords([1, 'x cubed'], [-s, 'x squared'], [q, 'x'])
      const inside = terms([1, 'x^3'], [-s, 'x^2'], [alpha * beta, 'x'])
      const primitive = `display(x^4/4) − ${fraction(s, 3)}x^3 + ${fraction(alpha * beta, 2) === '1' ? '' : fraction(alpha * beta, 2)}x^2`
      const high = Math.max(...Array.from({ length: 200 }, (_, n) => f((alpha * n) / 200)), m * beta)
      const low = Math.min(0, ...Array.from({ length: 200 }, (_, n) => f((beta * n) / 200)))
      const line = `${m} * x`
      const drawn = `x * x * x - ${s} * x * x + ${q} * x`
      return {
        question: typst`
The diagram shows the curve $y = ${curve}$ and the line $y = ${m}x$. They meet at the origin $O$ and at the points $A$ and $B$.
#axes(${bareAxes(rounded(-0.12 * beta), rounded(1.18 * beta), rounded(low - 0.14 * (high - low)), rounded(high + 0.18 * (high - low)))}, height: 200pt, area-between(x => ${drawn}, g: x => ${line}, from: 0, to: ${alpha}), area-between(x => ${line}, g: x => ${drawn}, from: ${alpha}, to: ${beta}), curve-of(x => ${drawn}, from: ${rounded(-0.06 * beta)}, to: ${rounded(1.1 * beta)}, colour: addmaths), curve-of(x => ${line}, from: ${rounded(-0.08 * beta)}, to: ${rounded(1.14 * beta)}), point((${alpha}, ${m * alpha}), none), point((${rounded(alpha - 0.03 * beta)}, ${rounded(m * alpha + 0.015 * (high - low))}), $A$, mark: false, side: "above"), point((${beta}, ${m * beta}), $B$, side: "above-left"), point((0, 0), $O$, mark: false, side: "above-left", colour: ink-soft))
#part("a", 3)[Find the coordinates of $A$ and of $B$.]
#part("b", 4)[Show that the area of the region enclosed by the curve and the line between $O$ and $A$ is $${fraction(...first)}$.]
#part("c", 2)[Find the area of the region enclosed by the curve and the line between $A$ and $B$.]
#part("d", 2)[Find the exact $x$-coordinates of the two points of the curve at which the tangent is parallel to the line.]`,
        answer: typst`
#part("a")[
#working("M1")[$${curve} = ${m}x$: \
$x(${terms([1, 'x^2'], [-s, 'x'], [alpha * beta, ''])}) = 0$]
#working("M1 dep")[$x(x − ${alpha})(x − ${beta}) = 0$]
#working("A1")[#result[$A(${alpha}, ${m * alpha})$] and #result[$B(${beta}, ${m * beta})$]]]
#part("b")[
#working("M1")[$integral (${inside}) dif x$ #h(3pt) _or_ the area under the curve less a triangle]
#working("A1")[$${primitive}$]
#working("M1")[limits 0 and their ${alpha} put in]
#working("A1")[$${fraction(alpha ** 4, 4)} − ${fraction(s * alpha ** 3, 3)} + ${fraction(beta * alpha ** 3, 2)} = ${fraction(...first)}$]]
#part("c")[
#working("M1 FT")[the line is above the curve: \
$−[${primitive}]_${alpha}^${beta}$]
#working("A1")[#result[$${fraction(...other)}$]]]
#part("d")[
#working("M1")[$${dydx} = ${terms([3, 'x^2'], [-2 * s, 'x'], [q, ''])} = ${m}$]
#working("A1 oe")[$x =$ #result[$display((${s} plus.minus sqrt(${square}))/3)$]]]`,
        alt: plain`A diagram shows the curve y equals ${said} and the line y equals ${m} x. They meet at the origin O and at the points A and B, of which A is nearer to O. Part a: find the coordinates of A and of B. Part b: show that the area of the region enclosed by the curve and the line between O and A is ${fractionInWords(...first)}. Part c: find the area of the region enclosed by the curve and the line between A and B. Part d: find the exact x coordinates of the two points of the curve at which the tangent is parallel to the line.`,
        answerAlt: plain`Part a: x times, open bracket, x minus ${alpha}, close bracket, times, open bracket, x minus ${beta}, close bracket, is 0, so A is (${alpha}, ${m * alpha}) and B is (${beta}, ${m * beta}). Part b: the integral of ${termsInWords([1, 'x cubed'], [-s, 'x squared'], [alpha * beta, 'x'])} from 0 to ${alpha} is ${fractionInWords(...first)}. Part c: the integral from ${alpha} to ${beta} is negative, and the area is ${fractionInWords(...other)}. Part d: the gradient is ${m}, so x is, ${s} plus root ${square}, all over 3, or, ${s} minus root ${square}, all over 3.`,
        answers: [
          final('a', coordinates(alpha, m * alpha), 'A'),
          final('a', coordinates(beta, m * beta), 'B'),
          final('c', number(typedFraction(...other))),
          final('d', inAnyOrder([`(${s} + √${square})/3`, `(${s} - √${square})/3`], { name: 'x' })),
        ],
        verify() {
          const gap = (x: number) => f(x) - m * x
          const met = roots(gap, 0.0137, 8.0071)
          const parallel = roots((x) => gradient(f, x) - m, 0.0013, 8.0071)
          return compared(
            ['how often', met.length, 2],
            ['A', met[0] ?? 0, alpha],
            ['B', met[1] ?? 0, beta],
            ['the first area', integrate(gap, 0, alpha), first[0] / first[1]],
            ['the second area', integrate((x) => -gap(x), alpha, beta), other[0] / other[1]],
            ['parallel', parallel[0] ?? 0, (s - Math.sqrt(square)) / 3],
            ['parallel again', parallel[1] ?? 0, (s + Math.sqrt(square)) / 3],
          )
        },
      }
    },
    'wave-and-chord'(random) {
      const [a, k] = random.pick([
        [4, 2],
        [6, 3],
        [8, 2],
        [6, 2],
        [12, 3],
        [8, 4],
      ] as const)
      const f = (x: number) => a * Math.sin(k * x)
      const top = Math.PI / (2 * k)
      const half = fraction(a, k)
      const steep = lowestTerms(2 * a * k, 1)
      const eighth = fraction(a, 4 * k)
      const chord = `${eighth === '1' ? '' : eighth}pi`
      const rest = lowestTerms(a, 2 * k)
      const shownRest = rest[1] === 1 ? (rest[0] === 1 ? '' : `${rest[0]}`) : fraction(...rest)
      return {
        question: typst`
The diagram shows the curve $y = ${a} sin ${k}x$ for $0 <= x <= display(pi/${k})$, with its maximum point $M$. The tangents to the curve at the origin $O$ and at $M$ meet at $T$. The line $O M$ is drawn as well.
#axes(${bareAxes(rounded(-0.2 * top), rounded(2.35 * top), rounded(-0.18 * a), rounded(1.35 * a))}, height: 180pt, area-between(x => ${a} * calc.sin(${k} * x), g: x => ${rounded(a / top)} * x, from: 0, to: ${rounded(top)}), curve-of(x => ${a} * calc.sin(${k} * x), from: 0, to: ${rounded(2 * top)}, colour: addmaths), edge((0, 0), (${rounded(1.2 / k)}, ${rounded(1.2 * a)}), dash: "dashed"), edge((${rounded(0.35 * top)}, ${a}), (${rounded(1.5 * top)}, ${a}), dash: "dashed"), edge((0, 0), (${rounded(top)}, ${a})), point((${rounded(top)}, ${a}), $M$, side: "above"), point((${rounded(1 / k)}, ${a}), $T$, side: "above-left"), ${origin})
#part("a", 3)[Use differentiation to find the exact coordinates of $M$.]
#part("b", 1)[Find the equation of the line $O M$.]
#part("c", 4)[Find the exact area of the shaded region, enclosed by the curve and the line $O M$.]
#part("d", 3)[Find the exact area of the region enclosed by the curve and the two tangents.]`,
        answer: typst`
#part("a")[
#working("M1")[$${dydx} = ${a * k} cos ${k}x = 0$]
#working("A1")[$${k}x = display(pi/2)$, so $x = display(pi/${2 * k})$]
#working("A1")[#result[$M(display(pi/${2 * k}), ${a})$]]]
#part("b")[#working("B1 FT")[$${a} div display(pi/${2 * k})$: #result[$y = display((${steep[0]}x)/pi)$]]]
#part("c")[
#working("M1")[$integral ${a} sin ${k}x dif x = −${half} cos ${k}x$]
#working("A1")[from 0 to $display(pi/${2 * k})$: $0 + ${half} = ${half}$]
#working("M1 FT")[less the triangle: $display(1/2) times display(pi/${2 * k}) times ${a} = ${chord}$]
#working("A1")[#result[$${half} − ${chord}$]]]
#part("d")[
#working("B1")[gradient ${a * k} at $O$: $y = ${a * k}x$ meets $y = ${a}$ at $x = ${fraction(1, k)}$]
#working("M1 FT")[under $O T$ and $T M$: $display(1/2) times ${fraction(1, k)} times ${a} + (display(pi/${2 * k}) − ${fraction(1, k)}) times ${a}$, less their ${half}]
#working("A1 oe")[#result[$${shownRest}(pi − 3)$]]]`,
        alt: plain`A diagram shows the curve y equals ${a} sin ${k} x, for x from 0 to pi over ${k}, with its maximum point M. The tangents to the curve at the origin O and at M meet at T. The line OM is drawn as well. Part a: use differentiation to find the exact coordinates of M. Part b: find the equation of the line OM. Part c: find the exact area of the shaded region, enclosed by the curve and the line OM. Part d: find the exact area of the region enclosed by the curve and the two tangents.`,
        answerAlt: plain`Part a: the derivative is ${a * k} cos ${k} x, which is 0 when ${k} x is pi over 2, so M has the coordinates pi over ${2 * k} and ${a}. Part b: y equals ${steep[0]} x over pi. Part c: the integral is ${fractionInWords(a, k)}, and the triangle is ${fractionInWords(a, 4 * k)} times pi. The area is ${fractionInWords(a, k)} minus ${fractionInWords(a, 4 * k)} times pi. Part d: T is at x equal to 1 over ${k}. The area under the tangents less the area under the curve is ${fractionInWords(...rest)} times, open bracket, pi minus 3, close bracket.`,
        answers: [
          final('a', coordinates(`π/${2 * k}`, a), 'M'),
          final('b', subject(`y = ${steep[0]}x/π`)),
          final('c', number(`${typedFraction(a, k)} - ${a}π/${4 * k}`)),
          final('d', number(`${a}(π - 3)/${2 * k}`)),
        ],
        verify() {
          const [found = 0] = roots((x) => gradient(f, x), 0.0013, 1.9 * top)
          const start = gradient(f, 0)
          const tangents = (x: number) => Math.min(start * x, a)
          const at = a / start
          const outside = integrate(tangents, 0, at) + integrate(tangents, at, top) - integrate(f, 0, top)
          return compared(
            ['M', found, top],
            ['its height', f(found), a],
            ['the line', a / top, steep[0] / Math.PI],
            ['shaded', integrate((x) => f(x) - (a / top) * x, 0, top), a / k - (a * Math.PI) / (4 * k)],
            ['between the tangents', outside, (a * (Math.PI - 3)) / (2 * k)],
          )
        },
      }
    },
  },
})
