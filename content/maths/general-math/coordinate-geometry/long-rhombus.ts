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
import {
  highestCommonFactor,
  lowestTerms,
  minus,
  significant,
  substituted,
  terms,
  unrounded,
} from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { fromRounded, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
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
      const areaShown = (Number(significant(length)) * Number(significant(diagonal))) / 2
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
#working("M1 FT")[gradient of the bisector $ −1 div ${slope[0] < 0 ? `(${shown(slope)})` : shown(slope)} = ${shownAcross} $]
#working("M1 dep")[$ y − ${substituted(M[1])} = ${shownAcross}(x − ${substituted(M[0])}) $]
#working("A1")[$${line}$, with no step left out]
#scheme[For the second *M1*, $M$ in $y = m x + c$ with their perpendicular gradient.]]
#part("e")[#working("B1")[$x = 0$: #result[$${shownPoint(C)}$]]]
#part("f i")[
#note[The diagonals of a rhombus bisect each other, so $M$ is also the midpoint of $C D$.]
#working("M1 FT")[$(2 times ${substituted(M[0])} − 0, 2 times ${substituted(M[1])} − ${substituted(C[1])})$]
#working("A1 FT")[#result[$${shownPoint(D)}$]]]
#part("f ii")[
#working("M1 FT")[$C D = sqrt(${squaresOf(C, D)})$ #linebreak() $= ${unrounded(diagonal)}$]
#working("M1 FT")[$1 / 2 times ${unrounded(length)} times ${unrounded(diagonal)}$]
#working("A1")[#result[${area}]]
#scheme[*M2* for any correct way, such as $4 times 1 / 2 times A M times C M$.${Number(significant(areaShown)) === area ? '' : ` #linebreak() From lengths to 3 s.f., ${significant(areaShown)} is right too.`}]]`,
        alt: plain`A is the point ${spokenPoint(A)} and B is the point ${spokenPoint(B)}. Part a: calculate the length of AB. Part b: find the coordinates of the midpoint, M, of AB. Part c: find the gradient of AB. Part d: show that the equation of the perpendicular bisector of AB is ${lineSaid}. Part e: the perpendicular bisector crosses the y axis at C. Write down the coordinates of C. Part f i: ACBD is a rhombus. Find the coordinates of D. Part f ii: calculate the area of the rhombus ACBD.`,
        answerAlt: plain`Part a: the length is the square root of, open bracket, ${p * 2} squared plus ${Math.abs(q) * 2} squared, close bracket, ${significant(length)}. Part b: M is ${spokenPoint(M)}. Part c: the gradient is ${spoken(slope)}. Part d: the gradient of the bisector is ${spoken(gradientOf(M, C))}, and it goes through M, so its equation is ${lineSaid}. Part e: where x is 0, C is ${spokenPoint(C)}. Part f i: M is the midpoint of CD too, so D is ${spokenPoint(D)}. Part f ii: CD is ${significant(diagonal, 5)}. Half of AB times CD is ${area}.`,
        answers: [
          final('a', threeFigures(length)),
          final('b', coordinates(...M)),
          final('c', number(steep, { to: { figures: 3 } })),
          final('e', coordinates(...C)),
          final('f i', coordinates(...D)),
          final('f ii', number(area, { accept: fromRounded(area, areaShown) })),
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
    'from-a-diagonal'(random) {
      // Half the diagonals are s(p, q) from M to A and t(−q, p) from M to B; C is on the y-axis.
      const { p, q, s, t, up } = random.until(
        () => ({
          p: random.integer(2, 3),
          q: random.integerExcept(-4, 4, 0),
          s: random.pick([-2, -1, 1, 2]),
          t: random.pick([-2, -1, 1, 2]),
          up: random.integer(-4, 6),
        }),
        ({ p, q, s, t, up }) =>
          highestCommonFactor(p, q) === 1 &&
          Math.abs(s) !== Math.abs(t) &&
          [up, up - s * q, up + t * p, up - t * p, s * p - t * q, s * p + t * q, q * s * p - p * up].every(
            (value) => value !== 0 && Math.abs(value) < 13,
          ),
      )
      const M: Point = [s * p, up]
      const A: Point = [2 * s * p, up + s * q]
      const B: Point = [M[0] - t * q, M[1] + t * p]
      const C: Point = [0, up - s * q]
      const D: Point = [M[0] + t * q, M[1] - t * p]
      // AC is ax + by = c with a > 0, and BD is px + qy = d.
      const [a, b, c] = q > 0 ? [q, -p, q * M[0] - p * M[1]] : [-q, p, p * M[1] - q * M[0]]
      const d = p * M[0] + q * M[1]
      const [lineAC, lineBD] = [implicit([a, b, c]), implicit([p, q, d])]
      const slope = lowestTerms(q, p)
      const across = lowestTerms(-p, q)
      const area = 2 * Math.abs(s * t) * (p * p + q * q)
      const half = distance(M, C)
      const diagonal = distance(B, D)
      return {
        question: typst`
$A B C D$ is a rhombus. The diagonal $A C$ lies on the line $${lineAC}$, and $B$ is the point $${shownPoint(B)}$.
#part("a", 2)[Find the gradient of $A C$.]
#part("b", 3)[Show that the equation of the diagonal $B D$ is $${lineBD}$.]
#part("c", 3)[The diagonals meet at $M$. Find the coordinates of $M$.]
#part("d", 2)[Find the coordinates of $D$.]
#part("e", 1)[$C$ lies on the #box[$y$-axis]. Write down the coordinates of $C$.]
#part("f", 3)[Calculate the area of the rhombus $A B C D$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${p}y = ${terms([q, 'x'], [q > 0 ? -c : c, ''])}$]
#working("A1")[gradient $=$ #box(baseline: 40%)[#result[$${shown(slope)}$]]]]
#part("b")[
#note[The diagonals of a rhombus cross at right angles.]
#working("M1 FT")[gradient of $B D$ $ −1 div ${q < 0 ? `(${shown(slope)})` : shown(slope)} = ${shown(across)} $]
#working("M1 dep")[$ y − ${substituted(B[1])} = ${shown(across)}(x − ${substituted(B[0])}) $]
#working("A1")[$${lineBD}$, with no step left out]
#scheme[For the second *M1*, $B$ in $y = m x + c$ with their perpendicular gradient.]]
#part("c")[
#working("M1")[$${implicit([a * a, a * b, a * c])}$ #linebreak() $${implicit([p * p, p * q, p * d])}$]
#working("M1 dep")[adding: $${a * a + p * p}x = ${minus(a * c + p * d)}$]
#working("A1")[#result[$${shownPoint(M)}$]]
#scheme[*M1* for equal coefficients of one letter, or for one letter substituted, *M1 dep* for an equation in one letter.]]
#part("d")[
#note[The diagonals of a rhombus bisect each other.]
#working("M1 FT")[$(2 times ${substituted(M[0])} − ${substituted(B[0])}, 2 times ${substituted(M[1])} − ${substituted(B[1])})$]
#working("A1 FT")[#result[$${shownPoint(D)}$]]]
#part("e")[#working("B1")[$x = 0$ in $${lineAC}$: #result[$${shownPoint(C)}$]]]
#part("f")[
#working("M1 FT")[$B D = sqrt(${squaresOf(B, D)})$ #linebreak() $= ${unrounded(diagonal)}$]
#working("M1 FT")[$A C = 2 M C = 2 sqrt(${squaresOf(M, C)})$ #linebreak() $= ${unrounded(2 * half)}$]
#working("A1 cao")[$ 1/2 times ${unrounded(2 * half)} times ${unrounded(diagonal)} = #result[${area}] $]
#scheme[*M2* for any correct way, such as $4 times 1 / 2 times M B times M C$.]]`,
        alt: plain`ABCD is a rhombus. The diagonal AC lies on the line ${implicitInWords([a, b, c])}, and B is the point ${spokenPoint(B)}. Part a: find the gradient of AC. Part b: show that the equation of the diagonal BD is ${implicitInWords([p, q, d])}. Part c: the diagonals meet at M. Find the coordinates of M. Part d: find the coordinates of D. Part e: C lies on the y axis. Write down the coordinates of C. Part f: calculate the area of the rhombus ABCD.`,
        answerAlt: plain`Part a: the gradient is ${spoken(slope)}. Part b: the diagonals are perpendicular, so the gradient of BD is ${spoken(across)}, and through B its equation is ${implicitInWords([p, q, d])}. Part c: adding ${a} times the first equation and ${p} times the second gives ${a * a + p * p} x equals ${numberInWords(a * c + p * d)}, so M is ${spokenPoint(M)}. Part d: M is the midpoint of BD, so D is ${spokenPoint(D)}. Part e: where x is 0, C is ${spokenPoint(C)}. Part f: BD is ${significant(diagonal, 5)} and AC is ${significant(2 * half, 5)}, and half of their product is ${area}.`,
        answers: [
          final('a', number(typedFraction(slope[0], slope[1]), { to: { figures: 3 } })),
          final('c', coordinates(...M)),
          final('d', coordinates(...D)),
          final('e', coordinates(...C)),
          final('f', number(area)),
        ],
        verify: () => {
          const sides = [distance(A, B), distance(B, C), distance(C, D), distance(D, A)]
          if (sides.some((side) => !agree(side, sides[0] ?? 0))) return 'the sides are not equal'
          if ([A, M, C].some(([x, y]) => a * x + b * y !== c)) return 'a point is not on AC'
          if ([B, M, D].some(([x, y]) => p * x + q * y !== d)) return 'a point is not on BD'
          return agree(polygonArea(A, B, C, D), area) ? null : 'the area is another'
        },
      }
    },
  },
})
