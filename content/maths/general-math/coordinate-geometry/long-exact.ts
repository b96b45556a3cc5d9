// Lines without a calculator: a triangle on the axes with exact lengths, and a trapezium whose sides are extended.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, gradientForm, number, ratio, wholeNumberForm } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  moved,
  multipleOf,
  perpendicularStep,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { highestCommonFactor, lowestTerms, minus, simplestSurd, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const centreOf = (...points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

export const exactLines = defineTemplate({
  id: 'exact-lines-in-full',
  marks: 11,
  calculator: false,
  level: 4,
  cases: {
    'triangle-on-the-axes'(random) {
      // A (p, 0) and B (0, q); the perpendicular at B crosses the x-axis where x is −q²/p.
      const { p, q } = random.until(
        () => ({ p: random.integer(2, 18), q: random.integer(3, 12) }),
        ({ p, q }) =>
          (q * q) % p === 0 &&
          p !== q &&
          (q * q) / p < 13 &&
          p + (q * q) / p > 6 &&
          simplestSurd(p * p + q * q).outside > 1 &&
          simplestSurd(p * p + q * q).inside > 1,
      )
      const [A, B, D]: readonly Point[] = [
        [p, 0],
        [0, q],
        [-(q * q) / p, 0],
      ]
      if (!A || !B || !D) throw new Error('a point is missing')
      const L = integerForm(lineThrough(A, gradientOf(A, B)))
      const m = gradientOf(A, B)
      const normal = lineThrough(B, perpendicularTo(m))
      const N = integerForm(normal)
      const E: Point = [A[0] + D[0] - B[0], A[1] + D[1] - B[1]]
      const area = polygonArea(A, B, D)
      const [squared, down] = [p * p + q * q, distance(D, B) ** 2]
      return {
        question: typst`
The line $L$ has the equation #box[$${implicit(L)}$]. It crosses the $x$-axis at $A$ and the $y$-axis at $B$. The line $N$ is perpendicular to $L$ and goes through $B$. It crosses the $x$-axis at $D$.
${bareAxes([A, B, D], [segment(A, B), segment(B, D), named(A, 'A', 'below'), named(B, 'B', 'above-right'), named(D, 'D', 'below')])}
#part("a", 2)[Find the coordinates of $A$ and of $B$.]
#part("b", 2)[Show that $A B = ${surd(1, squared)}$.]
#part("c", 3)[Find the equation of $N$. Give your answer in the form #box[$a x + b y = c$], where $a$, $b$ and $c$ are integers.]
#part("d", 2)[Find the area of triangle $A B D$.]
#part("e", 2)[$A B D E$ is a rectangle. Find the coordinates of $E$.]`,
        answer: typst`
#part("a")[
#working("B1")[$y = 0$: #result[$A ${shownPoint(A)}$]]
#working("B1")[$x = 0$: #result[$B ${shownPoint(B)}$]]]
#part("b")[
#working("M1 FT")[$A B^2 = ${p}^2 + ${q}^2$]
#working("A1")[$A B = sqrt(${squared}) = ${surd(1, squared)}$]]
#part("c")[
#working("B1 soi")[gradient of $L = ${shown(m)}$]
#working("M1 FT")[gradient of $N$: #linebreak() $${perpendicularStep(m)}$]
#working("A1 oe")[$y = ${multipleOf(perpendicularTo(m))} + ${q}$ #linebreak() #result[$${implicit(N)}$]]]
#part("d")[
#working("M1 FT")[$y = 0$ in $N$: $D ${shownPoint(D)}$]
#working("A1")[$1 / 2 times ${p - D[0]} times ${q} =$ #result[${area}]]
#scheme[Or: $1 / 2 times A B times B D = 1 / 2 times ${surd(1, squared)} times ${surd(1, Math.round(down))}$ *M1*]]
#part("e")[
#note[From $B$ to $A$ is ${p} to the right and ${q} down; so is from $D$ to $E$.]
#working("B2 FT")[#result[$${shownPoint(E)}$]]
#scheme[*B1 FT* for one coordinate]]`,
        alt: plain`The line L has the equation ${implicitInWords(L)}. It crosses the x axis at A and the y axis at B. The line N is perpendicular to L and goes through B. It crosses the x axis at D. A sketch on axes without numbers shows the triangle ABD. Part a: find the coordinates of A and of B. Part b: show that AB is ${surdInWords(1, squared)}. Part c: find the equation of N. Give your answer in the form, a x plus b y equals c, where a, b and c are integers. Part d: find the area of triangle ABD. Part e: ABDE is a rectangle. Find the coordinates of E.`,
        answerAlt: plain`Part a: A is ${spokenPoint(A)} and B is ${spokenPoint(B)}. Part b: AB is the root of ${squared}, which is ${surdInWords(1, squared)}. Part c: the gradient of L is ${spoken(m)}, so that of N is ${spoken(perpendicularTo(m))}, and N goes through B: ${implicitInWords(N)}. Part d: D is ${spokenPoint(D)}, and half of ${p - D[0]} times ${q} is ${area}. Part e: E is ${spokenPoint(E)}.`,
        answers: [
          final('a', coordinates(...A), 'A'),
          final('a', coordinates(...B), 'B'),
          final('c', wholeNumberForm(`${N[0]}x + (${N[1]})y = ${N[2]}`)),
          final('d', number(area)),
          final('e', coordinates(...E)),
        ],
        verify: () => {
          const isOn = ([x, y]: Point, [a, b, c]: readonly [number, number, number]) =>
            agree(a * x + b * y, c)
          if (!isOn(A, L) || !isOn(B, L) || !isOn(B, N) || !isOn(D, N)) return 'a point is on no line'
          if (!agree(angleAt(B, A, D), 90, 1e-9) || !agree(angleAt(E, A, D), 90, 1e-9))
            return 'an angle is not right'
          return agree(distance(A, B) * distance(B, D), 2 * area) && agree(distance(A, E), distance(B, D))
            ? null
            : 'the area is another'
        },
      }
    },
    'trapezium-extended'(random) {
      // AB is m steps along (p, q), DC is n of them; AD is k steps at a right angle.
      const { A, B, C, D, X, m, n } = random.until(
        () => {
          const A: Point = [random.integer(-6, 8), random.integer(-6, 8)]
          const [p, q] = [random.integer(1, 4), random.integerExcept(-4, 4, 0)]
          const [m, n, k] = random.pick([
            [1, 2, 1],
            [2, 3, 1],
            [1, 3, 2],
            [2, 4, 2],
            [1, 2, 2],
          ] as const)
          const B = moved(A, [m * p, m * q])
          const D = moved(A, [-k * q, k * p])
          const C = moved(D, [n * p, n * q])
          const X = moved(A, [(k * m * q) / (n - m), (-k * m * p) / (n - m)])
          return { A, B, C, D, X, m, n }
        },
        ({ A, B, C, D, X }) =>
          [A, B, C, D, X].flat().every((value) => Number.isInteger(value) && Math.abs(value) <= 12) &&
          [A, D, X].every(([x, y]) => x !== 0 && y !== 0) &&
          highestCommonFactor(A[0] - D[0], A[1] - D[1]) <= 2 &&
          distance(A, B) > 3 &&
          distance(A, D) > 3 &&
          Math.abs(D[0] - A[0]) !== Math.abs(D[1] - A[1]) &&
          Number.isInteger(A[1] - gradientOf(A, D)[0] * (A[0] / gradientOf(A, D)[1])),
      )
      const [short, long] = lowestTerms(m, n)
      const along = gradientOf(A, B)
      const across = lineThrough(A, gradientOf(A, D))
      const areas = lowestTerms(short * short, long * long - short * short)
      const middle = centreOf(A, B, C, D)
      const corners = [A, B, C, D].map((corner, at) => named(corner, 'ABCD'[at] ?? '', middle))
      return {
        question: typst`
$A B C D$ is a trapezium. $A$ is the point #box[$${shownPoint(A)}$], $B$ is #box[$${shownPoint(B)}$], $C$ is #box[$${shownPoint(C)}$] and $D$ is #box[$${shownPoint(D)}$]. $D A$ and $C B$ are extended to meet at $X$.
${bareAxes([A, B, C, D, X], [segment(A, B), segment(B, C), segment(C, D), segment(D, A), segment(A, X, 'dash: "dashed"'), segment(B, X, 'dash: "dashed"'), ...corners, `point(${pair(X)}, $X$, away: ${pair(middle)})`])}
#part("a", 2)[Show that $A B$ is parallel to $D C$.]
#part("b", 2)[Show that angle $D A B$ is a right angle.]
#part("c", 2)[Find the equation of the line $A D$ in the form #box[$y = m x + c$].]
#part("d", 1)[Find the ratio $X A : X D$ in its simplest form.]
#part("e", 2)[Find the coordinates of $X$.]
#part("f", 2)[Find the ratio area of triangle $X A B$ : area of trapezium $A B C D$ in its simplest form.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${riseOverRun(A, B)} = ${shown(along)} $]
#working("A1")[$ ${riseOverRun(D, C)} = ${shown(along)} $ #v(-4pt) equal gradients, so parallel]
#scheme[Or: vectors $vec(${minus(B[0] - A[0])}, ${minus(B[1] - A[1])})$ and $vec(${minus(C[0] - D[0])}, ${minus(C[1] - D[1])})$ *M1*, one a multiple of the other *A1*]]
#part("b")[
#working("M1")[gradient of $A D$: $ ${riseOverRun(A, D)} = ${shown(across.m)} $]
#working("A1")[$${shown(along)} times ${across.m[0] < 0 ? `(${shown(across.m)})` : shown(across.m)} = −1$]]
#part("c")[
#working("M1 FT")[$${pointPutIn(across.m, A)}$]
#working("A1")[#box(baseline: 40%)[#result[$${equation(across)}$]]]]
#part("d")[
#note[Triangles $X A B$ and $X D C$ are similar, so $X A : X D = A B : D C$.]
#working("B1")[#result[$${short} : ${long}$]]]
#part("e")[
#working("M1 FT")[$accent(A X, arrow) = ${short === long - short ? '' : `display(${short}/${long - short})`} accent(D A, arrow)$]
#working("A1")[#result[$${shownPoint(X)}$]]
#scheme[Or: the equation of $B C$ solved with that of $A D$ *M1*]]
#part("f")[
#working("M1 FT")[$${short}^2 : ${long}^2$ for $X A B$ and $X D C$]
#working("A1")[#result[$${areas.join(' : ')}$]]]`,
        alt: plain`ABCD is a trapezium. A is the point ${spokenPoint(A)}, B is ${spokenPoint(B)}, C is ${spokenPoint(C)} and D is ${spokenPoint(D)}. DA and CB are extended to meet at X. A sketch on axes without numbers shows the trapezium, with AX and BX dashed. Part a: show that AB is parallel to DC. Part b: show that angle DAB is a right angle. Part c: find the equation of the line AD in the form y equals m x plus c. Part d: find the ratio XA to XD in its simplest form. Part e: find the coordinates of X. Part f: find the ratio of the area of triangle XAB to the area of trapezium ABCD in its simplest form.`,
        answerAlt: plain`Part a: the gradients of AB and of DC are both ${spoken(along)}, so they are parallel. Part b: the gradient of AD is ${spoken(across.m)}, and the product of the two is minus 1. Part c: ${equationInWords(across)}. Part d: the triangles XAB and XDC are similar, so XA to XD is AB to DC, ${short} to ${long}. Part e: X is ${spokenPoint(X)}. Part f: the areas of the triangles are as ${short * short} to ${long * long}, so the ratio is ${areas[0]} to ${areas[1]}.`,
        answers: [
          final('c', gradientForm(`y = (${typedFraction(...across.m)})x + (${typedFraction(...across.c)})`)),
          final('d', ratio(short, long)),
          final('e', coordinates(...X)),
          final('f', ratio(...areas)),
        ],
        verify: () => {
          const isStraight = (a: Point, b: Point, c: Point) => agree(polygonArea(a, b, c), 0)
          if (!isStraight(D, A, X) || !isStraight(C, B, X)) return 'X is not on both lines'
          if (!agree(angleAt(A, B, D), 90, 1e-9) || !agree(angleAt(D, A, C), 90, 1e-9))
            return 'an angle is not right'
          if (!agree(distance(X, A) * long, distance(X, D) * short)) return 'the ratio is another'
          return agree(polygonArea(X, A, B) * areas[1], polygonArea(A, B, C, D) * areas[0])
            ? null
            : 'the areas are others'
        },
      }
    },
  },
})
