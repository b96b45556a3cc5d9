// Long questions on sectors: the sector of a given perimeter with the greatest area, and the region between two arcs.

import type { Point } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { rounded, significant } from '../../kit/numbers.ts'

import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI, sin, cos, acos, sqrt } = Math

/** The area within a ring of points, which are close together on its arcs. */
const within = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = ring[(n + 1) % ring.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2
const arc = ([x, y]: Point, radius: number, from: number, to: number, steps = 1000): Point[] =>
  Array.from({ length: steps + 1 }, (_, n) => {
    const angle = from + ((to - from) * n) / steps
    return [x + radius * cos(angle), y + radius * sin(angle)]
  })
const round = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length] ?? [0, 0]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)

export const sectorAndChord = laidOut(
  defineTemplate({
    id: 'sector-and-chord',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'given-perimeter'(random) {
        // Perimeter 4m: the area is greatest for the radius m and the angle 2.
        const m = random.pick([5, 6, 8, 9, 10, 12])
        const perimeter = 4 * m
        const segment = (m * m * (2 - sin(2))) / 2
        const chord = 2 * m * sin(1)
        return {
          question: typst`
A flower bed is a sector of a circle with centre $O$ and radius $r$~m. The angle of the sector is $θ$ radians. A rope ${perimeter}~m long goes exactly once round the edge of the bed.
#sketch(height: 160pt, sector-of((0, 0), 5, 33deg, 147deg, angle: $θ$, sides: ([$r$ m], none), fill: maths-wash), point((0, 0), $O$, side: "below", mark: false), point(on-circle((0, 0), 5, 147deg), $A$, away: (0, 0), mark: false), point(on-circle((0, 0), 5, 33deg), $B$, away: (0, 0), mark: false))
#part("a", 2)[Show that $θ = display(${perimeter}/r) − 2$.]
#part("b", 2)[Show that the area of the bed is $(${perimeter / 2}r − r^2)$~m².]
#part("c", 4)[Find the value of $r$ for which the area is greatest, and the values of $θ$ and of the area then.]
The bed has this greatest area. A straight path joins $A$ and $B$.
#part("d", 2)[Find the length of the path.]
#part("e", 2)[Find the area of the part of the bed between the path and the arc $A B$.]`,
          answer: typst`
#part("a")[
#working("M1")[$2r + r θ = ${perimeter}$]
#working("A1")[$r θ = ${perimeter} − 2r$, so #result[$θ = display(${perimeter}/r) − 2$]]]
#part("b")[
#working("M1")[area $= display(1/2) r^2 θ = display(1/2) r^2(display(${perimeter}/r) − 2)$]
#working("A1")[#result[$= ${perimeter / 2}r − r^2$]]]
#part("c")[
#working("M1")[$display((dif A)/(dif r)) = ${perimeter / 2} − 2r = 0$]
#scheme[Or: $A = ${m * m} − (r − ${m})^2$.]
#working("A1")[#result[$r = ${m}$]]
#working("B1 FT")[$θ = display(${perimeter}/${m}) − 2$: #result[$θ = 2$]]
#working("B1 FT")[$A = ${2 * m * m} − ${m * m} =$ #result[${m * m} m²]]]
#part("d")[
#working("M1 FT")[$A B = 2 times ${m} times sin 1$]
#scheme[Or: the cosine rule: $A B^2 = ${2 * m * m}(1 − cos 2)$.]
#working("A1")[#result[${significant(chord)} m] (3 s.f.)]]
#part("e")[
#working("M1 FT")[$${m * m} − display(1/2) times ${m}^2 times sin 2$]
#working("A1")[#result[${significant(segment)} m²] (3 s.f.)]
#note[The calculator must be in radians.]]`,
          alt: plain`A flower bed is a sector of a circle with centre O and radius r metres. The angle of the sector is theta radians, and the ends of its arc are A and B. A rope ${perimeter} metres long goes exactly once round the edge of the bed. Part a: show that theta is ${perimeter} over r, minus 2. Part b: show that the area of the bed in square metres is ${perimeter / 2} r minus r squared. Part c: find the value of r for which the area is greatest, and the values of theta and of the area then. The bed has this greatest area. A straight path joins A and B. Part d: find the length of the path. Part e: find the area of the part of the bed between the path and the arc AB.`,
          answerAlt: plain`Part a: 2 r plus r theta is ${perimeter}, so theta is ${perimeter} over r, minus 2. Part b: half of r squared times theta is ${perimeter / 2} r minus r squared. Part c: the derivative, ${perimeter / 2} minus 2 r, is 0 when r is ${m}. Then theta is 2 and the area is ${m * m} square metres. Part d: 2 times ${m} times sin 1 is ${significant(chord)} metres. Part e: ${m * m} minus half of ${m} squared times sin 2 is ${significant(segment)} square metres.`,
          answers: [
            final('c', number(m, { unit: 'm' }), 'r'),
            final('c', number(2, { unit: 'rad' }), 'θ'),
            final('c', number(m * m, { unit: 'm²' }), 'area'),
            final('d', threeFigures(chord, 'm')),
            final('e', threeFigures(segment, 'm²')),
          ],
          verify() {
            const sector = (r: number) => within([[0, 0], ...arc([0, 0], r, 0, perimeter / r - 2)])
            const nearby = [-1, -0.1, 0.1, 1].map((step) => sector(m + step))
            const edge = arc([0, 0], m, 0, 2)
            const [x, y] = edge.at(-1) ?? [0, 0]
            return compared(
              ['the rope', round([[0, 0], ...edge]), perimeter],
              ['the greatest area', Math.max(sector(m), ...nearby), sector(m)],
              ['the area', sector(m), m * m],
              ['the path', Math.hypot(x - m, y), chord],
              ['the segment', within(edge), segment],
            )
          },
        }
      },
      'two-arcs'(random) {
        // A circle about O, and an arc about A, which is on the circle.
        const r = random.pick([6, 12, 18])
        const half = PI / 6
        // AB = AC = r√3, and the angle BAC is π/3.
        const ab = r * sqrt(3)
        const arcBC = (ab * PI) / 3
        const sector = (ab * ab * PI) / 6
        const outer = 2 * half * 2 * r
        const [edge, crescent] = [arcBC + outer, (r * r * PI) / 3 + (r * r * sqrt(3)) / 2 - sector]
        const say = (k: number) => (k === 1 ? '' : `${k}`)
        const square = r * r
        const A: Point = [0, -5]
        const B: Point = [5 * cos(PI / 6), 5 * sin(PI / 6)]
        const C: Point = [-5 * cos(PI / 6), 5 * sin(PI / 6)]
        const big = 5 * sqrt(3)
        const upper = arc([0, 0], 5, PI / 6, (5 * PI) / 6, 24)
        const lower = arc(A, big, (2 * PI) / 3, PI / 3, 24)
        return {
          question: typst`
The diagram shows a circle with centre $O$ and radius ${r}~cm. $A$, $B$ and $C$ are points on the circle with $A B = A C$, and angle $B A C = display(pi/3)$ radians. An arc of a circle with centre $A$ joins $B$ and $C$.
#sketch(height: 230pt, padding: (40pt, 24pt), polygon-of(${[...upper, ...lower].map(pair).join(', ')}, fill: maths-wash, colour: maths-wash), circle-of((0, 0), 5), edge(${pair(A)}, ${pair(B)}), edge(${pair(A)}, ${pair(C)}), arc-of(${pair(A)}, ${rounded(big)}, 60deg, 120deg), point((0, 0), $O$, side: "below-right"), point(${pair(A)}, $A$, side: "below", mark: false), point(${pair(B)}, $B$, away: (0, 0), mark: false), point(${pair(C)}, $C$, away: (0, 0), mark: false), angle-mark(${pair(A)}, ${pair(B)}, ${pair(C)}, body: $inline(pi/3)$))
#part("a", 3)[Show that $A B = ${r} sqrt(3)$~cm.]
#part("b", 2)[Find, in terms of $pi$, the length of the arc $B C$ with centre $A$.]
#part("c", 3)[Show that angle $B O C = display((2 pi)/3)$ radians, and hence find the exact perimeter of the shaded region.]
#part("d", 4)[Find the exact area of the shaded region, between the two arcs.]`,
          answer: typst`
#part("a")[
#working("B1")[angle $O A B = display(pi/6)$, because $O A$ halves angle $B A C$]
#working("M1")[$O A = O B$, so $A B = 2 times ${r} cos display(pi/6)$]
#working("A1")[$= 2 times ${r} times display(sqrt(3)/2) = ${r} sqrt(3)$]]
#part("b")[
#working("M1")[$${r} sqrt(3) times display(pi/3)$]
#working("A1 oe")[#result[$${r / 3} sqrt(3) pi$ cm]]]
#part("c")[
#working("B1")[the angle at the centre is twice the angle at the circumference: $2 times display(pi/3)$]
#working("M1 FT")[$${r} times display((2 pi)/3) + ${r / 3} sqrt(3) pi$]
#working("A1 oe")[$=$ #result[$${r / 3} pi (2 + sqrt(3))$ cm]]]
#part("d")[
#working("M1")[sector $O B C$ and triangles $O A B$, $O A C$: \
$display(1/2) times ${square} times display((2 pi)/3) + 2 times display(1/2) times ${square} sin display((2 pi)/3)$]
#working("A1")[$= ${square / 3} pi + ${square / 2} sqrt(3)$]
#working("M1")[sector $A B C$: $display(1/2)(${r} sqrt(3))^2 times display(pi/3) = ${square / 2} pi$]
#working("A1 oe")[$${square / 3} pi + ${square / 2} sqrt(3) − ${square / 2} pi$ \
$=$ #result[$${square / 2} sqrt(3) − ${say(square / 6)}pi$ cm²]]
#scheme[Or: the segment of the circle with centre $O$, $${square / 3} pi − ${square / 4} sqrt(3)$ (*M1* *A1*), less the segment of the circle with centre $A$, $${square / 2} pi − ${(3 * square) / 4} sqrt(3)$ (*M1*).]]`,
          alt: plain`The diagram shows a circle with centre O and radius ${r} cm. A, B and C are points on the circle with AB equal to AC, and angle BAC is pi over 3 radians. O is inside triangle ABC. An arc of a circle with centre A joins B and C, inside the circle with centre O. The region between this arc and the arc BC of the circle with centre O is shaded. Part a: show that AB is ${r} root 3 centimetres. Part b: find, in terms of pi, the length of the arc BC with centre A. Part c: show that angle BOC is 2 pi over 3 radians, and hence find the exact perimeter of the shaded region. Part d: find the exact area of the shaded region.`,
          answerAlt: plain`Part a: angle OAB is pi over 6, so AB is 2 times ${r} times the cosine of pi over 6, which is ${r} root 3. Part b: ${r} root 3 times pi over 3, which is ${r / 3} root 3 times pi centimetres. Part c: the angle at the centre is twice the angle at the circumference. The perimeter is ${r / 3} pi times, open bracket, 2 plus root 3, close bracket, centimetres. Part d: the sector OBC and the two triangles are ${square / 3} pi plus ${square / 2} root 3. The sector ABC is ${square / 2} pi. The difference is ${square / 2} root 3 minus ${say(square / 6)} pi square centimetres.`,
          answers: [
            final('b', number(`${r / 3}√3*π`, { unit: 'cm' })),
            final('c', number(`${r / 3}π(2 + √3)`, { unit: 'cm' })),
            final('d', number(`${square / 2}√3 - ${square / 6}π`, { unit: 'cm²' })),
          ],
          verify() {
            const [a, b]: [Point, Point] = [
              [0, -r],
              [r * cos(PI / 6), r * sin(PI / 6)],
            ]
            const near = arc(a, ab, (2 * PI) / 3, PI / 3)
            const ring = [...arc([0, 0], r, PI / 6, (5 * PI) / 6), ...near]
            const angle = acos((b[0] * -b[0] + b[1] * b[1]) / (r * r))
            return compared(
              ['AB', Math.hypot(b[0] - a[0], b[1] - a[1]), ab],
              ['the arc', round(near) - r * sqrt(3), arcBC],
              ['the angle', angle, (2 * PI) / 3],
              ['the perimeter', round(ring), edge],
              ['the area', within(ring), crescent],
              ['as printed', (square / 2) * sqrt(3) - (square / 6) * PI, crescent],
            )
          },
        }
      },
    },
  }),
)
