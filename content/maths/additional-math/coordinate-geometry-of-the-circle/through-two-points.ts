// Circles through two points with one thing more: a line for the centre, or a radius.

import { distance, type Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  lineThrough,
  midpointOf,
  pointPutIn,
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  bisectorOf,
  centreForm,
  centreFormInWords,
  circleAsked,
  isKind,
  isPlain,
  isWhole,
  opposite,
  plus,
  somewhere,
  steps,
} from './circles.ts'

const drawThroughTwoPoints = (random: Random, task: 'centre-on-a-line' | 'radius-given') =>
  random.until(
    () => {
      const centre = somewhere(random, 6)
      const square = random.pick(
        task === 'radius-given' ? [10, 25, 50, 65, 85] : [10, 13, 17, 20, 25, 26, 29, 34, 50],
      )
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const m = random.pick([1, 2, -1, -2, 3])
      return {
        centre,
        square,
        a: plus(centre, u),
        b: plus(centre, v),
        line: lineThrough(centre, [m, 1]),
      }
    },
    ({ centre, a, b, line }) =>
      a[0] !== b[0] &&
      a[1] !== b[1] &&
      squaredLength(a, b) > 7 &&
      isPlain(bisectorOf(a, b)) &&
      isWhole(...midpointOf(a, b)) &&
      squaredLength(midpointOf(a, b), centre) > 0 &&
      bisectorOf(a, b).m[0] !== line.m[0] &&
      isKind(line),
  )

const checkThroughTwoPoints = (
  { centre, square, a, b, line }: ReturnType<typeof drawThroughTwoPoints>,
  task: 'centre-on-a-line' | 'radius-given',
): string | null => {
  const r = Math.sqrt(square)
  const middle = midpointOf(a, b)
  const centres: Point[] =
    task === 'radius-given'
      ? [centre, plus(centre, opposite([2 * (centre[0] - middle[0]), 2 * (centre[1] - middle[1])]))]
      : [centre]
  if (!centres.every((c) => Math.abs(distance(c, a) - r) < 1e-9 && Math.abs(distance(c, b) - r) < 1e-9))
    return 'A or B is not on the circle'
  return Math.abs(heightAt(line, centre[0]) - centre[1]) < 1e-9 ? null : 'the centre is not on the line'
}

export const throughTwoPoints = defineTemplate({
  id: 'through-two-points',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'centre-on-a-line': (random) => {
      const circle = drawThroughTwoPoints(random, 'centre-on-a-line')
      const { centre, a, b, line } = circle
      const middle = midpointOf(a, b)
      const bisector = bisectorOf(a, b)
      const toBisector = typst`
#working("B1")[midpoint $M$ of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ m_(A B) = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working()[$ "perpendicular gradient" = ${shown(bisector.m)} $]
#working("M1")[${formula(pointPutIn(bisector.m, middle))}, $${equation(bisector)}$]`
      return {
        question: typst`
A circle passes through the points $A${shownPoint(a)}$ and $B${shownPoint(b)}$. Its centre lies on the line $${equation(line)}$.

Find the equation of the circle. #marks(6)`,
        answer: typst`
#note[The centre lies on the perpendicular bisector of $A B$.]${toBisector}
#working("M1")[$${rightSide(bisector)} = ${rightSide(line)}$]
#working("A1")[centre $${shownPoint(centre)}$, $r^2 = ${squaresOf(centre, a)}$]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle passes through the points A ${spokenPoint(a)} and B ${spokenPoint(b)}. Its centre lies on the line ${equationInWords(line)}. Find the equation of the circle.`,
        answerAlt: plain`The midpoint of AB is ${spokenPoint(middle)} and the gradient of AB is ${spoken(gradientOf(a, b))}, so the perpendicular bisector is ${equationInWords(bisector)}. It meets the given line at the centre ${spokenPoint(centre)}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify: () => checkThroughTwoPoints(circle, 'centre-on-a-line'),
      }
    },
    'radius-given': (random) => {
      const circle = drawThroughTwoPoints(random, 'radius-given')
      const { centre, square, a, b } = circle
      const middle = midpointOf(a, b)
      const bisector = bisectorOf(a, b)
      const toBisector = typst`
#working("B1")[midpoint $M$ of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ m_(A B) = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working()[$ "perpendicular gradient" = ${shown(bisector.m)} $]
#working("M1")[${formula(pointPutIn(bisector.m, middle))}, $${equation(bisector)}$]`
      const half = squaredLength(a, middle)
      const otherCentre = plus(middle, [middle[0] - centre[0], middle[1] - centre[1]])
      const run = centre[0] - middle[0]
      return {
        question: typst`
Two circles with radius $${square === 25 ? 5 : `sqrt(${square})`}$ pass through both of the points $A${shownPoint(a)}$ and $B${shownPoint(b)}$.

Find the coordinates of the centres of the two circles. #marks(6)`,
        answer: typst`
#note[Both centres lie on the perpendicular bisector of $A B$.]${toBisector}
#working("M1")[$C M^2 = r^2 − A M^2 = ${square} − ${half} = ${square - half}$]
#note[A step of $t$ in $x$ along the bisector is $${terms([bisector.m[0], 't'])}$ in $y$, so $${bisector.m[0] ** 2 + 1}t^2 = ${square - half}$ and $t = plus.minus ${Math.abs(run)}$.]
#working("A1")[#result[$${shownPoint(centre)}$]]
#working("A1")[#result[$${shownPoint(otherCentre)}$]]`,
        alt: plain`Two circles with radius ${square === 25 ? '5' : `root ${square}`} pass through both of the points A ${spokenPoint(a)} and B ${spokenPoint(b)}. Find the coordinates of the centres of the two circles.`,
        answerAlt: plain`The midpoint M of AB is ${spokenPoint(middle)}, and the perpendicular bisector is ${equationInWords(bisector)}. CM squared is ${square} minus ${half}, which is ${square - half}. The centres are ${spokenPoint(centre)} and ${spokenPoint(otherCentre)}.`,
        answers: [centre, otherCentre]
          .sort((p, q) => p[0] - q[0])
          .map((point, n) => final('', coordinates(...point), n === 0 ? 'smaller x' : 'greater x')),
        verify: () => checkThroughTwoPoints(circle, 'radius-given'),
      }
    },
  },
})
