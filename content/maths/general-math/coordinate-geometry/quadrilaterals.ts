// Long questions on one figure: rhombus, parallelogram, rectangle and square by their coordinates.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import {
  equation as anyEquation,
  coordinates,
  final,
  gradientForm,
  number,
  word,
} from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  lineThrough,
  midpointOf,
  moved,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

type Corners = readonly [Point, Point, Point, Point]

// No corner on an axis, where its name would not be read.
const isClear = (corners: Corners) => corners.every(([x, y]) => x !== 0 && y !== 0)

const directions = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const

const picture = (corners: Corners, extra: readonly string[] = []) => {
  const centre = midpointOf(corners[0], corners[2])
  return bareAxes(corners, [
    `polygon-of(${corners.map(pair).join(', ')})`,
    ...extra,
    ...corners.map((corner, n) => named(corner, 'ABCD'[n] ?? '', centre)),
  ])
}

const isParallelogram = ([a, b, c, d]: Corners) => b[0] - a[0] === c[0] - d[0] && b[1] - a[1] === c[1] - d[1]

export const rhombus = defineTemplate({
  id: 'rhombus',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    diagonals(random) {
      const [rise, run] = random.pick(directions)
      const up = random.sign()
      // B is on the y-axis, and BD is the perpendicular bisector of AC.
      const step: Point = [rise, -up * run]
      const times = random.integer(1, 2)
      const start: Point = [0, random.integerExcept(-4, 7, 0)]
      const centre = moved(start, step, times + 1)
      const half: Point = [run, up * rise]
      const corners: Corners = [
        moved(centre, half, -times),
        start,
        moved(centre, half, times),
        moved(centre, step, times + 1),
      ]
      const [a, b, c, d] = corners
      const middle = midpointOf(a, c)
      const line = lineThrough(middle, perpendicularTo(gradientOf(a, c)))
      return {
        question: typst`
$A B C D$ is a rhombus. $A$ is the point $${shownPoint(a)}$, $C$ is the point $${shownPoint(c)}$, and $B$ is on the $y$-axis.
${picture(corners, [segment(a, c, 'dash: "dashed"'), segment(b, d, 'dash: "dashed"')])}
#part("a", 4)[Find the equation of the diagonal $B D$.]
#part("b", 2)[Find the coordinates of $B$ and of $D$.]`,
        answer: typst`
#note[The diagonals of a rhombus halve each other at a right angle, so $B D$ is the perpendicular bisector of $A C$.]
#part("a")[
#working("B1")[midpoint of $A C$: $${shownPoint(middle)}$]
#working("M1")[$ "gradient of" A C = ${riseOverRun(a, c)} = ${shown(gradientOf(a, c))} $]
#working()[$ "gradient of" B D = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, middle))}]
#working("A1")[#result[$${equation(line)}$]]]
#part("b")[
#working("B1 FT")[$x = 0$: $B$ is #result[$${shownPoint(b)}$]]
#note[The midpoint of $A C$ is also the midpoint of $B D$.]
#working("B1 FT")[$D$ is #result[$${shownPoint(d)}$]]]`,
        alt: plain`ABCD is a rhombus. A is the point ${spokenPoint(a)}, C is the point ${spokenPoint(c)}, and B is on the y axis. Part a: find the equation of the diagonal BD. Part b: find the coordinates of B and of D.`,
        answerAlt: plain`Part a: the midpoint of AC is ${spokenPoint(middle)} and its gradient is ${spoken(gradientOf(a, c))}. BD is the perpendicular bisector of AC, ${equationInWords(line)}. Part b: with x equal to 0, B is ${spokenPoint(b)}. The midpoint of AC is also that of BD, so D is ${spokenPoint(d)}.`,
        answers: [
          final('a', anyEquation(asTyped(equation(line)))),
          final('b', coordinates(...b), 'B'),
          final('b', coordinates(...d), 'D'),
        ],
        verify() {
          if (!isParallelogram(corners)) return 'opposite sides are not parallel'
          return agree(distance(a, b), distance(b, c)) && b[0] === 0
            ? null
            : 'no rhombus with B on the y-axis'
        },
      }
    },
    parallelogram(random) {
      random.pick(directions)
      random.sign()
      const corners = random.until((): Corners => {
        const a: Point = [random.integer(-5, 1), random.integer(-5, 2)]
        const side: Point = [random.integer(4, 6), random.integerExcept(-2, 2, 0)]
        const slant: Point = [random.integer(1, 3), random.integer(3, 6)]
        return [a, moved(a, side), moved(moved(a, side), slant), moved(a, slant)]
      }, isClear)
      const [a, b, c, d] = corners
      const line = lineThrough(d, gradientOf(a, b))
      const isRhombus = squaredLength(a, b) === squaredLength(a, d)
      return {
        question: typst`
$A B C D$ is a parallelogram. $A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$ and $D$ is $${shownPoint(d)}$.
${picture(corners)}
#part("a", 1)[Find the coordinates of $C$.]
#part("b", 3)[Find the equation of the line $D C$, in the form $y = m x + c$.]
#part("c", 2)[Is $A B C D$ a rhombus? Show how you decide.]`,
        answer: typst`
#part("a")[#working("B1")[$C$ is #result[$${shownPoint(c)}$]]]
#part("b")[
#note[$D C$ is parallel to $A B$.]
#working("M1")[$ m = ${riseOverRun(a, b)} = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, d))}]
#working("A1")[#result[$${equation(line)}$]]]
#part("c")[
#working()[$A B^2 = ${squaresOf(a, b)} = ${squaredLength(a, b)}$]
#working("M1")[$A D^2 = ${squaresOf(a, d)} = ${squaredLength(a, d)}$]
#working("A1")[#result[${isRhombus ? 'yes' : 'no'}]: $A B ${isRhombus ? '=' : '!='} A D$]]`,
        alt: plain`ABCD is a parallelogram. A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and D is ${spokenPoint(d)}. Part a: find the coordinates of C. Part b: find the equation of the line DC in the form y equals m x plus c. Part c: is ABCD a rhombus? Show how you decide.`,
        answerAlt: plain`Part a: C is ${spokenPoint(c)}. Part b: DC is parallel to AB, with gradient ${spoken(line.m)}. The equation is ${equationInWords(line)}. Part c: AB squared is ${squaredLength(a, b)} and AD squared is ${squaredLength(a, d)}, so the answer is ${isRhombus ? 'yes' : 'no'}.`,
        answers: [
          final('a', coordinates(...c), 'C'),
          final('b', gradientForm(asTyped(equation(line)))),
          final('c', word(isRhombus ? 'yes' : 'no')),
        ],
        verify() {
          if (!isParallelogram(corners)) return 'opposite sides are not parallel'
          return agree(heightAt(line, c[0]), c[1]) ? null : 'C is not on the line through D'
        },
      }
    },
  },
})

/** A right angle, the fourth corner, and the area or that the rectangle is a square. */
const rightAngled = (random: Random, isSquare: boolean) => {
  const [rise, run] = random.pick(directions)
  const up = random.sign()
  const [long, times] = isSquare ? [1, random.integer(1, 2)] : [random.integer(2, 3), 1]
  const side: Point = [run * long * times, up * rise * long * times]
  const other: Point = [-rise * times, up * run * times]
  const corners = random.until((): Corners => {
    const a: Point = [random.integer(-5, 2), random.integer(-4, 4)]
    return [a, moved(a, side), moved(moved(a, side), other), moved(a, other)]
  }, isClear)
  const area = long * times * times * (rise * rise + run * run)
  const [a, b, c, d] = corners
  const [ab, bc] = [gradientOf(a, b), gradientOf(b, c)]
  const [first, second] = [squaredLength(a, b), squaredLength(b, c)]
  return {
    question: typst`
$A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$ and $C$ is $${shownPoint(c)}$.
${picture(corners)}
#part("a", 3)[Show that angle $A B C$ is a right angle.]
#part("b", 1)[$A B C D$ is a rectangle. Find the coordinates of $D$.]
#part("c", 2)[${isSquare ? 'Show that $A B C D$ is a square.' : 'Find the area of $A B C D$.'}]`,
    answer: typst`
#part("a")[
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(ab)} $]
#working("M1")[$ "gradient of" B C = ${riseOverRun(b, c)} = ${shown(bc)} $]
#working("A1")[${formula(`${shown(ab)} times ${asNumber(bc) < 0 ? `(${shown(bc)})` : shown(bc)} = −1`)}]
#note[The product of the gradients is $−1$, so $A B$ and $B C$ are perpendicular and angle $A B C = 90°$.]]
#part("b")[
#note[From $B$ to $C$, $x$ changes by $${minus(c[0] - b[0])}$ and $y$ by $${minus(c[1] - b[1])}$. From $A$ to $D$ it is the same.]
#working("B1")[$D$ is #result[$${shownPoint(d)}$]]]
#part("c")[
#working()[$A B = sqrt(${squaresOf(a, b)}) = sqrt(${first})$]
#working("M1")[$B C = sqrt(${squaresOf(b, c)}) = sqrt(${second})$]
${isSquare ? typst`#working("A1")[#result[$A B = B C$], so the rectangle is a square]` : typst`#working("A1")[area $= sqrt(${first}) times sqrt(${second}) =$ #result[${area}]]`}]`,
    alt: plain`A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and C is ${spokenPoint(c)}. The diagram shows quadrilateral ABCD. Part a: show that angle ABC is a right angle. Part b: ABCD is a rectangle. Find the coordinates of D. Part c: ${isSquare ? 'show that ABCD is a square' : 'find the area of ABCD'}.`,
    answerAlt: plain`Part a: the gradient of AB is ${spoken(ab)} and that of BC is ${spoken(bc)}. Their product is minus 1, so the angle is a right angle. Part b: the step from B to C leads from A to D, which is ${spokenPoint(d)}. Part c: AB is the square root of ${first} and BC is the square root of ${second}, ${isSquare ? 'so they are equal and the rectangle is a square' : plain`so the area is ${area}`}.`,
    answers: [final('b', coordinates(...d), 'D'), ...(isSquare ? [] : [final('c', number(area))])],
    verify() {
      const angles = [angleAt(b, a, c), angleAt(c, b, d), angleAt(d, c, a)]
      if (!angles.every((angle) => agree(angle, 90, 1e-9))) return 'an angle is not 90'
      return agree(polygonArea(a, b, c, d), area) ? null : 'the area is another'
    },
  }
}

export const rectangle = defineTemplate({
  id: 'rectangle',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    rectangle: (random) => rightAngled(random, false),
    square: (random) => rightAngled(random, true),
  },
})
