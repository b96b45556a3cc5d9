// Long questions on circles: the ranges of two radio masts, and a circle that touches one axis and another line through the origin.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, eitherPoint, equation, final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, rounded, significant, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { simplestForm, typedFraction, typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const bracket = (letter: string, value: number) =>
  value === 0 ? `${letter}^2` : `(${letter} ${value < 0 ? '+' : '−'} ${Math.abs(value)})^2`
const circle = ([x, y]: Point, r: number) => `${bracket('x', x)} + ${bracket('y', y)} = ${r * r}`
const saidBracket = (letter: string, value: number) =>
  `the square of, open bracket, ${letter} ${value < 0 ? 'plus' : 'minus'} ${Math.abs(value)}, close bracket,`
const saidCircle = ([x, y]: Point, r: number) =>
  `${saidBracket('x', x)} plus ${saidBracket('y', y)} equals ${r * r}`
const typedCircle = ([x, y]: Point, r: number) =>
  equation(
    `(x - (${x}))^2 + (y - (${y}))^2 = ${r * r}`.replaceAll('- (-', '+ (').replaceAll(/\((\d+)\)/g, '$1'),
  )
/** x² + y² + px + qy + s of a circle. */
const general = ([x, y]: Point, r: number) => [-2 * x, -2 * y, x * x + y * y - r * r] as const

export const circlesInFull = laidOut(
  defineTemplate({
    id: 'circles-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'two-masts'(random) {
        const [a, R, b, r, one, other, line] = random.pick([
          [[-2, 1], 10, [8, 6], 5, [8, 1], [4, 9], [2, 1, 17]],
          [[1, -3], 13, [13, 9], 7, [6, 9], [13, 2], [1, 1, 15]],
          [[-3, -2], 13, [6, 7], 5, [2, 10], [9, 3], [1, 1, 12]],
          [[4, -2], 10, [-6, 3], 5, [-6, -2], [-2, 6], [-2, 1, 10]],
        ] as const) as readonly [
          Point,
          number,
          Point,
          number,
          Point,
          Point,
          readonly [number, number, number],
        ]
        // The labels of P and Q stand outside both circles.
        const inward = ([x, y]: Point) =>
          pair([x - (x - a[0]) / R - (x - b[0]) / r, y - (y - a[1]) / R - (y - b[1]) / r])
        const apart = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        const chord = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
        const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
        const [p, q] = [general(a, R), general(b, r)]
        const [u, v, w] = line
        // y from the common chord, put into the circle about B.
        const shift = (w as number) - (v as number) * b[1]
        const sum = one[0] + other[0]
        const between = one[0] * other[0]
        const y = terms([w, ''], [-u, 'x'])
        const shownLine = `${terms([u, 'x'], [v, 'y'])} = ${w}`
        const saidLine = `${termsInWords([u, 'x'], [v, 'y'])} equals ${w}`
        const inside = terms([shift, ''], [-u, 'x'])
        return {
          question: typst`
Two radio masts stand at $A${shownPoint(a)}$ and $B${shownPoint(b)}$ on a map on which 1 unit stands for 1~km. The signal of the mast at $A$ can be received up to ${R}~km from $A$, and the signal of the mast at $B$ up to ${r}~km from $B$. The circles that bound the two regions meet at $P$ and $Q$.
#sketch(height: 215pt, padding: (16pt, 22pt), circle-of(${pair(a)}, ${R}, mark: false), circle-of(${pair(b)}, ${r}, mark: false), edge(${pair(one)}, ${pair(other)}, dash: "dashed"), point(${pair(a)}, $A$), point(${pair(b)}, $B$, side: "${b[0] > a[0] ? 'right' : 'left'}"), point(${pair(one)}, $P$, away: ${inward(one)}), point(${pair(other)}, $Q$, away: ${inward(other)}))
#part("a", 2)[Show that there are places where both signals can be received.]
#part("b", 2)[Write down the equations of the two circles.]
#part("c", 5)[Find the coordinates of the two points at which the circles meet.]
A straight road runs through $P$ and $Q$.
#part("d", 2)[Find, in its simplest surd form, the length of the road on which both signals can be received.]
#part("e", 1)[Find the coordinates of the point of the road that is nearest to $A$.]`,
          answer: typst`
#part("a")[
#working("M1")[$A B = sqrt(${(a[0] - b[0]) ** 2} + ${(a[1] - b[1]) ** 2}) = ${surd(1, apart)} = ${significant(Math.sqrt(apart))}"…"$]
#working("A1")[this is less than $${R} + ${r} = ${R + r}$, so there are places within both circles]]
#part("b")[
#working("B1")[#result[$${circle(a, R)}$]]
#working("B1")[#result[$${circle(b, r)}$]]]
#part("c")[
#working("M1")[both multiplied out and one taken from the other]
#working("A1")[$${shownLine}$ #h(3pt) _oe_]
#working("M1 dep")[$y = ${y}$ put into the second circle: \
$${bracket('x', b[0])} + (${inside})^2 = ${r * r}$]
#working("A1")[$x^2 ${terms([-sum, 'x'], [between, ''])
            .replace(/^−/, '− ')
            .replace(/^(?=\d)/, '+ ')} = 0$]
#working("A1")[#result[$${shownPoint(one)}$] and #result[$${shownPoint(other)}$]]]
#part("d")[
#working("M1 FT")[$P Q = sqrt(${(one[0] - other[0]) ** 2} + ${(one[1] - other[1]) ** 2})$]
#working("A1")[#result[$${surd(1, chord)}$ km]]]
#part("e")[#working("B1 FT")[the midpoint of the chord $P Q$: #result[$${shownPoint(middle)}$]]]`,
          alt: plain`Two radio masts stand at A, ${spokenPoint(a)}, and B, ${spokenPoint(b)}, on a map on which 1 unit stands for 1 kilometre. The signal of the mast at A can be received up to ${R} kilometres from A, and the signal of the mast at B up to ${r} kilometres from B. The circles that bound the two regions meet at P and Q. Part a: show that there are places where both signals can be received. Part b: write down the equations of the two circles. Part c: find the coordinates of the two points at which the circles meet. A straight road runs through P and Q. Part d: find, in its simplest surd form, the length of the road on which both signals can be received. Part e: find the coordinates of the point of the road that is nearest to A.`,
          answerAlt: plain`Part a: AB is the square root of ${apart}, which is ${significant(Math.sqrt(apart))} and less than ${R + r}. Part b: ${saidCircle(a, R)}, and ${saidCircle(b, r)}. Part c: one equation taken from the other gives ${saidLine}. With this the second circle gives x squared ${-sum < 0 ? 'minus' : 'plus'} ${Math.abs(sum)} x ${between < 0 ? 'minus' : 'plus'} ${Math.abs(between)} equals 0. The points are ${spokenPoint(one)} and ${spokenPoint(other)}. Part d: PQ is ${surdInWords(1, chord)} kilometres. Part e: the midpoint of PQ, ${spokenPoint(middle)}.`,
          answers: [
            final('b', typedCircle(a, R), 'circle about A'),
            final('b', typedCircle(b, r), 'circle about B'),
            final('c', eitherPoint(one, other), 'P'),
            final('c', eitherPoint(other, one), 'Q'),
            final('d', simplestForm(typedSurd(1, chord), 'km')),
            final('e', coordinates(...middle)),
          ],
          verify() {
            // Round the circle about B, where it is as far from A as the other radius.
            const at = (turn: number): Point => [b[0] + r * Math.cos(turn), b[1] + r * Math.sin(turn)]
            const found = roots((turn) => distance(at(turn), a) - R, 0.0013, 6.2831, 6283).map(at)
            const nearest = roots(
              (t) => {
                const [x, y]: Point = [one[0] + t * (other[0] - one[0]), one[1] + t * (other[1] - one[1])]
                return (x - a[0]) * (other[0] - one[0]) + (y - a[1]) * (other[1] - one[1])
              },
              -1.003,
              2.001,
              3001,
            )
            const gaps = found.map((point) => Math.min(distance(point, one), distance(point, other)))
            return compared(
              ['they cross', found.length, 2],
              ['P and Q', Math.max(...gaps), 0],
              ['AB', distance(a, b) ** 2, apart],
              ['PQ', distance(found[0] ?? a, found[1] ?? a) ** 2, chord],
              ['nearest', nearest[0] ?? 0, 0.5],
              ['the chord', u * one[0] + v * one[1], w],
              ['by subtracting', (p[0] - q[0]) * one[0] + (p[1] - q[1]) * one[1] + p[2] - q[2], 0],
            )
          },
        }
      },
      'touches-an-axis-and-a-line'(random) {
        // Centre (h, k), radius h; the other tangent from O is y = mx with m = (k² − h²)/(2hk).
        const [h, k, d, touch, m] = random.pick([
          [5, 10, [9, 13], [8, 6], [3, 4]],
          [5, 15, [9, 18], [9, 12], [4, 3]],
          [10, 20, [18, 26], [16, 12], [3, 4]],
          [10, 30, [18, 36], [18, 24], [4, 3]],
          [5, 10, [2, 14], [8, 6], [3, 4]],
        ] as const) as readonly [number, number, Point, Point, readonly [number, number]]
        const [top, bottom] = m
        const up = d[1] - k
        const c: Point = [h, k]
        const end: Point = [touch[0] * 1.25, touch[1] * 1.25]
        const slope = fraction(top, bottom)
        const rise = up < 0 ? `(${minus(up)})` : `${up}`
        return {
          question: typst`
A circle with centre $C$ touches the $y$-axis at the point $T(0, ${k})$ and passes through the point $D(${d[0]}, ${d[1]})$. The line $y = m x$ touches the circle at the point $E$.
#axes(axis(${rounded(-0.16 * k)}, ${rounded(1.16 * Math.max(2 * h, end[0]))}, numbers: false, title: $x$), axis(${rounded(-0.12 * k)}, ${rounded(1.12 * (k + h))}, numbers: false, title: $y$), grid: false, equal: true, circle-of(${pair(c)}, ${h}, mark: false, colour: addmaths), edge((0, 0), ${pair(end)}), point(${pair(c)}, $C$, side: "above-right"), point((0, ${k}), $T$, side: "left"), point(${pair(d)}, $D$, away: ${pair(c)}), point(${pair(touch)}, $E$, side: "below-right"), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
#part("a", 4)[Show that the radius of the circle is ${h}.]
#part("b", 1)[Write down the equation of the circle.]
#part("c", 4)[Find the value of $m$.]
#part("d", 2)[Explain why $O E = O T$, and hence find the coordinates of $E$.]
#part("e", 1)[Find the area of the quadrilateral $O E C T$.]`,
          answer: typst`
#part("a")[
#working("B1")[the radius $C T$ is perpendicular to the $y$-axis, so the centre is $(r, ${k})$]
#working("M1")[$C D = r$: $(${d[0]} − r)^2 + ${rise}^2 = r^2$]
#working("A1")[$${d[0] ** 2} − ${2 * d[0]}r + r^2 + ${up * up} = r^2$]
#working("A1")[$${2 * d[0]}r = ${d[0] ** 2 + up * up}$, so #result[$r = ${h}$]]]
#part("b")[#working("B1")[#result[$${circle(c, h)}$]]]
#part("c")[
#working("M1")[$${bracket('x', h)} + (m x − ${k})^2 = ${h * h}$]
#working("A1")[$(1 + m^2)x^2 − (${2 * h} + ${2 * k}m)x$ \
$+ ${k * k} = 0$]
#working("M1 dep")[discriminant: $(${2 * h} + ${2 * k}m)^2$ \
$− ${4 * k * k}(1 + m^2) = 0$]
#working("A1")[$${8 * h * k}m = ${4 * (k * k - h * h)}$: #result[$m = ${slope}$]]
#scheme[Or: the distance from $C$ to the line is $display((${h}m − ${k})/sqrt(1 + m^2)) = plus.minus ${h}$ (*M1* *A1*), squared (*M1*), solved (*A1*).]]
#part("d")[
#working("B1")[tangents from one point are equal: $O E = O T = ${k}$]
#working("B1 FT")[$x^2 + (${slope} x)^2 = ${k * k}$, so $x = ${touch[0]}$: #result[$E${shownPoint(touch)}$]]]
#part("e")[#working("B1")[two right-angled triangles: $2 times display(1/2) times ${k} times ${h} =$ #result[${h * k}]]]`,
          alt: plain`A circle with centre C touches the y axis at the point T, ${spokenPoint([0, k])}, and passes through the point D, ${spokenPoint(d)}. The line y equals m x touches the circle at the point E, to the right of the y axis. O is the origin. Part a: show that the radius of the circle is ${h}. Part b: write down the equation of the circle. Part c: find the value of m. Part d: explain why OE equals OT, and hence find the coordinates of E. Part e: find the area of the quadrilateral OECT.`,
          answerAlt: plain`Part a: the centre has y ${k}, and its x is the radius r. From CD, ${2 * d[0]} r is ${d[0] ** 2 + up * up}, so r is ${h}. Part b: ${saidCircle(c, h)}. Part c: put y equals m x into the equation. The discriminant is 0 when ${8 * h * k} m is ${4 * (k * k - h * h)}, so m is ${fractionInWords(top, bottom)}. Part d: the two tangents from O have the same length, ${k}, so E is ${spokenPoint(touch)}. Part e: two right-angled triangles, ${h * k} together.`,
          answers: [
            final('b', equation(`(x - ${h})^2 + (y - ${k})^2 = ${h * h}`)),
            final('c', number(typedFraction(top, bottom)), 'm'),
            final('d', coordinates(...touch), 'E'),
            final('e', number(h * k)),
          ],
          verify() {
            const radius = roots((r) => distance([r, k], d) - r, 0.503, 60.001, 5951)[0] ?? 0
            // The steepest line from O to a point of the circle on its lower right.
            const at = (turn: number): Point => [h + h * Math.cos(turn), k + h * Math.sin(turn)]
            const slopes = Array.from({ length: 40_001 }, (_, n) => at(-Math.PI / 2 + (n * Math.PI) / 40_000))
            const least = Math.min(...slopes.map(([x, y]) => y / x))
            return compared(
              ['the radius', radius, h],
              ['m', Number(least.toFixed(6)), Number((top / bottom).toFixed(6))],
              ['E on the circle', distance(touch, c), h],
              ['E on the line', touch[1] / touch[0], top / bottom],
              ['OE', distance(touch, [0, 0]), k],
              ['the area', polygonArea([0, 0], touch, c, [0, k]), h * k],
            )
          },
        }
      },
    },
  }),
)
