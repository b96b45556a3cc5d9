// Long questions on position vectors: a ship that passes a lighthouse, and a parallelogram with coordinates.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { anyRatio, column, final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { numberInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inColumn } from './typed.ts'

const exact = (value: number) => Number(value.toPrecision(10))
const shown = ([x, y]: Point) => `vec(${minus(x)}, ${minus(y)})`
const said = ([x, y]: Point) => `vector with components ${numberInWords(x)} and ${numberInWords(y)}`
const moving = (start: Point, v: Point) =>
  `vec(${terms([start[0], ''], [v[0], 't'])}, ${terms([start[1], ''], [v[1], 't'])})`
const movingSaid = (start: Point, v: Point) =>
  `vector with components ${termsInWords([start[0], ''], [v[0], 't'])} and ${termsInWords([start[1], ''], [v[1], 't'])}`
const less = (p: Point, q: Point): Point => [exact(p[0] - q[0]), exact(p[1] - q[1])]
const length = ([x, y]: Point) => x * x + y * y

export const positionsInFull = laidOut(
  defineTemplate({
    id: 'positions-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'past-a-lighthouse'(random) {
        // Nearest to the lighthouse at t = when, at the distance near; seen from `half` hours before to `half` after.
        const [light, start, v, when, near, half, sight] = random.pick([
          [[30, 25], [2, -4], [12, 16], 2, 5, 0.6, 13],
          [[20, 10], [4, -3], [6, 8], 2, 5, 1.2, 13],
          [[15, -8], [-6, 14], [12, -9], 2, 5, 0.8, 13],
          [[-12, 10], [14, -8], [-9, 12], 2, 10, 1.6, 26],
          [[12, -5], [-9, 17], [8, -6], 3, 5, 1.2, 13],
        ] as const) as readonly [Point, Point, Point, number, number, number, number]
        const speed = Math.sqrt(length(v))
        const from = less(start, light)
        const [a, b, c] = [length(v), 2 * (from[0] * v[0] + from[1] * v[1]), length(from)]
        const square = terms([a, 't^2'], [b, 't'], [c, ''])
        const squareSaid = termsInWords([a, 't squared'], [b, 't'], [c, ''])
        const [first, last] = [exact(when - half), exact(when + half)]
        const minutes = Math.round(120 * half)
        return {
          // Vectors in neighbouring lines would touch.
          question: typst`#set par(leading: 0.95em)
In this question $vec(1, 0)$ is 1~km due east and $vec(0, 1)$ is 1~km due north, and the origin $O$ is a port. At noon a ship is at the point with position vector $${shown(start)}$. It moves with the constant velocity $${shown(v)}$~#box[km/h]. A lighthouse $L$ has the position vector $${shown(light)}$.
#part("a", 1)[Find the speed of the ship.]
#part("b", 1)[Find the position vector of the ship $t$ hours after noon.]
#part("c", 3)[The distance of the ship from $L$ at this time is $d$~km. Show that $ d^2 = ${square}. $]
#part("d", 3)[Find the time at which the ship is nearest to $L$, and its distance from $L$ then.]
#part("e", 4)[The light of $L$ can be seen up to ${sight}~km away. Find for how many minutes it can be seen from the ship.]`,
          answer: typst`
#part("a")[#working("B1")[$sqrt(${Math.abs(v[0])}^2 + ${Math.abs(v[1])}^2) =$ #result[${speed} km/h]]]
#part("b")[#working("B1")[#result[$${moving(start, v)}$]]]
#part("c")[
#working("M1 FT")[from $L$ to the ship: $${moving(start, v)} − ${shown(light)} = ${moving(from, v)}$]
#working("M1 dep")[$d^2 = (${terms([from[0], ''], [v[0], 't'])})^2 + (${terms([from[1], ''], [v[1], 't'])})^2$]
#working("A1")[$= ${square}$]]
#part("d")[
#working("M1")[$display((dif)/(dif t))(d^2) = ${terms([2 * a, 't'], [b, ''])} = 0$]
#scheme[Or: $d^2 = ${a}(t − ${when})^2 + ${near * near}$.]
#working("A1")[$t = ${when}$: #result[${12 + when}:00]]
#working("A1")[$d^2 = ${near * near}$, so #result[${near} km]]]
#part("e")[
#working("M1")[$${square} = ${sight}^2$]
#working("A1")[$${a}(t − ${when})^2 = ${sight * sight - near * near}$ #h(3pt) _oe_]
#working("A1")[$t = ${first}$ and $t = ${last}$]
#working("A1")[$${last} − ${first} = ${exact(2 * half)}$ hours: #result[${minutes} minutes]]]`,
          alt: plain`In this question a column vector has a component in kilometres due east and a component in kilometres due north, from a port O. At noon a ship is at the point whose position vector is the ${said(start)}. It moves with constant velocity, the ${said(v)}, in kilometres per hour. The position vector of a lighthouse L is the ${said(light)}. Part a: find the speed of the ship. Part b: find the position vector of the ship t hours after noon. Part c: the distance of the ship from L at this time is d kilometres. Show that d squared equals ${squareSaid}. Part d: find the time at which the ship is nearest to L, and its distance from L then. Part e: the light of L can be seen up to ${sight} kilometres away. Find for how many minutes it can be seen from the ship.`,
          answerAlt: plain`Part a: ${speed} kilometres per hour. Part b: the ${movingSaid(start, v)}. Part c: from L to the ship it is the ${movingSaid(from, v)}; the sum of the squares is ${squareSaid}. Part d: the derivative is 0 when t is ${when}, which is ${12 + when}:00, and the distance is ${near} kilometres. Part e: ${a} times the square of, open bracket, t minus ${when}, close bracket, is ${sight * sight - near * near}, so t is ${first} or ${last}: it can be seen for ${minutes} minutes.`,
          answers: [
            final('a', number(speed, { unit: 'km/h' })),
            final('b', inColumn(start, v)),
            final('d', { kind: 'time', minutes: 60 * (12 + when), is: 'clock' }, 'time'),
            final('d', number(near, { unit: 'km' }), 'distance'),
            final('e', inNamedUnit(number(minutes, { unit: 'minutes' }))),
          ],
          verify() {
            const at = (t: number): Point => [start[0] + t * v[0], start[1] + t * v[1]]
            const away = (t: number) => distance(at(t), light)
            const seen = roots((t) => away(t) - sight, -1.003, 8.001, 9004)
            const all = Array.from({ length: 8001 }, (_, n) => away(n / 1000))
            return compared(
              ['the speed', distance(at(0), at(1)), speed],
              ['d squared', away(0.7) ** 2, a * 0.49 + b * 0.7 + c],
              ['the nearest', Math.min(...all), near],
              ['when', all.indexOf(Math.min(...all)) / 1000, when],
              ['first seen', seen[0] ?? 0, first],
              ['last seen', seen[1] ?? 0, last],
              ['minutes', ((seen[1] ?? 0) - (seen[0] ?? 0)) * 60, minutes],
            )
          },
        }
      },
      'points-on-one-line'(random) {
        // M is the midpoint of BC and AE : EC = 2 : 1, so D, E and M are on one line with DE : EM = 2 : 1.
        const [A, B, C] = random.until(
          (): [Point, Point, Point] => {
            const p: Point = [random.integer(-4, 3), random.integer(-4, 3)]
            const q: Point = [p[0] + random.integer(3, 8), p[1] + random.integer(-3, 3)]
            return [p, q, [p[0] + 3 * random.integer(2, 4), p[1] + 3 * random.integer(2, 4)]]
          },
          ([p, q, r]) => {
            const [u, w] = [less(q, p), less(r, q)]
            const cross = u[0] * w[1] - u[1] * w[0]
            const isWhole = Number.isInteger(Math.sqrt(length(u)))
            const isFlat = [u, w].some(([x, y]) => x === 0 || y === 0)
            // AB and BC differ clearly, and so do all four points.
            return cross > 14 && !isWhole && !isFlat && Math.abs(length(u) - length(w)) > 6
          },
        )
        const D = less([A[0] + C[0], A[1] + C[1]], B)
        const M: Point = [(B[0] + C[0]) / 2, (B[1] + C[1]) / 2]
        const E: Point = [(A[0] + 2 * C[0]) / 3, (A[1] + 2 * C[1]) / 3]
        const [AB, BC, AC, DE, EM] = [less(B, A), less(C, B), less(C, A), less(E, D), less(M, E)]
        const at = (point: Point) => `(${point.join(', ')})`
        // The label of E stands in the wider angle between AC and DM.
        const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)]
        const [toA, toD] = [unit(less(A, E)), unit(less(D, E))]
        const side = toA[0] * toD[0] + toA[1] * toD[1] > 0 ? -1 : 1
        const beside = pair([E[0] - side * toA[0] - toD[0], E[1] - side * toA[1] - toD[1]])
        return {
          question: typst`
The points $A$, $B$ and $C$ have the position vectors $${shown(A)}$, $${shown(B)}$ and $${shown(C)}$.
#part("a", 2)[Find $arrow(A B)$, and its magnitude in exact form.]
#part("b", 2)[$A B C D$ is a parallelogram. Find the position vector of $D$.]
#part("c", 2)[Show that $A B C D$ is not a rhombus.]
The point $E$ on $A C$ is such that $A E : E C = 2 : 1$, and $M$ is the midpoint of $B C$.
#part("d", 2)[Find the position vector of $E$.]
#part("e", 4)[Show that $D$, $E$ and $M$ lie on one straight line, and find the ratio $D E : E M$.]`,
          answer: typst`
#part("a")[
#working("B1")[$${shown(B)} − ${shown(A)} =$ #result[$${shown(AB)}$]]
#working("B1 FT")[#result[$${surd(1, length(AB))}$]]]
#part("b")[
#working("M1")[$arrow(A D) = arrow(B C) = ${shown(BC)}$]
#working("A1")[$${shown(A)} + ${shown(BC)} =$ #result[$${shown(D)}$]]
#scheme[Or: $bold(upright(d)) = bold(upright(a)) + bold(upright(c)) − bold(upright(b))$.]]
#part("c")[
#working("M1")[compares $A B^2 = ${length(AB)}$ with $B C^2 = ${length(BC)}$]
#working("A1")[neighbouring sides are not equal, so it is #result[not a rhombus]]]
#part("d")[
#working("M1")[$${shown(A)} + display(2/3) ${shown(AC)}$]
#working("A1")[#result[$${shown(E)}$]]]
#part("e")[
#sketch(height: 170pt, polygon-of(${at(A)}, ${at(B)}, ${at(C)}, ${at(D)}, names: ($A$, $B$, $C$, $D$)), edge(${at(A)}, ${at(C)}), edge(${at(D)}, ${at(M)}), point(${at(E)}, $E$, away: ${beside}), point(${at(M)}, $M$, away: ${pair([(A[0] + D[0]) / 2, (A[1] + D[1]) / 2])}))
#working("B1")[position vector of $M$: $${shown(M)}$]
#working("M1")[$arrow(D E) = ${shown(DE)}$ and $arrow(E M) = ${shown(EM)}$]
#working("A1")[$arrow(D E) = 2 arrow(E M)$, so they are parallel, and both have the point $E$: one straight line]
#working("A1")[$D E : E M =$ #result[$2 : 1$]]]`,
          alt: plain`The position vector of the point A is the ${said(A)}, of B the ${said(B)} and of C the ${said(C)}. Part a: find the vector AB, and its magnitude in exact form. Part b: ABCD is a parallelogram. Find the position vector of D. Part c: show that ABCD is not a rhombus. The point E on AC is such that AE to EC is 2 to 1, and M is the midpoint of BC. Part d: find the position vector of E. Part e: show that D, E and M lie on one straight line, and find the ratio DE to EM.`,
          answerAlt: plain`Part a: the ${said(AB)}, of magnitude ${surdInWords(1, length(AB))}. Part b: AD is BC, the ${said(BC)}, so the position vector of D is the ${said(D)}. Part c: the square of AB is ${length(AB)} and the square of BC is ${length(BC)}. Part d: the ${said(E)}. Part e: the position vector of M is the ${said(M)}. DE is the ${said(DE)} and EM is the ${said(EM)}, so DE is 2 times EM. They are parallel and share E; the ratio is 2 to 1.`,
          answers: [
            final('a', column(...AB), 'AB'),
            final('a', number(typedSurd(1, length(AB))), 'magnitude'),
            final('b', column(...D)),
            final('d', column(...E)),
            final('e', anyRatio(2, 1), 'DE : EM'),
          ],
          verify() {
            // Where the lines AC and DM cross, found along AC.
            const along = (t: number): Point => [A[0] + t * AC[0], A[1] + t * AC[1]]
            const off = (t: number) =>
              (along(t)[0] - D[0]) * (M[1] - D[1]) - (along(t)[1] - D[1]) * (M[0] - D[0])
            const [t = 0] = roots(off, 0.0031, 1.2, 1999)
            const cross = along(t)
            return compared(
              ['AB', distance(A, B) ** 2, length(AB)],
              ['opposite sides', distance(A, D), distance(B, C)],
              ['and the others', distance(C, D), distance(A, B)],
              ['where they cross', t, 2 / 3],
              ['E', distance(cross, E), 0],
              ['DE : EM', distance(D, cross) / distance(cross, M), 2],
              ['no rhombus', Math.abs(length(AB) - length(BC)) > 0 ? 1 : 0, 1],
            )
          },
        }
      },
    },
  }),
)
