// Long questions in which a circle is found from a condition or met by a turning line.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, highestCommonFactor, minus, rounded, substituted, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { simplestForm, typedFraction, typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Circle,
  completed,
  generalForm,
  generalFormInWords,
  nothings,
  plus,
  radius,
  radiusInWords,
  squares,
} from './circles.ts'

type Fraction = readonly [number, number]
const bracket = (letter: string, value: number) =>
  value === 0 ? letter : `(${letter} ${value < 0 ? '+' : '−'} ${Math.abs(value)})`

export const pathsAndLines = laidOut(
  defineTemplate({
    id: 'paths-and-lines',
    marks: 9,
    calculator: false,
    level: 5,
    cases: {
      'twice-as-far'(random) {
        // AB is three times `step`; the lane y = h is `off` above or below the centre.
        const [B, step, off] = random.pick([
          [[2, 1], [2, 1], 2],
          [[3, 2], [1, 2], -4],
          [[1, 3], [3, -1], 2],
          [[-1, 2], [2, 3], 4],
          [[4, -1], [1, -3], 2],
          [[2, 4], [-3, 2], -4],
        ] as const) as readonly [Point, Point, number]
        const A: Point = [B[0] - 3 * step[0], B[1] - 3 * step[1]]
        const centre = plus(B, step)
        const length = step[0] ** 2 + step[1] ** 2
        const circle: Circle = { centre, square: 4 * length }
        const lane = centre[1] + off
        const half = 4 * length - off * off
        const r = rounded(2 * Math.sqrt(length))
        const left = Math.min(A[0], centre[0] - r) - 0.5
        const right = centre[0] + r + 0.5
        return {
          question: typst`
On a map with axes through a harbour, 1 unit stands for 1~km. There is a lighthouse at $A${shownPoint(A)}$ and another at $B${shownPoint(B)}$. A ship $S(x, y)$ moves so that it is always twice as far from $A$ as from $B$.
#sketch(height: 190pt, padding: (20pt, 24pt), circle-of(${pair(centre)}, ${r}, mark: false, dash: "dashed"), edge((${rounded(left)}, ${lane}), (${rounded(right)}, ${lane}), colour: addmaths), point(${pair(A)}, $A$, side: "below"), point(${pair(B)}, $B$, side: "${B[1] > lane ? 'above' : 'below'}"))
#part("a", 3)[Show that $S$ moves on the circle $ ${generalForm(circle)}. $]
#part("b", 3)[Find the coordinates of the centre and the radius of this circle.]
#part("c", 1)[Show that the lighthouse at $B$ is inside this circle.]
#part("d", 2)[A shipping lane, shown by the solid line in the diagram, runs along $y = ${minus(lane)}$. Find the exact length of the part of the lane that is inside the circle.]`,
          answer: typst`
#part("a")[
#working("M1")[$S A = 2 S B$: \
$${squares(A)} = 4(${squares(B)})$]
#working("M1 dep")[$x^2 + y^2 ${terms([-2 * A[0], 'x'], [-2 * A[1], 'y'], [A[0] ** 2 + A[1] ** 2, ''])
            .replace(/^(?=[\d])/, '+ ')
            .replace(/^−/, '− ')}$ \
$= 4x^2 + 4y^2 ${terms([-8 * B[0], 'x'], [-8 * B[1], 'y'], [4 * (B[0] ** 2 + B[1] ** 2), ''])
            .replace(/^(?=[\d])/, '+ ')
            .replace(/^−/, '− ')}$]
#working("A1")[$${generalForm(circle, 3)}$, divided by 3: \
$${generalForm(circle)}$]]
#part("b")[
#working("M1")[$${completed(circle)}$]
#working("A1")[centre #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[$${radius(circle)}$]]]
#part("c")[#working("B1 FT")[from $B$ to the centre: $sqrt(${substituted(step[0])}^2 + ${substituted(step[1])}^2) = ${surd(1, length)}$, less than the radius $${radius(circle)}$]]
#part("d")[
#working("M1 FT")[$y = ${minus(lane)}$ put in: $${bracket('x', centre[0])}^2 = ${4 * length} − ${substituted(off)}^2 = ${half}$]
#working("A1")[$2 times ${surd(1, half)} =$ #result[$${surd(2, half)}$ km]]]`,
          alt: plain`On a map with axes through a harbour, 1 unit stands for 1 kilometre. There is a lighthouse at A, ${spokenPoint(A)}, and another at B, ${spokenPoint(B)}. A ship S, with coordinates x and y, moves so that it is always twice as far from A as from B. Part a: show that S moves on the circle ${generalFormInWords(circle)}. Part b: find the coordinates of the centre and the radius of this circle. Part c: show that the lighthouse at B is inside this circle. Part d: a shipping lane runs along the line y equals ${lane}. Find the exact length of the part of the lane that is inside the circle.`,
          answerAlt: plain`Part a: the square of SA is 4 times the square of SB. Multiplied out, with all terms on one side and divided by 3, this is the equation of the circle. Part b: the centre is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. Part c: B is ${surdInWords(1, length)} from the centre, which is less than the radius. Part d: the square of x ${centre[0] < 0 ? 'plus' : 'minus'} ${Math.abs(centre[0])} is ${half}, so the length is ${surdInWords(2, half)} kilometres.`,
          answers: [
            final('b', coordinates(...centre), 'centre'),
            final('b', number(typedSurd(1, 4 * length)), 'radius'),
            final('d', number(typedSurd(2, half), { unit: 'km' })),
          ],
          verify() {
            // Around the circle: every point is twice as far from A, and it meets the lane twice.
            const ratios = [0.3, 1.7, 3.1, 5.2].map((t) => {
              const S = plus(centre, [
                2 * Math.sqrt(length) * Math.cos(t),
                2 * Math.sqrt(length) * Math.sin(t),
              ])
              return ['twice as far', distance(S, A) / distance(S, B), 2] as const
            })
            const met = nothings(circle, ([, y]) => y - lane)
            const [one = [0, 0], other = [0, 0]] = met
            return compared(
              ...ratios,
              ['how often', met.length, 2],
              ['the lane', distance(one as Point, other as Point), 2 * Math.sqrt(half)],
              ['inside', Math.sign(2 * Math.sqrt(length) - distance(B, centre)), 1],
            )
          },
        }
      },
      'line-through-the-origin'(random) {
        // y = mx touches the circle for two gradients and meets it between them; the last is the chord that is asked for.
        const [centre, square, low, high, m] = random.pick([
          [[5, 5], 10, [1, 3], [3, 1], [2, 1]],
          [[5, 5], 5, [1, 2], [2, 1], [3, 4]],
          [[10, 10], 20, [1, 2], [2, 1], [4, 3]],
          [[10, 10], 40, [1, 3], [3, 1], [1, 2]],
          [[15, 5], 50, [-1, 7], [1, 1], [1, 2]],
          [[7, 1], 25, [-3, 4], [4, 3], [1, 2]],
        ] as const) as readonly [Point, number, Fraction, Fraction, Fraction]
        const circle: Circle = { centre, square }
        const [a, b] = centre
        const c = a * a + b * b - square
        const list = [a * a - square, -2 * a * b, b * b - square]
        const factor = list.reduce(highestCommonFactor, 0)
        const [A = 0, B = 0, C = 0] = list.map((value) => value / factor)
        const quadratic = terms([A, 'm^2'], [B, 'm'], [C, ''])
        const away = (m[0] * a - m[1] * b) ** 2 / (m[0] ** 2 + m[1] ** 2)
        const half = square - away
        const gradients = [low, high].map(([top, bottom]) => fraction(top, bottom))
        const slope = m[1] === 1 ? `${m[0]}` : `${m[0]}/${m[1]} `
        const r = rounded(Math.sqrt(square))
        const far = a + r
        return {
          question: typst`
The line $y = m x$, where $m$ is a constant, and the circle $ ${generalForm(circle)} $ are drawn on the same axes.
#axes(axis(${rounded(-0.12 * far)}, ${rounded(1.1 * far)}, numbers: false, title: $x$), axis(${rounded(Math.min(b - r, 0) - 0.1 * far)}, ${rounded(b + r + 0.1 * far)}, numbers: false, title: $y$), grid: false, height: 190pt, equal: true, circle-of(${pair(centre)}, ${r}, mark: false), point((0, 0), $O$, side: "below-left", mark: false))
#part("a", 2)[Show that the $x$-coordinates of the points where they meet are the solutions of the equation $ (1 + m^2)x^2 − ${2}(${terms([a, ''], [b, 'm'])})x + ${c} = 0. $]
#part("b", 4)[Find the two values of $m$ for which the line is a tangent to the circle.]
#part("c", 1)[Hence write down the set of values of $m$ for which the line meets the circle at two points.]
#part("d", 2)[The centre of the circle is $(${a}, ${b})$. The line $ y = ${slope}x $ is at a distance of $${surd(1, away)}$ from the centre. Find the length of the chord that the circle cuts off from this line.]`,
          answer: typst`
#part("a")[
#working("M1")[$y = m x$ put in: $x^2 + m^2 x^2 ${terms([-2 * a, 'x'], [-2 * b, 'm x'], [c, '']).replace(/^−/, '− ')} = 0$]
#working("A1")[$(1 + m^2)x^2 − 2(${terms([a, ''], [b, 'm'])})x + ${c} = 0$]]
#part("b")[
#working("M1")[one solution: $4(${terms([a, ''], [b, 'm'])})^2 − 4 times ${c}(1 + m^2) = 0$]
#working("A1")[$${quadratic} = 0$ #h(3pt) _oe_]
#working("M1 dep")[factors or formula]
#working("A1")[#result[$m = ${gradients[0] ?? ''}$] and #result[$m = ${gradients[1] ?? ''}$]]]
#part("c")[#working("B1 FT")[#result[$${gradients[0] ?? ''} < m < ${gradients[1] ?? ''}$]]]
#part("d")[
#working("M1")[half of the chord: $sqrt(${square} − ${away}) = ${surd(1, half)}$]
#working("A1")[#result[$${surd(2, half)}$]]
#scheme[Or: $m = ${fraction(...m)}$ in (a), both points, and their distance: *M1* *A1*.]]`,
          alt: plain`The line y equals m x, where m is a constant, and the circle ${generalFormInWords(circle)} are drawn on the same axes. Part a: show that the x coordinates of the points where they meet are the solutions of the equation, open bracket, 1 plus m squared, close bracket, times x squared, minus twice, open bracket, ${termsInWords([a, ''], [b, 'm'])}, close bracket, times x, plus ${c}, equals 0. Part b: find the two values of m for which the line is a tangent to the circle. Part c: hence write down the set of values of m for which the line meets the circle at two points. Part d: the centre of the circle is ${spokenPoint(centre)}. The line y equals ${fractionInWords(...m)} times x is at a distance of ${surdInWords(1, away)} from the centre. Find the length of the chord that the circle cuts off from this line.`,
          answerAlt: plain`Part a: with m x for y, the terms in x squared and in x are put together. Part b: the discriminant is 0, which gives ${termsInWords([A, 'm squared'], [B, 'm'], [C, ''])} equals 0, so m is ${fractionInWords(...low)} or ${fractionInWords(...high)}. Part c: m is between ${fractionInWords(...low)} and ${fractionInWords(...high)}. Part d: half of the chord squared is ${square} minus ${away}, so the chord is ${surdInWords(2, half)}.`,
          answers: [
            final('b', inAnyOrder([typedFraction(...low), typedFraction(...high)], { name: 'm' })),
            final('c', inequality(`${typedFraction(...low)} < m < ${typedFraction(...high)}`, 'm')),
            final(
              'd',
              Number.isInteger(Math.sqrt(half))
                ? number(2 * Math.sqrt(half))
                : simplestForm(typedSurd(2, half)),
            ),
          ],
          verify() {
            // How far the line is from the centre, by its nearest point.
            const from = (k: number) => {
              const x = (a + k * b) / (1 + k * k)
              return distance([x, k * x], centre)
            }
            const touching = roots((k) => from(k) ** 2 - square, -9.0013, 9.0007, 9001)
            const slopeOf = m[0] / m[1]
            const met = nothings(circle, ([x, y]) => y - slopeOf * x)
            const [one = [0, 0], other = [0, 0]] = met
            return compared(
              ['how many', touching.length, 2],
              ['the lower', touching[0] ?? 0, low[0] / low[1]],
              ['the higher', touching[1] ?? 0, high[0] / high[1]],
              ['between', Math.sign(square - from(0.8) ** 2), 1],
              ['the distance', from(slopeOf) ** 2, away],
              ['the chord', distance(one as Point, other as Point), 2 * Math.sqrt(half)],
            )
          },
        }
      },
    },
  }),
)
