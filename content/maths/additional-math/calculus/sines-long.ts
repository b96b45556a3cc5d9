// Long questions on sines and cosines in calculus: the gutter with the greatest cross-section, and a wave on a slope.

import { gradient, integrate, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number } from '../../kit/final-answers.ts'
import { lowestTerms, minus, surd } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, second } from './writing.ts'

const slope = 'display((dif S)/(dif θ))'

/** (top/bottom)√n π: in markup, as it is spoken and as it is typed. */
const ofPi = (top: number, bottom: number, n: number) => {
  const [p, q] = lowestTerms(top, bottom)
  const [lead, root] = [p === 1 ? '' : `${p} `, n === 1 ? '' : `sqrt(${n}) `]
  return {
    shown: q === 1 ? `${lead}${root}pi` : `display((${lead}${root}pi)/${q})`,
    said: `${lead}${n === 1 ? '' : `root ${n} times `}pi${q === 1 ? '' : ` over ${q}`}`,
    typed: `${p === 1 ? '' : p}${n === 1 ? '' : `√(${n})`}π${q === 1 ? '' : `/${q}`}`,
  }
}

export const sinesInCalculus = defineTemplate({
  id: 'sines-in-calculus',
  marks: 14,
  calculator: false,
  level: 5,
  cases: {
    gutter(random) {
      // S = a² sin θ (1 + cos θ), greatest at θ = π/3.
      const a = random.pick([8, 10, 12, 16, 20])
      const pace = random.pick([0.02, 0.05, 0.1])
      const square = a * a
      const best = (3 * square) / 4
      const falls = Number((-pace * square).toPrecision(8))
      const area = (t: number) => {
        const [x, y] = [a * Math.cos(t), a * Math.sin(t)]
        return polygonArea([0, 0], [a, 0], [a + x, y], [-x, y])
      }
      return {
        question: typst`
A gutter is made from a long strip of metal that is ${3 * a}~cm wide. A third of the width on each side is bent up through an angle of $θ$ radians, where $0 < θ < display((2 pi)/3)$. The diagram shows the cross-section $A B C D$ of the gutter, with $A B = B C = C D = ${a}$~cm.
#sketch(height: 170pt, edge((0, 0), (4, 0), ticks: 1), edge((4, 0), (6.571, 3.064), ticks: 1), edge((0, 0), (-2.571, 3.064), ticks: 1), edge((-2.571, 3.064), (6.571, 3.064), dash: "dashed"), edge((4, 0), (6.4, 0), dash: "dashed"), edge((0, 0), (-2.4, 0), dash: "dashed"), angle-mark((4, 0), (6, 0), (6.571, 3.064), body: $θ$), angle-mark((0, 0), (-2, 0), (-2.571, 3.064), body: $θ$), point((-2.571, 3.064), $A$, side: "above-left", mark: false), point((0, 0), $B$, side: "below", mark: false), point((4, 0), $C$, side: "below", mark: false), point((6.571, 3.064), $D$, side: "above-right", mark: false))
#part("a", 3)[Show that the area of the cross-section is $S$~cm², where $S = ${square} sin θ (1 + cos θ)$.]
#part("b", 4)[Show that $ (dif S)/(dif θ) = ${square}(2 cos^2 θ + cos θ − 1). $]
#part("c", 3)[Hence find the value of $θ$ for which $S$ has a stationary value.]
#part("d", 2)[Given that this value of $S$ is its greatest, find it in the form $p sqrt(3)$.]
#part("e", 2)[While the metal is bent, $θ$ increases at ${pace} radians per second. Find the rate at which $S$ is changing when $θ = display(pi/2)$.]`,
        answer: typst`
#part("a")[
#working("B1")[height $${a} sin θ$, and \
$A D = ${a} + 2 times ${a} cos θ$]
#working("M1")[$display(1/2)(${a} + ${a} + ${2 * a} cos θ) times ${a} sin θ$]
#working("A1")[$= ${a}(1 + cos θ) times ${a} sin θ$ \
$= ${square} sin θ (1 + cos θ)$]]
#part("b")[
#working("M1")[product rule: \
$${square}(cos θ (1 + cos θ) − sin θ sin θ)$]
#working("A1")[$= ${square}(cos θ + cos^2 θ − sin^2 θ)$]
#working("M1")[uses $sin^2 θ = 1 − cos^2 θ$]
#working("A1")[$= ${square}(2 cos^2 θ + cos θ − 1)$]]
#part("c")[
#working("M1")[$(2 cos θ − 1)(cos θ + 1) = 0$]
#working("A1")[$cos θ = display(1/2)$; $cos θ = −1$ gives no angle of the interval]
#working("A1")[#result[$θ = display(pi/3)$]]]
#part("d")[
#working("M1 FT")[$${square} times display(sqrt(3)/2) times (1 + display(1/2))$]
#working("A1")[$=$ #result[$${best} sqrt(3)$]]]
#part("e")[
#working("M1")[at $θ = display(pi/2)$: $${slope} = −${square}$ \
and $display((dif S)/(dif t)) = ${slope} times display((dif θ)/(dif t))$]
#working("A1")[$−${square} times ${pace} =$ #result[$${minus(falls)}$ cm²/s]]]`,
        alt: plain`A gutter is made from a long strip of metal that is ${3 * a} cm wide. A third of the width on each side is bent up through an angle of theta radians, where theta is between 0 and 2 pi over 3. A diagram shows the cross-section ABCD of the gutter, with AB, BC and CD all ${a} cm long. BC is the horizontal base, and AB and CD each make the angle theta with the line BC produced. Part a: show that the area of the cross-section in square centimetres is S, which equals ${square} times sine theta times, open bracket, 1 plus cos theta, close bracket. Part b: show that the derivative of S with respect to theta is ${square} times, open bracket, 2 cos squared theta plus cos theta minus 1, close bracket. Part c: hence find the value of theta for which S has a stationary value. Part d: given that this value of S is its greatest, find it in the form p root 3. Part e: while the metal is bent, theta increases at ${pace} radians per second. Find the rate at which S is changing when theta is pi over 2.`,
        answerAlt: plain`Part a: it is a trapezium of height ${a} sine theta, with parallel sides ${a} and ${a} plus ${2 * a} cos theta. Part b: the product rule gives ${square} times, open bracket, cos theta plus cos squared theta minus sine squared theta, close bracket, and sine squared theta is 1 minus cos squared theta. Part c: cos theta is 1 over 2, so theta is pi over 3. Part d: ${best} root 3. Part e: the derivative is minus ${square}, and times ${pace} it is ${falls} square centimetres per second.`,
        answers: [
          final('c', number('π/3', { unit: 'rad' }), 'θ'),
          final('d', number(typedSurd(best, 3), { unit: 'cm²' })),
          final('e', number(falls, { unit: 'cm²/s' })),
        ],
        verify() {
          const found = roots((t) => gradient(area, t), 0.0113, 2.9, 2999)
          const all = Array.from({ length: 3001 }, (_, n) => area((n * Math.PI) / 3000))
          return compared(
            ['the formula', area(0.7), square * Math.sin(0.7) * (1 + Math.cos(0.7))],
            ['the derivative', gradient(area, 0.7), square * (2 * Math.cos(0.7) ** 2 + Math.cos(0.7) - 1)],
            ['how many', found.length, 1],
            ['θ', found[0] ?? 0, Math.PI / 3],
            ['the greatest', Math.max(...all), best * Math.sqrt(3)],
            ['the rate', gradient((t) => area(Math.PI / 2 + pace * t), 0), falls],
          )
        },
      }
    },
    'wave-on-a-slope'(random) {
      // y = c√n x + 2c cos x has a maximum where sin x = √n/2, at x = π/6, π/4 or π/3.
      const [n, d] = random.pick([
        [1, 6],
        [2, 4],
        [3, 3],
      ] as const)
      const c = random.integer(1, 3)
      const k = c * Math.sqrt(n)
      const f = (x: number) => k * x + 2 * c * Math.cos(x)
      const alpha = Math.PI / d
      const steep = surd(c, n) === '1' ? '' : `${surd(c, n)} `
      const steepSaid = steep === '' ? '' : `${surdInWords(c, n)} times `
      const curve = `${steep}x + ${2 * c} cos x`
      const curveSaid = `${steepSaid}x, plus ${2 * c} cos x`
      const [first, last] = [ofPi(1, d, 1), ofPi(d - 1, d, 1)]
      const [up, down] = [ofPi(c, d, n), ofPi(c * (d - 1), d, n)]
      const [rest, restSaid, restTyped] = [surd(c, 4 - n), surdInWords(c, 4 - n), typedSurd(c, 4 - n)]
      const twice = ofPi(2 * c, d, 1)
      const [high, low] = [f(alpha), f(Math.PI - alpha)]
      const tangent = (x: number) => k * x + 2 * c
      const top = tangent(alpha) * 1.25
      return {
        question: typst`
The diagram shows the curve $y = ${curve}$ for $0 <= x <= pi$. The curve meets the $y$-axis at $P$ and has a maximum point $M$. The tangent to the curve at $P$ and the line through $M$ parallel to the $y$-axis are shown.
#axes(${bareAxes('-0.25', '3.4', rounded(-0.1 * top), rounded(Math.max(top, f(Math.PI) * 1.05)))}, height: 190pt, area-between(x => ${rounded(k)} * x + ${2 * c}, g: x => ${rounded(k)} * x + ${2 * c} * calc.cos(x), from: 0, to: ${rounded(alpha)}), curve-of(x => ${rounded(k)} * x + ${2 * c} * calc.cos(x), from: 0, to: 3.1416, colour: addmaths), curve-of(x => ${rounded(k)} * x + ${2 * c}, from: 0, to: ${rounded(alpha * 1.15)}), edge((${rounded(alpha)}, 0), (${rounded(alpha)}, ${rounded(tangent(alpha))}), dash: "dashed"), point((0, ${2 * c}), $P$, side: "left"), point((${rounded(alpha)}, ${rounded(high)}), $M$, side: "below-right"), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
#part("a", 5)[Find the exact coordinates of the two stationary points of the curve.]
#part("b", 3)[Show that $M$ is a maximum point, and determine the nature of the other stationary point.]
#part("c", 2)[Find the equation of the tangent to the curve at $P$.]
#part("d", 4)[Find the exact area of the shaded region, enclosed by the curve, the tangent at $P$ and the line through $M$ parallel to the $y$-axis.]`,
        answer: typst`
#part("a")[
#working("B1")[$${dydx} = ${surd(c, n)} − ${2 * c} sin x$]
#working("M1")[$sin x = ${n === 1 ? 'display(1/2)' : `display(sqrt(${n})/2)`}$]
#working("A1")[$x = ${first.shown}$ and $x = ${last.shown}$]
#working("A1")[#result[$(${first.shown}, ${up.shown} + ${rest})$]]
#working("A1")[#result[$(${last.shown}, ${down.shown} − ${rest})$]]]
#part("b")[
#working("M1")[$${second} = −${2 * c} cos x$]
#working("A1")[at $x = ${first.shown}$ it is $−${rest}$, which is negative: a maximum]
#working("A1")[at $x = ${last.shown}$ it is $${rest}$, which is positive: #result[a minimum]]
#scheme[Or: the signs of $${dydx}$ on both sides of each point.]]
#part("c")[
#working("M1")[at $x = 0$: $y = ${2 * c}$ and $${dydx} = ${surd(c, n)}$]
#working("A1")[#result[$y = ${steep}x + ${2 * c}$]]]
#part("d")[
#working("M1")[difference of the tangent and the curve: \
$integral_0^(pi/${d}) (${2 * c} − ${2 * c} cos x) dif x$]
#working("A1")[$= [${2 * c}x − ${2 * c} sin x]_0^(pi/${d})$]
#working("M1 dep")[$= ${2 * c} times ${first.shown} − ${2 * c} times ${n === 1 ? 'display(1/2)' : `display(sqrt(${n})/2)`}$]
#working("A1")[$=$ #result[$${twice.shown} − ${surd(c, n)}$]]]`,
        alt: plain`A diagram shows the curve y equals ${curveSaid}, for x from 0 to pi. The curve meets the y axis at P and has a maximum point M. The tangent to the curve at P and the line through M parallel to the y axis are shown, and the region that they enclose with the curve is shaded. Part a: find the exact coordinates of the two stationary points of the curve. Part b: show that M is a maximum point, and determine the nature of the other stationary point. Part c: find the equation of the tangent to the curve at P. Part d: find the exact area of the shaded region, enclosed by the curve, the tangent at P and the line through M parallel to the y axis.`,
        answerAlt: plain`Part a: the derivative is ${surdInWords(c, n)} minus ${2 * c} sine x, so x is ${first.said} or ${last.said}. At the first y is ${up.said}, plus ${restSaid}; at the second y is ${down.said}, minus ${restSaid}. Part b: the second derivative is minus ${2 * c} cos x, negative at the first, a maximum, and positive at the second, a minimum. Part c: y equals ${steepSaid}x, plus ${2 * c}. Part d: the integral of, open bracket, ${2 * c} minus ${2 * c} cos x, close bracket, from 0 to ${first.said} is ${twice.said}, minus ${surdInWords(c, n)}.`,
        answers: [
          final('a', coordinates(number(first.typed), number(`${up.typed} + ${restTyped}`)), 'M'),
          final('a', coordinates(number(last.typed), number(`${down.typed} - ${restTyped}`)), 'other point'),
          final('c', equation(`y = ${c}*√${n}*x + ${2 * c}`)),
          final('d', number(`${twice.typed} - ${typedSurd(c, n)}`)),
        ],
        verify() {
          const found = roots((x) => gradient(f, x), 0.0113, 3.14, 3001)
          const slopeAtP = gradient(f, 0)
          return compared(
            ['how many', found.length, 2],
            ['the first', found[0] ?? 0, alpha],
            ['the second', found[1] ?? 0, Math.PI - alpha],
            ['the maximum', high, (c * Math.sqrt(n) * Math.PI) / d + c * Math.sqrt(4 - n)],
            ['the minimum', low, (c * Math.sqrt(n) * Math.PI * (d - 1)) / d - c * Math.sqrt(4 - n)],
            ['bends', Math.sign(bend(f, alpha)) - Math.sign(bend(f, Math.PI - alpha)), -2],
            ['the tangent', f(0) + slopeAtP * 0.8, tangent(0.8)],
            ['the area', integrate((x) => tangent(x) - f(x), 0, alpha), (2 * c * Math.PI) / d - k],
          )
        },
      }
    },
  },
})
