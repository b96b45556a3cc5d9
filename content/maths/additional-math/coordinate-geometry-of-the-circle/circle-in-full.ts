// Long questions on one circle: its equation, the tangents from a point outside, and the area that they enclose with it.

import { distance, type Point, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number, wholeNumberForm } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import {
  fraction,
  highestCommonFactor,
  lowestTerms,
  minus,
  simplestSurd,
  surd,
  terms,
} from '../../kit/numbers.ts'
import { spokenPoint } from '../../kit/points.ts'
import { typedFraction, typedSurd, typedSurdOver } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const bracket = (letter: string, value: number) =>
  value === 0 ? `${letter}^2` : `(${letter} ${value < 0 ? '+' : '−'} ${Math.abs(value)})^2`
const saidBracket = (letter: string, value: number) =>
  value === 0
    ? `${letter} squared`
    : `the square of, open bracket, ${letter} ${value < 0 ? 'plus' : 'minus'} ${Math.abs(value)}, close bracket,`
/** ax + by = c without a common factor and with its first coefficient positive. */
const line = (a: number, b: number, c: number): readonly [number, number, number] => {
  const factor = highestCommonFactor(highestCommonFactor(a, b), c) * (a < 0 || (a === 0 && b < 0) ? -1 : 1)
  return [a / factor, b / factor, c / factor]
}

export const circleInFull = laidOut(
  defineTemplate({
    id: 'circle-in-full',
    marks: 13,
    calculator: false,
    level: 5,
    cases: {
      'diameter-and-tangents'(random) {
        // The ends of the diameter are centre ± (u, v); the tangents there and at centre + (−v, u) meet at T.
        const [h, k, u, v] = random.pick([
          [1, 2, 3, 1],
          [2, -1, 4, 2],
          [-1, 3, 3, 2],
          [3, 1, 2, 4],
          [0, 2, 4, 1],
        ] as const)
        const [C, A, B, D, T]: readonly Point[] = [
          [h, k],
          [h - u, k - v],
          [h + u, k + v],
          [h - v, k + u],
          [h + u - v, k + v + u],
        ]
        const [c, a, b, d, t] = [C, A, B, D, T] as [Point, Point, Point, Point, Point]
        const square = u * u + v * v
        const general = [-2 * h, -2 * k, h * h + k * k - square] as const
        const tangent = line(u, v, u * b[0] + v * b[1])
        const shownGeneral = `x^2 + y^2 ${terms([general[0], 'x'], [general[1], 'y'], [general[2], ''])
          .replace(/^(?=[^−])/, '+ ')
          .replace(/^−/, '− ')} = 0`
        const saidGeneral = termsInWords(
          [1, 'x squared'],
          [1, 'y squared'],
          [general[0], 'x'],
          [general[1], 'y'],
          [general[2], ''],
        )
        const shownLine = `${terms([tangent[0], 'x'], [tangent[1], 'y'])} = ${minus(tangent[2])}`
        const saidLine = plain`${termsInWords([tangent[0], 'x'], [tangent[1], 'y'])} equals ${tangent[2]}`
        const [near, far] = [square, 2 * square]
        const [top, bottom] = lowestTerms(square, 4)
        const quarter = bottom === 1 ? `${top} pi` : `display((${top} pi)/${bottom})`
        return {
          question: typst`
$A(${minus(a[0])}, ${minus(a[1])})$ and $B(${minus(b[0])}, ${minus(b[1])})$ are the ends of a diameter of a circle with centre $C$. The point $D(${minus(d[0])}, ${minus(d[1])})$ and the points $A$ and $B$ are shown in the diagram.
#sketch(height: 230pt, padding: (30pt, 28pt), circle-of(${pair(c)}, ${Math.sqrt(square).toFixed(4)}), edge(${pair(a)}, ${pair(b)}), edge(${pair(b)}, ${pair(t)}), edge(${pair(d)}, ${pair(t)}), edge(${pair(c)}, ${pair(d)}, dash: "dashed"), point(${pair(c)}, $C$, side: "below-right"), point(${pair(a)}, $A$, away: ${pair(c)}), point(${pair(b)}, $B$, away: ${pair(c)}), point(${pair(d)}, $D$, away: ${pair(c)}), point(${pair(t)}, $T$, away: ${pair(c)}))
#part("a", 3)[Find the equation of the circle in the form $x^2 + y^2 + p x + q y + r = 0$.]
#part("b", 2)[Show that $D$ lies on the circle.]
#part("c", 3)[Find the equation of the tangent to the circle at $B$.]
The tangents at $B$ and at $D$ meet at $T$.
#part("d", 2)[Show that angle $B C D$ is a right angle, and explain why $C B T D$ is a square.]
#part("e", 1)[Hence find the coordinates of $T$.]
#part("f", 2)[Find, in terms of $pi$, the area of the region enclosed by $T B$, $T D$ and the shorter arc $B D$.]`,
          answer: typst`
#part("a")[
#working("B1")[centre: midpoint of $A B$, $(${minus(h)}, ${minus(k)})$]
#working("M1")[radius² $= ${u}^2 + ${v}^2 = ${square}$, so \
$${bracket('x', h)} + ${bracket('y', k)} = ${square}$]
#working("A1")[#result[$${shownGeneral}$]]]
#part("b")[
#working("M1")[$C D^2 = (${minus(d[0])} ${h < 0 ? `+ ${-h}` : `− ${h}`})^2 + (${minus(d[1])} ${k < 0 ? `+ ${-k}` : `− ${k}`})^2$]
#working("A1")[$= ${v * v} + ${u * u} = ${square}$, which is the radius²]]
#part("c")[
#working("B1")[gradient of $C B = ${fraction(v, u)}$]
#working("M1 FT")[gradient of the tangent $= ${fraction(-u, v)}$]
#working("A1 oe")[#result[$${shownLine}$]]]
#part("d")[
#working("B1")[gradient of $C D = ${fraction(-u, v)}$, and $${fraction(v, u)} times (${fraction(-u, v)}) = −1$]
#working("B1")[tangent and radius make right angles at $B$ and $D$, and #result[$C B = C D$], so it is a square]]
#part("e")[#working("B1")[$arrow(B T) = arrow(C D) = vec(${minus(-v)}, ${minus(u)})$: #result[$T(${minus(t[0])}, ${minus(t[1])})$]]]
#part("f")[
#working("M1")[square $−$ quarter of the circle: $${square} − display(1/4) pi times ${square}$]
#working("A1 oe")[#result[$${square} − ${quarter}$]]]`,
          alt: plain`A, ${spokenPoint(a)}, and B, ${spokenPoint(b)}, are the ends of a diameter of a circle with centre C. D is the point ${spokenPoint(d)}. Part a: find the equation of the circle in the form x squared plus y squared plus p x plus q y plus r equals 0. Part b: show that D lies on the circle. Part c: find the equation of the tangent to the circle at B. The tangents at B and at D meet at T. Part d: show that angle BCD is a right angle, and explain why CBTD is a square. Part e: hence find the coordinates of T. Part f: find, in terms of pi, the area of the region enclosed by TB, TD and the shorter arc BD.`,
          answerAlt: plain`Part a: the centre is ${spokenPoint(c)} and the square of the radius is ${square}. The equation is ${saidGeneral} equals 0. Part b: the square of CD is ${v * v} plus ${u * u}, which is ${square}. Part c: the gradient of CB is ${fractionInWords(v, u)}, so the tangent is ${saidLine}. Part d: the product of the gradients of CB and CD is minus 1. With right angles at B and D and CB equal to CD it is a square. Part e: T is ${spokenPoint(t)}. Part f: ${square} minus ${fractionInWords(square, 4)} times pi.`,
          answers: [
            final('a', wholeNumberForm(`x^2 + y^2 + ${general[0]}x + ${general[1]}y + ${general[2]} = 0`)),
            final('c', equation(`${tangent[0]}x + ${tangent[1]}y = ${tangent[2]}`)),
            final('e', coordinates(...t), 'T'),
            final('f', number(`${square} - (${typedFraction(square, 4)})π`)),
          ],
          verify() {
            const on = ([x, y]: Point) => x * x + y * y + general[0] * x + general[1] * y + general[2]
            const at = ([x, y]: Point) => tangent[0] * x + tangent[1] * y
            const dot = (p: Point, q: Point, r: Point) =>
              (q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1])
            return compared(
              ['A', on(a), 0],
              ['B', on(b), 0],
              ['D', on(d), 0],
              ['B on the tangent', at(b), tangent[2]],
              ['T on the tangent', at(t), tangent[2]],
              ['at B', dot(b, c, t), 0],
              ['at D', dot(d, c, t), 0],
              ['at C', dot(c, b, d), 0],
              ['the square', polygonArea(c, b, t, d), near],
              ['AB', distance(a, b) ** 2 * 0.5, far],
            )
          },
        }
      },
      'line-across'(random) {
        // The chord y = x + n has whole points at both ends.
        const [h, k, p, q] = random.pick([
          [2, 1, [6, 4], [-1, -3]],
          [1, 3, [6, 5], [-1, -2]],
          [3, 2, [6, 7], [-2, -1]],
          [-1, 2, [4, 3], [-2, -3]],
        ] as const) as readonly [number, number, Point, Point]
        const c: Point = [h, k]
        const square = (p[0] - h) ** 2 + (p[1] - k) ** 2
        const n = p[1] - p[0]
        const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
        const chord = (p[0] - q[0]) ** 2 * 2
        const gap = (middle[0] - h) ** 2 + (middle[1] - k) ** 2
        const cross = h + k
        const { outside, inside } = simplestSurd(gap * 4)
        const isWhole = outside % 2 === 0
        const shownGap = isWhole ? surd(outside / 2, inside) : `display((${surd(outside, inside)})/2)`
        const saidGap = isWhole ? surdInWords(outside / 2, inside) : `${surdInWords(outside, inside)} over 2`
        // A line y = x + m touches where (k − h − m)² = 2r².
        const touching = 2 * square
        const shownLine = terms([1, 'x'], [n, ''])
        const saidLine = termsInWords([1, 'x'], [n, ''])
        const pairs = [1, -2 * h + 2 * (n - k), h * h + (n - k) ** 2 - square] as const
        const sum = pairs[1] / 2
        const product = pairs[2] / 2
        return {
          question: typst`
A circle has centre $C(${minus(h)}, ${minus(k)})$ and passes through the point $P(${minus(p[0])}, ${minus(p[1])})$.
#part("a", 2)[Find the equation of the circle.]
#part("b", 4)[The line $y = ${shownLine}$ meets the circle at $P$ and at $Q$. Find the coordinates of $Q$.]
#part("c", 3)[Find the equation of the perpendicular bisector of $P Q$, and show that it passes through $C$.]
#part("d", 2)[Find the exact distance from $C$ to the chord $P Q$.]
#part("e", 2)[The line $y = x + m$ is a tangent to the circle. Find the two possible values of $m$, giving your answers in exact form.]`,
          answer: typst`
#part("a")[
#working("M1")[radius² $= ${(p[0] - h) ** 2} + ${(p[1] - k) ** 2} = ${square}$]
#working("A1")[#result[$${bracket('x', h)} + ${bracket('y', k)} = ${square}$]]]
#part("b")[
#working("M1")[$${bracket('x', h)} + (${terms([1, 'x'], [n - k, ''])})^2 = ${square}$]
#working("A1")[$${terms([1, 'x^2'], [sum, 'x'], [product, ''])} = 0$ #h(3pt) _oe_]
#working("M1")[$(${terms([1, 'x'], [-p[0], ''])})(${terms([1, 'x'], [-q[0], ''])}) = 0$]
#working("A1")[#result[$Q(${minus(q[0])}, ${minus(q[1])})$]]]
#part("c")[
#working("B1 FT")[midpoint of $P Q$: $(${minus(middle[0])}, ${minus(middle[1])})$]
#working("M1")[gradient $−1$, because $P Q$ has gradient 1 \
#result[$x + y = ${minus(cross)}$]]
#working("A1")[$${minus(h)} + ${k < 0 ? `(${minus(k)})` : k} = ${minus(cross)}$, so $C$ is on it]]
#part("d")[
#working("M1 FT")[from $C$ to the midpoint: $sqrt((${minus(middle[0])} ${h < 0 ? `+ ${-h}` : `− ${h}`})^2 + (${minus(middle[1])} ${k < 0 ? `+ ${-k}` : `− ${k}`})^2)$]
#working("A1 oe")[#result[$${shownGap}$]]]
#part("e")[
#note[From $C$ one goes to the line at a right angle to $y = x$: it must be as far away as the radius.]
#working("M1")[$display((${minus(h)} − ${k < 0 ? `(${minus(k)})` : k} + m)^2/2) = ${square}$ #h(3pt) _or_ discriminant $= 0$]
#working("A1")[#result[$m = ${minus(k - h)} plus.minus ${surd(1, touching)}$]]]`,
          alt: plain`A circle has centre C, ${spokenPoint(c)}, and passes through the point P, ${spokenPoint(p)}. Part a: find the equation of the circle. Part b: the line y equals ${saidLine} meets the circle at P and at Q. Find the coordinates of Q. Part c: find the equation of the perpendicular bisector of PQ, and show that it passes through C. Part d: find the exact distance from C to the chord PQ. Part e: the line y equals x plus m is a tangent to the circle. Find the two possible values of m, giving your answers in exact form.`,
          answerAlt: plain`Part a: ${saidBracket('x', h)} plus ${saidBracket('y', k)} equals ${square}. Part b: substituting gives a quadratic with the roots ${p[0]} and ${q[0]}, so Q is ${spokenPoint(q)}. Part c: the midpoint is ${spokenPoint(middle)} and the gradient is minus 1: x plus y equals ${cross}. C is on it. Part d: the distance is ${saidGap}. Part e: m is ${k - h} plus or minus ${surdInWords(1, touching)}.`,
          answers: [
            final('a', equation(`(x - (${h}))^2 + (y - (${k}))^2 = ${square}`)),
            final('b', coordinates(...q), 'Q'),
            final('c', equation(`x + y = ${cross}`)),
            final('d', number(typedSurdOver(outside, inside, 2))),
            final('e', {
              kind: 'list',
              values: [`${k - h} + ${typedSurd(1, touching)}`, `${k - h} - ${typedSurd(1, touching)}`],
              isInOrder: false,
              each: {},
              name: 'm',
            }),
          ],
          verify() {
            const m = k - h + Math.sqrt(touching)
            // The distance from C to y = x + m, by the nearest of many points of the line.
            const away = Math.min(
              ...Array.from({ length: 40_001 }, (_, i) => distance(c, [-20 + i / 1000, -20 + i / 1000 + m])),
            )
            return compared(
              ['Q', distance(c, q) ** 2, square],
              ['on the line', q[1] - q[0], n],
              ['the bisector', distance(p, c), distance(q, c)],
              ['its midpoint', middle[0] + middle[1], cross],
              ['the distance', square - chord / 4, gap],
              ['the sum', p[0] + q[0], -sum],
              ['the product', p[0] * q[0], product],
              ['the tangent', Number(away.toFixed(3)), Number(Math.sqrt(square).toFixed(3))],
            )
          },
        }
      },
    },
  }),
)
