// Long questions on moduli of lines: two that enclose a rectangle, and lines that turn about a point beside a V.

import { distance, polygonArea, roots } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, rounded } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const moduliAndLines = laidOut(
  defineTemplate({
    id: 'moduli-and-lines',
    marks: 10,
    calculator: false,
    level: 5,
    cases: {
      'rectangle-between-two'(random) {
        // y = |x − a| and y = h − |x − b| meet at x = (a + b ± h)/2.
        const [a, b, h] = random.pick([
          [3, 6, 5],
          [4, 5, 7],
          [3, 4, 5],
          [5, 6, 7],
          [4, 7, 9],
          [4, 6, 8],
        ] as const)
        const [left, right] = [(a + b - h) / 2, (a + b + h) / 2]
        const [leftY, rightY] = [a - left, right - a]
        const area = leftY * rightY * 2
        const start = h - b
        const far = right + 1.4
        const [low, high] = [-1.2, h + 1.2]
        return {
          question: typst`
#part("a", 3)[On the same axes, sketch the graphs of $y = |x − ${a}|$ and $y = ${h} − |x − ${b}|$ for $x >= 0$. State the coordinates of the vertex of each graph, and of the points where they meet the $y$-axis.]
#part("b", 3)[Solve the equation $|x − ${a}| = ${h} − |x − ${b}|$.]
#part("c", 1)[Hence solve the inequality $|x − ${a}| + |x − ${b}| < ${h}$.]
#part("d", 3)[Show that the region enclosed by the two graphs is a rectangle, and find its area.]`,
          answer: typst`
#part("a")[
#axes(axis(0, ${rounded(far)}, numbers: false, labels: ((${a}, $${a}$), (${b}, $${b}$)), title: $x$), axis(${low}, ${high}, numbers: false, labels: ((${a}, $${a}$), (${start}, $${start < 0 ? `−${-start}` : start}$), (${h}, $${h}$)), title: $y$), grid: false, height: 180pt, curve-of(x => calc.abs(x - ${a}), colour: addmaths), curve-of(x => ${h} - calc.abs(x - ${b}), colour: maths), guides(${b}, ${h}))
#working("B1")[a V and an upside-down V that meet twice]
#working("B1")[#result[$(${a}, 0)$] and #result[$(0, ${a})$]]
#working("B1")[#result[$(${b}, ${h})$] and #result[$(0, ${start < 0 ? `−${-start}` : start})$]]]
#part("b")[
#working("M1")[one pair of lines that do meet: \
$${a} − x = ${h} − (${b} − x)$ or $x − ${a} = ${h} − (x − ${b})$]
#working("A1")[#result[$x = ${left}$]]
#working("A1")[#result[$x = ${right}$]]
#note[A value from lines that meet elsewhere, and not left out, loses the last A1.]]
#part("c")[#working("B1 FT")[the V is below the other graph: #result[$${left} < x < ${right}$]]]
#part("d")[
#working("B1")[its sides have the gradients 1 and −1; $1 times (−1) = −1$, so all its angles are right angles]
#working("M1 FT")[corners $(${a}, 0)$, $(${right}, ${rightY})$, $(${b}, ${h})$, $(${left}, ${leftY})$: \
sides $${unitOr(leftY)} sqrt(2)$ and $${unitOr(rightY)} sqrt(2)$]
#working("A1")[area #result[${area}]]]`,
          alt: plain`Part a: on the same axes, sketch the graphs of y equals the modulus of, open bracket, x minus ${a}, close bracket, and of y equals ${h} minus the modulus of, open bracket, x minus ${b}, close bracket, for x greater than or equal to 0. State the coordinates of the vertex of each graph, and of the points where they meet the y axis. Part b: solve the equation, the modulus of, open bracket, x minus ${a}, close bracket, equals ${h} minus the modulus of, open bracket, x minus ${b}, close bracket. Part c: hence solve the inequality, the modulus of, open bracket, x minus ${a}, close bracket, plus the modulus of, open bracket, x minus ${b}, close bracket, is less than ${h}. Part d: show that the region enclosed by the two graphs is a rectangle, and find its area.`,
          answerAlt: plain`Part a: a V with its vertex at x ${a}, y 0, which meets the y axis at ${a}, where x is 0, and an upside-down V with its vertex at x ${b}, y ${h}, which meets the y axis at ${start}, where x is 0. Part b: x is ${left} or ${right}. Part c: x between ${left} and ${right}. Part d: the sides have the gradients 1 and minus 1, so they are perpendicular. Their lengths are ${leftY} root 2 and ${rightY} root 2, and the area is ${area}.`,
          answers: [
            final('a', coordinates(a, 0), 'first vertex'),
            final('a', coordinates(b, h), 'second vertex'),
            final('b', inAnyOrder([left, right], { name: 'x' })),
            final('c', inequality(`${left} < x < ${right}`)),
            final('d', number(area)),
          ],
          verify() {
            const gap = (x: number) => h - Math.abs(x - b) - Math.abs(x - a)
            const met = roots(gap, -3.0031, 20.0017, 8009)
            const corners = [
              [a, 0],
              [right, Math.abs(right - a)],
              [b, h],
              [left, Math.abs(left - a)],
            ] as const
            return compared(
              ['how often', met.length, 2],
              ['left', met[0] ?? 0, left],
              ['right', met[1] ?? 0, right],
              ['between', Math.sign(gap((left + right) / 2)), 1],
              ['the area', polygonArea(...corners), area],
              ['equal diagonals', distance(corners[0], corners[2]), distance(corners[1], corners[3])],
              ['on the right of the y-axis', Math.sign(left), 1],
            )
          },
        }
      },
      'lines-through-a-point'(random) {
        // y = |ax − b| and y = kx + d with 0 < d < b: two points for −d/v < k < a; y = x + d is one of them.
        const [a, b, d] = random.pick([
          [2, 8, 2],
          [2, 6, 3],
          [3, 12, 4],
          [3, 9, 5],
          [2, 10, 4],
          [3, 15, 3],
          [2, 12, 3],
        ] as const)
        const v = b / a
        const [near, far] = [(b - d) / (a + 1), (b + d) / (a - 1)]
        const f = (x: number) => Math.abs(a * x - b)
        const modulus = `|${a}x − ${b}|`
        const modulusSaid = `the modulus of, open bracket, ${a} x minus ${b}, close bracket`
        const top = Math.max(far + d, b)
        return {
          question: typst`
The equation of a graph is $y = ${modulus}$. A straight line has the equation $y = k x + ${d}$, where $k$ is a constant.
#part("a", 2)[Sketch the graph of $y = ${modulus}$. State the coordinates of the points where it meets the axes.]
#part("b", 3)[Solve the equation $${modulus} = x + ${d}$.]
#part("c", 1)[Hence solve the inequality $${modulus} > x + ${d}$.]
#part("d", 1)[Show that the line $y = k x + ${d}$ passes through the vertex of the graph when
$ k = ${fraction(-d, v)}. $]
#part("e", 3)[Hence find the set of values of $k$ for which the equation $${modulus} = k x + ${d}$ has exactly two solutions.]`,
          answer: typst`
#part("a")[
#working("B1")[a V with its vertex on the positive #box[$x$-axis]]
#working("B1")[#result[$(${v}, 0)$] and #result[$(0, ${b})$]]]
#part("b")[
#working("M1")[$${a}x − ${b} = x + ${d}$ \
or $−(${a}x − ${b}) = x + ${d}$]
#working("A1")[#result[$x = ${far}$]]
#working("A1")[#result[$x = ${near}$]]
#scheme[Or: both sides squared (*M1*), and each solution of the quadratic equation *A1*.]]
#part("c")[#working("B1 FT")[#result[$x < ${near}$] or #result[$x > ${far}$]]]
#part("d")[#working("B1")[at $(${v}, 0)$: $0 = ${v}k + ${d}$, so $k = ${fraction(-d, v)}$]]
#part("e")[
#axes(axis(0, ${rounded(far * 1.12)}, numbers: false, labels: ((${v}, $${v}$),), title: $x$), axis(${rounded(-0.1 * top)}, ${rounded(top * 1.1)}, numbers: false, labels: ((${d}, $${d}$), (${b}, $${b}$)), title: $y$), grid: false, height: 180pt, curve-of(x => calc.abs(${a} * x - ${b}), colour: addmaths), curve-of(x => ${a} * x + ${d}, dash: "dashed"), curve-of(x => ${d} - ${rounded(d / v)} * x, dash: "dashed"), curve-of(x => x + ${d}))
#working("B1")[all the lines pass through $(0, ${d})$, below the graph; $k$ must be greater than $${fraction(-d, v)}$]
#working("M1")[a line that is parallel to the right part of the V, $k = ${a}$, meets the graph once only]
#working("A1")[#result[$${fraction(-d, v)} < k < ${a}$]]]`,
          alt: plain`The equation of a graph is y equals ${modulusSaid}. A straight line has the equation y equals k x plus ${d}, where k is a constant. Part a: sketch the graph of y equals ${modulusSaid}. State the coordinates of the points where it meets the axes. Part b: solve the equation, ${modulusSaid}, equals x plus ${d}. Part c: hence solve the inequality, ${modulusSaid}, is greater than x plus ${d}. Part d: show that the line y equals k x plus ${d} passes through the vertex of the graph when k is ${fractionInWords(-d, v)}. Part e: hence find the set of values of k for which the equation, ${modulusSaid}, equals k x plus ${d}, has exactly two solutions.`,
          answerAlt: plain`Part a: a V with its vertex at x ${v}, y 0, which meets the y axis at ${b}, where x is 0. Part b: x is ${near} or ${far}. Part c: x less than ${near}, or x greater than ${far}. Part d: at the vertex 0 equals ${v} k plus ${d}. Part e: k must be greater than ${fractionInWords(-d, v)}, and less than ${a}, the gradient of the right part of the V: k between ${fractionInWords(-d, v)} and ${a}.`,
          answers: [
            final('a', coordinates(v, 0), 'on the x-axis'),
            final('a', coordinates(0, b), 'on the y-axis'),
            final('b', inAnyOrder([near, far], { name: 'x' })),
            final('c', inequality(`x < ${near} or x > ${far}`)),
            final('e', inequality(`${typedFraction(-d, v)} < k < ${a}`, 'k')),
          ],
          verify() {
            const count = (k: number) => roots((x) => f(x) - k * x - d, -20.0031, 130.0017, 3001).length
            const met = roots((x) => f(x) - x - d, -9.0031, 30.0017, 8009)
            const least = -d / v
            return compared(
              ['near', met[0] ?? 0, near],
              ['far', met[1] ?? 0, far],
              ['how many', met.length, 2],
              ['through the vertex', least * v + d, 0],
              ['more than that', count(least + 0.02), 2],
              ['less than that', count(least - 0.02), 0],
              ['nearly parallel', count(a - 0.2), 2],
              ['steeper', count(a + 0.2), 1],
            )
          },
        }
      },
    },
  }),
)
