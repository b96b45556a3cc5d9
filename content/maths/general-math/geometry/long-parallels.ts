// Parallel lines that make similar triangles: the diagonals of a trapezium, and an equation from a line across a triangle.

import { distance, type Point, polygonArea } from '../../kit/checking.ts'
import { crossing } from '../../kit/figures.ts'
import { final, number, ratio } from '../../kit/final-answers.ts'
import { highestCommonFactor, lowestTerms } from '../../kit/numbers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { posed } from './angle-question.ts'

const why = (reason: string) => `#linebreak() #text(fill: ink-soft)[${reason}]`

export const parallelsAndAreas = defineTemplate({
  id: 'parallels-and-areas',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'diagonals-of-a-trapezium'(random) {
      // AB : DC = a : b; the triangles at X are a², ab, ab and b² parts.
      const { a, b, c, v, ax } = random.until(
        () => ({
          ...random.pick([
            { a: 1, b: 2 },
            { a: 2, b: 3 },
            { a: 3, b: 4 },
            { a: 3, b: 5 },
            { a: 2, b: 5 },
          ]),
          c: random.integer(2, 5),
          v: random.pick([1, 1.5, 2, 3]),
          ax: random.integer(3, 9),
        }),
        ({ a, b, c, v, ax }) => {
          const [up, diagonal] = [(a + b) * v, (ax * (a + b)) / a]
          const left = b * c - Math.sqrt(diagonal ** 2 - up ** 2)
          return (
            (a * a * c * v) % 2 === 0 &&
            (ax * b) % a === 0 &&
            (a * b * c * v) % 2 === 0 &&
            (b * b * c * v) % 2 === 0 &&
            diagonal > up * 1.1 &&
            left > 0.12 * b * c &&
            left + a * c < 1.05 * b * c &&
            up > 0.45 * b * c &&
            up < 1.1 * b * c &&
            b * c < 26
          )
        },
      )
      const [ab, dc, up] = [a * c, b * c, (a + b) * v]
      const xc = (ax * b) / a
      const [near, side, far] = [(a * a * c * v) / 2, (a * b * c * v) / 2, (b * b * c * v) / 2]
      const all = near + 2 * side + far
      const left = dc - Math.sqrt((ax + xc) ** 2 - up ** 2)
      const [A, B, C, D]: readonly Point[] = [
        [left, up],
        [left + ab, up],
        [dc, 0],
        [0, 0],
      ] as const
      if (!A || !B || !C || !D) throw new Error('a corner is missing')
      const X = crossing(A, C, B, D)
      return posed({
        figure: {
          points: { A, B, C, D, X },
          lines: 'ABCDA AXC BXD',
          parallel: ['AB DC'],
          names: { X: 90 },
          nameGap: 7,
          height: 230,
        },
        opening: typst`$A B C D$ is a trapezium. $A B$ is parallel to $D C$, and the diagonals meet at $X$. #box[$A B = ${ab}$ cm] and #box[$D C = ${dc}$ cm].`,
        ask: typst`
#part("a", 3)[Prove that triangles $A B X$ and $C D X$ are similar. Give a reason for each statement that you make.]
#part("b", 2)[$A X = ${ax}$~cm. Find the length of $X C$.]
#part("c", 2)[The area of triangle $A B X$ is ${near} cm². Find the area of triangle $C D X$.]
#part("d", 2)[Show that the area of triangle $B C X$ is ${side} cm².]
#part("e", 2)[Find the area of the trapezium.]
#part("f", 2)[Find the perpendicular distance between $A B$ and $D C$.]`,
        solution: [
          `#part("a")[#working("B1")[angle $B A X =$ angle $D C X$ ${why('alternate angles')}]`,
          `#working("B1")[angle $A B X =$ angle $C D X$ ${why('alternate angles')}]`,
          '#working("B1 dep")[The third angles are equal too, so the triangles are similar.]',
          '#scheme[One of the pairs may be angle $A X B =$ angle $C X D$, vertically opposite angles.]]',
          `#part("b")[#working("M1")[$ (X C)/${ax} = ${dc}/${ab} $]`,
          `#working("A1")[$X C =$ #result[${xc} cm]]]`,
          `#part("c")[#working("M1")[$ ${near} times (${dc}/${ab})^2 $]`,
          `#working("A1")[#result[${far} cm²]]]`,
          '#part("d")[#note[Triangles $A B X$ and $B C X$ have the same height from $B$ to $A C$.]',
          `#working("M1 FT")[$A X : X C = ${a} : ${b}$]`,
          `#working("A1")[area $= ${b} / ${a} times ${near} = ${side}$ cm²]]`,
          `#part("e")[#working("M1")[triangle $A D X = ${side}$ cm², as $B C X$]`,
          `#working("A1 FT")[$${near} + ${side} + ${side} + ${far} =$ #result[${all} cm²]]]`,
          `#part("f")[#working("M1 FT")[$1 / 2 times (${ab} + ${dc}) times h = ${all}$]`,
          `#working("A1")[#result[${up} cm]]`,
          `#scheme[Or: the heights of $A B X$ and $C D X$ from their areas, added *M1*]]`,
        ].join('\n'),
        alt: plain`ABCD is a trapezium. AB is parallel to DC, and the diagonals meet at X. AB is ${ab} cm and DC is ${dc} cm. Part a: prove that triangles ABX and CDX are similar. Give a reason for each statement that you make. Part b: AX is ${ax} cm. Find the length of XC. Part c: the area of triangle ABX is ${near} square centimetres. Find the area of triangle CDX. Part d: show that the area of triangle BCX is ${side} square centimetres. Part e: find the area of the trapezium. Part f: find the perpendicular distance between AB and DC.`,
        answerAlt: plain`Part a: angles BAX and DCX are alternate angles, and so are ABX and CDX. The third angles are equal too, so the triangles are similar. Part b: XC over ${ax} is ${dc} over ${ab}, so XC is ${xc} cm. Part c: ${near} times the square of, ${dc} over ${ab}, is ${far} square centimetres. Part d: the triangles have the same height, so the areas are as AX to XC, ${a} to ${b}, and the area is ${side} square centimetres. Part e: triangle ADX is ${side} too, and together they are ${all} square centimetres. Part f: half of the sum of ${ab} and ${dc}, times the distance, is ${all}, so the distance is ${up} cm.`,
        found: {},
        holds: [
          ['AX', ax, distance(A, X)],
          ['XC', xc, distance(X, C)],
          ['ABX', near, polygonArea(A, B, X)],
          ['CDX', far, polygonArea(C, D, X)],
          ['BCX', side, polygonArea(B, C, X)],
          ['the trapezium', all, polygonArea(A, B, C, D)],
        ],
        answers: [
          final('b', number(xc, { unit: 'cm' })),
          final('c', number(far, { unit: 'cm²' })),
          final('e', number(all, { unit: 'cm²' })),
          final('f', number(up, { unit: 'cm' })),
        ],
      })
    },
    'equation-from-similar'(random) {
      // AD = x, DB = d, DE = e, BC = x + g: x² + (g − e)x − de = (x − r)(x + s).
      const { r, s, d, e } = random.until(
        () => ({
          r: random.integer(3, 10),
          s: random.integer(4, 18),
          d: random.integer(2, 12),
          e: random.integer(3, 12),
        }),
        ({ r, s, d, e }) => {
          const [bc, share] = [e + s, r / (r + d)]
          const [top, bottom] = lowestTerms(r, r + d)
          return (
            r * s === d * e &&
            s > r + 1 &&
            e + s - r > 1 &&
            share > 0.35 &&
            share < 0.8 &&
            bottom < 8 &&
            top > 0 &&
            r + d > bc * 0.55 &&
            r + d < bc * 1.3 &&
            e !== r
          )
        },
      )
      const g = e + s - r
      const [top, bottom] = lowestTerms(r, r + d)
      const rest = [top * top, bottom * bottom - top * top] as const
      const divisor = highestCommonFactor(...rest)
      const unit = random.integer(2, 5)
      const [whole, left] = [bottom * bottom * unit, (bottom * bottom - top * top) * unit]
      const bc = r + g
      const B: Point = [0, 0]
      const C: Point = [bc, 0]
      const tall = (r + d) * 0.86
      const A: Point = [Math.sqrt((r + d) ** 2 - tall ** 2), tall]
      const D: Point = [A[0] + ((B[0] - A[0]) * r) / (r + d), A[1] - (tall * r) / (r + d)]
      const E: Point = [A[0] + ((C[0] - A[0]) * r) / (r + d), D[1]]
      const shownEquation = quadratic(1, g - e, -d * e)
      return posed({
        figure: {
          points: { A, B, C, D, E },
          lines: 'ADBCEA DE',
          parallel: ['DE BC'],
          lengths: {
            AD: ['[$x$ cm]', 'C'],
            DB: [`[${d}~cm]`, 'C'],
          },
          height: 250,
          padding: [56, 26],
        },
        opening: typst`$A B C$ is a triangle. $D$ is on $A B$ and $E$ is on $A C$, and $D E$ is parallel to $B C$. $A D = x$~cm, $D B = ${d}$~cm, #box[$D E = ${e}$ cm] and #box[$B C = (x + ${g})$ cm].`,
        ask: typst`
#part("a", 3)[Prove that triangles $A D E$ and $A B C$ are similar. Give a reason for each statement that you make.]
#part("b", 3)[Show that $${shownEquation} = 0$.]
#part("c", 3)[Find the value of $x$.]
#part("d i", 1)[Find the ratio $A D : A B$ in its simplest form.]
#part("d ii", 2)[Find the ratio area of triangle $A D E$ : area of quadrilateral $D B C E$ in its simplest form.]
#part("e", 1)[The area of triangle $A B C$ is ${whole} cm². Find the area of the quadrilateral $D B C E$.]`,
        solution: [
          `#part("a")[#working("B1")[angle $A D E =$ angle $A B C$ ${why('corresponding angles')}]`,
          `#working("B1")[angle $A E D =$ angle $A C B$ ${why('corresponding angles')}]`,
          '#working("B1 dep")[The angle at $A$ is in both, so all angles are equal: similar.]]',
          `#part("b")[#working("M1")[$ x/(x + ${d}) = ${e}/(x + ${g}) $]`,
          `#working("M1 dep")[$x(x + ${g}) = ${e}(x + ${d})$]`,
          `#working("A1")[$x^2 + ${g}x = ${e}x + ${d * e}$ #linebreak() $${shownEquation} = 0$]]`,
          `#part("c")[#working("M2")[$(x − ${r})(x + ${s}) = 0$]`,
          `#working("A1")[$x$ is positive: $x =$ #result[${r}]]`,
          '#scheme[*M1* for brackets that give two of the three terms, or for the formula with one slip.]]',
          `#part("d i")[#working("B1 FT")[$${r} : ${r + d} =$ #result[$${top} : ${bottom}$]]]`,
          `#part("d ii")[#working("M1 FT")[$A D E : A B C = ${top}^2 : ${bottom}^2$]`,
          `#working("A1")[$${rest[0]} : (${bottom * bottom} − ${top * top}) =$ #result[$${rest[0] / divisor} : ${rest[1] / divisor}$]]]`,
          `#part("e")[#working("B1 FT")[$ ${rest[1]}/${bottom * bottom} times ${whole} = #result[#box[${left} cm²]] $]]`,
        ].join('\n'),
        alt: plain`ABC is a triangle. D is on AB and E is on AC, and DE is parallel to BC. AD is x cm, DB is ${d} cm, DE is ${e} cm and BC is, x plus ${g}, cm. Part a: prove that triangles ADE and ABC are similar. Give a reason for each statement that you make. Part b: show that ${quadraticSpoken(1, g - e, -d * e)} equals 0. Part c: find the value of x. Part d i: find the ratio AD to AB in its simplest form. Part d ii: find the ratio of the area of triangle ADE to the area of the quadrilateral DBCE in its simplest form. Part e: the area of triangle ABC is ${whole} square centimetres. Find the area of the quadrilateral DBCE.`,
        answerAlt: plain`Part a: angles ADE and ABC are corresponding angles, and so are AED and ACB. The angle at A is in both, so the triangles are similar. Part b: x over, open bracket, x plus ${d}, close bracket, is ${e} over, open bracket, x plus ${g}, close bracket. Multiplying out gives ${quadraticSpoken(1, g - e, -d * e)} equals 0. Part c: open bracket, x minus ${r}, close bracket, times, open bracket, x plus ${s}, close bracket, is 0, so x is ${r}. Part d i: ${r} to ${r + d} is ${top} to ${bottom}. Part d ii: the areas ADE and ABC are as ${top * top} to ${bottom * bottom}, so the ratio is ${rest[0] / divisor} to ${rest[1] / divisor}. Part e: ${rest[1]} over ${bottom * bottom}, times ${whole}, is ${left} square centimetres.`,
        found: {},
        holds: [
          ['AD', r, distance(A, D)],
          ['DB', d, distance(D, B)],
          ['DE', e, distance(D, E)],
          ['the share of DBCE', left / whole, polygonArea(D, B, C, E) / polygonArea(A, B, C)],
          [
            'other roots',
            1,
            Array.from({ length: 80 }, (_, n) => n + 1).filter((x) => x * (x + g) === e * (x + d)).length,
          ],
        ],
        answers: [
          final('c', number(r, { unit: 'cm' }), 'x'),
          final('d i', ratio(top, bottom)),
          final('d ii', ratio(rest[0] / divisor, rest[1] / divisor)),
          final('e', number(left, { unit: 'cm²' })),
        ],
      })
    },
  },
})
