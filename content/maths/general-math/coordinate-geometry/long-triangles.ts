// Triangles from their corners: a right angle and its circle, and a line across parallel to a side.

import { arctan } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  gradientOf,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  midpointOf,
  moved,
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { degrees, minus, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { inDegrees, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const centreOf = (...points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

export const triangleFromPoints = defineTemplate({
  id: 'triangle-from-points',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'right-angle'(random) {
      // From B, s(p, q) leads to A and t(−q, p) to C.
      const { B, p, q, s, t } = random.until(
        () => ({
          B: [random.integer(-4, 5), random.integer(-4, 4)] as Point,
          p: random.integer(1, 3),
          q: random.integerExcept(-3, 3, 0),
          s: random.pick([-3, -2, 2, 3]),
          t: random.pick([-3, -2, -1, 1, 2, 3]),
        }),
        ({ B, p, q, s, t }) => {
          const [A, C] = [moved(B, [p, q], s), moved(B, [-q, p], t)]
          const M = midpointOf(A, C)
          return (
            Math.abs(q) !== p &&
            Math.abs(s) !== Math.abs(t) &&
            Number.isInteger(M[0]) &&
            Number.isInteger(M[1]) &&
            [...A, ...C].every((value) => Math.abs(value) < 11 && value !== 0) &&
            B[0] * B[1] !== 0 &&
            M[0] * M[1] !== 0
          )
        },
      )
      const [A, C] = [moved(B, [p, q], s), moved(B, [-q, p], t)]
      const M = midpointOf(A, C)
      const D = moved(M, [M[0] - B[0], M[1] - B[1]])
      const [one, other] = [gradientOf(A, B), gradientOf(B, C)]
      const [ab, bc] = [squaredLength(A, B), squaredLength(B, C)]
      const area = polygonArea(A, B, C)
      const radius = squaredLength(M, B)
      const angle = arctan(Math.sqrt(bc / ab))
      const factor = (gradient: readonly [number, number]) =>
        gradient[0] < 0 ? `(${shown(gradient)})` : shown(gradient)
      const middle = centreOf(A, B, C)
      // A side along the grid is the base of the quickest way.
      const flat = [[A, B, C, 'A B'] as const, [B, C, A, 'B C'] as const, [A, C, B, 'A C'] as const]
        .flatMap(([one, two, tip, side]) => [0, 1].map((k) => ({ one, two, tip, side, k: k as 0 | 1 })))
        .find(({ one, two, k }) => one[k] === two[k])
      const upright = flat
        ? `#linebreak() Or: $${flat.side} = ${distance(flat.one, flat.two)}$ *M1*, $1 / 2 times ${distance(flat.one, flat.two)} times ${Math.abs(flat.tip[flat.k] - flat.one[flat.k])}$ *M1*`
        : ''
      return {
        question: typst`
The points $A$, $B$ and $C$ have coordinates #box[$${shownPoint(A)}$], #box[$${shownPoint(B)}$] and #box[$${shownPoint(C)}$].
${bareAxes([A, B, C], [segment(A, B), segment(B, C), segment(C, A), named(A, 'A', middle), named(B, 'B', middle), named(C, 'C', middle)])}
#part("a", 3)[Show that angle $A B C$ is a right angle.]
#part("b", 3)[Calculate the area of triangle $A B C$.]
#part("c", 2)[Calculate angle $B A C$.]
#part("d i", 1)[Find the coordinates of the midpoint, $M$, of $A C$.]
#part("d ii", 2)[Show that $M$ is the centre of a circle that goes through $A$, $B$ and $C$.]
#part("e", 2)[$A B C D$ is a rectangle. Find the coordinates of $D$.]`,
        answer: typst`
#part("a")[
#working("M1")[gradient of $A B$ $ ${riseOverRun(A, B)} = ${shown(one)} $]
#working("M1")[gradient of $B C$ $ ${riseOverRun(B, C)} = ${shown(other)} $]
#working("A1")[$ ${shown(one)} times ${factor(other)} = −1 $ so $A B$ and $B C$ are perpendicular]
#scheme[Or: the squares of the three lengths *M2*, $A B^2 + B C^2 = A C^2$ *A1*]]
#part("b")[
#working("M1")[$A B = sqrt(${squaresOf(A, B)})$ #linebreak() $= ${surd(1, ab)}$]
#working("M1")[$B C = sqrt(${squaresOf(B, C)})$ #linebreak() $= ${surd(1, bc)}$]
#working("A1 cao")[$ 1/2 times ${surd(1, ab)} times ${surd(1, bc)} = #result[${area}] $]
#scheme[Or: the rectangle with sides parallel to the axes about the triangle *M1*, less the triangles outside *M1*. ${upright}]]
#part("c")[
#working("M1 FT")[$ tan B A C = (${surd(1, bc)})/(${surd(1, ab)}) $]
#working("A1")[#result[$${degrees(angle)}$] (1 d.p.)]]
#part("d i")[#working("B1")[#result[$${shownPoint(M)}$]]]
#part("d ii")[
#working("M1")[$M A = M C = sqrt(${squaresOf(M, A)})$ #linebreak() $= ${surd(1, radius)}$]
#working("A1")[$M B = sqrt(${squaresOf(M, B)})$ #linebreak() $= ${surd(1, radius)}$, the same distance]
#scheme[Or: the angle in a semicircle is a right angle *M1*, so $A C$ is a diameter *A1*]]
#part("e")[
#working("M1 FT")[$M$ is also the midpoint of $B D$, #linebreak() or $accent(A D, arrow) = accent(B C, arrow)$]
#working("A1")[#result[$${shownPoint(D)}$]]]`,
        alt: plain`The points A, B and C have coordinates ${spokenPoint(A)}, ${spokenPoint(B)} and ${spokenPoint(C)}. A sketch shows the triangle ABC on axes without numbers. Part a: show that angle ABC is a right angle. Part b: calculate the area of triangle ABC. Part c: calculate angle BAC. Part d i: find the coordinates of the midpoint, M, of AC. Part d ii: show that M is the centre of a circle that goes through A, B and C. Part e: ABCD is a rectangle. Find the coordinates of D.`,
        answerAlt: plain`Part a: the gradient of AB is ${spoken(one)} and of BC ${spoken(other)}. Their product is minus 1, so the angle is a right angle. Part b: AB is ${surdInWords(1, ab)} and BC is ${surdInWords(1, bc)}, and half of their product is ${area}. Part c: the tangent of the angle is BC over AB, so it is ${degreesInWords(degrees(angle))}. Part d i: M is ${spokenPoint(M)}. Part d ii: MA, MB and MC are each ${surdInWords(1, radius)}, so M is the centre. Part e: M is the midpoint of BD too, so D is ${spokenPoint(D)}.`,
        answers: [
          final('b', number(area)),
          final('c', inDegrees(angle)),
          final('d i', coordinates(...M)),
          final('e', coordinates(...D)),
        ],
        verify: () => {
          if (!agree(angleAt(B, A, C), 90, 1e-9)) return 'the angle at B is another'
          if (!agree(angleAt(A, B, C), angle, 1e-9)) return 'the angle at A is another'
          if (!agree(distance(M, A), distance(M, B)) || !agree(distance(M, C), distance(M, B)))
            return 'M is not the centre'
          if (!agree(Math.sqrt(ab * bc) / 2, area)) return 'the area is another'
          const corners = [angleAt(A, D, B), angleAt(C, B, D), angleAt(D, C, A)]
          return corners.every((one) => agree(one, 90, 1e-9)) ? null : 'ABCD is no rectangle'
        },
      }
    },
    'parallel-to-a-side'(random) {
      // B is 3u from A and C is 3v; P and Q are at i of these three steps.
      const { A, u, v, i } = random.until(
        () => ({
          A: [random.integer(-4, 3), random.integer(-5, 4)] as Point,
          u: [random.integer(-1, 3), random.integer(-3, 3)] as Point,
          v: [random.integerExcept(-2, 3, 0), random.integerExcept(-3, 3, 0)] as Point,
          i: random.pick([1, 2]),
        }),
        ({ A, u, v, i }) => {
          const across = v[0] - u[0]
          const lengths = [Math.hypot(...u), Math.hypot(...v), Math.hypot(across, v[1] - u[1])].sort(
            (a, b) => b - a,
          )
          const broad = Math.abs(u[0] * v[1] - u[1] * v[0]) / ((lengths[0] ?? 1) * (lengths[1] ?? 1))
          const corners = [moved(A, u, 3), moved(A, v, 3)].flat()
          return (
            // No side that gives a coordinate of P or Q away.
            u[0] * u[1] !== 0 &&
            Math.abs(across) > 0 &&
            Math.abs(across) < 3 &&
            v[1] !== u[1] &&
            broad > 0.5 &&
            Math.abs(u[0] * v[1] - u[1] * v[0]) > 3 &&
            (u[0] * v[1] - u[1] * v[0]) % 2 === 0 &&
            corners.every((value) => Math.abs(value) < 11 && value !== 0) &&
            [...A, ...moved(A, u, i), ...moved(A, v, i)].every((value) => Math.abs(value) > 0) &&
            Math.abs(moved(A, v, i)[0]) > 1 &&
            Math.abs(moved(A, u, i)[0]) > 1
          )
        },
      )
      const [B, C] = [moved(A, u, 3), moved(A, v, 3)]
      const [P, Q] = [moved(A, u, i), moved(A, v, i)]
      const slope = gradientOf(B, C)
      const line = lineThrough(P, slope)
      const across = integerForm(line)
      const [a, b, c] = integerForm(lineThrough(A, gradientOf(A, C)))
      const area = polygonArea(A, B, C)
      const small = (area * i * i) / 9
      const left = area - small
      const [pq, bc] = [squaredLength(P, Q), squaredLength(B, C)]
      const size = Math.abs(b) === 1 ? '' : Math.abs(b)
      const middle = centreOf(A, B, C)
      return {
        question: typst`
$A$ is the point #box[$${shownPoint(A)}$], $B$ is #box[$${shownPoint(B)}$] and $C$ is #box[$${shownPoint(C)}$]. $P$ is on $A B$ with #box[$A P : P B = ${i} : ${3 - i}$], and $P Q$ is parallel to $B C$, with $Q$ on $A C$.
${bareAxes([A, B, C], [segment(A, B), segment(B, C), segment(C, A), segment(P, Q), named(A, 'A', middle), named(B, 'B', middle), named(C, 'C', middle), named(P, 'P', middle), named(Q, 'Q', middle)])}
#part("a", 2)[Find the gradient of $B C$.]
#part("b", 2)[Find the coordinates of $P$.]
#part("c", 2)[Show that the equation of the line $P Q$ is $${implicit(across)}$.]
#part("d", 3)[The equation of the line $A C$ is $${implicit([a, b, c])}$. Find the coordinates of $Q$.]
#part("e", 2)[Show that $P Q : B C = ${i} : 3$.]
#part("f", 2)[The area of triangle $A B C$ is ${area}. Find the area of the quadrilateral $P B C Q$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${riseOverRun(B, C)} $]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shown(slope)}$]]]]
#part("b")[
#working("M1")[$ ${shownPoint(A)} + ${i}/3 vec(${minus(B[0] - A[0])}, ${minus(B[1] - A[1])}) $]
#working("A1")[#result[$${shownPoint(P)}$]]]
#part("c")[
#working("M1 FT")[$ y = ${rightSide({ m: slope, c: [0, 1] }).trim()} + c $ with $P$: #linebreak() $c = ${shown(line.c)}$]
#working("A1")[$${equation(line)}$, so $${implicit(across)}$, with no step left out]]
#part("d")[
#working("M1")[$ ${terms([a, 'x'])} ${b < 0 ? '−' : '+'} ${size}(${rightSide(line)}) = ${minus(c)} $]
#working("A1")[$x = ${minus(Q[0])}$]
#working("A1")[#result[$${shownPoint(Q)}$]]
#scheme[Or *M1* for equal coefficients and an attempt to add or to subtract.]]
#part("e")[
#working("M1 FT")[$P Q = sqrt(${squaresOf(P, Q)}) = ${surd(1, pq)}$]
#working("A1")[$B C = sqrt(${squaresOf(B, C)}) = ${surd(1, bc)}$, #linebreak() so $P Q : B C = ${i} : 3$]
#scheme[Or: triangles $A P Q$ and $A B C$ are similar *M1*, $A P : A B = ${i} : 3$ *A1*]]
#part("f")[
#working("M1")[triangle $A P Q$: $ (${i}/3)^2 times ${area} = ${small} $]
#working("A1")[$${area} − ${small} =$ #result[${left}]]]`,
        alt: plain`A is the point ${spokenPoint(A)}, B is ${spokenPoint(B)} and C is ${spokenPoint(C)}. P is on AB with AP to PB as ${i} to ${3 - i}, and PQ is parallel to BC, with Q on AC. A sketch shows the triangle and the line PQ on axes without numbers. Part a: find the gradient of BC. Part b: find the coordinates of P. Part c: show that the equation of the line PQ is ${implicitInWords(across)}. Part d: the equation of the line AC is ${implicitInWords([a, b, c])}. Find the coordinates of Q. Part e: show that PQ to BC is ${i} to 3. Part f: the area of triangle ABC is ${area}. Find the area of the quadrilateral PBCQ.`,
        answerAlt: plain`Part a: the gradient is ${spoken(slope)}. Part b: P is ${i} thirds of the way from A to B, ${spokenPoint(P)}. Part c: with the gradient of BC and through P, the equation is ${equationInWords(line)}, so ${implicitInWords(across)}. Part d: putting y into the other equation gives x equals ${minus(Q[0]).replace('−', 'minus ')}, so Q is ${spokenPoint(Q)}. Part e: PQ is ${surdInWords(1, pq)} and BC is ${surdInWords(1, bc)}, so the ratio is ${i} to 3. Part f: triangle APQ is ${i * i} ninths of ${area}, ${small}, so the quadrilateral is ${left}.`,
        answers: [
          final('a', number(typedFraction(slope[0], slope[1]), { to: { figures: 3 } })),
          final('b', coordinates(...P)),
          final('d', coordinates(...Q)),
          final('f', number(left)),
        ],
        verify: () => {
          if (![P, Q].every(([x, y]) => across[0] * x + across[1] * y === across[2]))
            return 'PQ is another line'
          if (![A, Q, C].every(([x, y]) => a * x + b * y === c)) return 'Q is not on AC'
          if (!agree((C[1] - B[1]) / (C[0] - B[0]), asNumber(slope))) return 'BC has another gradient'
          if (!agree(distance(A, P) + distance(P, B), distance(A, B))) return 'P is not on AB'
          if (!agree(distance(P, Q) * 3, distance(B, C) * i)) return 'PQ is another length'
          return agree(polygonArea(P, B, C, Q), left) ? null : 'the area is another'
        },
      }
    },
  },
})
