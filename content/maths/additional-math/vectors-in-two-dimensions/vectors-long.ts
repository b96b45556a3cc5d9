// Long questions with vectors: a parallelogram whose lines are produced, and a drone that flies there and back in a wind.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { anyRatio, column, expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, significant } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const inColumn = ([x, y]: Point) => `vec(${minus(x)}, ${minus(y)})`
const said = ([x, y]: Point) => `vector with components ${numberInWords(x)} and ${numberInWords(y)}`
const exact = (value: number) => Number(value.toPrecision(10))
const scaled = (factor: number, [x, y]: Point): Point => [exact(factor * x), exact(factor * y)]
const sum = ([x, y]: Point, [z, w]: Point): Point => [exact(x + z), exact(y + w)]

export const vectorsInFull = laidOut(
  defineTemplate({
    id: 'vectors-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'lines-produced'(random) {
        // AP = AB/k and AR : RC = 1 : k, so OR = k/(k + 1) OP; OP meets CB produced at Q with CQ = k CB.
        const k = random.pick([3, 4, 5])
        const size = random.pick([4, 5, 6, 8])
        const [A, C]: [Point, Point] = [
          [8.8 / k, 0],
          [1.1, 3.4],
        ]
        const B = sum(A, C)
        const P = sum(A, scaled(1 / k, C))
        const R = sum(scaled(k / (k + 1), A), scaled(1 / (k + 1), C))
        const Q = sum(C, scaled(k, A))
        const [a, c] = ['bold(a)', 'bold(c)']
        const area = (k - 1) ** 2 * size
        return {
          question: typst`
$O A B C$ is a parallelogram with $arrow(O A) = ${a}$ and $arrow(O C) = ${c}$. The point $P$ on $A B$ is such that $A B = ${k} A P$, and the point $R$ on $A C$ is such that $A R : R C = 1 : ${k}$. The line $O P$ produced meets $C B$ produced at $Q$.
#sketch(height: 190pt, padding: (24pt, 26pt), edge((0, 0), ${pair(A)}), edge(${pair(A)}, ${pair(B)}), edge((0, 0), ${pair(C)}), edge(${pair(C)}, ${pair(Q)}), edge((0, 0), ${pair(Q)}), edge(${pair(A)}, ${pair(C)}), point((0, 0), $O$, side: "below-left", mark: false), point(${pair(A)}, $A$, side: "below-right", mark: false), point(${pair(B)}, $B$, side: "above", mark: false), point(${pair(C)}, $C$, side: "above", mark: false), point(${pair(Q)}, $Q$, side: "above", mark: false), point(${pair(P)}, $P$, side: "below-right"), point(${pair(R)}, $R$, side: "above-left"))
#part("a", 1)[Find $arrow(O P)$ in terms of $${a}$ and $${c}$.]
#part("b", 3)[Show that $arrow(O R) = display(${k}/${k + 1}) arrow(O P)$.]
#part("c", 2)[Explain what this shows about the points $O$, $R$ and $P$, and find the ratio $O R : R P$.]
#part("d", 4)[Given that $arrow(O Q) = λ arrow(O P)$ and $arrow(C Q) = μ arrow(C B)$, find the value of $λ$ and of $μ$.]
#part("e", 2)[The area of triangle $O A P$ is ${size}~cm². Find the area of triangle $Q B P$.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$${a} + display(1/${k}) ${c}$]]]
#part("b")[
#working("M1")[$arrow(O R) = ${a} + display(1/${k + 1})(${c} − ${a})$]
#working("A1")[$= display(${k}/${k + 1}) ${a} + display(1/${k + 1}) ${c}$]
#working("A1")[$= display(${k}/${k + 1})(${a} + display(1/${k}) ${c}) = display(${k}/${k + 1}) arrow(O P)$]]
#part("c")[
#working("B1")[$arrow(O R)$ is parallel to $arrow(O P)$ and both begin at $O$: the points are on one #result[straight line]]
#working("B1")[$O R : R P =$ #result[$${k} : 1$]]]
#part("d")[
#working("M1 FT")[$arrow(O Q) = λ(${a} + display(1/${k}) ${c})$]
#working("B1")[$arrow(O Q) = ${c} + μ ${a}$]
#working("M1 dep")[$${a}$: $λ = μ$, and $${c}$: $display(λ/${k}) = 1$]
#working("A1")[#result[$λ = ${k}$] and #result[$μ = ${k}$]]]
#part("e")[
#working("M1")[the triangles are similar, and $B P : A P = ${k - 1} : 1$ \
scale factor of areas $${k - 1}^2$]
#working("A1")[$${size} times ${(k - 1) ** 2} =$ #result[${area} cm²]]]`,
          alt: plain`OABC is a parallelogram in which the vector OA is a and the vector OC is c. The point P on AB is such that AB is ${k} times AP, and the point R on AC is such that AR to RC is 1 to ${k}. The line OP produced meets CB produced at Q. Part a: find the vector OP in terms of a and c. Part b: show that the vector OR is ${k} over ${k + 1} times the vector OP. Part c: explain what this shows about the points O, R and P, and find the ratio OR to RP. Part d: given that the vector OQ is lambda times the vector OP, and the vector CQ is mu times the vector CB, find the value of lambda and of mu. Part e: the area of triangle OAP is ${size} square centimetres. Find the area of triangle QBP.`,
          answerAlt: plain`Part a: a plus 1 over ${k} times c. Part b: OR is a plus 1 over ${k + 1} times, open bracket, c minus a, close bracket, which is ${k} over ${k + 1} times, open bracket, a plus 1 over ${k} times c, close bracket. Part c: the three points are on one straight line, and the ratio is ${k} to 1. Part d: OQ is lambda times OP, and it is also c plus mu times a. So lambda is mu, and lambda over ${k} is 1: lambda is ${k} and mu is ${k}. Part e: the triangles are similar with the scale factor ${k - 1} for lengths, so the area is ${size} times ${(k - 1) ** 2}, which is ${area} square centimetres.`,
          answers: [
            final('a', expression(`a + 1/${k}*c`, 'ac')),
            final('c', anyRatio(k, 1), 'OR : RP'),
            final('d', number(k), 'λ'),
            final('d', number(k), 'μ'),
            final('e', number(area, { unit: 'cm²' })),
          ],
          verify() {
            // In coordinates: where OP is as high as CB, and the point of AC on the line OP.
            const along = (t: number): Point => [t * P[0], t * P[1]]
            const [lambda = 0] = roots((t) => along(t)[1] - C[1], 0.503, 9.001, 4003)
            const onAC = (t: number): Point => [A[0] + t * (C[0] - A[0]), A[1] + t * (C[1] - A[1])]
            const [share = 0] = roots((t) => onAC(t)[0] * P[1] - onAC(t)[1] * P[0], 0.003, 0.999, 4003)
            const found = along(lambda)
            return compared(
              ['λ', lambda, k],
              ['μ', distance(C, found) / distance(C, B), k],
              ['AR : RC', share / (1 - share), 1 / k],
              ['OR : RP', distance([0, 0], onAC(share)) / distance(onAC(share), P), k],
              ['areas', polygonArea(found, B, P) / polygonArea([0, 0], A, P), area / size],
              ['Q', distance(found, Q), 0],
            )
          },
        }
      },
      'there-and-back'(random) {
        // From the depot to the clinic in so many minutes, with the wind.
        const [to, minutes, wind] = random.pick([
          [[9, 12], 15, [6, -8]],
          [[16, 12], 30, [-5, 12]],
          [[-8, 6], 15, [8, 6]],
          [[12, -16], 30, [3, 4]],
          [[5, 12], 15, [-8, 6]],
        ] as const) as readonly [Point, number, Point]
        const hours = minutes / 60
        const way = Math.hypot(...to)
        const unit = to.map((part) => typedFraction(part, way).replace('-', '−')).join(', ')
        const ground = scaled(1 / hours, to)
        const still = sum(ground, scaled(-1, wind))
        const speed = Math.hypot(...still)
        const bearing = ((Math.atan2(still[0], still[1]) * 180) / Math.PI + 360) % 360
        const shownBearing = bearing.toFixed(1).padStart(5, '0')
        const back = sum(scaled(-1, still), wind)
        const off = scaled(2 * hours, wind)
        const apart = Math.hypot(...off)
        const share = fraction(1, 60 / minutes)
        const [easts, norths] = [Math.abs(still[0]), Math.abs(still[1])]
        return {
          // Vectors in neighbouring lines would touch.
          question: typst`#set par(leading: 0.95em)
In this question $vec(1, 0)$ is 1~km due east and $vec(0, 1)$ is 1~km due north. A drone carries vaccines from a depot $D$ to a clinic $C$, with $arrow(D C) = ${inColumn(to)}$.
#part("a", 2)[Find the unit vector in the direction of $arrow(D C)$.]
The drone flies from $D$ to $C$ in a straight line with constant velocity. It takes ${minutes} minutes.
#part("b", 2)[Find the velocity of the drone, in km/h.]
There is a constant wind of velocity $${inColumn(wind)}$~#box[km/h]. The velocity of the drone is the sum of its velocity in still air and the velocity of the wind.
#part("c", 3)[Find the velocity of the drone in still air, and its speed in still air.]
#part("d", 2)[Find the bearing on which the drone is pointed.]
For the way back the drone is pointed in the opposite direction, with the same speed in still air and in the same wind.
#part("e", 3)[Show that it is not at $D$ after ${minutes} minutes, and find its distance from $D$ then.]`,
          answer: typst`
#part("a")[
#working("M1")[$sqrt(${to[0] < 0 ? `(${minus(to[0])})` : to[0]}^2 + ${to[1] < 0 ? `(${minus(to[1])})` : to[1]}^2) = ${way}$]
#working("A1 oe")[$display(1/${way}) ${inColumn(to)} =$ #result[$vec(${unit})$]]]
#part("b")[
#working("M1")[$${inColumn(to)} div ${share}$]
#working("A1")[#result[$${inColumn(ground)}$ km/h]]]
#part("c")[
#working("M1 FT")[$${inColumn(ground)} − ${inColumn(wind)}$]
#working("A1")[#result[$${inColumn(still)}$ km/h]]
#working("B1 FT")[$sqrt(${easts}^2 + ${norths}^2) =$ #result[${significant(speed)} km/h] (3 s.f.)]
#sketch(height: 150pt, vector((0, 0), ${pair(still)}, body: [still air], away: ${pair(ground)}), vector(${pair(still)}, ${pair(ground)}, body: [wind], away: (0, 0), share: 0.35), vector((0, 0), ${pair(ground)}, colour: addmaths))]
#part("d")[
#working("M1 FT")[$tan α = display(${easts}/${norths})$, with $α$ from the ${still[1] < 0 ? 'south' : 'north'}]
#working("A1")[bearing #result[$${shownBearing}°$]]]
#part("e")[
#working("M1 FT")[velocity $−${inColumn(still)} + ${inColumn(wind)} = ${inColumn(back)}$]
#working("M1")[from $D$: $${inColumn(to)} + ${share} ${inColumn(back)} = ${inColumn(off)}$]
#working("A1")[this is not the zero vector; distance #result[${exact(apart)} km]]
#note[It is moved by the wind on both ways: $${share}$ of an hour twice.]]`,
          alt: plain`In this question a column vector has a component in kilometres due east and a component in kilometres due north. A drone carries vaccines from a depot D to a clinic C, and the vector DC is the ${said(to)}. Part a: find the unit vector in the direction of DC. The drone flies from D to C in a straight line with constant velocity. It takes ${minutes} minutes. Part b: find the velocity of the drone, in kilometres per hour. There is a constant wind, whose velocity is the ${said(wind)}, in kilometres per hour. The velocity of the drone is the sum of its velocity in still air and the velocity of the wind. Part c: find the velocity of the drone in still air, and its speed in still air. Part d: find the bearing on which the drone is pointed. For the way back the drone is pointed in the opposite direction, with the same speed in still air and in the same wind. Part e: show that it is not at D after ${minutes} minutes, and find its distance from D then.`,
          answerAlt: plain`Part a: the length of DC is ${way}, so the vector with components ${fractionInWords(to[0], way)} and ${fractionInWords(to[1], way)}. Part b: divided by ${fractionInWords(1, 60 / minutes)} of an hour, it is the ${said(ground)}, in kilometres per hour. Part c: less the wind, it is the ${said(still)}, and its length is ${significant(speed)} kilometres per hour. Part d: the bearing is ${shownBearing} degrees. Part e: the velocity on the way back is the ${said(back)}, so the drone is at the ${said(off)} from D, which is ${exact(apart)} kilometres away.`,
          answers: [
            final('a', column(typedFraction(to[0], way), typedFraction(to[1], way))),
            final('b', column(...ground)),
            final('c', column(...still), 'velocity'),
            final('c', threeFigures(speed, 'km/h'), 'speed'),
            final('d', number(bearing, { to: { places: 1 }, unit: '°' })),
            final('e', number(apart, { unit: 'km' })),
          ],
          verify() {
            // Flown in small steps: there with the wind, and back with it.
            const steps = 1000
            let place: Point = [0, 0]
            const fly = (heading: number, v: number) => {
              const step = hours / steps
              const turn = (heading * Math.PI) / 180
              for (let n = 0; n < steps; n += 1) {
                place = [
                  place[0] + (v * Math.sin(turn) + wind[0]) * step,
                  place[1] + (v * Math.cos(turn) + wind[1]) * step,
                ]
              }
            }
            fly(bearing, speed)
            const there = place
            fly(bearing + 180, speed)
            return compared(
              ['at the clinic', distance(there, to), 0],
              ['on the ground', distance([0, 0], ground) * hours, way],
              ['back', distance(place, [0, 0]), apart],
              ['the wind', distance(place, off), 0],
            )
          },
        }
      },
    },
  }),
)
