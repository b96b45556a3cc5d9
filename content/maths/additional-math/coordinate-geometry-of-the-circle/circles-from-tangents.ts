// Circles found from a line that they touch.

import { agree } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { drawn } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  rightSide,
  shown,
  spoken,
  squaresOf,
} from '../../kit/lines.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  centreFormInWords,
  circleAsked,
  gap,
  isKind,
  isOn,
  picture,
  plus,
  pointForm,
  somewhere,
  spot,
  steps,
  tangentAt,
  withoutY,
} from './circles.ts'

const drawCircleFromATangent = (
  random: Random,
  task: 'centre-and-tangent' | 'touches-at-a-point' | 'sprinkler',
) =>
  random.until(
    () => {
      const centre =
        task === 'sprinkler' ? ([random.integer(4, 9), random.integer(4, 9)] as const) : somewhere(random, 6)
      const square = random.pick([5, 10, 20, 40, 45])
      const step = random.pick(steps(square))
      const slope = random.pick([1, -1, 2, -2, 3, -3])
      return {
        centre,
        square,
        step,
        point: plus(centre, step),
        axis: lineThrough(centre, [slope, 1]),
      }
    },
    ({ step, point, axis }) => {
      const normal = lineThrough(point, lowestTerms(step[1], step[0]))
      return (
        isKind(tangentAt(point, step), 30) &&
        normal.m[0] * axis.m[1] !== axis.m[0] * normal.m[1] &&
        (task === 'touches-at-a-point' ? normal.m[1] === 1 : normal.c[1] === 1) &&
        normal.c[0] !== 0 &&
        axis.c[0] !== 0 &&
        point.every((n) => n !== 0 && (task !== 'sprinkler' || n > 0))
      )
    },
  )

const checkCircleFromATangent = (circle: ReturnType<typeof drawCircleFromATangent>): string | null => {
  const { centre, square, point, step, axis } = circle
  if (!agree(gap(tangentAt(point, step), centre), Math.sqrt(square), 1e-6)) return 'the line is no tangent'
  return isOn(circle, point) && agree(heightAt(axis, centre[0]), centre[1]) ? null : 'the centre is elsewhere'
}

const circleFromATangentParts = (circle: ReturnType<typeof drawCircleFromATangent>) => {
  const { centre, square, step, point } = circle
  const tangent = tangentAt(point, step)
  const form = integerForm(tangent)
  const normal = lineThrough(point, lowestTerms(step[1], step[0]))
  const working = typst`
#note[The radius to the point of contact $P$ is perpendicular to the tangent.]
#working("M1")[the tangent has the gradient $${shown(tangent.m)}$, so the radius has $${shown(normal.m)}$]
#working("A1")[$${implicit(integerForm(normal))}$]
#working("M1")[solved together with $${implicit(form)}$: \
$${withoutY(integerForm(normal), form)}$]
#working("A1")[$P$ is $${shownPoint(point)}$]
#working("M1")[$r^2 = ${squaresOf(centre, point)} = ${square}$]
#working("A1")[#result[$${centreForm(circle)}$]]`
  const workingInWords = plain`The radius to the point of contact has gradient ${spoken(normal.m)} and lies on ${implicitInWords(integerForm(normal))}. It meets the line at P ${spokenPoint(point)}. The radius squared is ${square}. The equation is ${centreFormInWords(circle)}.`
  return { centre, step, point, tangent, form, working, workingInWords }
}

export const circleFromATangent = defineTemplate({
  id: 'circle-from-a-tangent',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'centre-and-tangent': (random) => {
      const circle = drawCircleFromATangent(random, 'centre-and-tangent')
      const { centre, step, point, tangent, form, working, workingInWords } = circleFromATangentParts(circle)

      return {
        question: typst`
The line $${implicit(form)}$ is a tangent to the circle with centre $C${shownPoint(centre)}$.
${picture([circle], [drawn(tangent), spot(centre, 'C', 'above-right'), `edge(${pair(centre)}, ${pair(point)}, dash: "dashed")`, `angle-mark(${pair(point)}, ${pair(centre)}, ${pair(plus(point, [-step[1], step[0]]))}, square: true)`])}
Find the equation of the circle. #marks(6)`,
        answer: working,
        alt: plain`The line ${implicitInWords(form)} is a tangent to the circle with centre C ${spokenPoint(centre)}. Find the equation of the circle.`,
        answerAlt: workingInWords,
        answers: [final('', circleAsked(circle))],
        verify: () => checkCircleFromATangent(circle),
      }
    },
    'touches-at-a-point': (random) => {
      const circle = drawCircleFromATangent(random, 'touches-at-a-point')
      const { centre, square, step, point, axis } = circle
      const tangent = tangentAt(point, step)
      const form = integerForm(tangent)
      const normal = lineThrough(point, lowestTerms(step[1], step[0]))
      return {
        question: typst`
A circle touches the line $${implicit(form)}$ at the point $P${shownPoint(point)}$. Its centre lies on the line $${equation(axis)}$.

Find the equation of the circle. #marks(6)`,
        answer: typst`
#working("M1")[$ "gradient of the tangent" = ${shown(tangent.m)} $]
#note[The normal at $P$ passes through the centre.]
#working("M1")[normal at $P$: $${pointForm(normal.m, point)}$ \
$${equation(normal)}$]
#working("M1")[$${rightSide(normal)} = ${rightSide(axis)}$]
#working("A1")[centre $${shownPoint(centre)}$]
#working("M1")[$r^2 = ${squaresOf(centre, point)} = ${square}$]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle touches the line ${implicitInWords(form)} at the point P ${spokenPoint(point)}. Its centre lies on the line ${equationInWords(axis)}. Find the equation of the circle.`,
        answerAlt: plain`The tangent has gradient ${spoken(tangent.m)}, so the normal at P is ${equationInWords(normal)}. It meets the other line at the centre ${spokenPoint(centre)}. The radius squared is ${square}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify: () => checkCircleFromATangent(circle),
      }
    },
    sprinkler: (random) => {
      const circle = drawCircleFromATangent(random, 'sprinkler')
      const { centre, form, working, workingInWords } = circleFromATangentParts(circle)

      return {
        question: typst`
On a plan of a garden in Sylhet, one unit is 1~m. A straight path runs along the line $${implicit(form)}$. A sprinkler at $S${shownPoint(centre)}$ waters a circle that just touches the path.

Find the equation of the edge of the circle. #marks(6)`,
        answer: working,
        alt: plain`On a plan of a garden in Sylhet, one unit is 1 metre. A straight path runs along the line ${implicitInWords(form)}. A sprinkler at S ${spokenPoint(centre)} waters a circle that just touches the path. Find the equation of the edge of the circle.`,
        answerAlt: workingInWords,
        answers: [final('', circleAsked(circle))],
        verify: () => checkCircleFromATangent(circle),
      }
    },
  },
})
