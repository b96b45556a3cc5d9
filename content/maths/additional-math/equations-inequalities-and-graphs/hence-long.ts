// Long questions in which one result solves the next: a quadratic under several disguises, and an oval that lines cut and touch.

import { type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, rounded, surd } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const e = 'upright(e)'

export const oneEquationToTheNext = laidOut(
  defineTemplate({
    id: 'one-equation-to-the-next',
    marks: 12,
    calculator: false,
    level: 4,
    cases: {
      'one-quadratic'(random) {
        // u² − (m + n)u + mn = 0 with m = a(a + 1) and n = b(b + 1).
        const [a, b] = random.pick([
          [1, 2],
          [1, 3],
          [2, 3],
          [1, 4],
          [2, 4],
        ] as const)
        const [m, n] = [a * (a + 1), b * (b + 1)]
        const [sum, times] = [m + n, m * n]
        const all = [-b - 1, -a - 1, a, b]
        const bracket = '(x^2 + x)'
        return {
          question: typst`
#part("a", 2)[Solve the equation $u^2 − ${sum}u + ${times} = 0$.]
#part("b", 2)[Hence solve the equation $x − ${sum} sqrt(x) + ${times} = 0$.]
#part("c", 3)[Hence solve the equation $${e}^(2x) − ${sum}${e}^x + ${times} = 0$, giving your answers in exact form.]
#part("d", 4)[Hence solve the equation $${bracket}^2 − ${sum}${bracket} + ${times} = 0$.]
#part("e", 1)[State, with a reason, the number of real solutions of the equation
$ x^4 + ${sum}x^2 + ${times} = 0. $]`,
          answer: typst`
#part("a")[
#working("M1")[$(u − ${m})(u − ${n}) = 0$]
#working("A1")[#result[$u = ${m}$] and #result[$u = ${n}$]]]
#part("b")[
#working("M1")[$sqrt(x) = ${m}$ or $sqrt(x) = ${n}$]
#working("A1 FT")[#result[$x = ${m * m}$] and #result[$x = ${n * n}$]]]
#part("c")[
#working("M1")[$${e}^x = ${m}$ or $${e}^x = ${n}$]
#working("A1 FT")[#result[$x = ln ${m}$]]
#working("A1 FT")[#result[$x = ln ${n}$]]
#note[The FT marks are for positive values from (a).]]
#part("d")[
#working("M1")[$x^2 + x = ${m}$ or $x^2 + x = ${n}$]
#working("M1 dep")[$(x − ${a})(x + ${a + 1}) = 0$ \
or $(x − ${b})(x + ${b + 1}) = 0$]
#working("A1")[#result[$x = ${a}$] and #result[$x = −${a + 1}$]]
#working("A1")[#result[$x = ${b}$] and #result[$x = −${b + 1}$]]]
#part("e")[#working("B1")[#result[None]: it needs $x^2 = −${m}$ or $x^2 = −${n}$, and no square is negative]
#scheme[Or: all three terms are at least 0 and the last is positive.]]`,
          alt: plain`Part a: solve the equation u squared minus ${sum} u plus ${times} equals 0. Part b: hence solve the equation x, minus ${sum} root x, plus ${times}, equals 0. Part c: hence solve the equation e to the power 2 x, end of power, minus ${sum} times, e to the power x, end of power, plus ${times}, equals 0, giving your answers in exact form. Part d: hence solve the equation, the square of, open bracket, x squared plus x, close bracket, minus ${sum} times, open bracket, x squared plus x, close bracket, plus ${times}, equals 0. Part e: state, with a reason, the number of real solutions of the equation x to the power 4, end of power, plus ${sum} x squared plus ${times} equals 0.`,
          answerAlt: plain`Part a: u is ${m} or ${n}. Part b: root x is ${m} or ${n}, so x is ${m * m} or ${n * n}. Part c: x is the natural logarithm of ${m} or of ${n}. Part d: x squared plus x is ${m} or ${n}, so x is ${listInWords(all.map((x) => plain`${x}`))}. Part e: none, because x squared would have to be minus ${m} or minus ${n}.`,
          answers: [
            final('a', inAnyOrder([m, n], { name: 'u' })),
            final('b', inAnyOrder([m * m, n * n], { name: 'x' })),
            final('c', inAnyOrder([`ln(${m})`, `ln(${n})`], { name: 'x' })),
            final('d', inAnyOrder(all, { name: 'x' })),
          ],
          verify() {
            const f = (u: number) => u * u - sum * u + times
            const found = (g: (x: number) => number, from: number, to: number) =>
              roots((x) => f(g(x)), from, to, 8009)
            const [own, square, power, four] = [
              found((u) => u, 0.003, 40.001),
              found(Math.sqrt, 0.003, n * n + 9.001),
              found(Math.exp, -3.003, 5.001),
              found((x) => x * x + x, -9.003, 9.001),
            ]
            return compared(
              ['u', own[0] ?? 0, m],
              ['u again', own[1] ?? 0, n],
              ['(b)', (square[0] ?? 0) + (square[1] ?? 0), m * m + n * n],
              ['(c)', Math.exp((power[0] ?? 0) + (power[1] ?? 0)), m * n],
              ['how many in (d)', four.length, 4],
              ...all.map((x, place) => ['(d)', four[place] ?? 0, x] as const),
              ['none', found((x) => -x * x, -9.003, 9.001).length, 0],
            )
          },
        }
      },
      'lines-and-an-oval'(random) {
        // x² + 3y² = 12m²: x + y = 2m meets it at (0, 2m) and (3m, −m), and x + y = ±4m touch it.
        const m = random.integer(1, 4)
        const sign = random.sign()
        const total = 12 * m * m
        const [A, B]: [Point, Point] = [
          [0, 2 * m],
          [3 * m * sign, -m],
        ]
        const C: Point = [m * sign, 0]
        const middle: Point = [(3 * m * sign) / 2, m / 2]
        const line = sign === 1 ? 'x + y' : 'y − x'
        const lineSaid = sign === 1 ? 'x plus y' : 'y minus x'
        const y = (constant: string) => (sign === 1 ? `${constant} − x` : `${constant} + x`)
        const [slope, step] = sign === 1 ? ['x', `− ${m}`] : ['−x', `− ${m}`]
        const area = [3 * m * m, 2] as const
        const half = Math.sqrt(total)
        const oval = Array.from({ length: 97 }, (_, n) => {
          const turn = (n * Math.PI) / 48
          return pair([half * Math.cos(turn), (half / Math.sqrt(3)) * Math.sin(turn)])
        })
        return {
          question: typst`
The diagram shows the curve $x^2 + 3y^2 = ${total}$ and the line $${line} = ${2 * m}$, which meet at $A$ and $B$.
#axes(axis(${rounded(-1.12 * half)}, ${rounded(1.12 * half)}, numbers: false, title: $x$), axis(${rounded(-0.72 * half)}, ${rounded(0.78 * half)}, numbers: false, title: $y$), grid: false, equal: true, data-line((${oval.join(', ')}), colour: addmaths), curve-of(x => ${2 * m} - (${sign}) * x), point(${`(0, ${2 * m})`}, $A$, side: "above-${sign === 1 ? 'right' : 'left'}"), point((${B[0]}, ${B[1]}), none), point((${rounded(B[0] - 0.1 * sign * half)}, ${B[1]}), $B$, side: "centre", mark: false), point((0, 0), $O$, mark: false, side: "below-${sign === 1 ? 'left' : 'right'}", colour: ink-soft))
#part("a", 4)[Find the coordinates of $A$ and of $B$.]
#part("b", 3)[Find the equation of the perpendicular bisector of $A B$.]
#part("c", 2)[The perpendicular bisector of $A B$ meets the $x$-axis at $C$. Find the area of triangle $A B C$.]
#part("d", 3)[Find the values of $k$ for which the line $${line} = k$ is a tangent to the curve.]`,
          answer: typst`
#part("a")[
#working("M1")[$y = ${y(`${2 * m}`)}$: \
$x^2 + 3(${y(`${2 * m}`)})^2 = ${total}$]
#working("A1")[$4x^2 ${sign === 1 ? '−' : '+'} ${12 * m}x = 0$]
#working("A1")[$x = 0$: #result[$A(0, ${2 * m})$]]
#working("A1")[$x = ${minus(B[0])}$: #result[$B(${minus(B[0])}, −${m})$]]]
#part("b")[
#working("B1 FT")[midpoint $(${fraction(3 * m * sign, 2)}, ${fraction(m, 2)})$]
#working("M1 FT")[gradient of $A B$ is $${minus(-sign)}$, so the gradient of the bisector is $${minus(sign)}$]
#working("A1 oe")[#result[$y = ${slope} ${step}$]]]
#part("c")[
#working()[$C(${minus(C[0])}, 0)$; $M$ is the midpoint of $A B$]
#working("M1 FT")[$display(1/2) times A B times C M$ \
$= display(1/2) times ${3 * m} sqrt(2) times ${m % 2 === 0 ? surd(m / 2, 2) : `display((${surd(m, 2)})/2)`}$ #h(3pt) _oe_]
#working("A1 cao")[area #result[$${fraction(...area)}$]]
#scheme[*M1* for any method for the area, with their $A$, $B$ and $C$.]]
#part("d")[
#working("M1")[$x^2 + 3(${y('k')})^2 = ${total}$ \
$4x^2 ${sign === 1 ? '−' : '+'} 6k x + 3k^2 − ${total} = 0$]
#working("M1 dep")[discriminant: $36k^2 − 16(3k^2 − ${total}) = 0$]
#working("A1")[$k^2 = ${16 * m * m}$: #result[$k = ${4 * m}$] and #result[$k = −${4 * m}$]]]`,
          alt: plain`A diagram shows the curve x squared plus 3 y squared equals ${total}, an oval, and the line ${lineSaid} equals ${2 * m}, which meet at A and B. A is on the y axis. Part a: find the coordinates of A and of B. Part b: find the equation of the perpendicular bisector of AB. Part c: the perpendicular bisector of AB meets the x axis at C. Find the area of triangle ABC. Part d: find the values of k for which the line ${lineSaid} equals k is a tangent to the curve.`,
          answerAlt: plain`Part a: the substitution for y gives 4 x squared ${sign === 1 ? 'minus' : 'plus'} ${12 * m} x equals 0. A is (0, ${2 * m}), and B is (${B[0]}, minus ${m}). Part b: the midpoint is (${fractionInWords(3 * m * sign, 2)}, ${fractionInWords(m, 2)}), and the gradient is ${sign}: y equals ${sign === 1 ? 'x' : 'minus x'} minus ${m}. Part c: at C, x is ${C[0]}, and the area is ${fractionInWords(...area)}. Part d: the discriminant is 0 for k squared equal to ${16 * m * m}, so k is ${4 * m} or minus ${4 * m}.`,
          answers: [
            final('a', coordinates(...A), 'A'),
            final('a', coordinates(...B), 'B'),
            final('b', equation(`y = ${sign}x - ${m}`)),
            final('c', number(typedFraction(...area))),
            final('d', inAnyOrder([4 * m, -4 * m], { name: 'k' })),
          ],
          verify() {
            const at = (turn: number): Point => [
              half * Math.cos(turn),
              (half / Math.sqrt(3)) * Math.sin(turn),
            ]
            const along = (turn: number) => sign * at(turn)[0] + at(turn)[1]
            const met = roots((turn) => along(turn) - 2 * m, -3.003, 3.28, 6007).map(at)
            const sums = Array.from({ length: 6001 }, (_, n) => along((n * Math.PI) / 3000))
            const near = (point: Point) =>
              Math.min(...met.map(([x, z]) => Math.hypot(x - point[0], z - point[1])))
            return compared(
              ['how many', met.length, 2],
              ['A', near(A), 0],
              ['B', near(B), 0],
              ['the bisector', Math.hypot(C[0] - A[0], C[1] - A[1]), Math.hypot(C[0] - B[0], C[1] - B[1])],
              ['its midpoint', middle[1] - sign * middle[0], -m],
              ['C', C[1] - sign * C[0], -m],
              ['the area', polygonArea(A, B, C), area[0] / area[1]],
              ['the tangents', Number(Math.max(...sums).toFixed(3)), 4 * m],
            )
          },
        }
      },
    },
  }),
)
