// Long questions on arcs and segments in the world: water in a pipe, and three discs that touch each other.

import { integrate, type Point } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, exact, rounded, significant } from '../../kit/numbers.ts'
import { fromRounded, fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI, sin, cos, acos, atan, sqrt } = Math

export const pipesAndDiscs = laidOut(
  defineTemplate({
    id: 'pipes-and-discs',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'water-in-a-pipe'(random) {
        const [r, depth, speed] = random.pick([
          [30, 18, 45],
          [40, 24, 30],
          [25, 10, 60],
          [50, 30, 25],
          [36, 20, 40],
          [45, 20, 35],
        ] as const)
        const theta = 2 * acos((r - depth) / r)
        const shown = Number(theta.toFixed(3))
        const wet = (angle: number) => (r * r * (angle - sin(angle))) / 2
        const flow = (angle: number) => (wet(angle) * speed * 60) / 1000
        const share = (angle: number) => 100 - (100 * wet(angle)) / (PI * r * r)
        const half = (theta * 90) / PI
        return {
          question: typst`
The diagram shows the cross-section of a pipe, a circle with centre $O$ and radius ${r}~cm. The pipe carries water whose greatest depth is ${depth}~cm. The surface of the water is $A B$.
#sketch(height: 180pt, padding: (20pt, 20pt), segment-of((0, 0), ${r}, ${rounded(270 - half)}deg, ${rounded(270 + half)}deg, fill: addmaths-wash), circle-of((0, 0), ${r}, name: $O$, name-side: "above"), edge((0, 0), on-circle((0, 0), ${r}, ${rounded(270 - half)}deg)), edge((0, 0), on-circle((0, 0), ${r}, ${rounded(270 + half)}deg)), circle-point((0, 0), ${r}, ${rounded(270 - half)}deg, $A$, mark: false), circle-point((0, 0), ${r}, ${rounded(270 + half)}deg, $B$, mark: false))
#part("a", 2)[Show that angle $A O B = ${decimals(theta, 3)}$ radians, correct to 3 decimal places.]
#part("b", 1)[Find the length of the arc $A B$ that the water touches.]
#part("c", 2)[Find the area of the cross-section of the water.]
#part("d", 2)[The water flows at ${speed}~cm/s. Find, in litres, the volume of water that flows through the pipe in one minute.]
#part("e", 3)[After rain the water is higher, and its surface is as wide as $A B$ again. Find the percentage of the cross-section of the pipe that the water fills now.]`,
          answer: typst`
#part("a")[
#working("M1")[from $O$ to $A B$: $${r} − ${depth} = ${r - depth}$, and $cos display((A O B)/2) = display(${r - depth}/${r})$]
#working("A1")[$A O B = 2 times ${significant(theta / 2, 6)}… = ${significant(theta, 6)}… = ${decimals(theta, 3)}$]]
#part("b")[#working("B1")[$${r} times ${decimals(theta, 3)} =$ #result[${significant(r * theta)} cm] (3 s.f.)]]
#part("c")[
#working("M1")[$display(1/2) times ${r}^2 times (${decimals(theta, 3)} − sin ${decimals(theta, 3)})$]
#working("A1")[#result[${significant(wet(theta))} cm²] (3 s.f.)]]
#part("d")[
#working("M1 FT")[$${significant(wet(theta), 4)} times ${speed} times 60 div 1000$]
#working("A1")[#result[${significant(flow(theta))} litres] (3 s.f.)]]
#part("e")[
#working("M1 FT")[now the part without water is a segment as in (c): \
$pi times ${r}^2 − ${significant(wet(theta), 4)} = ${significant(PI * r * r - wet(theta), 4)}$]
#working("M1 dep")[$display(${significant(PI * r * r - wet(theta), 4)}/(pi times ${r}^2)) times 100$]
#working("A1 cao")[#result[${significant(share(theta))}%] (3 s.f.)]]`,
          alt: plain`A diagram shows the cross-section of a pipe, a circle with centre O and radius ${r} cm. The pipe is less than half full of water, and the greatest depth of the water is ${depth} cm. The surface of the water is AB. Part a: show that angle AOB is ${decimals(theta, 3)} radians, correct to 3 decimal places. Part b: find the length of the arc AB that the water touches. Part c: find the area of the cross-section of the water. Part d: the water flows at ${speed} cm per second. Find, in litres, the volume of water that flows through the pipe in one minute. Part e: after rain the water is higher, and its surface is as wide as AB again. Find the percentage of the cross-section of the pipe that the water fills now.`,
          answerAlt: plain`Part a: O is ${r - depth} cm above AB, so the cosine of half the angle is ${r - depth} over ${r}. Part b: ${r} times ${decimals(theta, 3)} is ${significant(r * theta)} cm. Part c: half of ${r} squared, times the angle minus its sine, is ${significant(wet(theta))} square centimetres. Part d: times ${speed} and times 60, divided by 1000, it is ${significant(flow(theta))} litres. Part e: now the segment is the part without water, so the water fills ${significant(share(theta))} percent.`,
          answers: [
            final(
              'b',
              fromShown((angle) => r * angle, toThreePlaces(theta), 'cm'),
            ),
            final('c', fromShown(wet, toThreePlaces(theta), 'cm²')),
            final(
              'd',
              number(flow(theta), {
                to: { figures: 3 },
                accept: fromRounded(
                  flow(theta),
                  flow(shown),
                  (Number(significant(wet(theta))) * speed * 60) / 1000,
                ),
                unit: 'litres',
                isUnitNamed: true,
              }),
            ),
            final(
              'e',
              number(share(theta), {
                to: { figures: 3 },
                accept: fromRounded(
                  share(theta),
                  share(shown),
                  100 - (100 * Number(significant(wet(theta)))) / (PI * r * r),
                ),
                unit: '%',
              }),
            ),
          ],
          verify() {
            // The width of the pipe at every height, added up to the surface.
            const width = (y: number) => 2 * sqrt(Math.max(0, r * r - (y - r) ** 2))
            const area = integrate((u) => width(u * u) * 2 * u, 0, sqrt(depth))
            const higher = integrate((u) => width(u * u) * 2 * u, 0, sqrt(2 * r - depth - 1e-9))
            const about = (value: number) => Number(value.toPrecision(4))
            return compared(
              ['as wide', width(2 * r - depth), 2 * r * sin(theta / 2)],
              ['the area', about(area), about(wet(theta))],
              ['the share', about((100 * higher) / (PI * r * r)), about(share(theta))],
            )
          },
        }
      },
      'three-discs'(random) {
        // The sides of the triangle of the centres, x + y, x + z and y + z, make a right angle at A.
        const [x, y, z] = random.pick([
          [1, 2, 3],
          [2, 3, 10],
          [2, 4, 6],
          [3, 5, 12],
          [3, 6, 9],
          [4, 6, 20],
        ] as const)
        const [ab, ac, bc] = [x + y, x + z, y + z]
        const angle = atan(ac / ab)
        const shown = Number(angle.toFixed(3))
        const other = (at: number) => PI / 2 - at
        const triangle = exact((ab * ac) / 2)
        const area = (at: number, beside = other(at)) =>
          triangle - (x * x * PI) / 4 - (y * y * at) / 2 - (z * z * beside) / 2
        const around = fromRounded(area(angle), area(shown), area(shown, Number(other(angle).toFixed(3))))
        const round = (at: number) => (x * PI) / 2 + y * at + z * other(at)
        const [B, C]: [Point, Point] = [
          [ab, 0],
          [0, ac],
        ]
        return {
          question: typst`
Three discs with centres $A$, $B$ and $C$ lie on a table. Their radii are ${x}~cm, ${y}~cm and ${z}~cm. Each of them touches the two others.
#sketch(height: 210pt, padding: (12pt, 12pt), circle-of((0, 0), ${x}, mark: false), circle-of((${B[0]}, 0), ${y}, mark: false), circle-of((0, ${C[1]}), ${z}, mark: false), edge((0, 0), (${B[0]}, 0), dash: "dashed"), edge((0, 0), (0, ${C[1]}), dash: "dashed"), edge((${B[0]}, 0), (0, ${C[1]}), dash: "dashed"), point((0, 0), none), point((${rounded(-0.7 * x)}, ${rounded(-0.7 * x)}), $A$, side: "below-left", mark: false), point((${B[0]}, 0), $B$, side: "below-right"), point((0, ${C[1]}), $C$, side: "above"))
#part("a", 2)[Show that angle $B A C$ is a right angle.]
#part("b", 2)[Show that angle $A B C = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("c", 1)[Find angle $A C B$ in radians.]
#part("d", 3)[Find the area of the region between the three discs.]
#part("e", 2)[Find the perimeter of this region.]`,
          answer: typst`
#part("a")[
#working("M1")[the sides are $${x} + ${y} = ${ab}$, $${x} + ${z} = ${ac}$ and $${y} + ${z} = ${bc}$]
#working("A1")[$${ab}^2 + ${ac}^2 = ${ab * ab + ac * ac} = ${bc}^2$, so the angle opposite $B C$ is a right angle]]
#part("b")[
#working("M1")[$tan A B C = display(${ac}/${ab})$ #h(3pt) _oe_]
#working("A1")[$A B C = ${significant(angle, angle < 1 ? 5 : 6)}… = ${decimals(angle, 3)}$]]
#part("c")[#working("B1")[$display(pi/2) − ${decimals(angle, 3)} =$ #result[${decimals(other(angle), 3)}]]]
#part("d")[
#working("B1")[triangle: $display(1/2) times ${ab} times ${ac} = ${triangle}$]
#working("M1 FT")[$${triangle} − display(1/2) times ${x}^2 times display(pi/2) − display(1/2) times ${y}^2 times ${decimals(angle, 3)}$ \
$− display(1/2) times ${z}^2 times ${decimals(other(angle), 3)}$]
#working("A1")[#result[${significant(area(angle))} cm²] (3 s.f.)]
#note[From angles to 3 decimal places: ${around[0]} to ${around[1]}.]]
#part("e")[
#working("M1 FT")[$${x} times display(pi/2) + ${y} times ${decimals(angle, 3)} + ${z} times ${decimals(other(angle), 3)}$]
#working("A1")[#result[${significant(round(angle))} cm] (3 s.f.)]]`,
          alt: plain`Three discs with centres A, B and C lie on a table. Their radii are ${x} cm, ${y} cm and ${z} cm. Each of them touches the two others. Part a: show that angle BAC is a right angle. Part b: show that angle ABC is ${decimals(angle, 3)} radians, correct to 3 decimal places. Part c: find angle ACB in radians. Part d: find the area of the region between the three discs. Part e: find the perimeter of this region.`,
          answerAlt: plain`Part a: the sides of triangle ABC are ${ab}, ${ac} and ${bc}, and the squares of the first two add up to the square of the third. Part b: the tangent of angle ABC is ${ac} over ${ab}. Part c: pi over 2, minus ${decimals(angle, 3)}, is ${decimals(other(angle), 3)}. Part d: the triangle is ${triangle}, and without the three sectors it is ${significant(area(angle))} square centimetres. Part e: the three arcs are ${significant(round(angle))} cm together.`,
          answers: [
            final('c', number(other(angle), { to: { figures: 3 }, unit: 'rad' })),
            final(
              'd',
              number(area(angle), {
                to: { figures: 3 },
                accept: around,
                unit: 'cm²',
              }),
            ),
            final('e', fromShown(round, toThreePlaces(angle), 'cm')),
          ],
          verify() {
            // Along the three arcs from one touching point to the next.
            const steps = 6000
            const path = (centre: Point, radius: number, from: number, to: number): Point[] =>
              Array.from({ length: steps + 1 }, (_, n) => {
                const t = from + ((to - from) * n) / steps
                return [centre[0] + radius * cos(t), centre[1] + radius * sin(t)]
              })
            const ring = [
              ...path([0, 0], x, PI / 2, 0),
              ...path(B, y, PI, PI - angle),
              ...path(C, z, -PI / 2 + other(angle), -PI / 2),
            ]
            const next = (n: number) => ring[(n + 1) % ring.length] ?? ([0, 0] as const)
            const found =
              Math.abs(ring.reduce((sum, [u, v], n) => sum + u * next(n)[1] - v * next(n)[0], 0)) / 2
            const long = ring.reduce((sum, [u, v], n) => sum + Math.hypot(next(n)[0] - u, next(n)[1] - v), 0)
            const about = (value: number) => Number(value.toPrecision(4))
            return compared(
              ['BC', Math.hypot(ab, ac), bc],
              ['the area', about(found), about(area(angle))],
              ['the perimeter', about(long), about(round(angle))],
            )
          },
        }
      },
    },
  }),
)
