// Where a perpendicular bisector meets a line or the axes, and points that a distance or a right angle fixes.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named, segment } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  type Line,
  less,
  lineThrough,
  midpointOf,
  moved,
  perpendicularTo,
  pointPutIn,
  rightSide,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { fraction, minus, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pairsOfValues, typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { directions, wrongPair } from './forms.ts'

/** A and B, their perpendicular bisector, C on it and another line through C. */
const drawBisector = (
  random: Random,
  suits: (bisector: Line, other: Line, c: Point, step: Point) => boolean,
) => {
  const [run, rise] = random.pick(directions)
  const up = random.sign()
  const step: Point = [run, up * rise]
  const upright: Point = [-up * rise, run]
  const [a, b, c, other] = random.until(
    () => {
      const from: Point = [random.integer(-5, 4), random.integer(-4, 6)]
      const to = moved(from, step, 2)
      const meet = moved(moved(from, step), upright, random.sign())
      return [from, to, meet, lineThrough(meet, [random.integerExcept(-3, 3, 0), 1])] as const
    },
    ([from, to, meet, line]) =>
      suits(lineThrough(midpointOf(from, to), perpendicularTo(gradientOf(from, to))), line, meet, step),
  )
  const line = lineThrough(midpointOf(a, b), perpendicularTo(gradientOf(a, b)))
  const middle = midpointOf(a, b)
  const m = gradientOf(a, b)
  const found = typst`
#working("B1")[midpoint of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working()[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, middle))}]
#working("A1")[${formula(equation(line))}]`
  const given = typst`$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.`
  const givenInWords = plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}.`
  const result = plain`The midpoint of AB is ${spokenPoint(middle)} and the gradient of AB is ${spoken(m)}. The perpendicular bisector is ${equationInWords(line)}.`
  const isEqual = (p: Point) => agree(distance(a, p), distance(b, p), 1e-9)
  return { a, b, c, other, line, middle, found, given, givenInWords, result, isEqual }
}

export const bisectorMeets = defineTemplate({
  id: 'bisector-meets',
  marks: 6,
  calculator: false,
  level: 3,
  cases: {
    'a-line'(random) {
      const { a, b, c, other, line, middle, found, given, givenInWords, result, isEqual } = drawBisector(
        random,
        (bisector, through, meet, [run, rise]) => {
          const slope = asNumber(through.m)
          const isApart = !agree(slope, asNumber(bisector.m)) && !agree(slope, Math.abs(rise) / run)
          return (
            isApart &&
            through.c[0] !== 0 &&
            Math.abs(through.c[0]) < 10 &&
            bisector.c[1] === 1 &&
            meet[0] !== 0
          )
        },
      )
      return {
        question: typst`
${given} The perpendicular bisector of $A B$ meets the line $${equation(other)}$ at the point $C$.
${bareAxes([a, b, c, middle], [drawn(line, { dash: true }), drawn(other, { colour: 'addmaths' }), segment(a, b), named(a, 'A', middle), named(b, 'B', middle), named(c, 'C', moved(middle, [b[0] - a[0], b[1] - a[1]], 0.5))])}
Find the coordinates of $C$. #marks(6)`,
        answer: typst`${found}
#working("M1")[${formula(`${rightSide(line)} = ${rightSide(other)}`)}]
#working("A1")[$C$ is #result[$${shownPoint(c)}$]]`,
        alt: plain`${givenInWords} The perpendicular bisector of AB meets the line ${equationInWords(other)} at the point C. Find the coordinates of C.`,
        answerAlt: plain`${result} It meets the line ${equationInWords(other)} at C, which is ${spokenPoint(c)}.`,
        answers: [final('', coordinates(...c))],
        verify: () => (isEqual(c) && agree(heightAt(other, c[0]), c[1]) ? null : 'C is not on both lines'),
      }
    },
    'the-axes'(random) {
      const { a, b, line, middle, found, given, givenInWords, result, isEqual } = drawBisector(
        random,
        ({ m, c }) => {
          const foot = -asNumber(c) / asNumber(m)
          return c[1] === 1 && c[0] !== 0 && Math.abs(foot) < 13 && Math.abs(c[0]) < 13
        },
      )
      const end = line.c[0]
      const [top, bottom] = [-end * line.m[1], line.m[0]]
      const areaTop = end * end * line.m[1]
      const areaBottom = 2 * Math.abs(line.m[0])
      const foot: Point = [top / bottom, 0]
      return {
        question: typst`
${given} The perpendicular bisector of $A B$ meets the $x$-axis at $P$ and the $y$-axis at $Q$.
${bareAxes([a, b, foot, [0, end]], [`region((0, 0), ${pair(foot)}, (0, ${end}), fill: addmaths-wash)`, drawn(line, { dash: true }), segment(a, b), named(a, 'A', middle), named(b, 'B', middle), named(foot, 'P', foot[0] > 0 === line.m[0] > 0 ? 'below-right' : 'above-right'), named([0, end], 'Q', line.m[0] > 0 ? 'above-left' : 'above-right')])}
Find the area of triangle $O P Q$, where $O$ is the origin. #marks(6)`,
        answer: typst`${found}
#working("M1")[$P$ is $(${fraction(top, bottom)}, 0)$ and $Q$ is $${shownPoint([0, end])}$]
#working("A1")[area $= display(1/2) times ${fraction(Math.abs(top), Math.abs(bottom))} times ${Math.abs(end)} =$ #result[$${fraction(areaTop, areaBottom)}$]]`,
        alt: plain`${givenInWords} The perpendicular bisector of AB meets the x axis at P and the y axis at Q. Find the area of triangle OPQ, where O is the origin.`,
        answerAlt: plain`${result} It meets the axes at P (${fractionInWords(top, bottom)}, 0) and Q ${spokenPoint([0, end])}. The area of triangle OPQ is ${fractionInWords(areaTop, areaBottom)}.`,
        answers: [final('', number(typedFraction(areaTop, areaBottom)))],
        verify: () => {
          if (!isEqual(foot) || !isEqual([0, end])) return 'P or Q is nearer to one end'
          return agree(polygonArea([0, 0], foot, [0, end]), areaTop / areaBottom)
            ? null
            : 'the area is another'
        },
      }
    },
  },
})

const quadraticOf = (low: number, high: number) =>
  [
    `${terms([1, 'x^2'], [-(low + high), 'x'], [low * high, ''])} = 0`,
    `${termsInWords([1, 'x squared'], [-(low + high), 'x'], [low * high, ''])} equals 0`,
  ] as const

export const twoPositions = defineTemplate({
  id: 'two-positions',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'at-a-distance'(random) {
      // The two points of y = mx + c that are equally far from A have their midpoint at the foot of A.
      const { a, low, high, m, c, square } = random.until(
        () => {
          const [m, c] = [random.integerExcept(-3, 3, 0, -1), random.integerExcept(-5, 6, 0)]
          const middle = random.integer(-2, 4)
          const spread = random.integer(1, 3)
          const a: Point = moved([middle, m * middle + c], [-m, 1], random.sign())
          return {
            a,
            low: middle - spread,
            high: middle + spread,
            m,
            c,
            square: (1 + m * m) * (1 + spread * spread),
          }
        },
        ({ low, high, a, square }) =>
          low * high !== 0 &&
          low + high !== 0 &&
          a[0] !== 0 &&
          Math.abs(a[1]) < 11 &&
          !Number.isInteger(Math.sqrt(square)),
      )
      const [quadratic, quadraticInWords] = quadraticOf(low, high)
      const line = { m: [m, 1], c: [c, 1] } as const
      const [p, q]: [Point, Point] = [
        [low, m * low + c],
        [high, m * high + c],
      ]
      const shift = c - a[1]
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$. A point $P$ lies on the line $${equation(line)}$, and $A P = ${surd(1, square)}$.

Find the two possible positions of $P$. #marks(5)`,
        answer: typst`
#note[Let $P$ be $(x, ${rightSide(line)})$.]
#working("M1")[$(${less('x', a[0])})^2 + (${rightSide({ m: line.m, c: [shift, 1] })})^2 = ${square}$]
#working("A1")[$${quadratic}$]
#working("M1")[$(${less('x', low)})(${less('x', high)}) = 0$]
#working("A1")[#result[$${shownPoint(p)}$]]
#working("A1")[#result[$${shownPoint(q)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)}. A point P lies on the line ${equationInWords(line)}, and the distance AP is ${surdInWords(1, square)}. Find the two possible positions of P.`,
        answerAlt: plain`Let P be on the line with coordinate x. The square of AP is ${square}, which gives ${quadraticInWords}. P is ${spokenPoint(p)} or ${spokenPoint(q)}.`,
        answers: pairsOfValues([p, q], { called: 'point' }),
        verify: () => wrongPair((x) => distance(a, [x, m * x + c]) - Math.sqrt(square), low, high),
      }
    },
    'right-angle'(random) {
      // P(x, 0) with angle APB = 90°: (x − a₁)(x − b₁) + a₂b₂ = 0, with whole roots.
      const { a, b, low, high } = random.until(
        () => {
          const [p, q]: [Point, Point] = [
            [random.integer(-6, 2), random.integer(1, 6)],
            [random.integer(3, 9), random.integer(1, 6)],
          ]
          const product = p[0] * q[0] + p[1] * q[1]
          const spread = Math.sqrt((p[0] + q[0]) ** 2 - 4 * product)
          return { a: p, b: q, low: (p[0] + q[0] - spread) / 2, high: (p[0] + q[0] + spread) / 2 }
        },
        ({ a, b, low, high }) =>
          Number.isInteger(low) &&
          low < high &&
          ![low, high].some((x) => x === a[0] || x === b[0]) &&
          low * high * a[0] * (a[0] + b[0]) !== 0,
      )
      const [quadratic, quadraticInWords] = quadraticOf(low, high)
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$. $P$ is a point on the $x$-axis such that angle $A P B = 90°$.

Find the two possible positions of $P$. #marks(5)`,
        answer: typst`
#note[Let $P$ be $(x, 0)$.]
#working("B1")[$ "gradients:" quad ${a[1]}/(${a[0] < 0 ? `${minus(a[0])} − x` : `${a[0]} − x`}) quad "and" quad ${b[1]}/(${b[0]} − x) $]
#working("M1")[$ (${a[1]} times ${b[1]})/((${minus(a[0])} − x)(${b[0]} − x)) = −1 $]
#working("A1")[$${quadratic}$]
#working("M1")[$(${less('x', low)})(${less('x', high)}) = 0$]
#working("A1")[#result[$${shownPoint([low, 0])}$] or #result[$${shownPoint([high, 0])}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. P is a point on the x axis such that angle APB is 90 degrees. Find the two possible positions of P.`,
        answerAlt: plain`Let P be (x, 0). The product of the gradients of PA and PB is minus 1, which gives ${quadraticInWords}. P is ${spokenPoint([low, 0])} or ${spokenPoint([high, 0])}.`,
        answers: pairsOfValues(
          [
            [low, 0],
            [high, 0],
          ],
          { called: 'point' },
        ),
        verify: () =>
          wrongPair((x) => (x - a[0]) * (x - b[0]) + a[1] * b[1], low, high) ??
          ([low, high].every((x) => agree(angleAt([x, 0], a, b), 90, 1e-6)) ? null : 'the angle is not 90'),
      }
    },
  },
})
