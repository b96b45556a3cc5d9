// From two points to a rhombus: length, midpoint, gradient, perpendicular bisector, and the area that they lead to.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number, threeFigures } from '../../kit/final-answers.ts'
import {
  gradientOf,
  implicit,
  implicitInWords,
  riseOverRun,
  shown,
  spoken,
  squaresOf,
} from '../../kit/lines.ts'
import { highestCommonFactor, significant, substituted } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const bisectorAndRhombus = defineTemplate({
  id: 'bisector-and-rhombus',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'from-two-points'(random) {
      // A and B are M ∓ (p, q); the bisector meets the y-axis at C; D is the other end of the diagonal.
      const { p, q, k, m } = random.until(
        () => ({
          p: random.integer(1, 4),
          q: random.integerExcept(-4, 4, 0),
          k: random.pick([2, -2, 3, -3]),
          m: random.integer(-4, 6),
        }),
        ({ p, q, k, m }) =>
          highestCommonFactor(p, q) === 1 &&
          Math.abs(q) > 1 &&
          Math.abs(k * q) > 1 &&
          k * q - p !== 0 &&
          k * q + p !== 0 &&
          m !== 0 &&
          m + k * p !== 0 &&
          m - k * p !== 0 &&
          Math.abs(m + k * p) < 13 &&
          Math.abs(m - k * p) < 13 &&
          Math.sqrt(p * p + q * q) % 1 > 0 &&
          p * k * q + q * m !== 0 &&
          p > 1,
      )
      const M: Point = [k * q, m]
      const A: Point = [M[0] - p, M[1] - q]
      const B: Point = [M[0] + p, M[1] + q]
      const C: Point = [0, m + k * p]
      const D: Point = [2 * k * q, m - k * p]
      const length = distance(A, B)
      const slope = gradientOf(A, B)
      const [a, b, c] = q > 0 ? [p, q, p * M[0] + q * m] : [-p, -q, -p * M[0] - q * m]
      const [first, second, third] = a < 0 ? [-a, -b, -c] : [a, b, c]
      const line = implicit([first, second, third])
      const lineSaid = implicitInWords([first, second, third])
      const area = Math.round(polygonArea(A, C, B, D))
      const steep = typedFraction(slope[0], slope[1])
      const shownAcross = shown(gradientOf(M, C))
      const diagonal = distance(C, D)
      return {
        question: typst`
$A$ is the point $${shownPoint(A)}$ and $B$ is the point $${shownPoint(B)}$.
#part("a", 2)[Calculate the length of $A B$.]
#part("b", 1)[Find the coordinates of the midpoint, $M$, of $A B$.]
#part("c", 2)[Find the gradient of $A B$.]
#part("d", 3)[Show that the equation of the perpendicular bisector of $A B$ is $${line}$.]
#part("e", 1)[The perpendicular bisector crosses the #box[$y$-axis] at $C$. Write down the coordinates of $C$.]
#part("f i", 2)[$A C B D$ is a rhombus. Find the coordinates of $D$.]
#part("f ii", 3)[Calculate the area of the rhombus $A C B D$.]`,
        answer: typst`
#part("a")[
#working("M1")[$A B = sqrt(${squaresOf(A, B)})$]
#working("A1")[#result[${significant(length)}] (3 s.f.)]]
#part("b")[#working("B1")[#result[$${shownPoint(M)}$]]]
#part("c")[
#working("M1")[$ ${riseOverRun(A, B)} $]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shown(slope)}$]]]]
#part("d")[
#working("M1 FT")[gradient of the bisector $ −1 div ${shown(slope)} = ${shownAcross} $]
#working("M1 dep")[$ y − ${substituted(M[1])} = ${shownAcross}(x − ${substituted(M[0])}) $]
#working("A1")[$${line}$, with no step left out]
#scheme[For the second *M1*, $M$ in $y = m x + c$ with their perpendicular gradient.]]
#part("e")[#working("B1")[$x = 0$: #result[$${shownPoint(C)}$]]]
#part("f i")[
#note[The diagonals of a rhombus bisect each other, so $M$ is also the midpoint of $C D$.]
#working("M1")[$(2 times ${substituted(M[0])} − 0, 2 times ${substituted(M[1])} − ${substituted(C[1])})$]
#working("A1 FT")[#result[$${shownPoint(D)}$]]]
#part("f ii")[
#working("M1 FT")[$C D = sqrt(${squaresOf(C, D)})$ #linebreak() $= ${significant(diagonal, 5)}$]
#working("M1")[$1 / 2 times ${significant(length, 5)} times ${significant(diagonal, 5)}$]
#working("A1")[#result[${area}]]
#scheme[*M2* for any correct way, such as $4 times 1 / 2 times A M times C M$.]]`,
        alt: plain`A is the point ${spokenPoint(A)} and B is the point ${spokenPoint(B)}. Part a: calculate the length of AB. Part b: find the coordinates of the midpoint, M, of AB. Part c: find the gradient of AB. Part d: show that the equation of the perpendicular bisector of AB is ${lineSaid}. Part e: the perpendicular bisector crosses the y axis at C. Write down the coordinates of C. Part f i: ACBD is a rhombus. Find the coordinates of D. Part f ii: calculate the area of the rhombus ACBD.`,
        answerAlt: plain`Part a: the length is the root of, ${p * 2} squared plus ${Math.abs(q) * 2} squared, ${significant(length)}. Part b: M is ${spokenPoint(M)}. Part c: the gradient is ${spoken(slope)}. Part d: the gradient of the bisector is ${spoken(gradientOf(M, C))}, and it goes through M, so its equation is ${lineSaid}. Part e: where x is 0, C is ${spokenPoint(C)}. Part f i: M is the midpoint of CD too, so D is ${spokenPoint(D)}. Part f ii: CD is ${significant(diagonal, 5)}. Half of AB times CD is ${area}.`,
        answers: [
          final('a', threeFigures(length)),
          final('b', coordinates(...M)),
          final('c', number(steep, { to: { figures: 3 } })),
          final('e', coordinates(...C)),
          final('f i', coordinates(...D)),
          final('f ii', number(area)),
        ],
        verify: () => {
          const sides = [distance(A, C), distance(C, B), distance(B, D), distance(D, A)]
          if (sides.some((side) => !agree(side, sides[0] ?? 0))) return 'the sides are not equal'
          if ([M, C, D].some(([x, y]) => first * x + second * y !== third))
            return 'a point is not on the line'
          return agree(area, (length * diagonal) / 2) && agree(polygonArea(A, C, B, D), area)
            ? null
            : 'the area is another'
        },
      }
    },
  },
})
