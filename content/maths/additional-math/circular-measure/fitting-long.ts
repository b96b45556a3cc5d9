// Long questions on circles that fit: one in a sector, and one in a pointed arch.

import { distance, integrate, type Point } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, rounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI, sqrt, hypot } = Math

/** Markup of k√3 and kπ, without the 1. */
const rootThree = (k: number) => `${k === 1 ? '' : `${k} `}sqrt(3)`
const ofPi = (k: number) => `${k === 1 ? '' : k}pi`
const saidPi = (k: number) => `${k === 1 ? '' : `${k} `}pi`

export const circlesThatFit = laidOut(
  defineTemplate({
    id: 'circles-that-fit',
    marks: 10,
    calculator: false,
    level: 5,
    cases: {
      'circle-in-a-sector'(random) {
        const R = random.pick([6, 12, 18, 24, 30, 36])
        const r = R / 3
        const [sector, circle] = [(R * R) / 6, r * r]
        const left = sector - circle
        return {
          question: typst`
The diagram shows a sector $O A B$ of a circle with centre $O$ and radius ${R}~cm. Angle $A O B$ is $display(pi/3)$ radians. A smaller circle, with centre $C$ and radius $r$~cm, touches $O A$ at $D$, $O B$ at $E$ and the arc $A B$.
#sketch(height: 200pt, padding: (24pt, 22pt), sector-of((0, 0), 6, 0deg, 60deg, fill: addmaths-wash), circle-of((${rounded(4 * 0.8660254)}, 2), 2, mark: false, fill: surface), point((0, 0), $O$, side: "left", mark: false), point((6, 0), $A$, side: "right", mark: false), point((3, ${rounded(6 * 0.8660254)}), $B$, side: "above", mark: false), point((${rounded(4 * 0.8660254)}, 2), $C$, side: "right"), point((${rounded(4 * 0.8660254)}, 0), $D$, side: "below"), point((${rounded(2 * 0.8660254)}, 3), $E$, side: "above-left"))
#part("a", 3)[Show that $r = ${r}$.]
#part("b", 3)[Find, in terms of $pi$, the area of the shaded region, which is inside the sector and outside the circle.]
#part("c", 1)[Show that $O D = ${rootThree(r)}$~cm.]
#part("d", 3)[Find the exact area of the region bounded by $O D$, $O E$ and the shorter arc $D E$.]`,
          answer: typst`
#part("a")[
#working("B1")[$O C = ${R} − r$, because $O C$ produced meets the arc where the circle touches it]
#working("M1")[right-angled triangle $O D C$, in which angle $C O D = display(pi/6)$: \
$sin display(pi/6) = display(r/(${R} − r)) = display(1/2)$]
#working("A1")[$2r = ${R} − r$, so $r = ${r}$]]
#part("b")[
#working("M1")[sector: $display(1/2) times ${R}^2 times display(pi/3) = ${ofPi(sector)}$]
#working("M1 dep")[$− pi times ${r}^2$]
#working("A1")[#result[$${ofPi(left)}$ cm²]]]
#part("c")[#working("B1")[$O D = display(${r}/(tan pi/6)) = ${rootThree(r)}$ #h(3pt) _or_ $sqrt(${2 * r}^2 − ${r}^2)$]]
#part("d")[
#working("M1")[quadrilateral $O D C E$: $2 times display(1/2) times ${rootThree(r)} times ${r} = ${rootThree(r * r)}$]
#working("M1")[angle $D C E = 2pi − display(pi/2) − display(pi/2) − display(pi/3) = display((2pi)/3)$; sector $display(1/2) times ${r}^2 times display((2pi)/3)$]
#working("A1")[#result[$(${rootThree(r * r)} − ${fraction(r * r, 3) === '1' ? '' : fraction(r * r, 3)}pi)$ cm²]]]`,
          alt: plain`A diagram shows a sector OAB of a circle with centre O and radius ${R} cm. Angle AOB is pi over 3 radians. A smaller circle, with centre C and radius r cm, touches OA at D, OB at E and the arc AB. Part a: show that r is ${r}. Part b: find, in terms of pi, the area of the shaded region, which is inside the sector and outside the circle. Part c: show that OD is ${r} root 3 cm. Part d: find the exact area of the region bounded by OD, OE and the shorter arc DE.`,
          answerAlt: plain`Part a: OC is ${R} minus r, and the sine of pi over 6 is r over, open bracket, ${R} minus r, close bracket, so r is ${r}. Part b: the sector is ${saidPi(sector)} and the circle is ${saidPi(circle)}, which leaves ${saidPi(left)} square centimetres. Part c: OD is ${r} over the tangent of pi over 6, which is ${r} root 3. Part d: the quadrilateral ODCE is ${r * r} root 3, and the sector of the circle with the angle 2 pi over 3 is ${(r * r) % 3 === 0 ? `${(r * r) / 3}` : `${r * r} over 3, times`} pi. The difference, in square centimetres, is ${r * r} root 3 minus ${(r * r) % 3 === 0 ? `${(r * r) / 3}` : `${r * r} over 3, times`} pi.`,
          answers: [
            final('b', number(`${left}π`, { unit: 'cm²' })),
            final('d', number(`${r * r}√3 - ${r * r}π/3`, { unit: 'cm²' })),
          ],
          verify() {
            // The distances of C from OA, from OB and from the arc; the area between OD and the circle by strips.
            const C: Point = [r * sqrt(3), r]
            const toOB = Math.abs(C[0] * Math.sin(PI / 3) - C[1] * Math.cos(PI / 3))
            const bare = integrate(
              (t) => {
                // Along the direction t from O to the nearer side of the circle.
                const [b, c] = [C[0] * Math.cos(t) + C[1] * Math.sin(t), hypot(...C) ** 2 - r * r]
                const near = b - sqrt(Math.max(0, b * b - c))
                return (near * near) / 2
              },
              0,
              PI / 6,
            )
            return compared(
              ['from OA', C[1], r],
              ['from OB', toOB, r],
              ['from the arc', R - hypot(...C), r],
              ['OD', distance([0, 0], [C[0], 0]), r * sqrt(3)],
              ['shaded', (PI * R * R) / 6 - PI * r * r, left * PI],
              [
                'the region',
                Number((2 * bare).toPrecision(4)),
                Number((r * r * (sqrt(3) - PI / 3)).toPrecision(4)),
              ],
            )
          },
        }
      },
      'pointed-arch'(random) {
        // Each arc has its centre at the other end of AB; the circle has the radius 3/8 of AB.
        const s = random.pick([40, 48, 64, 72, 80, 96])
        const r = (3 * s) / 8
        const third = [s * s, 3] as const
        const quarter = (s * s) / 4
        const area = s * s * (PI / 3 - sqrt(3) / 4)
        const [sectors, arcs] = [fraction(s * s, 3), fraction(2 * s, 3)]
        return {
          question: typst`
The diagram shows the top of a window, a pointed arch $A B C$ in which $A B = ${s}$~cm. The arc $B C$ has centre $A$ and the arc $A C$ has centre $B$. A circle of coloured glass, with centre $D$, touches $A B$ and both arcs.
#sketch(height: 200pt, padding: (24pt, 22pt), arc-of((0, 0), 8, 0deg, 60deg), arc-of((8, 0), 8, 120deg, 180deg), edge((0, 0), (8, 0)), circle-of((4, 3), 3, mark: false, fill: addmaths-wash), point((0, 0), $A$, side: "left", mark: false), point((8, 0), $B$, side: "right", mark: false), point((4, ${rounded(8 * 0.8660254)}), $C$, side: "above", mark: false), point((4, 3), $D$, side: "right"))
#part("a", 1)[Explain why angle $B A C = display(pi/3)$ radians.]
#part("b", 2)[Find, in terms of $pi$, the perimeter of the arch.]
#part("c", 3)[Show that the area of the arch is $(${sectors}pi − ${rootThree(quarter)})$~cm².]
#part("d", 3)[Show that the radius of the circle is ${r}~cm.]
#part("e", 1)[Find the exact area of the arch that is outside the circle.]`,
          answer: typst`
#part("a")[#working("B1")[$A B = A C$ and $B A = B C$ are radii, so triangle $A B C$ is equilateral]]
#part("b")[
#working("M1")[one arc: $${s} times display(pi/3)$]
#working("A1")[#result[$(${s} + ${arcs}pi)$ cm]]]
#part("c")[
#working("M1")[two sectors: $2 times display(1/2) times ${s}^2 times display(pi/3)$]
#working("M1")[the triangle is in both, so less $display(1/2) times ${s}^2 times sin display(pi/3)$]
#working("A1")[$= ${fraction(s * s, 3)}pi − display(1/2) times ${s * s} times display(sqrt(3)/2) = ${sectors}pi − ${rootThree(quarter)}$]]
#part("d")[
#working("B1")[$A D = ${s} − r$, because the circle touches the arc on $A D$ produced]
#working("M1")[$D$ is $r$ above the midpoint of $A B$: \
$${s / 2}^2 + r^2 = (${s} − r)^2$]
#working("A1")[$${(s * s) / 4} = ${s * s} − ${2 * s}r$, so $r = display(${(3 * s * s) / 4}/${2 * s}) = ${r}$]]
#part("e")[#working("B1")[$${sectors}pi − ${rootThree(quarter)} − ${r * r}pi =$ #result[$(${fraction(third[0] - 3 * r * r, 3) === '1' ? '' : fraction(third[0] - 3 * r * r, 3)}pi − ${rootThree(quarter)})$ cm²]]]`,
          alt: plain`A diagram shows the top of a window, a pointed arch ABC in which AB is ${s} cm. The arc BC has centre A and the arc AC has centre B. A circle of coloured glass, with centre D, touches AB and both arcs. Part a: explain why angle BAC is pi over 3 radians. Part b: find, in terms of pi, the perimeter of the arch. Part c: show that the area of the arch, in square centimetres, is ${s * s} over 3, times pi, minus ${quarter} root 3. Part d: show that the radius of the circle is ${r} cm. Part e: find the exact area of the arch that is outside the circle.`,
          answerAlt: plain`Part a: the sides are radii, so triangle ABC is equilateral. Part b: each arc is ${s} times pi over 3, so the perimeter in centimetres is ${s} plus ${(2 * s) % 3 === 0 ? `${(2 * s) / 3} pi` : `${2 * s} over 3 times pi`}. Part c: two sectors less the triangle, which is in both. Part d: AD is ${s} minus r, and D is r above the midpoint of AB. Pythagoras gives ${2 * s} r equal to ${(3 * s * s) / 4}, so r is ${r}. Part e: take away ${r * r} pi. It leaves, in square centimetres, ${(third[0] - 3 * r * r) % 3 === 0 ? `${(third[0] - 3 * r * r) / 3} pi` : `${third[0] - 3 * r * r} over 3 times pi`} minus ${quarter} root 3.`,
          answers: [
            final('b', number(`${s} + ${2 * s}π/3`, { unit: 'cm' })),
            final('e', number(`${third[0] - 3 * r * r}π/3 - ${quarter}√3`, { unit: 'cm²' })),
          ],
          verify() {
            const D: Point = [s / 2, r]
            // The height of the arch over each place of AB.
            const height = (x: number) => sqrt(Math.max(0, s * s - Math.max(x, s - x) ** 2))
            const whole = 2 * integrate(height, 0, s / 2)
            const about = (value: number) => Number(value.toPrecision(4))
            return compared(
              ['the area', about(whole), about(area)],
              ['from the arc BC', s - distance([0, 0], D), r],
              ['from the arc AC', s - distance([s, 0], D), r],
              [
                'outside',
                about(whole - PI * r * r),
                about(((third[0] - 3 * r * r) * PI) / 3 - quarter * sqrt(3)),
              ],
            )
          },
        }
      },
    },
  }),
)
