// Straight lines and what they enclose: a triangle on the x-axis that a line halves, and a square on a given side.

import { arctan } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, gradientForm, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  midpointOf,
  moved,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
  squaresOf,
} from '../../kit/lines.ts'
import { degrees, highestCommonFactor, minus, substituted, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { inDegrees, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const linesAndAreas = defineTemplate({
  id: 'lines-and-areas',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'triangle-on-the-axis'(random) {
      // P is where y = mx + c and ax + by = e meet; they cross the x-axis at A and B.
      const { P, m, a, b } = random.until(
        () => ({
          P: [random.integer(1, 5), random.integer(3, 9)] as Point,
          m: random.integer(1, 4),
          a: random.integer(1, 4),
          b: random.integer(1, 4),
        }),
        ({ P, m, a, b }) => {
          const [left, right] = [P[0] - P[1] / m, P[0] + (b * P[1]) / a]
          return (
            highestCommonFactor(a, b) === 1 &&
            a !== b &&
            m > 1 &&
            [left, right, (left + right) / 2].every((value) => Number.isInteger(value) && value !== 0) &&
            left > -7 &&
            Math.abs(left) > 1 &&
            right - left > 4 &&
            right < 14 &&
            (left + right) / 2 !== P[0] &&
            P[1] - m * P[0] !== 0 &&
            a * P[0] + b * P[1] < 40
          )
        },
      )
      const [A, B]: readonly [Point, Point] = [
        [P[0] - P[1] / m, 0],
        [P[0] + (b * P[1]) / a, 0],
      ]
      const first = lineThrough(P, [m, 1])
      const end = a * P[0] + b * P[1]
      const area = polygonArea(A, B, P)
      const M = midpointOf(A, B)
      const half = lineThrough(M, gradientOf(M, P))
      const slope = gradientOf(M, P)
      const c = P[1] - m * P[0]
      const angle = arctan(m)
      const middle: Point = [(A[0] + B[0] + P[0]) / 3, P[1] / 3]
      const times = b === 1 ? '' : `${b}`
      return {
        question: typst`
The line $L$ has the equation $${equation(first)}$, and the line $N$ has the equation $${implicit([a, b, end])}$. They meet at $P$. $L$ crosses the #box[$x$-axis] at $A$, and $N$ crosses it at $B$.
${bareAxes([A, B, P], [segment(A, P), segment(P, B), named(P, 'P', middle), named(A, 'A', 'below'), named(B, 'B', 'below')])}
#part("a", 3)[Show that $P$ is the point $${shownPoint(P)}$.]
#part("b", 2)[Find the coordinates of $A$ and of $B$.]
#part("c", 2)[Calculate the area of triangle $A B P$.]
#part("d", 2)[Calculate the angle between $L$ and the #box[$x$-axis].]
#part("e", 2)[Find the gradient of a line that is perpendicular to $N$.]
#part("f", 3)[The line through $P$ that divides triangle $A B P$ into two triangles of equal area crosses the #box[$x$-axis] at $M$. Find its equation in the form $y = m x + c$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${terms([a, 'x'])} + ${times}(${equation(first).replace('y = ', '')}) = ${end}$]
#working("A1")[$${a + b * m}x = ${minus(end - b * c)}$, $x = ${P[0]}$]
#working("A1")[$y = ${m} times ${P[0]} ${c < 0 ? `− ${-c}` : `+ ${c}`} = ${P[1]}$]
#scheme[Or: $${shownPoint(P)}$ put into one equation *M1*, into both, with the values shown *A1 A1*]]
#part("b")[
#working("B1")[$y = 0$ in $L$: #result[$A ${shownPoint(A)}$]]
#working("B1")[$y = 0$ in $N$: #result[$B ${shownPoint(B)}$]]]
#part("c")[
#working("M1 FT")[$1 / 2 times ${B[0] - A[0]} times ${P[1]}$]
#working("A1")[#result[${area}]]]
#part("d")[
#working("M1")[$tan x = ${m}$]
#working("A1")[#result[$${degrees(angle)}$] (1 d.p.)]]
#part("e")[
#working("B1 soi")[gradient of $N$ $ −${shown([a, b])} $]
#working("B1 FT")[#box(baseline: 40%)[#result[$${shown([b, a])}$]]]]
#part("f")[
#note[Triangles with the same height have equal areas if their bases are equal, so $M$ is the midpoint of $A B$.]
#working("B1 FT")[$M ${shownPoint(M)}$]
#working("M1 FT")[$ m = ${riseOverRun(M, P)} = ${shown(slope)} $]
#working("A1")[#box(baseline: 40%)[#result[$${equation(half)}$]]]]`,
        alt: plain`The line L has the equation ${equationInWords(first)}, and the line N has the equation ${implicitInWords([a, b, end])}. They meet at P. L crosses the x axis at A, and N crosses it at B. A sketch on axes without numbers shows the triangle that they make with the x axis. Part a: show that P is the point ${spokenPoint(P)}. Part b: find the coordinates of A and of B. Part c: calculate the area of triangle ABP. Part d: calculate the angle between L and the x axis. Part e: find the gradient of a line that is perpendicular to N. Part f: the line through P that divides triangle ABP into two triangles of equal area crosses the x axis at M. Find its equation in the form y equals m x plus c.`,
        answerAlt: plain`Part a: putting y into the second equation gives ${a + b * m} x equals ${end - b * c}, so x is ${P[0]} and y is ${P[1]}. Part b: where y is 0, A is ${spokenPoint(A)} and B is ${spokenPoint(B)}. Part c: half of ${B[0] - A[0]} times ${P[1]} is ${area}. Part d: the tangent of the angle is ${m}, so it is ${degreesInWords(degrees(angle))}. Part e: the gradient of N is minus ${spoken([a, b])}, so it is ${spoken([b, a])}. Part f: M is the midpoint of AB, ${spokenPoint(M)}, the gradient is ${spoken(slope)}, and the equation is ${equationInWords(half)}.`,
        answers: [
          final('b', coordinates(...A), 'A'),
          final('b', coordinates(...B), 'B'),
          final('c', number(area)),
          final('d', inDegrees(angle)),
          final('e', number(typedFraction(b, a), { to: { figures: 3 } })),
          final('f', gradientForm(`y = (${typedFraction(...half.m)})x + (${typedFraction(...half.c)})`)),
        ],
        verify: () => {
          if (!agree(heightAt(first, P[0]), P[1]) || !agree(heightAt(first, A[0]), 0))
            return 'L is another line'
          if (a * B[0] !== end || a * P[0] + b * P[1] !== end) return 'N is another line'
          if (!agree(angleAt(A, B, P), angle, 1e-9)) return 'the angle is another'
          if (!agree(polygonArea(A, M, P) * 2, area) || !agree(polygonArea(M, B, P) * 2, area))
            return 'the halves are not equal'
          if (!agree(heightAt(half, M[0]), 0) || !agree(heightAt(half, P[0]), P[1]))
            return 'the line is another'
          const away: Point = [P[0] + a, P[1] + b]
          return agree(angleAt(P, B, away), 90, 1e-9) ? null : 'it is not perpendicular to N'
        },
      }
    },
    'square-on-a-side'(random) {
      const { A, p, q } = random.until(
        () => ({
          A: [random.integer(-5, 4), random.integer(-5, 3)] as Point,
          p: random.integer(2, 6),
          q: random.integerExcept(-4, 5, 0),
        }),
        ({ A, p, q }) => {
          const all = [moved(A, [p, q]), moved(A, [p - q, q + p]), moved(A, [-q, p])]
          const centre: Point = [A[0] + (p - q) / 2, A[1] + (q + p) / 2]
          return (
            Math.abs(q) !== p &&
            (p + q) % 2 === 0 &&
            A[0] * A[1] !== 0 &&
            all.flat().every((value) => value !== 0 && Math.abs(value) < 11) &&
            centre[0] !== 0
          )
        },
      )
      const [B, C, D] = [moved(A, [p, q]), moved(A, [p - q, q + p]), moved(A, [-q, p])]
      const side = lineThrough(A, gradientOf(A, B))
      const up = lineThrough(B, gradientOf(B, C))
      const [a, b, c] = integerForm(up)
      const centre = midpointOf(A, C)
      const area = p * p + q * q
      const diagonal = lineThrough(B, gradientOf(B, D))
      const steep = gradientOf(A, B)
      return {
        question: typst`
$A B C D$ is a square. $A$ is the point #box[$${shownPoint(A)}$] and $B$ is the point #box[$${shownPoint(B)}$]. The sketch shows the square on axes without a scale.
${bareAxes([A, B, C, D], [segment(A, B), segment(B, C), segment(C, D), segment(D, A), named(A, 'A', centre), named(B, 'B', centre), named(C, 'C', centre), named(D, 'D', centre)])}
#part("a", 2)[Find the gradient of $A B$.]
#part("b", 3)[Show that the equation of the line $B C$ is $${implicit([a, b, c])}$.]
#part("c", 2)[Show that the area of the square is ${area}.]
#part("d", 2)[Find the coordinates of $C$.]
#part("e", 2)[Find the coordinates of the centre of the square.]
#part("f", 3)[Find the equation of the diagonal $B D$ in the form $y = m x + c$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${riseOverRun(A, B)} $]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shown(steep)}$]]]]
#part("b")[
#working("M1 FT")[gradient of $B C$ $ −1 div ${steep[0] < 0 ? `(${shown(steep)})` : shown(steep)} = ${shown(gradientOf(B, C))} $]
#working("M1 dep")[$ ${pointPutIn(gradientOf(B, C), B)} $]
#working("A1")[$${equation(up)}$, so #linebreak() $${implicit([a, b, c])}$, with no step left out]]
#part("c")[
#working("M1")[$A B^2 = ${squaresOf(A, B)}$]
#working("A1")[$= ${area}$, the area of the square]]
#part("d")[
#working("M1")[$accent(A B, arrow) = display(vec(${minus(p)}, ${minus(q)}))$ turns into $accent(B C, arrow) = display(vec(${minus(-q)}, ${minus(p)}))$]
#working("A1")[#result[$${shownPoint(C)}$]]
#scheme[*M1* also for $(x − ${substituted(B[0])})^2 + (y − ${substituted(B[1])})^2 = ${area}$ with the line $B C$.]]
#part("e")[
#working("M1 FT")[midpoint of $A C$]
#working("A1")[#result[$${shownPoint(centre)}$]]]
#part("f")[
#working("M1 FT")[$ m = ${riseOverRun(centre, B)} = ${shown(diagonal.m)} $]
#working("M1")[$ ${pointPutIn(diagonal.m, B)} $]
#working("A1")[#box(baseline: 40%)[#result[$${equation(diagonal)}$]]]
#scheme[The gradient also from $D ${shownPoint(D)}$, or from $A C$.]]`,
        alt: plain`ABCD is a square. A is the point ${spokenPoint(A)} and B is the point ${spokenPoint(B)}. A sketch shows the square on axes without a scale; going from A to B, the square is on the left. Part a: find the gradient of AB. Part b: show that the equation of the line BC is ${implicitInWords([a, b, c])}. Part c: show that the area of the square is ${area}. Part d: find the coordinates of C. Part e: find the coordinates of the centre of the square. Part f: find the equation of the diagonal BD in the form y equals m x plus c.`,
        answerAlt: plain`Part a: the gradient is ${spoken(steep)}. Part b: the gradient of BC is ${spoken(gradientOf(B, C))}, and through B the equation is ${implicitInWords([a, b, c])}. Part c: AB squared is ${p} squared plus ${Math.abs(q)} squared, ${area}, which is the area. Part d: the vector AB turned by 90 degrees leads from B to C, ${spokenPoint(C)}. Part e: the centre is the midpoint of AC, ${spokenPoint(centre)}. Part f: the gradient is ${spoken(diagonal.m)}, and through B the equation is ${equationInWords(diagonal)}.`,
        answers: [
          final('a', number(typedFraction(...steep), { to: { figures: 3 } })),
          final('d', coordinates(...C)),
          final('e', coordinates(...centre)),
          final(
            'f',
            gradientForm(`y = (${typedFraction(...diagonal.m)})x + (${typedFraction(...diagonal.c)})`),
          ),
        ],
        verify: () => {
          const sides = [distance(A, B), distance(B, C), distance(C, D), distance(D, A)]
          if (sides.some((one) => !agree(one, sides[0] ?? 0))) return 'the sides are not equal'
          if (!agree(angleAt(B, A, C), 90, 1e-9)) return 'the angle at B is another'
          if (![B, C].every(([x, y]) => a * x + b * y === c)) return 'BC is another line'
          if (!agree(heightAt(side, B[0]), B[1])) return 'AB is another line'
          if (![B, D, centre].every(([x, y]) => agree(heightAt(diagonal, x), y))) return 'BD is another line'
          return agree(polygonArea(A, B, C, D), area) ? null : 'the area is another'
        },
      }
    },
  },
})
