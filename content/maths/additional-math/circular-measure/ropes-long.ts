// Long questions on ropes: a goat that is tied to a shed, and two swings.

import { compared } from '../../kit/comparing.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, lowestTerms, rounded, significant } from '../../kit/numbers.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const { PI, sin, cos, sqrt } = Math
const neat = (value: number) => Number(value.toPrecision(10))

export const ropesInFull = laidOut(
  defineTemplate({
    id: 'ropes-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'goat-at-a-shed'(random) {
        // Area (5/6)πL² + (2/3)π(L − s)² for a rope not longer than 3s/2.
        const [s, L, other] = random.pick([
          [6, 8, 7],
          [9, 12, 10],
          [12, 16, 14],
          [12, 18, 14],
          [6, 9, 7],
        ] as const)
        const area = (rope: number): readonly [number, number] =>
          lowestTerms(5 * rope * rope + 4 * (rope - s) ** 2, 6)
        const [mine, second] = [area(L), area(other)]
        const curved = lowestTerms(5 * L + 4 * (L - s), 3)
        const ofPi = ([top, bottom]: readonly [number, number]) =>
          `${bottom === 1 ? top : `display(${top}/${bottom})`}pi`
        const typedPi = ([top, bottom]: readonly [number, number]) =>
          `${top}π${bottom === 1 ? '' : `/${bottom}`}`
        const [square, linear, free] = [9, -8 * s, 4 * s * s - second[0] * (6 / second[1])] as const
        const wrong = lowestTerms(8 * s - 9 * other, 9)
        const B: readonly [number, number] = [s, 0]
        const C: readonly [number, number] = [s / 2, (s * sqrt(3)) / 2]
        const rest = L - s
        return {
          question: typst`
A shed $A B C$ stands on a field of grass. From above it is an equilateral triangle with sides ${s}~m. A goat is tied to the corner $A$ with a rope ${L}~m long. The diagram shows the shed and the region of the field that the goat can reach, which is bounded by the shed and by three arcs.
#sketch(height: 230pt, padding: (20pt, 20pt), sector-of((0, 0), ${L}, 60deg, 360deg, fill: correct-wash), sector-of(${pair(B)}, ${rest}, 0deg, 120deg, fill: correct-wash), sector-of(${pair(C)}, ${rest}, -60deg, 60deg, fill: correct-wash), polygon-of((0, 0), ${pair(B)}, ${pair(C)}, fill: maths-wash), point((0, 0), $A$, side: "below-left"), point(${pair(B)}, $B$, side: "below", mark: false), point(${pair(C)}, $C$, side: "left", mark: false))
#part("a", 2)[Show that the angle of the sector with centre $A$ is $display((5pi)/3)$ radians, and that the angle of each of the sectors with centres $B$ and $C$ is $display((2pi)/3)$ radians.]
#part("b", 4)[Find, in terms of $pi$, the area of the region that the goat can reach.]
#part("c", 2)[Find, in terms of $pi$, the total length of the three arcs.]
#part("d", 4)[With a shorter rope, which is more than ${s}~m long, the region has the area $${ofPi(second)}$~m². Find the length of this rope.]`,
          answer: typst`
#part("a")[
#working("B1")[at $A$: $2pi − display(pi/3) = display((5pi)/3)$]
#working("B1")[at $B$ and $C$ the rope turns from the line of one side to the next side: $pi − display(pi/3) = display((2pi)/3)$]]
#part("b")[
#working("M1")[$display(1/2) times ${L}^2 times display((5pi)/3)$]
#working("B1")[radius of the smaller sectors $${L} − ${s} = ${rest}$ #h(3pt) _soi_]
#working("M1")[adds $2 times display(1/2) times ${rest}^2 times display((2pi)/3)$]
#working("A1")[#result[$${ofPi(mine)}$ m²]]]
#part("c")[
#working("M1")[$${L} times display((5pi)/3) + 2 times ${rest} times display((2pi)/3)$]
#working("A1 FT")[#result[$${ofPi(curved)}$ m]]]
#part("d")[
#working("M1")[rope $x$ m: \
$display((5pi)/6)x^2 + display((2pi)/3)(x − ${s})^2 = ${ofPi(second)}$]
#working("A1")[$${square}x^2 − ${-linear}x ${free < 0 ? '−' : '+'} ${Math.abs(free)} = 0$ #h(3pt) _oe_]
#working("M1 dep")[$x = ${other}$ or $x = ${fraction(...wrong)}$]
#working("A1")[$x > ${s}$: #result[${other} m]]]`,
          alt: plain`A shed ABC stands on a field of grass. From above it is an equilateral triangle with sides ${s} metres. A goat is tied to the corner A with a rope ${L} metres long. The region of the field that the goat can reach is bounded by the shed and by three arcs: a large one with centre A, and two small ones with centres B and C, where the rope goes round these corners. Part a: show that the angle of the sector with centre A is 5 pi over 3 radians, and that the angle of each of the sectors with centres B and C is 2 pi over 3 radians. Part b: find, in terms of pi, the area of the region that the goat can reach. Part c: find, in terms of pi, the total length of the three arcs. Part d: with a shorter rope, which is more than ${s} metres long, the region has the area ${fractionInWords(...second)} times pi square metres. Find the length of this rope.`,
          answerAlt: plain`Part a: 2 pi minus pi over 3, and pi minus pi over 3. Part b: the small sectors have the radius ${rest}. Half of ${L} squared times 5 pi over 3, plus ${rest} squared times 2 pi over 3, is ${fractionInWords(...mine)} times pi square metres. Part c: ${L} times 5 pi over 3, plus twice ${rest} times 2 pi over 3, is ${fractionInWords(...curved)} times pi metres. Part d: ${square} x squared minus ${-linear} x ${free < 0 ? 'minus' : 'plus'} ${Math.abs(free)} is 0, and x is more than ${s}, so the rope is ${other} metres long.`,
          answers: [
            final('b', number(typedPi(mine), { unit: 'm²' })),
            final('c', number(typedPi(curved), { unit: 'm' })),
            final('d', number(other, { unit: 'm' })),
          ],
          verify() {
            // The region turn by turn: half of the square of the free rope for each small angle about A, B or C.
            const reached = (rope: number) => {
              const turns = 27_000
              let sum = 0
              for (let n = 0; n < turns; n += 1) {
                // The direction of the rope, from along AC (60°) round to along AC by way of the corners.
                const direction = ((n + 0.5) / turns) * (5 / 3 + 4 / 3) * PI
                const free = direction < (2 / 3) * PI || direction > (7 / 3) * PI ? rope - s : rope
                sum += (free * free * 3 * PI) / turns / 2
              }
              return sum
            }
            const about = (value: number) => Number(value.toPrecision(6))
            return compared(
              ['the area', about(reached(L)), about((mine[0] / mine[1]) * PI)],
              ['the other rope', about(reached(other)), about((second[0] / second[1]) * PI)],
              ['no overlap', Math.max(L, other) <= 1.5 * s ? 1 : 0, 1],
              ['the equation', square * other * other + linear * other + free, 0],
              ['its other root', (wrong[0] / wrong[1]) * other, free / square],
            )
          },
        }
      },
      'two-swings'(random) {
        const [r, theta, R] = random.pick([
          [2.4, 1.6, 3.2],
          [2, 1.8, 3],
          [2.5, 1.4, 3.5],
          [1.8, 2, 2.4],
          [2.4, 1.5, 3],
        ] as const)
        const arc = neat(r * theta)
        const half = neat(theta / 2)
        const chord = 2 * r * sin(half)
        const rise = r - r * cos(half)
        const segment = (r * r * (theta - sin(theta))) / 2
        const angle = arc / R
        const lift = R - R * cos(angle / 2)
        const [from, to] = [rounded(270 - (theta * 90) / PI), rounded(270 + (theta * 90) / PI)]
        return {
          question: typst`
The seat of a swing moves along the arc $A M B$ of a circle with centre $O$ and radius ${r}~m. The angle $A O B$ is ${theta} radians, and $M$ is the lowest point of the arc.
#sketch(height: 190pt, sector-of((0, 0), 5, ${from}deg, ${to}deg, angle: [${theta} rad], sides: (none, [${r} m])), edge(on-circle((0, 0), 5, ${from}deg), on-circle((0, 0), 5, ${to}deg), dash: "dashed"), point((0, 0), $O$, side: "above", mark: false), point(on-circle((0, 0), 5, ${from}deg), $A$, side: "left", mark: false), point(on-circle((0, 0), 5, ${to}deg), $B$, side: "right", mark: false), point((0, -5), $M$, side: "below"))
#part("a", 1)[Find the length of the arc $A M B$.]
#part("b", 2)[Find the length of the straight line $A B$.]
#part("c", 3)[Find the height through which the seat rises when it moves from $M$ to $B$.]
#part("d", 2)[Find the area of the region between the arc $A M B$ and the line $A B$.]
The seat of another swing moves along an arc of the same length, on a circle of radius ${R}~m.
#part("e", 4)[Show that this seat rises through a smaller height from the lowest to the highest point of its arc, and find the difference between the two heights in centimetres.]`,
          answer: typst`
#part("a")[#working("B1")[$${r} times ${theta} =$ #result[${arc} m]]]
#part("b")[
#working("M1")[$2 times ${r} times sin ${half}$]
#working("A1")[#result[${significant(chord)} m] (3 s.f.)]
#scheme[Or: the cosine rule. The calculator must be in radians.]]
#part("c")[
#working("M1")[from $O$ to the line $A B$: $${r} cos ${half}$]
#working("M1")[$${r} − ${r} cos ${half}$]
#working("A1")[#result[${significant(rise)} m] (3 s.f.)]]
#part("d")[
#working("M1")[$display(1/2) times ${r}^2 times (${theta} − sin ${theta})$]
#working("A1")[#result[${significant(segment)} m²] (3 s.f.)]]
#part("e")[
#working("B1 FT")[its angle is $${arc} div ${R} = ${significant(angle, 4)}$]
#working("M1")[$${R} − ${R} cos ${significant(angle / 2, 4)}$]
#working("A1")[$= ${significant(lift, 4)}$ m, which is less than ${significant(rise, 4)}~m]
#working("A1")[difference #result[${significant(100 * (rise - lift))} cm] (3 s.f.)]]`,
          alt: plain`The seat of a swing moves along the arc AMB of a circle with centre O and radius ${r} metres. The angle AOB is ${theta} radians, and M is the lowest point of the arc. Part a: find the length of the arc AMB. Part b: find the length of the straight line AB. Part c: find the height through which the seat rises when it moves from M to B. Part d: find the area of the region between the arc AMB and the line AB. The seat of another swing moves along an arc of the same length, on a circle of radius ${R} metres. Part e: show that this seat rises through a smaller height from the lowest to the highest point of its arc, and find the difference between the two heights in centimetres.`,
          answerAlt: plain`Part a: ${r} times ${theta} is ${arc} metres. Part b: twice ${r} times the sine of ${half} is ${significant(chord)} metres. Part c: ${r} minus ${r} times the cosine of ${half} is ${significant(rise)} metres. Part d: half of ${r} squared times, open bracket, ${theta} minus the sine of ${theta}, close bracket, is ${significant(segment)} square metres. Part e: its angle is ${significant(angle, 4)}, and it rises ${significant(lift, 4)} metres, which is ${significant(100 * (rise - lift))} centimetres less.`,
          answers: [
            final('a', number(arc, { unit: 'm' })),
            final('b', threeFigures(chord, 'm')),
            final('c', threeFigures(rise, 'm')),
            final('d', threeFigures(segment, 'm²')),
            final(
              'e',
              inNamedUnit(
                number(100 * (rise - lift), {
                  to: { figures: 3 },
                  accept: [significant(100 * (rise - lift) - 0.3), significant(100 * (rise - lift) + 0.3)],
                  unit: 'cm',
                }),
              ),
            ),
          ],
          verify() {
            // The arc in many short steps, from its lowest point up to one end.
            const climbed = (radius: number, way: number) => {
              const steps = 20_000
              let [x, y, area, along] = [0, 0, 0, 0]
              for (let n = 0; n < steps; n += 1) {
                const slope = (((n + 0.5) / steps) * way) / radius
                const [dx, dy] = [(cos(slope) * way) / steps, (sin(slope) * way) / steps]
                area += (y + dy / 2) * dx
                ;[x, y, along] = [x + dx, y + dy, along + Math.hypot(dx, dy)]
              }
              return { x, y, area: 2 * (x * y - area), along: 2 * along }
            }
            const [one, two] = [climbed(r, arc / 2), climbed(R, arc / 2)]
            const about = (value: number) => Number(value.toPrecision(6))
            return compared(
              ['the arc', about(one.along), about(arc)],
              ['the chord', about(2 * one.x), about(chord)],
              ['it rises', about(one.y), about(rise)],
              ['the region', about(one.area), about(segment)],
              ['the other', about(two.y), about(lift)],
              ['it is less', Math.sign(rise - lift), 1],
            )
          },
        }
      },
    },
  }),
)
