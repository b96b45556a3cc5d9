// Long questions on arcs in the world: the glass that a wiper sweeps, and two discs that stand on a table and touch.

import type { Point } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { rounded, significant } from '../../kit/numbers.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI, sin, cos, acos, hypot } = Math

const arc = ([x, y]: Point, radius: number, from: number, to: number, steps = 4000): Point[] =>
  Array.from({ length: steps + 1 }, (_, n) => {
    const angle = from + ((to - from) * n) / steps
    return [x + radius * cos(angle), y + radius * sin(angle)]
  })
/** The area within a ring of points, and its length. */
const measured = (ring: readonly Point[]) => {
  const pairs = ring.map((point, n) => [point, ring[(n + 1) % ring.length] ?? point] as const)
  return {
    area: Math.abs(pairs.reduce((sum, [[x, y], [z, w]]) => sum + x * w - z * y, 0)) / 2,
    length: pairs.reduce((sum, [[x, y], [z, w]]) => sum + hypot(z - x, w - y), 0),
  }
}
const exact = (value: number) => Number(value.toPrecision(10))

export const arcsInFull = laidOut(
  defineTemplate({
    id: 'arcs-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      wiper(random) {
        const [r, R, theta] = random.pick([
          [20, 60, 2.1],
          [15, 55, 1.9],
          [18, 58, 2],
          [25, 65, 1.8],
          [20, 50, 2.2],
        ] as const)
        const k = (R * R - r * r) / 2
        const area = exact(k * theta)
        const round = exact((R + r) * theta + 2 * (R - r))
        const chord = 2 * R * sin(theta / 2)
        const height = R - r * cos(theta / 2)
        const share = (100 * area) / (chord * height)
        const half = exact(theta / 2)
        const [from, to] = [rounded(90 - (theta * 90) / PI), rounded(90 + (theta * 90) / PI)]
        const [w, low, high] = [rounded(chord / 20), rounded((r * cos(theta / 2)) / 10), R / 10]
        const [inner, outer] = [r / 10, R / 10]
        return {
          question: typst`
The wiper of a bus turns about $O$. Its blade $A B$ lies on the line $O A B$, with $O A = ${r}$~cm and $O B = ${R}$~cm. When the wiper turns through $θ$ radians, from $O A B$ to $O C D$, the blade sweeps the shaded region $A B D C$. The region is inside the rectangle $P Q R S$, which has the same line of symmetry: $P Q$ goes through $A$ and $C$, $Q R$ through $B$ and $S P$ through $D$, and $R S$ touches the arc $B D$.
#sketch(height: 190pt, padding: (30pt, 26pt), sector-of((0, 0), ${outer}, ${from}deg, ${to}deg, fill: addmaths-wash), sector-of((0, 0), ${inner}, ${from}deg, ${to}deg, fill: surface, angle: $θ$), edge((${-w}, ${low}), (${w}, ${low})), edge((${w}, ${low}), (${w}, ${high})), edge((${w}, ${high}), (${-w}, ${high})), edge((${-w}, ${high}), (${-w}, ${low})), point((0, 0), $O$, side: "below", mark: false), point(on-circle((0, 0), ${inner}, ${from}deg), $A$, side: "below-right", mark: false), point(on-circle((0, 0), ${outer}, ${from}deg), $B$, side: "right", mark: false), point(on-circle((0, 0), ${inner}, ${to}deg), $C$, side: "below-left", mark: false), point(on-circle((0, 0), ${outer}, ${to}deg), $D$, side: "left", mark: false), point((${-w}, ${low}), $P$, side: "below-left", mark: false), point((${w}, ${low}), $Q$, side: "below-right", mark: false), point((${w}, ${high}), $R$, side: "above-right", mark: false), point((${-w}, ${high}), $S$, side: "above-left", mark: false))
#part("a", 2)[Show that the area of the shaded region is $${k}θ$~cm².]
#part("b", 1)[The area is ${area}~cm². Find the value of $θ$.]
#part("c", 3)[Find the perimeter of the shaded region.]
#part("d", 2)[Find the length of $P Q$.]
#part("e", 4)[Find the percentage of the rectangle that the wiper sweeps.]`,
          answer: typst`
#part("a")[
#working("M1")[$display(1/2) times ${R}^2 θ − display(1/2) times ${r}^2 θ$]
#working("A1")[$= ${(R * R) / 2}θ − ${(r * r) / 2}θ =$ #result[$${k}θ$]]]
#part("b")[#working("B1")[$θ = ${area} div ${k}$: #result[$θ = ${theta}$]]]
#part("c")[
#working("B1 FT")[one of the arcs: $${R} times ${theta} = ${exact(R * theta)}$ or $${r} times ${theta} = ${exact(r * theta)}$]
#working("M1")[$${exact(R * theta)} + ${exact(r * theta)} + 2 times ${R - r}$]
#working("A1")[#result[${round} cm]]]
#part("d")[
#working("M1 FT")[$P Q = B D = 2 times ${R} sin ${half}$]
#working("A1")[#result[${significant(chord)} cm] (3 s.f.)]
#scheme[Or: the cosine rule in triangle $O B D$.]]
#part("e")[
#working("M1")[from $O$ to $P Q$: $${r} cos ${half} = ${significant(r * cos(half), 4)}$]
#working("A1 FT")[$P S = ${R} − ${significant(r * cos(half), 4)} = ${significant(height, 4)}$]
#working("M1 dep")[$display(${area}/(${significant(chord, 4)} times ${significant(height, 4)})) times 100$]
#working("A1 cao")[#result[${significant(share)}%] (3 s.f.)]]`,
          alt: plain`The wiper of a bus turns about O. Its blade AB lies on the line OAB, with OA ${r} cm and OB ${R} cm. When the wiper turns through theta radians, from OAB to OCD, the blade sweeps the region ABDC, between two arcs with centre O, which is shaded. The region is inside the rectangle PQRS, which is symmetrical about the same line as the region. PQ goes through A and C, QR goes through B, RS touches the arc BD, and SP goes through D. Part a: show that the area of the shaded region in square centimetres is ${k} theta. Part b: the area is ${area} square centimetres. Find the value of theta. Part c: find the perimeter of the shaded region. Part d: find the length of PQ. Part e: find the percentage of the rectangle that the wiper sweeps.`,
          answerAlt: plain`Part a: half of ${R} squared times theta, minus half of ${r} squared times theta, is ${k} theta. Part b: theta is ${area} divided by ${k}, which is ${theta}. Part c: the arcs are ${exact(R * theta)} and ${exact(r * theta)}, and the straight parts are ${R - r} each: ${round} cm. Part d: PQ is as long as BD, twice ${R} times the sine of ${half}, which is ${significant(chord)} cm. Part e: PS is ${R} minus ${r} times the cosine of ${half}, so ${area} is ${significant(share)} percent of the rectangle.`,
          answers: [
            final('b', number(theta, { unit: 'rad' }), 'θ'),
            final('c', number(round, { unit: 'cm', to: { figures: 3 } })),
            final('d', threeFigures(chord, 'cm')),
            final(
              'e',
              number(share, {
                to: { figures: 3 },
                accept: [significant(share - 0.15), significant(share + 0.15)],
                unit: '%',
              }),
            ),
          ],
          verify() {
            const [first, last] = [PI / 2 - theta / 2, PI / 2 + theta / 2]
            const [outside, inside] = [arc([0, 0], R, first, last), arc([0, 0], r, last, first)]
            const swept = measured([...outside, ...inside])
            const xs = outside.map(([x]) => x)
            const ys = [...outside, ...inside].map(([, y]) => y)
            const [width, tall] = [xs, ys].map((list) => Math.max(...list) - Math.min(...list))
            const about = (value = 0) => Number(value.toPrecision(5))
            return compared(
              ['the area', about(swept.area), about(area)],
              ['the perimeter', about(swept.length), about(round)],
              ['PQ', about(width), about(chord)],
              ['PS', about(tall), about(height)],
              ['the share', about((100 * swept.area) / ((width ?? 1) * (tall ?? 1))), about(share)],
            )
          },
        }
      },
      'discs-on-a-table'(random) {
        // R + r, R − r and AB = 2√(Rr) are the sides of a right-angled triangle.
        const [R, r] = random.pick([
          [9, 4],
          [16, 9],
          [18, 8],
          [8, 2],
          [12, 3],
        ] as const)
        const [far, gap, along] = [R + r, R - r, 2 * Math.sqrt(R * r)]
        const alpha = acos(gap / far)
        const shown = Number(alpha.toFixed(3))
        const other = PI - alpha
        const trapezium = (far * along) / 2
        const edge = (angle: number) => along + R * angle + r * (PI - angle)
        const area = (angle: number) => trapezium - (R * R * angle) / 2 - (r * r * (PI - angle)) / 2
        const touch: Point = [(along * R) / far, R + ((r - R) * R) / far]
        const at = ([x, y]: Point) => `(${rounded(x)}, ${rounded(y)})`
        const degrees = rounded((alpha * 180) / PI)
        return {
          question: typst`
Two discs with centres $P$ and $Q$ and radii ${R}~cm and ${r}~cm stand on a table. They touch the table at $A$ and $B$, and each other at $T$.
#sketch(height: 215pt, padding: (20pt, 26pt), circle-of((0, ${R}), ${R}, mark: false), circle-of((${along}, ${r}), ${r}, mark: false), edge((${-R}, 0), (${along + r}, 0)), edge((0, ${R}), (0, 0), dash: "dashed"), edge((${along}, ${r}), (${along}, 0), dash: "dashed"), edge((0, ${R}), (${along}, ${r}), dash: "dashed"), point((0, ${R}), $P$, side: "above-left"), point((${along}, ${r}), $Q$, side: "above-right"), point((0, 0), $A$, side: "below", mark: false), point((${along}, 0), $B$, side: "below", mark: false), point(${at([touch[0] + 0.14 * r, touch[1] + 0.03 * r])}, $T$, side: "above-right", mark: false))
#part("a", 3)[Show that $A B = ${along}$~cm.]
#part("b", 2)[Show that angle $A P Q$ is ${shown} radians, correct to 3 decimal places.]
#part("c", 1)[Find angle $B Q P$ in radians.]
The region between the discs and the table is bounded by $A B$ and by the arcs $A T$ and $B T$.
#part("d", 3)[Find the perimeter of this region.]
#part("e", 3)[Find the area of this region.]`,
          answer: typst`
#part("a")[
#working("B1")[$P Q = ${R} + ${r} = ${far}$]
#working("M1")[right-angled triangle with hypotenuse $P Q$ and one side $${R} − ${r} = ${gap}$: \
$A B^2 = ${far}^2 − ${gap}^2$]
#working("A1")[$= ${along * along}$, so #result[$A B = ${along}$ cm]]]
#part("b")[
#working("M1")[$cos A P Q = display(${gap}/${far})$ #h(3pt) _oe_]
#working("A1")[angle $A P Q = ${significant(alpha, 5)}"…"$, which is ${shown} to 3 decimal places]]
#part("c")[#working("B1")[$pi − ${shown} =$ #result[${significant(other, 4)}] #h(3pt) ($P A$ and $Q B$ are parallel)]]
#part("d")[
#working("B1")[one of the arcs: $${R} times ${shown}$ or $${r} times ${significant(other, 4)}$]
#working("M1 FT")[$${along} + ${R} times ${shown} + ${r} times ${significant(other, 4)}$]
#working("A1")[#result[${significant(edge(alpha))} cm] (3 s.f.)]]
#part("e")[
#working("M1")[trapezium $A B Q P$: $display(1/2)(${R} + ${r}) times ${along} = ${trapezium}$]
#working("M1 FT")[$${trapezium} − display(1/2) times ${R}^2 times ${shown}$ \
$− display(1/2) times ${r}^2 times ${significant(other, 4)}$]
#working("A1")[#result[${significant(area(alpha))} cm²] (3 s.f.)]]`,
          alt: plain`Two discs with centres P and Q and radii ${R} cm and ${r} cm stand on a table. They touch the table at A and B, and each other at T. Part a: show that AB is ${along} cm. Part b: show that angle APQ is ${shown} radians, correct to 3 decimal places. Part c: find angle BQP in radians. The region between the discs and the table is bounded by AB and by the arcs AT and BT. Part d: find the perimeter of this region. Part e: find the area of this region.`,
          answerAlt: plain`Part a: PQ is ${far}, and ${far} squared minus ${gap} squared is ${along * along}, so AB is ${along} cm. Part b: the cosine of angle APQ is ${gap} over ${far}. Part c: pi minus ${shown} is ${significant(other, 4)}. Part d: AB and the two arcs are ${significant(edge(alpha))} cm together. Part e: from the trapezium, ${trapezium} square centimetres, take the two sectors. It leaves ${significant(area(alpha))} square centimetres.`,
          answers: [
            final('c', number(other, { to: { figures: 3 }, unit: 'rad' })),
            final('d', fromShown(edge, toThreePlaces(alpha), 'cm')),
            final('e', fromShown(area, toThreePlaces(alpha), 'cm²')),
          ],
          verify() {
            const centre: Point = [along, r]
            // Round the region: along the table, up the small disc and down the large one.
            const small = arc(centre, r, -PI / 2, -PI / 2 - other)
            const large = arc([0, R], R, -PI / 2 + alpha, -PI / 2)
            const [a, b] = [small.at(-1) ?? centre, large[0] ?? centre]
            const region = measured([...small, ...large])
            const about = (value: number) => Number(value.toPrecision(5))
            return compared(
              ['they touch', hypot(along, R - r), far],
              ['the arcs meet', hypot(a[0] - b[0], a[1] - b[1]) + 1, 1],
              ['T', a[0], touch[0]],
              ['the perimeter', about(region.length), about(edge(alpha))],
              ['the area', about(region.area), about(area(alpha))],
              ['the angle', Number(((degrees * PI) / 180).toFixed(3)), shown],
            )
          },
        }
      },
    },
  }),
)
