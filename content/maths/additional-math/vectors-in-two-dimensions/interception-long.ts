// Long questions with vectors: a patrol boat that intercepts another, and a proof about the lines in a triangle.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, highestCommonFactor, minus, significant, terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inColumn } from './typed.ts'

const column = ([x, y]: Point) => `vec(${minus(x)}, ${minus(y)})`
const said = ([x, y]: Point) => `vector with components ${numberInWords(x)} and ${numberInWords(y)}`
const moving = (start: Point, v: Point) =>
  `vec(${terms([start[0], ''], [v[0], 't'])}, ${terms([start[1], ''], [v[1], 't'])})`
const movingSaid = (start: Point, v: Point) =>
  `vector with components ${termsInWords([start[0], ''], [v[0], 't'])} and ${termsInWords([start[1], ''], [v[1], 't'])}`

const ratioOf = (one: number, other: number): [number, number] => {
  const factor = highestCommonFactor(one, other)
  return [one / factor, other / factor]
}

export const intercepted = laidOut(
  defineTemplate({
    id: 'intercepted',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'two-boats'(random) {
        // The patrol boat leaves `late` hours after the trawler and meets it at time `met`.
        const [p, u, q, late, met, along] = random.pick([
          [[10, 4], [6, 8], [2, -12], 1, 3, 'trawler'],
          [[3, 10], [9, 12], [15, -2], 1, 3, 'ferry'],
          [[-4, 12], [12, 5], [-10, 2], 2, 4, 'trawler'],
          [[6, -5], [4, 3], [8, -20], 2, 5, 'ferry'],
        ] as const) as readonly [Point, Point, Point, number, number, string]
        const place: Point = [p[0] + met * u[0], p[1] + met * u[1]]
        const hours = met - late
        const v: Point = [(place[0] - q[0]) / hours, (place[1] - q[1]) / hours]
        const speed = Math.hypot(...u)
        const fast = Math.hypot(...v)
        const gap: Point = [p[0] + late * u[0] - q[0], p[1] + late * u[1] - q[1]]
        const apart = Math.hypot(...gap)
        const east = (Math.atan2(v[0], v[1]) * 180) / Math.PI
        const bearing = (east + 360) % 360
        const shownBearing = bearing.toFixed(1).padStart(5, '0')
        return {
          question: typst`
In this question $vec(1, 0)$ is 1~km due east and $vec(0, 1)$ is 1~km due north, and the origin $O$ is a lighthouse. At noon a ${along} is at the point with position vector $${column(p)}$ and moves with constant velocity $${column(u)}$~km/h.
#part("a", 1)[Find the speed of the ${along}.]
#part("b", 1)[Write down the position vector of the ${along} $t$ hours after noon.]
A patrol boat leaves the point with position vector $${column(q)}$ at ${12 + late}:00. It moves with constant velocity and meets the ${along} at ${12 + met}:00.
#part("c", 2)[Find the distance between the two boats at ${12 + late}:00.]
#part("d", 3)[Find the position vector of the point where they meet, and hence the velocity of the patrol boat.]
#part("e", 2)[Find the bearing on which the patrol boat moves.]
#part("f", 3)[Find the position vector of the patrol boat $t$ hours after noon, for $t >= ${late}$, and show that the two boats are at the same place only when $t = ${met}$.]`,
          answer: typst`
#part("a")[#working("B1")[$sqrt(${Math.abs(u[0])}^2 + ${Math.abs(u[1])}^2) =$ #result[${speed} km/h]]]
#part("b")[#working("B1")[#result[$${moving(p, u)}$]]]
#part("c")[
#working("M1")[at $t = ${late}$: $${column([p[0] + late * u[0], p[1] + late * u[1]])} − ${column(q)} = ${column(gap)}$]
#working("A1")[length #result[${significant(apart)} km] (3 s.f.)]]
#part("d")[
#working("B1 FT")[at $t = ${met}$: #result[$${column(place)}$]]
#working("M1")[$display(1/${hours})(${column(place)} − ${column(q)})$]
#working("A1")[#result[$${column(v)}$ km/h]]]
#part("e")[
#working("M1 FT")[$tan α = display(${Math.abs(v[0])}/${Math.abs(v[1])})$, with $α$ from the north]
#working("A1")[bearing #result[$${shownBearing}°$]]${bearing < 100 ? typst` #scheme[Also $${bearing.toFixed(1)}°$.]` : ''}]
#part("f")[
#working("B1 FT")[$${column(q)} + (t − ${late})${column(v)} =$ #result[$${moving([q[0] - late * v[0], q[1] - late * v[1]], v)}$]]
#working("M1")[east: $${terms([p[0], ''], [u[0], 't'])} = ${terms([q[0] - late * v[0], ''], [v[0], 't'])}$ \
north: $${terms([p[1], ''], [u[1], 't'])} = ${terms([q[1] - late * v[1], ''], [v[1], 't'])}$]
#working("A1")[both hold for $t = ${met}$, and for no other $t$, because each equation has one root.]]`,
          alt: plain`In this question a column vector has a component in kilometres due east and a component in kilometres due north, and the origin O is a lighthouse. At noon a ${along} is at the point whose position vector is the ${said(p)}, and it moves with constant velocity, the ${said(u)}, in kilometres per hour. Part a: find the speed of the ${along}. Part b: write down the position vector of the ${along} t hours after noon. A patrol boat leaves the point whose position vector is the ${said(q)} at ${12 + late}:00. It moves with constant velocity and meets the ${along} at ${12 + met}:00. Part c: find the distance between the two boats at ${12 + late}:00. Part d: find the position vector of the point where they meet, and hence the velocity of the patrol boat. Part e: find the bearing on which the patrol boat moves. Part f: find the position vector of the patrol boat t hours after noon, for t at least ${late}, and show that the two boats are at the same place only when t is ${met}.`,
          answerAlt: plain`Part a: ${speed} kilometres per hour. Part b: the ${movingSaid(p, u)}. Part c: from the patrol boat to the other is the ${said(gap)}, of length ${significant(apart)} kilometres. Part d: they meet at the ${said(place)}. Divided by ${hours} hours, the way there is the ${said(v)}, in kilometres per hour. Part e: the bearing is ${shownBearing} degrees. Part f: the ${said(q)} plus, open bracket, t minus ${late}, close bracket, times the ${said(v)}, which is the ${movingSaid([q[0] - late * v[0], q[1] - late * v[1]], v)}. Both components are equal for t equals ${met} and for no other t.`,
          answers: [
            final('a', number(speed, { unit: 'km/h' })),
            final('b', inColumn(p, u)),
            final('c', threeFigures(apart, 'km')),
            final('d', inColumn(place, [0, 0]), 'meeting point'),
            final('d', inColumn(v, [0, 0]), 'velocity'),
            final('e', number(bearing, { to: { places: 1 }, unit: '°' })),
            final('f', inColumn([q[0] - late * v[0], q[1] - late * v[1]], v)),
          ],
          verify() {
            const first = (t: number): Point => [p[0] + t * u[0], p[1] + t * u[1]]
            const second = (t: number): Point => [q[0] + (t - late) * v[0], q[1] + (t - late) * v[1]]
            const north: Point = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)]
            return compared(
              ['the speed', distance(first(0), first(1)), speed],
              ['at first', distance(first(late), second(late)), apart],
              ['where they meet', distance(first(met), second(met)), 0],
              ['east', roots((t) => first(t)[0] - second(t)[0], -20, 20.1, 401)[0] ?? 0, met],
              ['north', roots((t) => first(t)[1] - second(t)[1], -20, 20.1, 401)[0] ?? 0, met],
              ['the bearing', (north[0] * v[0] + north[1] * v[1]) / fast, 1],
            )
          },
        }
      },
      'lines-in-a-triangle'(random) {
        // OP = (1/m) OA, and Q divides AB in the ratio 1 : n. X is where OQ and BP meet.
        const [m, n] = random.pick([
          [2, 2],
          [3, 2],
          [2, 3],
          [4, 2],
          [3, 3],
        ] as const)
        // OQ = (n a + b)/(n + 1). X = λ OQ = b + μ(a/m − b).
        const lambda = [n + 1, n * m + 1] as const
        const mu = [n * m, n * m + 1] as const
        const [A, B]: [Point, Point] = [
          [7, 0],
          [2.2, 5],
        ]
        const P: Point = [A[0] / m, 0]
        const Q: Point = [(n * A[0] + B[0]) / (n + 1), (n * A[1] + B[1]) / (n + 1)]
        const X: Point = [(lambda[0] / lambda[1]) * Q[0], (lambda[0] / lambda[1]) * Q[1]]
        const at = ([x, y]: Point) => `(${x.toFixed(3)}, ${y.toFixed(3)})`
        const [a, b] = ['bold(upright(a))', 'bold(upright(b))']
        const area = 2 * m * (n * m + 1)
        const rest = [lambda[1] - lambda[0], lambda[1]] as const
        return {
          question: typst`
In triangle $O A B$, $arrow(O A) = ${a}$ and $arrow(O B) = ${b}$. The point $P$ is on $O A$ with $O A = ${m} O P$. The point $Q$ is on $A B$ with $A Q : Q B = 1 : ${n}$. The lines $O Q$ and $B P$ meet at $X$.
#sketch(height: 190pt, edge((0, 0), ${at(A)}), edge(${at(A)}, ${at(B)}), edge(${at(B)}, (0, 0)), edge((0, 0), ${at(Q)}), edge(${at(B)}, ${at(P)}), point((0, 0), $O$, side: "left", mark: false), point(${at(A)}, $A$, side: "right", mark: false), point(${at(B)}, $B$, side: "above", mark: false), point(${at(P)}, $P$, side: "below", mark: false), point(${at(Q)}, $Q$, side: "above-right", mark: false), point(${at([X[0] + 0.18, X[1] + 0.42])}, $X$, side: "right", mark: false))
#part("a", 2)[Find $arrow(O Q)$ in terms of $${a}$ and $${b}$.]
#part("b", 1)[Find $arrow(B P)$ in terms of $${a}$ and $${b}$.]
#part("c", 2)[Given that $arrow(O X) = λ arrow(O Q)$ and $arrow(B X) = μ arrow(B P)$, write $arrow(O X)$ in two ways, in terms of $${a}$, $${b}$ and $λ$, and in terms of $${a}$, $${b}$ and $μ$.]
#part("d", 4)[Hence find the value of $λ$ and of $μ$.]
#part("e", 1)[Find the ratio $O X : X Q$.]
#part("f", 2)[The area of triangle $O A B$ is ${area}~cm². Find the area of triangle $O P X$.]`,
          answer: typst`
#part("a")[
#working("M1")[$arrow(O Q) = ${a} + display(1/${n + 1})(${b} − ${a})$]
#working("A1 oe")[#result[$display(${n}/${n + 1}) ${a} + display(1/${n + 1}) ${b}$]]]
#part("b")[#working("B1")[#result[$display(1/${m}) ${a} − ${b}$]]]
#part("c")[
#working("B1 FT")[#result[$arrow(O X) = display((${n} λ)/${n + 1}) ${a} + display(λ/${n + 1}) ${b}$]]
#working("B1 FT")[$arrow(O X) = ${b} + μ(display(1/${m}) ${a} − ${b})$ \
#result[$= display(μ/${m}) ${a} + (1 − μ) ${b}$]]]
#part("d")[
#working("M1")[$${a}$: $display((${n} λ)/${n + 1}) = display(μ/${m})$ \
$${b}$: $display(λ/${n + 1}) = 1 − μ$]
#working("M1 dep")[$μ = display((${n * m} λ)/${n + 1})$, so $display(λ/${n + 1}) = 1 − display((${n * m} λ)/${n + 1})$]
#working("A1 cao")[#result[$λ = ${fraction(...lambda)}$]]
#working("A1 cao")[#result[$μ = ${fraction(...mu)}$]]]
#part("e")[#working("B1 FT")[$${lambda[0]} : ${rest[0]} =$ #result[$${ratioOf(lambda[0], rest[0]).join(' : ')}$]]]
#part("f")[
#working("M1")[triangle $O B P$: $display(1/${m}) times ${area} = ${area / m}$~cm²]
#working("A1 FT")[$P X = (1 − μ) P B$, so $${area / m} times display(1/${n * m + 1}) =$ #result[${area / m / (n * m + 1)} cm²]]
#scheme[*M1* also for the area of triangle $O A Q$ or $O A X$.]]`,
          alt: plain`In triangle OAB, the vector OA is a and the vector OB is b. The point P is on OA with OA equal to ${m} times OP. The point Q is on AB with AQ to QB in the ratio 1 to ${n}. The lines OQ and BP meet at X. Part a: find the vector OQ in terms of a and b. Part b: find the vector BP in terms of a and b. Part c: given that the vector OX is lambda times the vector OQ, and the vector BX is mu times the vector BP, write the vector OX in two ways, in terms of a, b and lambda, and in terms of a, b and mu. Part d: hence find the value of lambda and of mu. Part e: find the ratio OX to XQ. Part f: the area of triangle OAB is ${area} square centimetres. Find the area of triangle OPX.`,
          answerAlt: plain`Part a: ${n} over ${n + 1} times a, plus 1 over ${n + 1} times b. Part b: 1 over ${m} times a, minus b. Part c: OX is ${n} lambda over ${n + 1} times a, plus lambda over ${n + 1} times b. It is also mu over ${m} times a, plus, open bracket, 1 minus mu, close bracket, times b. Part d: comparing the two, lambda is ${fractionInWords(...lambda)} and mu is ${fractionInWords(...mu)}. Part e: ${ratioOf(lambda[0], rest[0]).join(' to ')}. Part f: triangle OBP has area ${area / m}. PX is 1 over ${n * m + 1} of PB, so triangle OPX has area ${area / m / (n * m + 1)} square centimetres.`,
          answers: [
            final('a', expression(`${n}/${n + 1}*a + 1/${n + 1}*b`, 'ab')),
            final('b', expression(`1/${m}*a - b`, 'ab')),
            final('c', expression(`${n}λ/${n + 1}*a + λ/${n + 1}*b`, 'abλ'), 'OX with λ'),
            final('c', expression(`μ/${m}*a + (1 - μ)b`, 'abμ'), 'OX with μ'),
            final('d', number(`${lambda[0]}/${lambda[1]}`, { to: { figures: 3 } }), 'λ'),
            final('d', number(`${mu[0]}/${mu[1]}`, { to: { figures: 3 } }), 'μ'),
            final('e', {
              kind: 'ratio',
              values: ratioOf(lambda[0], rest[0]).map(String),
              isSimplest: false,
            }),
            final('f', number(area / m / (n * m + 1), { unit: 'cm²' })),
          ],
          verify() {
            // X from the coordinates: the point of OQ on the line BP.
            const cross = (s: number) => (P[0] - B[0]) * (s * Q[1] - B[1]) - (P[1] - B[1]) * (s * Q[0] - B[0])
            const [s = 0] = roots(cross, 0, 1.01, 101)
            const x: Point = [s * Q[0], s * Q[1]]
            return compared(
              ['λ', s, lambda[0] / lambda[1]],
              ['μ', distance(B, x) / distance(B, P), mu[0] / mu[1]],
              ['the ratio', distance([0, 0], x) / distance(x, Q), lambda[0] / rest[0]],
              [
                'the area',
                (polygonArea([0, 0], P, x) / polygonArea([0, 0], A, B)) * area,
                area / m / (n * m + 1),
              ],
              ['AQ : QB', distance(Q, B) / distance(A, Q), n],
            )
          },
        }
      },
    },
  }),
)
