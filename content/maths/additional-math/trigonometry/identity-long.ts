// Long questions that prove an identity and then live on it: an equation, the same equation in a multiple angle, exact values.

import { cos, sin, tan } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, surd } from '../../kit/numbers.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const shownAngle = (value: number) => (Number.isInteger(value) ? `${value}` : decimals(value, 1))
const near = (value: number) => (Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value)

export const identityThenEquations = laidOut(
  defineTemplate({
    id: 'identity-then-equations',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'two-fractions'(random) {
        // 2 tan x sec x = k cosec x, so tan²x = k/2.
        const k = random.pick([1, 3, 4, 5, 6])
        const first = near((Math.atan(Math.sqrt(k / 2)) * 180) / Math.PI)
        const angles = [first, 180 - first, 180 + first, 360 - first]
        const halves = angles.map((angle) => angle / 2)
        const lead = k === 1 ? '' : `${k} `
        const all = (list: readonly number[]) =>
          list.map((angle) => `#result[$${shownAngle(angle)}°$]`).join(', ')
        return {
          question: typst`
#part("a", 4)[Show that $ 1/(1 − sin x) − 1/(1 + sin x) = 2 tan x sec x. $]
#part("b", 4)[Hence solve the equation
$ 1/(1 − sin x) − 1/(1 + sin x) = ${lead}"cosec" x $
for $0° < x < 360°$.]
#part("c", 2)[Hence find the solutions of
$ 1/(1 − sin 2 y) − 1/(1 + sin 2 y) = ${lead}"cosec" 2 y $
for $0° < y < 180°$.]
#part("d", 1)[State the number of solutions of the equation of part (b) for $0° < x < 720°$.]
#part("e", 1)[Explain why $x = 90°$ cannot be a solution of the equation of part (b).]`,
          answer: typst`
#part("a")[
#working("M1")[$display(((1 + sin x) − (1 − sin x))/((1 − sin x)(1 + sin x)))$]
#working("A1")[$= display((2 sin x)/(1 − sin^2 x))$]
#working("M1")[$= display((2 sin x)/(cos^2 x))$]
#working("A1")[$= 2 times display((sin x)/(cos x)) times display(1/(cos x)) = 2 tan x sec x$]]
#part("b")[
#working("M1")[$display((2 sin x)/(cos^2 x)) = display(${k}/(sin x))$]
#working("A1")[$2 sin^2 x = ${lead}cos^2 x$, so \
$tan^2 x = ${k % 2 === 0 ? k / 2 : `display(${k}/2)`}$ #h(4pt) _oe_]
#working("A1 A1")[$tan x = plus.minus ${k % 2 === 0 ? surd(1, k / 2) : `sqrt(${k / 2})`}$: \
${all(angles)}]
#scheme[*A1* for two of them, *A1* for the other two and no more in the interval.]]
#part("c")[
#working("M1")[$2 y$ takes the values of (b), so halve them]
#working("A1 FT")[${all(halves)}]]
#part("d")[#working("B1 FT")[twice as many: #result[8]]]
#part("e")[#working("B1")[$sin 90° = 1$, so #result[the first fraction has denominator 0] #h(3pt) _or_ $tan 90°$ and $sec 90°$ are not defined]]`,
          alt: plain`Part a: show that 1 over, open bracket, 1 minus sin x, close bracket, minus 1 over, open bracket, 1 plus sin x, close bracket, equals 2 tan x sec x. Part b: hence solve the equation 1 over, open bracket, 1 minus sin x, close bracket, minus 1 over, open bracket, 1 plus sin x, close bracket, equals ${lead}cosec x, for x between 0 and 360 degrees. Part c: hence find the solutions of the same equation with 2 y in place of x, for y between 0 and 180 degrees. Part d: state the number of solutions of the equation of part b for x between 0 and 720 degrees. Part e: explain why x equals 90 degrees cannot be a solution of the equation of part b.`,
          answerAlt: plain`Part a: over a common denominator it is 2 sin x over, open bracket, 1 minus sin squared x, close bracket, which is 2 sin x over cos squared x. Part b: tan squared x is ${k} over 2, so x is ${listInWords(angles.map(shownAngle))} degrees. Part c: half of these: ${listInWords(halves.map(shownAngle))} degrees. Part d: 8. Part e: sine 90 degrees is 1, so the first fraction has denominator 0.`,
          answers: [
            final('b', inAnyOrder(angles, { name: 'x', each: { to: { places: 1 }, unit: '°' } })),
            final('c', inAnyOrder(halves, { name: 'y', each: { to: { places: 1 }, unit: '°' } })),
            final('d', number(8)),
          ],
          verify() {
            const left = (x: number) => 1 / (1 - sin(x)) - 1 / (1 + sin(x))
            // Times what is never zero inside, so that no pole is left.
            const without = (x: number) => (left(x) - k / sin(x)) * cos(x) ** 2 * sin(x)
            const found = roots(without, 1.03, 358.97)
            const twice = roots((x) => without(x), 1.03, 718.97, 7200).filter(
              (x) => Math.abs(cos(x)) > 1e-3 && Math.abs(sin(x)) > 1e-3,
            )
            return compared(
              ['the identity', left(37), (2 * tan(37)) / cos(37)],
              ...angles.map((angle, n) => ['a solution', found[n] ?? 0, angle] as const),
              ['how many', found.length, 4],
              ...halves.map((angle) => ['halved', left(2 * angle), k / sin(2 * angle)] as const),
              ['up to 720°', twice.length, 8],
            )
          },
        }
      },
      'tan-and-cot'(random) {
        // tan θ + cot θ = sec θ cosec θ; with k cot θ: cos²θ = 1/k. With the value m: (sin θ + cos θ)² = 1 + 2/m.
        const k = random.pick([2, 4, 3, 5])
        const m = random.pick([3, 4, 6, 8])
        const first = near((Math.acos(1 / Math.sqrt(k)) * 180) / Math.PI)
        const angles = [-180 + first, -first, first, 180 - first]
        const under = m * (m + 2)
        // √((m + 2)/m) = √(m(m + 2))/m in its lowest terms.
        const root = Number.isInteger(Math.sqrt(k)) ? `display(1/${Math.sqrt(k)})` : `display(1/sqrt(${k}))`
        const outside = { 3: [1, 15, 3], 4: [1, 6, 2], 6: [2, 3, 3], 8: [1, 5, 2] }[m] as [
          number,
          number,
          number,
        ]
        const exact = `display((${surd(outside[0], outside[1])})/${outside[2]})`
        return {
          question: typst`
#part("a", 3)[Show that $tan θ + cot θ = sec θ thin "cosec" θ$.]
#part("b", 4)[Hence, or otherwise, solve the equation $tan θ + cot θ = ${k} cot θ$ for $−180° < θ < 180°$.]
It is now given that $θ$ is acute and that $tan θ + cot θ = ${m}$.
#part("c", 2)[Find the value of $tan^2 θ + cot^2 θ$.]
#part("d", 3)[Write down the value of $sin θ cos θ$, and hence find the exact value of $sin θ + cos θ$.]`,
          answer: typst`
#part("a")[
#working("M1")[$display((sin θ)/(cos θ)) + display((cos θ)/(sin θ))$]
#working("M1 dep")[$= display((sin^2 θ + cos^2 θ)/(sin θ cos θ))$]
#working("A1")[$= display(1/(sin θ cos θ)) = sec θ thin "cosec" θ$]]
#part("b")[
#working("M1")[$display(1/(sin θ cos θ)) = display((${k} cos θ)/(sin θ))$]
#working("A1")[$cos^2 θ = display(1/${k})$, so $cos θ = plus.minus ${root}$]
#working("A1 A1")[#result[$plus.minus ${shownAngle(first)}°$], #result[$plus.minus ${shownAngle(180 - first)}°$]]
#scheme[Or: $tan θ = ${k - 1 === 1 ? '' : k - 1} cot θ$, so $tan^2 θ = ${k - 1}$ (*M1*) and $tan θ = plus.minus ${surd(1, k - 1)}$ (*A1*).]
#scheme[*A1* for two of them, *A1* for the other two and no more in the interval.]]
#part("c")[
#working("M1")[$(tan θ + cot θ)^2 = tan^2 θ + 2 + cot^2 θ$]
#working("A1")[$${m}^2 − 2 =$ #result[${m * m - 2}]]]
#part("d")[
#working("B1")[from (a): $sin θ cos θ =$ #result[$display(1/${m})$]]
#working("M1")[$(sin θ + cos θ)^2 = 1 + 2 sin θ cos θ = 1 + display(2/${m})$]
#working("A1 oe")[both are positive: $sin θ + cos θ =$ #result[$${exact}$]]]`,
          alt: plain`Part a: show that tan theta plus cot theta equals sec theta times cosec theta. Part b: hence, or otherwise, solve the equation tan theta plus cot theta equals ${k} cot theta, for theta between minus 180 and 180 degrees. It is now given that theta is acute and that tan theta plus cot theta is ${m}. Part c: find the value of tan squared theta plus cot squared theta. Part d: write down the value of sin theta times cos theta, and hence find the exact value of sin theta plus cos theta.`,
          answerAlt: plain`Part a: it is the fraction with numerator sin squared theta plus cos squared theta and denominator sin theta cos theta, which is sec theta times cosec theta. Part b: cos squared theta is 1 over ${k}, so theta is plus or minus ${shownAngle(first)} degrees and plus or minus ${shownAngle(180 - first)} degrees. Part c: ${m} squared minus 2 is ${m * m - 2}. Part d: sin theta cos theta is 1 over ${m}. The square of the sum is 1, plus 2 over ${m}, so the sum is ${surdInWords(outside[0], outside[1])} over ${outside[2]}.`,
          answers: [
            final('b', inAnyOrder(angles, { name: 'θ', each: { to: { places: 1 }, unit: '°' } })),
            final('c', number(m * m - 2)),
            final('d', number(`1/${m}`), 'sin θ cos θ'),
            final('d', number(`${typedSurd(outside[0], outside[1])}/${outside[2]}`), 'sin θ + cos θ'),
          ],
          verify() {
            const sum = (x: number) => tan(x) + 1 / tan(x)
            const found = roots((x) => (sum(x) - k / tan(x)) * sin(x) * cos(x), -179.97, 179.03).filter(
              (x) => Math.abs(sin(x)) > 1e-3 && Math.abs(cos(x)) > 1e-3,
            )
            const theta = roots((x) => sum(x) - m, 0.5, 45.01)[0] ?? 0
            return compared(
              ['the identity', sum(31), 1 / sin(31) / cos(31)],
              ['how many', found.length, 4],
              ...angles.map((angle, n) => ['a solution', found[n] ?? 0, angle] as const),
              ['the squares', tan(theta) ** 2 + 1 / tan(theta) ** 2, m * m - 2],
              ['the product', sin(theta) * cos(theta), 1 / m],
              ['the sum', sin(theta) + cos(theta), (outside[0] * Math.sqrt(outside[1])) / outside[2]],
              ['as a root', Math.sqrt(under) / m, (outside[0] * Math.sqrt(outside[1])) / outside[2]],
            )
          },
        }
      },
    },
  }),
)
