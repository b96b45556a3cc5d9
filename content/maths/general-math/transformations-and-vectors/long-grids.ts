// Transformations together: two reflections that are one rotation, an enlargement with its areas, and all of it by
// calculation.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import {
  describe,
  imageOf,
  isImage,
  phrase,
  shownColumn,
  type Transformation,
  whyNotOnly,
} from '../../kit/transformations.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { factsEarned } from './describing.ts'
import {
  baseOf,
  boundsOf,
  construction,
  cornersSpoken,
  drawFitting,
  drawnShape,
  fits,
  gridOf,
  moved,
} from './shapes.ts'

type Reflection = Transformation & { readonly kind: 'reflection' }

/** Upright then level: half a turn about where they cross. Diagonal then level: a quarter turn. */
const mirrors = (upright: number, level: number, isDiagonal: boolean) => {
  const first: Reflection = isDiagonal
    ? { kind: 'reflection', mirror: 'y-x', at: 0 }
    : { kind: 'reflection', mirror: 'x', at: upright }
  const second: Reflection = { kind: 'reflection', mirror: 'y', at: level }
  const both: Transformation = isDiagonal
    ? { kind: 'rotation', turn: 270, centre: [level, level] }
    : { kind: 'rotation', turn: 180, centre: [upright, level] }
  return { first, second, both }
}

const shownSlope = (at: number) => `y = x ${at < 0 ? '−' : '+'} ${Math.abs(at)}`
const spokenSlope = (at: number) => `y equals x ${at < 0 ? 'minus' : 'plus'} ${Math.abs(at)}`

export const transformationsTogether = defineTemplate({
  id: 'transformations-together',
  marks: 14,
  calculator: false,
  level: 5,
  cases: {
    'two-reflections'(random) {
      const { first, second, both, grow, a, b, c, d } = random.until(
        () => {
          const { first, second, both } = mirrors(
            random.integer(-2, 2),
            random.integer(-2, 2),
            random.chance(0.5),
          )
          const a = drawFitting(random, true, 3)
          const grow: Transformation = {
            kind: 'enlargement',
            factor: [random.pick([2, -2]), 1],
            centre: [random.integer(-5, 5), random.integer(-5, 5)],
          }
          const b = moved(a, first)
          return { first, second, both, grow, a, b, c: moved(b, second), d: moved(a, grow) }
        },
        ({ a, b, c, d }) => fits(a, b, c, d),
      )
      if (grow.kind !== 'enlargement') throw new Error('D is no enlargement')
      const [k] = grow.factor
      const [area, base] = [polygonArea(...a.corners), baseOf(a)]
      const other = random.integer(6, 14)
      const bounds = boundsOf([...a.corners, ...b.corners, ...c.corners, ...d.corners, grow.centre])
      const drawing = [drawnShape(b, 'B'), drawnShape(c, 'C'), drawnShape(d, 'D')]
      return {
        question: typst`
The diagram shows triangle $A$.
${gridOf(bounds, [drawnShape(a, 'A')])}
#part("a", 2)[Draw the image of triangle $A$ after ${phrase(first)}. Label it $B$.]
#part("b", 2)[Draw the image of triangle $B$ after ${phrase(second)}. Label it $C$.]
#part("c", 3)[Describe fully the *single* transformation that maps triangle $A$ onto triangle $C$.]
#part("d", 2)[Draw the image of triangle $A$ after ${phrase(grow)}. Label it $D$.]
#part("e i", 2)[The side of each square of the grid represents 1~cm. Show that the area of triangle $D$ is 4 times the area of triangle $A$.]
#part("e ii", 1)[The same enlargement maps a shape with an area of ${other} cm² onto shape $T$. Find the area of $T$.]
#part("f", 2)[Write down the scale factor and the centre of the enlargement that maps triangle $D$ onto triangle $A$.]`,
        answer: typst`
${gridOf(bounds, [drawnShape(a, 'A'), ...drawing, ...construction(grow, a, bounds)])}
#part("a")[
#working("B2")[$B$ with corners ${b.corners.map((corner) => `$${shownPoint(corner)}$`).join(', ')}]
#scheme[*B1* for a reflection in another line of the same direction, or for two corners right.]]
#part("b")[
#working("B2 FT")[$C$ with corners ${c.corners.map((corner) => `$${shownPoint(corner)}$`).join(', ')}]
#scheme[*B1* for a reflection in another level line, or for two corners right.]]
#part("c")[
${factsEarned(both)}]
#part("d")[
#working("B2")[$D$ with corners ${d.corners.map((corner) => `$${shownPoint(corner)}$`).join(', ')}]
#scheme[*B1* for the right size and way round in another place.]]
#part("e i")[
#working("M1")[area of $A = 1 / 2 times ${base} times ${(2 * area) / base} = ${area}$ cm² #linebreak() area of $D = 1 / 2 times ${2 * base} times ${(4 * area) / base} = ${area * 4}$ cm²]
#working("A1")[$${area * 4} = 4 times ${area}$]
#scheme[Or: base and height are both doubled *M1*, so the area is $2 times 2$ times as large *A1*]]
#part("e ii")[#working("B1")[$4 times ${other} =$ #result[${4 * other} cm²]]]
#part("f")[
#working("B1")[scale factor #box(baseline: 40%)[#result[$${k < 0 ? '−' : ''}display(1/2)$]]]
#working("B1")[centre #result[$${shownPoint(grow.centre)}$]]]`,
        alt: plain`A grid shows triangle A with its corners at ${cornersSpoken(a)}. Part a: draw the image of triangle A after ${describe(first).spoken}. Label it B. Part b: draw the image of triangle B after ${describe(second).spoken}. Label it C. Part c: describe fully the single transformation that maps triangle A onto triangle C. Part d: draw the image of triangle A after ${describe(grow).spoken}. Label it D. Part e i: the side of each square of the grid represents 1 cm. Show that the area of triangle D is 4 times the area of triangle A. Part e ii: the same enlargement maps a shape with an area of ${other} square centimetres onto shape T. Find the area of T. Part f: write down the scale factor and the centre of the enlargement that maps triangle D onto triangle A.`,
        answerAlt: plain`Part a: B has its corners at ${cornersSpoken(b)}. Part b: C has its corners at ${cornersSpoken(c)}. Part c: it is ${describe(both).spoken}. Part d: D has its corners at ${cornersSpoken(d)}. Part e i: half of ${base} times ${(2 * area) / base} is ${area}, and half of ${2 * base} times ${(4 * area) / base} is ${area * 4}, so D has an area of ${area * 4} square centimetres, which is 4 times ${area}. Part e ii: 4 times ${other} is ${4 * other} square centimetres. Part f: the scale factor is ${k < 0 ? 'minus ' : ''}1 over 2, and the centre is ${spokenPoint(grow.centre)}.`,
        answers: [
          final('e ii', number(4 * other, { unit: 'cm²' })),
          final('f', number(k < 0 ? '-1/2' : '1/2'), 'scale factor'),
          final('f', coordinates(...grow.centre), 'centre'),
        ],
        verify: () => {
          const wrong = [first, second, grow].findIndex((t, n) => {
            const [from, to] = [[a, b, a][n], [b, c, d][n]]
            return !from?.corners.every((corner, m) => isImage(t, corner, to?.corners[m] ?? [0, 0]))
          })
          if (wrong >= 0) return `image ${wrong + 1} is another`
          if (!agree(polygonArea(...d.corners), 4 * area)) return 'the area of D is another'
          const back: Transformation = { kind: 'enlargement', factor: [Math.sign(k), 2], centre: grow.centre }
          return whyNotOnly(both, a.corners, c.corners) ?? whyNotOnly(back, d.corners, a.corners)
        },
      }
    },
    'by-calculation'(random) {
      const { A, B, at, k, E } = random.until(
        () => ({
          A: [random.integer(-5, 5), random.integer(-5, 5)] as Point,
          B: [random.integer(-4, 7), random.integer(-4, 7)] as Point,
          at: random.integerExcept(-4, 4, 0),
          k: random.pick([3, -2, -3, 4]),
          E: [random.integer(-3, 4), random.integer(-3, 4)] as Point,
        }),
        ({ A, B, at, k, E }) => {
          const [dx, dy] = [B[0] - A[0], B[1] - A[1]]
          const points = [A, B].flatMap(([x, y]) => [E[0] + k * (x - E[0]), E[1] + k * (y - E[1])])
          return (
            (A[0] + A[1] - at) % 2 === 0 &&
            Math.abs(A[1] - A[0] - at) > 2 &&
            Math.abs(B[1] - B[0] - at) > 1 &&
            dx !== 0 &&
            dy !== 0 &&
            Math.abs(dx) !== Math.abs(dy) &&
            points.every((value) => Math.abs(value) < 20) &&
            E[0] !== A[0] &&
            E[1] !== A[1] &&
            distance(E, B) > 0 &&
            E[0] * E[1] !== 0
          )
        },
      )
      const mirror: Reflection = { kind: 'reflection', mirror: 'y-x', at }
      const turn: Transformation = { kind: 'rotation', turn: 90, centre: A }
      const grow: Transformation = { kind: 'enlargement', factor: [k, 1], centre: E }
      const [imageA, imageB, turned] = [imageOf(mirror, A), imageOf(mirror, B), imageOf(turn, B)]
      const [P, Q] = [imageOf(grow, A), imageOf(grow, B)]
      const middle: Point = [(A[0] + imageA[0]) / 2, (A[1] + imageA[1]) / 2]
      const step: Point = [B[0] - A[0], B[1] - A[1]]
      const stretched: Point = [Q[0] - P[0], Q[1] - P[1]]
      const area = random.pick([2.5, 3, 4.5, 6])
      const equationFor = (letter: string, n: 0 | 1) =>
        `${minus(P[n])} − ${letter} = ${minus(k)}(${minus(A[n])} − ${letter})`
      return {
        question: typst`
$A$ is the point #box[$${shownPoint(A)}$] and $B$ is the point #box[$${shownPoint(B)}$].
#part("a", 4)[A reflection in the line $m$ maps $A$ onto #box[$${shownPoint(imageA)}$]. Show that the equation of $m$ is $${shownSlope(at)}$.]
#part("b", 2)[Find the coordinates of the image of $B$ after a reflection in $m$.]
#part("c", 2)[Find the coordinates of the image of $B$ after a rotation of $90°$ anticlockwise about $A$.]
#part("d")[An enlargement maps $A$ onto #box[$P ${shownPoint(P)}$] and $B$ onto #box[$Q ${shownPoint(Q)}$].]
#part("d i", 2)[Find the scale factor of the enlargement.]
#part("d ii", 3)[Find the coordinates of the centre of the enlargement.]
#part("d iii", 1)[A triangle with an area of ${area} cm² is enlarged in the same way. Find the area of its image.]`,
        answer: typst`
#part("a")[
#working("B1")[midpoint of $A$ and its image: #linebreak() $${shownPoint(middle)}$, which is on $m$]
#working("M1")[gradient between the two: $ (${minus(imageA[1])} − ${substituted(A[1])})/(${minus(imageA[0])} − ${substituted(A[0])}) = −1 $]
#working("M1 dep")[$m$ is perpendicular to this: gradient 1]
#working("A1")[$y − ${substituted(middle[1])} = x − ${substituted(middle[0])}$ #linebreak() $${shownSlope(at)}$]]
#part("b")[
#working("B2")[#result[$${shownPoint(imageB)}$]]
#scheme[*B1* for one coordinate right: $x = ${minus(B[1])} − ${substituted(at)}$, $y = ${minus(B[0])} + ${substituted(at)}$. #linebreak() *B1* also for $B$ and $m$ in a good sketch.]]
#part("c")[
#working("M1 soi")[$accent(A B, arrow) = ${shownColumn(step)}$ turns into $${shownColumn([-step[1], step[0]])}$]
#working("A1")[#result[$${shownPoint(turned)}$]]]
#part("d i")[
#working("M1")[$accent(P Q, arrow) = ${shownColumn(stretched)}$ and $accent(A B, arrow) = ${shownColumn(step)}$]
#working("A1")[scale factor #result[$${minus(k)}$]]]
#part("d ii")[
#note[With the centre $(p, q)$, the vector from it to $P$ is $${minus(k)}$ times the vector from it to $A$.]
#working("M1 FT")[$${equationFor('p', 0)}$ #linebreak() or $${equationFor('q', 1)}$]
#working("A1 A1")[#result[$${shownPoint(E)}$]]
#scheme[*M1* also for the lines $A P$ and $B Q$ drawn to meet.]]
#part("d iii")[#working("B1 FT")[$${substituted(k)}^2 times ${area} =$ #result[${k * k * area} cm²]]]`,
        alt: plain`A is the point ${spokenPoint(A)} and B is the point ${spokenPoint(B)}. Part a: a reflection in the line m maps A onto ${spokenPoint(imageA)}. Show that the equation of m is ${spokenSlope(at)}. Part b: find the coordinates of the image of B after a reflection in m. Part c: find the coordinates of the image of B after a rotation of 90 degrees anticlockwise about A. Part d: an enlargement maps A onto P, ${spokenPoint(P)}, and B onto Q, ${spokenPoint(Q)}. Part d i: find the scale factor of the enlargement. Part d ii: find the coordinates of the centre of the enlargement. Part d iii: a triangle with an area of ${area} square centimetres is enlarged in the same way. Find the area of its image.`,
        answerAlt: plain`Part a: the midpoint of A and its image is ${spokenPoint(middle)}, and the gradient between them is minus 1, so m has the gradient 1 and goes through the midpoint: ${spokenSlope(at)}. Part b: the image is ${spokenPoint(imageB)}. Part c: the vector from A to B turns by 90 degrees, and the image is ${spokenPoint(turned)}. Part d i: the vector PQ is ${fractionInWords(k, 1)} times the vector AB, so the scale factor is ${k}. Part d ii: the vector from the centre to P is ${fractionInWords(k, 1)} times the vector from the centre to A, so the centre is ${spokenPoint(E)}. Part d iii: ${k} squared times ${area} is ${k * k * area} square centimetres.`,
        answers: [
          final('b', coordinates(...imageB)),
          final('c', coordinates(...turned)),
          final('d i', number(typedFraction(k))),
          final('d ii', coordinates(...E)),
          final('d iii', number(k * k * area, { unit: 'cm²' })),
        ],
        verify: () => {
          if (!isImage(mirror, A, imageA) || !isImage(mirror, B, imageB)) return 'the mirror line is another'
          if (!agree(middle[1], middle[0] + at)) return 'the midpoint is not on m'
          if (!isImage(turn, B, turned)) return 'the turned point is another'
          if (!isImage(grow, A, P) || !isImage(grow, B, Q)) return 'the enlargement is another'
          const third: Point = [A[0] + 1, A[1] + 5]
          const before = polygonArea(A, B, third)
          const after = polygonArea(P, Q, imageOf(grow, third))
          return agree(distance(P, Q), Math.abs(k) * distance(A, B)) &&
            agree(after * area, before * k * k * area)
            ? null
            : 'the area is another'
        },
      }
    },
  },
})
