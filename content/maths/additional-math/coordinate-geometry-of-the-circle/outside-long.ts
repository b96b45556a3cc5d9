// Long questions on circles that touch: two tangents from a point with their chord, and two circles with a common tangent.

import { distance, type Point, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { implicit, implicitInWords, lineThrough } from '../../kit/lines.ts'
import { highestCommonFactor, lowestTerms, minus, rounded, substituted, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Circle,
  circleAsked,
  coefficients,
  completed,
  contacts,
  gap,
  generalForm,
  generalFormInWords,
  isOn,
  plus,
  radius,
  radiusInWords,
  squares,
} from './circles.ts'

const size = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
const difference = (a: number, b: number) => `(${minus(a)} − ${substituted(b)})^2`
/** ax + by = c without a common factor, and beginning with a positive number. */
const simplest = (a: number, b: number, c: number): readonly [number, number, number] => {
  const factor = [a, b, c].reduce(highestCommonFactor, 0) * (a < 0 || (a === 0 && b < 0) ? -1 : 1)
  return [a / factor + 0, b / factor + 0, c / factor + 0]
}
const bounds = (centre: Point, square: number) =>
  `circle-of(${pair(centre)}, ${rounded(Math.sqrt(square))}, mark: false)`

export const touchingInFull = laidOut(
  defineTemplate({
    id: 'touching-in-full',
    marks: 11,
    calculator: false,
    level: 5,
    cases: {
      'tangents-from-a-point'(random) {
        // From the centre to the point outside; its square less the radius squared is a square.
        const [centre, square, step] = random.pick([
          [[2, 1], 25, [5, 10]],
          [[-3, 2], 25, [10, 5]],
          [[1, -2], 25, [-5, 10]],
          [[4, 3], 10, [5, -5]],
          [[2, 3], 20, [6, 8]],
          [[-1, 2], 40, [-5, 5]],
          [[3, -1], 20, [2, 6]],
        ] as const) as readonly [Point, number, Point]
        const circle: Circle = { centre, square }
        const T = plus(centre, step)
        const away = size(T, centre)
        const tangent = away - square
        const [P, Q] = contacts(circle, T)
        const middle: Point = [(T[0] + centre[0]) / 2, (T[1] + centre[1]) / 2]
        const on: Circle = { centre: middle, square: away / 4 }
        const [p, q, s] = coefficients(circle)
        const [u, v, w] = coefficients(on)
        const chord = simplest(p - u, q - v, w - s)
        const area = { outside: 1, inside: square * tangent }
        const quarter = Number.isInteger(away / 4) ? `${away / 4}` : `display(${away}/4)`
        return {
          question: typst`
The circle $ ${generalForm(circle)} $ has centre $C$. The tangents to the circle from $T${shownPoint(T)}$ touch it at $P$ and $Q$.
#sketch(height: 190pt, padding: (26pt, 24pt), ${bounds(centre, square)}, polygon-of(${[centre, P, T, Q].map(pair).join(', ')}), point(${pair(centre)}, $C$, away: ${pair(T)}), point(${pair(T)}, $T$, away: ${pair(centre)}), point(${pair(P)}, $P$, away: ${pair(centre)}), point(${pair(Q)}, $Q$, away: ${pair(centre)}))
#part("a", 3)[Find the coordinates of $C$ and the length of the radius.]
#part("b", 2)[Show that $T P = ${surd(1, tangent)}$.]
#part("c", 1)[Find the area of the quadrilateral $C P T Q$.]
#part("d", 3)[Explain why $P$ and $Q$ lie on the circle with diameter $C T$, and find the equation of this circle.]
#part("e", 2)[Hence find the equation of the line $P Q$.]`,
          answer: typst`
#part("a")[
#working("M1")[$${completed(circle)}$]
#working("A1")[$C$ is #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[$${radius(circle)}$]]]
#part("b")[
#working("M1 FT")[$C T^2 = ${difference(T[0], centre[0])} + ${difference(T[1], centre[1])} = ${away}$]
#working("A1")[angle $C P T = 90°$: $T P^2 = ${away} − ${square} = ${tangent}$, so $T P = ${surd(1, tangent)}$]]
#part("c")[#working("B1 FT")[two triangles: $2 times display(1/2) times ${radius(circle)} times ${surd(1, tangent)} =$ #result[$${surd(area.outside, area.inside)}$]]]
#part("d")[
#working("B1")[angles $C P T$ and $C Q T$ are right angles, as between tangent and radius, so they are angles in a semicircle on $C T$]
#working("B1 FT")[centre: the midpoint of $C T$, $(${minus(middle[0])}, ${minus(middle[1])})$, and radius squared $display(1/4) times ${away}$]
#working("B1 oe")[#result[$${squares(middle)} = ${quarter}$] \
$${generalForm(on)}$]]
#part("e")[
#working("M1 FT")[both equations hold for $P$ and $Q$: one taken from the other]
#working("A1 oe")[#result[$${implicit(chord)}$]]]`,
          alt: plain`The circle ${generalFormInWords(circle)} has centre C. The tangents to the circle from T, ${spokenPoint(T)}, touch it at P and Q. Part a: find the coordinates of C and the length of the radius. Part b: show that TP is ${surdInWords(1, tangent)}. Part c: find the area of the quadrilateral CPTQ. Part d: explain why P and Q lie on the circle with diameter CT, and find the equation of this circle. Part e: hence find the equation of the line PQ.`,
          answerAlt: plain`Part a: C is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. Part b: CT squared is ${away}, and angle CPT is a right angle, so TP squared is ${tangent}. Part c: the two triangles are ${surdInWords(1, area.inside)} together. Part d: the angles at P and Q are right angles. The centre is the midpoint of CT, (${middle[0]}, ${middle[1]}), and the radius squared is ${away} over 4, so the square of x ${middle[0] < 0 ? 'plus' : 'minus'} ${Math.abs(middle[0])}, plus the square of y ${middle[1] < 0 ? 'plus' : 'minus'} ${Math.abs(middle[1])}, is ${away} over 4, which is ${away / 4}. Multiplied out it is ${generalFormInWords(on)}. Part e: one equation taken from the other gives ${implicitInWords(chord)}.`,
          answers: [
            final('a', coordinates(...centre), 'C'),
            final('a', number(typedSurd(1, square)), 'radius'),
            final('c', number(typedSurd(1, area.inside))),
            final('d', circleAsked(on)),
            final('e', equation(implicit(chord))),
          ],
          verify() {
            const line = (point: Point) => chord[0] * point[0] + chord[1] * point[1] - chord[2]
            return compared(
              ['TP', distance(T, P) ** 2, tangent],
              ['TQ', distance(T, Q) ** 2, tangent],
              ['a right angle', distance(centre, P) ** 2 + distance(P, T) ** 2, distance(centre, T) ** 2],
              ['P on both', isOn(circle, P) && isOn(on, P) ? 1 : 0, 1],
              ['Q on both', isOn(circle, Q) && isOn(on, Q) ? 1 : 0, 1],
              ['P on the line', line(P) + 1, 1],
              ['Q on the line', line(Q) + 1, 1],
              ['the area', polygonArea(centre, P, T, Q) ** 2, square * tangent],
            )
          },
        }
      },
      'circles-that-touch'(random) {
        // B is along a whole-number direction from A; the circles touch at T.
        const [A, way, r, s] = random.pick([
          [[1, 2], [3, 4], 5, 10],
          [[-4, -3], [4, 3], 10, 5],
          [[-2, 1], [3, -4], 10, 5],
          [[-6, -5], [5, 12], 13, 13],
          [[2, -3], [4, 3], 5, 15],
          [[-1, 5], [4, -3], 15, 5],
        ] as const) as readonly [Point, Point, number, number]
        const unit = Math.hypot(...way)
        const T = plus(A, [(way[0] * r) / unit, (way[1] * r) / unit])
        const B = plus(A, [(way[0] * (r + s)) / unit, (way[1] * (r + s)) / unit])
        const first: Circle = { centre: A, square: r * r }
        const tangent = simplest(way[0], way[1], way[0] * T[0] + way[1] * T[1])
        const line = lineThrough(T, lowestTerms(-way[0], way[1]))
        const reach = 0.7 * Math.min(r, s)
        const ends = [1, -1].map(
          (sign): Point => [T[0] - (sign * reach * way[1]) / unit, T[1] + (sign * reach * way[0]) / unit],
        )
        const slope = `${way[1] < 0 ? '−' : ''}display(${Math.abs(way[1])}/${way[0]})`
        const down = `${way[1] < 0 ? '' : '−'}display(${way[0]}/${Math.abs(way[1])})`
        return {
          question: typst`
The circle $ ${generalForm(first)} $ has centre $A$. Another circle has centre $B${shownPoint(B)}$ and radius ${s}. The circles touch at $T$.
#sketch(height: 200pt, padding: (16pt, 18pt), ${bounds(A, r * r)}, ${bounds(B, s * s)}, edge(${ends.map(pair).join(', ')}, colour: addmaths), point(${pair(A)}, $A$), point(${pair(B)}, $B$), point(${pair(T)}, $T$, away: ${pair(B)}))
#part("a", 3)[Find the coordinates of $A$ and the radius of the first circle.]
#part("b", 2)[Show that the circles touch each other.]
#part("c", 2)[Find the coordinates of $T$.]
#part("d", 3)[Find the equation of the common tangent of the circles at $T$.]
#part("e", 1)[A third circle has centre $A$. The circle with centre $B$ is inside it and touches it. Find the radius of the third circle.]`,
          answer: typst`
#part("a")[
#working("M1")[$${completed(first)}$]
#working("A1")[$A$ is #result[$${shownPoint(A)}$]]
#working("A1")[radius #result[${r}]]]
#part("b")[
#working("M1 FT")[$A B = sqrt(${difference(B[0], A[0])} + ${difference(B[1], A[1])}) = ${r + s}$]
#working("A1")[this is the sum of the radii, $${r} + ${s}$, so they touch]]
#part("c")[
#working("M1 FT")[$arrow(O T) = arrow(O A) + display(${r}/${r + s}) arrow(A B)$ #h(3pt) _oe_]
#working("A1")[#result[$${shownPoint(T)}$]]]
#part("d")[
#working("M1 FT")[gradient of $A B$: $${slope}$]
#working("M1 FT")[gradient of the tangent $${down}$, through $T${shownPoint(T)}$]
#working("A1 oe")[#result[$${implicit(tangent)}$]]
#scheme[Or: the equation of one circle taken from that of the other, *M2*.]]
#part("e")[#working("B1 FT")[$A B + ${s} =$ #result[${r + 2 * s}]]]`,
          alt: plain`The circle ${generalFormInWords(first)} has centre A. Another circle has centre B, ${spokenPoint(B)}, and radius ${s}. The circles touch at T. Part a: find the coordinates of A and the radius of the first circle. Part b: show that the circles touch each other. Part c: find the coordinates of T. Part d: find the equation of the common tangent of the circles at T. Part e: a third circle has centre A. The circle with centre B is inside it and touches it. Find the radius of the third circle.`,
          answerAlt: plain`Part a: A is ${spokenPoint(A)} and the radius is ${r}. Part b: AB is ${r + s}, which is ${r} plus ${s}. Part c: T is ${r} over ${r + s} of the way from A to B, at ${spokenPoint(T)}. Part d: the tangent is perpendicular to AB, so it is ${implicitInWords(tangent)}. Part e: AB plus ${s} is ${r + 2 * s}.`,
          answers: [
            final('a', coordinates(...A), 'A'),
            final('a', number(r), 'radius'),
            final('c', coordinates(...T)),
            final('d', equation(implicit(tangent))),
            final('e', number(r + 2 * s)),
          ],
          verify() {
            return compared(
              ['AT', distance(A, T), r],
              ['TB', distance(T, B), s],
              ['AB', distance(A, B), r + s],
              ['from A to the tangent', gap(line, A), r],
              ['from B to the tangent', gap(line, B), s],
              ['T on it', tangent[0] * T[0] + tangent[1] * T[1], tangent[2]],
              // The farthest point of the circle about B from A.
              [
                'the third',
                Math.max(
                  ...Array.from({ length: 3600 }, (_, n) =>
                    distance(A, plus(B, [s * Math.cos(n / 573), s * Math.sin(n / 573)])),
                  ),
                ),
                r + 2 * s,
              ],
            )
          },
        }
      },
    },
  }),
)
