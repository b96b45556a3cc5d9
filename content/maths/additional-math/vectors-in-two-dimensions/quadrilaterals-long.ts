// Long questions that prove with vectors: the midpoints of the sides of a quadrilateral, and the diagonals of a trapezium.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, ratio } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const inColumn = ([x, y]: Point) => `vec(${minus(x)}, ${minus(y)})`
const said = ([x, y]: Point) => `vector with components ${numberInWords(x)} and ${numberInWords(y)}`
const [a, b, c] = ['bold(upright(a))', 'bold(upright(b))', 'bold(upright(c))']
const between = ([x, y]: Point, [z, w]: Point, share = 0.5): Point => [
  x + share * (z - x),
  y + share * (w - y),
]
const less = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]]
/** A multiple of a letter, in front of which 1 is not written. */
const times = (count: number, letter: string) => `${count === 1 ? '' : count}${letter}`

export const quadrilateralsInFull = laidOut(
  defineTemplate({
    id: 'quadrilaterals-in-full',
    marks: 9,
    calculator: false,
    level: 5,
    cases: {
      'midpoints-of-the-sides'(random) {
        // |b| = |c − a|, so that the parallelogram is a rhombus.
        const [u, v, w] = random.pick([
          [
            [6, 2],
            [5, 5],
            [-1, 3],
          ],
          [
            [7, 2],
            [4, 7],
            [-1, 3],
          ],
          [
            [7, 1],
            [7, 6],
            [-2, 3],
          ],
          [
            [8, 2],
            [6, 7],
            [-1, 4],
          ],
          [
            [7, 1],
            [2, 11],
            [-3, 6],
          ],
          [
            [6, 1],
            [7, 4],
            [-2, 2],
          ],
        ] as const) as readonly [Point, Point, Point]
        const k = v[1]
        const side = less(w, u)
        const square = side[0] ** 2 + side[1] ** 2
        const [A, B, C] = [
          [7, 1.4],
          [5.2, 6.4],
          [-1.2, 4.2],
        ] as const
        const O = [0, 0] as const
        const middles = [between(O, A), between(A, B), between(B, C), between(C, O)]
        const names = (['P', 'Q', 'R', 'S'] as const).map(
          (name, n) => `point(${pair(middles[n] ?? O)}, $${name}$, away: (2.9, 3))`,
        )
        return {
          question: typst`#set par(leading: 0.95em)
$O A B C$ is a quadrilateral with $arrow(O A) = 2${a}$, $arrow(O B) = 2${b}$ and $arrow(O C) = 2${c}$. The midpoints of $O A$, $A B$, $B C$ and $C O$ are $P$, $Q$, $R$ and $S$.
#sketch(height: 190pt, padding: (34pt, 28pt), polygon-of((0, 0), ${pair(A)}, ${pair(B)}, ${pair(C)}, names: ("O", "A", "B", "C")), polygon-of(${middles.map(pair).join(', ')}, dash: "dashed"), ${names.join(', ')})
#part("a", 2)[Find $arrow(O Q)$ and $arrow(O R)$ in terms of $${a}$, $${b}$ and $${c}$.]
#part("b", 2)[Show that $P Q R S$ is a parallelogram.]
#part("c", 2)[The midpoint of $P R$ is $X$. Find $arrow(O X)$, and show that $X$ is the midpoint of $Q S$ as well.]
It is now given that $${a} = ${inColumn(u)}$, $${b} = vec(${minus(v[0])}, k)$ with $k > 0$, and $${c} = ${inColumn(w)}$.
#part("d", 3)[Find the value of $k$ for which $P Q R S$ is a rhombus.]`,
          answer: typst`
#part("a")[
#working("B1")[$arrow(O Q) = display(1/2)(2${a} + 2${b}) =$ #result[$${a} + ${b}$]]
#working("B1")[$arrow(O R) = display(1/2)(2${b} + 2${c}) =$ #result[$${b} + ${c}$]]]
#part("b")[
#working("M1 FT")[$arrow(P Q) = ${a} + ${b} − ${a} = ${b}$ and $arrow(S R) = ${b} + ${c} − ${c} = ${b}$]
#working("A1")[$arrow(P Q) = arrow(S R)$: two opposite sides are parallel and equally long]
#scheme[Or: $arrow(P S) = arrow(Q R) = ${c} − ${a}$.]]
#part("c")[
#working("B1 FT")[$arrow(O X) = display(1/2)(${a} + ${b} + ${c})$: #result[$display(1/2)${a} + display(1/2)${b} + display(1/2)${c}$]]
#working("B1")[midpoint of $Q S$: $display(1/2)(arrow(O Q) + arrow(O S)) = display(1/2)(${a} + ${b} + ${c})$ as well]]
#part("d")[
#working("M1")[$arrow(P S) = ${c} − ${a} = ${inColumn(side)}$]
#working("M1")[$P Q = P S$: $${minus(v[0])}^2 + k^2 = ${square}$]
#working("A1")[$k^2 = ${k * k}$ and $k > 0$: #result[$k = ${k}$]]]`,
          alt: plain`OABC is a quadrilateral. The vector OA is 2 a, the vector OB is 2 b and the vector OC is 2 c. The midpoints of OA, AB, BC and CO are P, Q, R and S. Part a: find the vectors OQ and OR in terms of a, b and c. Part b: show that PQRS is a parallelogram. Part c: the midpoint of PR is X. Find the vector OX, and show that X is the midpoint of QS as well. It is now given that a is the ${said(u)}, b is the vector with components ${numberInWords(v[0])} and k, where k is positive, and c is the ${said(w)}. Part d: find the value of k for which PQRS is a rhombus.`,
          answerAlt: plain`Part a: OQ is a plus b, and OR is b plus c. Part b: PQ and SR are both the vector b, so these sides are parallel and equally long. Part c: OX is 1 over 2 times a, plus 1 over 2 times b, plus 1 over 2 times c, and half of OQ plus OS is the same. Part d: PS is the ${said(side)}, so ${numberInWords(v[0])} squared plus k squared is ${square}, and k is ${k}.`,
          answers: [
            final('a', expression('a + b', 'abc'), 'OQ'),
            final('a', expression('b + c', 'abc'), 'OR'),
            final('c', expression('1/2*a + 1/2*b + 1/2*c', 'abc'), 'OX'),
            final('d', number(k), 'k'),
          ],
          verify() {
            const corners = (height: number): Point[] => [
              [0, 0],
              [2 * u[0], 2 * u[1]],
              [2 * v[0], 2 * height],
              [2 * w[0], 2 * w[1]],
            ]
            const sides = (height: number) => {
              const list = corners(height)
              const mids = list.map((point, n) => between(point, list[(n + 1) % 4] ?? point))
              return mids.map((point, n) => distance(point, mids[(n + 1) % 4] ?? point))
            }
            const [found = 0] = roots(
              (height) => (sides(height)[0] ?? 0) - (sides(height)[1] ?? 0),
              0.113,
              20,
              300,
            )
            const all = sides(3.3)
            return compared(
              ['k', found, k],
              ['the opposite sides', all[0] ?? 0, all[2] ?? 1],
              ['the other sides', all[1] ?? 0, all[3] ?? 1],
              ['an area', Math.sign(polygonArea(...corners(k))), 1],
            )
          },
        }
      },
      'diagonals-of-a-trapezium'(random) {
        // OA = pa and CB = qa are parallel.
        const [p, q] = random.pick([
          [2, 1],
          [3, 1],
          [4, 1],
          [3, 2],
          [5, 2],
          [5, 3],
        ] as const)
        const sum = p + q
        const A: Point = [8, 0]
        const C: Point = [1.6, 4.6]
        const B: Point = [1.6 + (8 * q) / p, 4.6]
        const X = between([0, 0], B, p / sum)
        const [M, N] = [between(C, B), between([0, 0], A)]
        const lead = fraction(p, sum)
        const half = q - p === -2 ? `− ${a}` : `− ${fraction(p - q, 2)}${a}`
        const halfOf = (count: number) => (count === 2 ? '' : fraction(count, 2))
        const halfSaid = q - p === -2 ? 'minus a' : `minus ${fractionInWords(p - q, 2)} times a`
        return {
          question: typst`
$O A B C$ is a trapezium with $arrow(O A) = ${times(p, a)}$, $arrow(C B) = ${times(q, a)}$ and $arrow(O C) = ${c}$. Its diagonals meet at $X$. The midpoint of $C B$ is $M$ and the midpoint of $O A$ is $N$.
#sketch(height: 180pt, padding: (30pt, 26pt), polygon-of((0, 0), ${pair(A)}, ${pair(B)}, ${pair(C)}, names: ("O", "A", "B", "C")), edge((0, 0), ${pair(B)}), edge(${pair(A)}, ${pair(C)}), point(${pair(X)}, $X$, side: "below"), point(${pair(M)}, $M$, side: "above"), point(${pair(N)}, $N$, side: "below"))
#part("a", 2)[Find $arrow(O B)$ and $arrow(A C)$ in terms of $${a}$ and $${c}$.]
#part("b", 3)[Given that $arrow(O X) = λ arrow(O B)$ and $arrow(A X) = μ arrow(A C)$, find the value of $λ$ and of $μ$.]
#part("c", 3)[Show that $N$, $X$ and $M$ lie on one straight line.]
#part("d", 1)[Find the ratio $N X : X M$.]`,
          answer: typst`
#part("a")[
#working("B1")[$arrow(O B) =$ #result[$${c} + ${times(q, a)}$]]
#working("B1")[$arrow(A C) =$ #result[$${c} − ${times(p, a)}$]]]
#part("b")[
#working("M1 FT")[$arrow(O X) = λ(${c} + ${times(q, a)}) = ${times(p, a)} + μ(${c} − ${times(p, a)})$]
#working("M1 dep")[$${c}$: $λ = μ$, and $${a}$: $${times(q, 'λ')} = ${p} − ${p}μ$]
#working("A1")[#result[$λ = ${lead}$] and #result[$μ = ${lead}$]]]
#part("c")[
#working("B1")[$arrow(N M) = −${halfOf(p)}${a} + ${c} + ${halfOf(q)}${a} = ${c} ${half}$ #h(3pt) _oe_]
#working("M1")[$arrow(N X) = −${halfOf(p)}${a} + ${lead}(${c} + ${times(q, a)})$]
#working("A1")[$= ${lead}(${c} ${half}) = ${lead} arrow(N M)$, so they are parallel and both begin at $N$]]
#part("d")[#working("B1 FT")[#result[$${p} : ${q}$]]]`,
          alt: plain`OABC is a trapezium. The vector OA is ${times(p, ' a').trim()}, the vector CB is ${times(q, ' a').trim()} and the vector OC is c. Its diagonals OB and AC meet at X. The midpoint of CB is M and the midpoint of OA is N. Part a: find the vectors OB and AC in terms of a and c. Part b: given that the vector OX is lambda times the vector OB, and the vector AX is mu times the vector AC, find the value of lambda and of mu. Part c: show that N, X and M lie on one straight line. Part d: find the ratio NX to XM.`,
          answerAlt: plain`Part a: OB is c plus ${times(q, ' a').trim()}, and AC is c minus ${p} a. Part b: the two forms of OX give lambda equal to mu, and ${times(q, ' lambda').trim()} equal to ${p} minus ${p} mu, so both are ${fractionInWords(p, sum)}. Part c: NM is c ${halfSaid}, and NX is ${fractionInWords(p, sum)} of it. Both begin at N, so the points are on one straight line. Part d: ${p} to ${q}.`,
          answers: [
            final('a', expression(`c + ${q}a`, 'ac'), 'OB'),
            final('a', expression(`c - ${p}a`, 'ac'), 'AC'),
            final('b', number(typedFraction(p, sum)), 'λ'),
            final('b', number(typedFraction(p, sum)), 'μ'),
            final('d', ratio(p, q)),
          ],
          verify() {
            // In coordinates, with a and c as drawn: where OB is on the line AC.
            const off = (t: number) => {
              const [x, y] = between([0, 0], B, t)
              return (x - A[0]) * (C[1] - A[1]) - (y - A[1]) * (C[0] - A[0])
            }
            const [lambda = 0] = roots(off, 0.0031, 0.997)
            const met = between([0, 0], B, lambda)
            return compared(
              ['λ', lambda, p / sum],
              ['μ', distance(A, met) / distance(A, C), p / sum],
              ['on one line', polygonArea(N, met, M) + 1, 1],
              ['the ratio', distance(N, met) / distance(met, M), p / q],
            )
          },
        }
      },
    },
  }),
)
