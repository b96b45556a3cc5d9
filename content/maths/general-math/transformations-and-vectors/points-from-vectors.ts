// Points that vectors lead to, plotted on a grid.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { column, final } from '../../kit/final-answers.ts'
import { grid, named } from '../../kit/grids.ts'
import { midpointOf } from '../../kit/lines.ts'
import { gridPlane, pointsOn } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { anyVector, crossed, less, plus } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'

const window = [
  [-6, 6],
  [-6, 6],
] as const
const plane = gridPlane(...window)

const isOnGrid = (points: readonly Point[]) =>
  points.every(([x, y]) => [x, y].every((value) => Math.abs(value) <= 5 && value !== 0 && value !== -1))

const names = ['A', 'B', 'C']
const arrow = (from: Point, to: Point) => `vector(${pair(from)}, ${pair(to)}, colour: addmaths)`

const pictured = (points: readonly Point[], ...arrows: readonly string[]) =>
  grid(...window, ...arrows, ...points.map((point, n) => named(point, names[n] ?? '', 'above-right')))

export const pointsFromVectors = defineTemplate({
  id: 'points-from-vectors',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'one-after-another'(random) {
      const [a, ab, bc] = random.until(
        () => [anyVector(random, 5), anyVector(random), anyVector(random)] as const,
        ([a, ab, bc]) => isOnGrid([a, plus(a, ab), plus(plus(a, ab), bc)]) && crossed(ab, bc) !== 0,
      )
      const b = plus(a, ab)
      const c = plus(b, bc)
      return {
        question: typst`
$O$ is the origin, $arrow(O A) = ${shownColumn(a)}$, $arrow(A B) = ${shownColumn(ab)}$ and $arrow(B C) = ${shownColumn(bc)}$.
#part("a", 3)[On the grid, plot the points $A$, $B$ and $C$.
${grid(...window)}]
#part("b", 1)[Write $arrow(O C)$ as a column vector.]`,
        answer: typst`
#part("a")[
#working("B3")[$A ${shownPoint(a)}$, $B ${shownPoint(b)}$, $C ${shownPoint(c)}$]
#scheme[*B1* for each point, *FT* from the one before.]
${pictured([a, b, c], arrow([0, 0], a), arrow(a, b), arrow(b, c))}]
#part("b")[#working("B1 FT")[#result[$${shownColumn(c)}$]]]`,
        alt: plain`O is the origin, the vector OA is the ${spokenColumn(a)}, AB is the ${spokenColumn(ab)} and BC is the ${spokenColumn(bc)}. Part a: on a grid with both axes from minus 6 to 6, plot the points A, B and C. Part b: write the vector OC as a column vector.`,
        answerAlt: plain`Part a: A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and C is ${spokenPoint(c)}. Part b: OC is the ${spokenColumn(c)}.`,
        answers: [final('a', pointsOn(plane, [a, b, c]), 'A, B and C'), final('b', column(...c))],
        // Back from C to the origin.
        verify: () => {
          const end = less(less(less(c, bc), ab), a)
          return end.every((value) => value === 0) ? null : 'the way back does not end at O'
        },
      }
    },
    parallelogram(random) {
      const [a, c] = random.until(
        () => [anyVector(random, 5), anyVector(random, 5)] as const,
        ([a, c]) => isOnGrid([a, plus(a, c), c]) && Math.abs(crossed(a, c)) > 4,
      )
      const b = plus(a, c)
      return {
        question: typst`
$O A B C$ is a parallelogram. $O$ is the origin, $arrow(O A) = ${shownColumn(a)}$ and $arrow(O C) = ${shownColumn(c)}$.
#part("a", 3)[On the grid, plot the points $A$, $B$ and $C$.
${grid(...window)}]
#part("b", 1)[Write $arrow(A C)$ as a column vector.]`,
        answer: typst`
#part("a")[
#note[$arrow(A B) = arrow(O C)$, so $B$ is where this vector leads from $A$.]
#working("B1")[$A ${shownPoint(a)}$]
#working("B1")[$C ${shownPoint(c)}$]
#working("B1 FT")[$B ${shownPoint(b)}$]
${pictured([a, b, c], arrow([0, 0], a), arrow(a, b), arrow([0, 0], c), arrow(c, b))}]
#part("b")[#working("B1")[#result[$${shownColumn(less(c, a))}$]]]`,
        alt: plain`OABC is a parallelogram. O is the origin, the vector OA is the ${spokenColumn(a)} and OC is the ${spokenColumn(c)}. Part a: on a grid with both axes from minus 6 to 6, plot the points A, B and C. Part b: write the vector AC as a column vector.`,
        answerAlt: plain`Part a: A is ${spokenPoint(a)}, C is ${spokenPoint(c)} and B is ${spokenPoint(b)}. Part b: AC is the ${spokenColumn(less(c, a))}.`,
        answers: [final('a', pointsOn(plane, [a, b, c]), 'A, B and C'), final('b', column(...less(c, a)))],
        // The diagonals of a parallelogram halve each other.
        verify: () =>
          agree(distance(midpointOf([0, 0], b), midpointOf(a, c)), 0) ? null : 'no parallelogram',
      }
    },
  },
})
