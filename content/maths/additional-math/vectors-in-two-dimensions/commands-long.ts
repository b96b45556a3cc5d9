// Long questions in which a vector has to be found first: a robot that obeys two commands, and a plot in the shape of a kite.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { column, final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, substituted, surd } from '../../kit/numbers.ts'
import { typedFraction, typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const inColumn = ([x, y]: Point) => `vec(${minus(x)}, ${minus(y)})`
const said = ([x, y]: Point) => `vector with components ${numberInWords(x)} and ${numberInWords(y)}`
const add = (p: Point, q: Point, times = 1): Point => [p[0] + times * q[0], p[1] + times * q[1]]
const length = ([x, y]: Point) => x * x + y * y
const signed = (value: number, letter: string) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}${letter}`

export const vectorToFind = laidOut(
  defineTemplate({
    id: 'vector-to-find',
    marks: 9,
    calculator: false,
    level: 4,
    cases: {
      robot(random) {
        // Twice a and once b; m times a and n times b; a place that is no whole number of commands away.
        const [a, b, m, n, aim] = random.pick([
          [[3, 1], [-5, 12], 7, 2, [10, 9]],
          [[2, 5], [4, -3], 5, 6, [9, 4]],
          [[5, -2], [-3, 4], 6, 5, [8, 3]],
          [[4, 3], [-8, 6], 8, 3, [6, 12]],
          [[-1, 6], [8, -15], 9, 4, [5, 10]],
          [[3, 7], [12, -5], 4, 3, [11, 6]],
        ] as const) as readonly [Point, Point, number, number, Point]
        const size = Math.sqrt(length(b))
        const after = add(b, a, 2)
        const there = add([m * a[0], m * a[1]], b, n)
        const unit = b.map((part) => typedFraction(part, size).replace('-', '−')).join(', ')
        const turn = a[0] * b[1] - a[1] * b[0]
        // How often each command would have to be given to reach the last place.
        const [often, also] = [
          [aim[0] * b[1] - aim[1] * b[0], turn],
          [a[0] * aim[1] - a[1] * aim[0], turn],
        ] as const
        return {
          question: typst`#set par(leading: 0.95em)
A robot in a warehouse obeys two commands. Command A moves it by $bold(a) = ${inColumn(a)}$ and command B moves it by $bold(b)$, in metres. It starts at $O$. After two commands A and one command B it is at the point with position vector $${inColumn(after)}$.
#part("a", 2)[Find $bold(b)$.]
#part("b", 2)[Find the unit vector in the direction of $bold(b)$.]
The robot starts at $O$ again. After $m$ commands A and $n$ commands B it is at the point with position vector $${inColumn(there)}$.
#part("c", 3)[Find the value of $m$ and of $n$.]
#part("d", 2)[Show that the robot cannot get from $O$ to the point with position vector $${inColumn(aim)}$ by these commands.]`,
          answer: typst`
#part("a")[
#working("M1")[$bold(b) = ${inColumn(after)} − 2${inColumn(a)}$]
#working("A1")[#result[$${inColumn(b)}$]]]
#part("b")[
#working("M1 FT")[$|bold(b)| = sqrt(${substituted(b[0])}^2 + ${substituted(b[1])}^2) = ${size}$]
#working("A1 FT")[#result[$vec(${unit})$]]]
#part("c")[
#working("M1 FT")[$${minus(a[0])}m ${signed(b[0], 'n')} = ${minus(there[0])}$ \
$${minus(a[1])}m ${signed(b[1], 'n')} = ${minus(there[1])}$]
#working("M1 dep")[one of the letters eliminated]
#working("A1")[#result[$m = ${m}$] and #result[$n = ${n}$]]]
#part("d")[
#working("M1 FT")[$${minus(a[0])}m ${signed(b[0], 'n')} = ${minus(aim[0])}$ and $${minus(a[1])}m ${signed(b[1], 'n')} = ${minus(aim[1])}$, and one of the letters eliminated]
#working("A1")[$m = ${fraction(...often)}$ #h(3pt) _or_ $n = ${fraction(...also)}$, which is no number of commands]]`.replaceAll(
            /(?<![\d])1([mn])/g,
            '$1',
          ),
          alt: plain`A robot in a warehouse obeys two commands. Command A moves it by the vector a and command B moves it by the vector b, in metres. The vector a is the ${said(a)}. The robot starts at O. After two commands A and one command B its position vector is the ${said(after)}. Part a: find b. Part b: find the unit vector in the direction of b. The robot starts at O again. After m commands A and n commands B its position vector is the ${said(there)}. Part c: find the value of m and of n. Part d: show that the robot cannot get by these commands from O to the point whose position vector is the ${said(aim)}.`,
          answerAlt: plain`Part a: b is the ${said(b)}. Part b: its length is ${size}, so the unit vector has components ${fractionInWords(b[0], size)} and ${fractionInWords(b[1], size)}. Part c: the two components give two equations, with the solution m equals ${m} and n equals ${n}. Part d: for this point m would be ${fractionInWords(...often)} and n would be ${fractionInWords(...also)}, which are not both numbers of commands.`,
          answers: [
            final('a', column(...b)),
            final('b', column(typedFraction(b[0], size), typedFraction(b[1], size))),
            final('c', number(m), 'm'),
            final('c', number(n), 'n'),
          ],
          verify() {
            // Every number of commands up to forty of each.
            const reached = (place: Point) => {
              const found: [number, number][] = []
              for (let i = 0; i <= 40; i += 1)
                for (let j = 0; j <= 40; j += 1)
                  if (distance(add([i * a[0], i * a[1]], b, j), place) < 1e-9) found.push([i, j])
              return found
            }
            const [[i, j] = [0, 0]] = reached(there)
            const first = reached(after)
            return compared(
              ['m', i, m],
              ['n', j, n],
              ['once', reached(there).length, 1],
              ['two and one', first[0]?.[0] === 2 && first[0]?.[1] === 1 ? 1 : 0, 1],
              ['never', reached(aim).length, 0],
              ['m is no whole number', often[0] % often[1] === 0 ? 1 : 0, 0],
              ['n is no whole number', also[0] % also[1] === 0 ? 1 : 0, 0],
              ['its length', distance([0, 0], b), size],
            )
          },
        }
      },
      'kite-of-land'(random) {
        // AB and AC are equally long, and their sum has halves that can be halved again.
        const [A, ab, ac] = random.pick([
          [
            [1, 2],
            [7, 1],
            [1, 7],
          ],
          [
            [2, 1],
            [8, 1],
            [4, 7],
          ],
          [
            [3, -2],
            [-1, 8],
            [-7, 4],
          ],
          [
            [1, 1],
            [11, 2],
            [5, 10],
          ],
          [
            [-2, 3],
            [8, 1],
            [-4, 7],
          ],
          [
            [2, 3],
            [9, 2],
            [7, 6],
          ],
        ] as const) as readonly [Point, Point, Point]
        const [B, C] = [add(A, ab), add(A, ac)]
        const M: Point = [(B[0] + C[0]) / 2, (B[1] + C[1]) / 2]
        const D = add(A, add(M, A, -1), 1.5)
        const k = C[1]
        const [along, across] = [length(add(D, A, -1)), length(add(C, B, -1))]
        const area = Math.round(Math.sqrt(along * across)) / 2
        const height = ac[1]
        return {
          question: typst`#set par(leading: 0.95em)
The corners $A$, $B$ and $C$ of a plot of land have the position vectors $${inColumn(A)}$, $${inColumn(B)}$ and $vec(${minus(C[0])}, k)$, where $k > ${minus(A[1])}$. The unit is 10~m. The plot $A B D C$ has the shape of a kite with $A B = A C$.
#part("a", 1)[Find, in exact form, the length of $A B$ in these units.]
#part("b", 3)[Find the value of $k$.]
The midpoint of $B C$ is $M$, and $A M : M D = 2 : 1$.
#part("c", 3)[Find the position vector of $M$ and of $D$.]
#part("d", 2)[Find the area of the plot in m².]`,
          answer: typst`
#part("a")[#working("B1")[$sqrt(${substituted(ab[0])}^2 + ${substituted(ab[1])}^2) =$ #result[$${surd(1, length(ab))}$]]]
#part("b")[
#working("B1")[$arrow(A C) = vec(${minus(ac[0])}, k ${A[1] < 0 ? '+' : '−'} ${Math.abs(A[1])})$]
#working("M1 FT")[$${substituted(ac[0])}^2 + (k ${A[1] < 0 ? '+' : '−'} ${Math.abs(A[1])})^2 = ${length(ab)}$]
#working("A1")[$k ${A[1] < 0 ? '+' : '−'} ${Math.abs(A[1])} = plus.minus ${height}$ and $k > ${minus(A[1])}$: #result[$k = ${minus(k)}$]]]
#part("c")[
#working("B1 FT")[$arrow(O M) = display(1/2)(arrow(O B) + arrow(O C)) =$ #result[$${inColumn(M)}$]]
#working("M1 FT")[$arrow(O D) = arrow(O A) + display(3/2) arrow(A M)$ #h(3pt) _oe_]
#working("A1")[#result[$${inColumn(D)}$]]
#sketch(height: 150pt, padding: (30pt, 24pt), polygon-of(${pair(A)}, ${pair(B)}, ${pair(D)}, ${pair(C)}, names: ("A", "B", "D", "C")), edge(${pair(A)}, ${pair(D)}, dash: "dashed"), edge(${pair(B)}, ${pair(C)}, dash: "dashed"))]
#part("d")[
#working("M1 FT")[$display(1/2) times A D times B C = display(1/2) times ${surd(1, along)} times ${surd(1, across)} = ${area}$ units²]
#working("A1")[$${area} times 100 =$ #result[${100 * area} m²]]]`,
          alt: plain`The corners A, B and C of a plot of land have position vectors. That of A is the ${said(A)}, that of B is the ${said(B)}, and that of C is the vector with components ${numberInWords(C[0])} and k, where k is greater than ${A[1]}. The unit is 10 metres. The plot ABDC has the shape of a kite with AB equal to AC. Part a: find, in exact form, the length of AB in these units. Part b: find the value of k. The midpoint of BC is M, and the ratio AM to MD is 2 to 1. Part c: find the position vector of M and of D. Part d: find the area of the plot in square metres.`,
          answerAlt: plain`Part a: ${surdInWords(1, length(ab))}. Part b: AC is equally long, so k ${A[1] < 0 ? 'plus' : 'minus'} ${Math.abs(A[1])} is ${height}, and k is ${k}. Part c: M is half way from B to C, and its position vector is the ${said(M)}. D is 3 over 2 times AM away from A, and its position vector is the ${said(D)}. Part d: half of AD times BC is ${area} square units, which is ${100 * area} square metres.`,
          answers: [
            final('a', number(typedSurd(1, length(ab)))),
            final('b', number(k), 'k'),
            final('c', column(...M), 'OM'),
            final('c', column(...D), 'OD'),
            final('d', inNamedUnit(number(100 * area, { unit: 'm²' }))),
          ],
          verify() {
            const [found = 0] = roots((y) => distance(A, [C[0], y]) - distance(A, B), A[1] + 0.013, A[1] + 30)
            return compared(
              ['k', found, k],
              ['DB and DC', distance(D, B), distance(D, C)],
              ['AM to MD', distance(A, M), 2 * distance(M, D)],
              ['on AM', distance(A, D), distance(A, M) + distance(M, D)],
              ['the area', polygonArea(A, B, D, C), area],
            )
          },
        }
      },
    },
  }),
)
