// Two tangents of one circle: where they meet, and those in a given direction.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  type Line,
  lineThrough,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  centreFormInWords,
  gap,
  generalForm,
  generalFormInWords,
  isKind,
  isWhole,
  lineAsked,
  opposite,
  picture,
  plus,
  somewhere,
  spot,
  steps,
  tangentAt,
  withoutY,
} from './circles.ts'

const drawTwoTangents = (random: Random, task: 'meeting' | 'given-direction' | 'parallel') =>
  random.until(
    () => {
      const centre = somewhere(random, 5)
      const square = random.pick(task === 'given-direction' ? [5, 10, 20, 40, 45] : [5, 10, 13, 20, 25, 50])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const share = square / (square + u[0] * v[0] + u[1] * v[1])
      const meeting = plus(centre, [(u[0] + v[0]) * share, (u[1] + v[1]) * share])
      return { centre, square, u, v, meeting }
    },
    ({ centre, square, u, v, meeting }) => {
      const [one, other] = [tangentAt(plus(centre, u), u), tangentAt(plus(centre, v), v)]
      if (task === 'meeting')
        return (
          u[0] * v[0] + u[1] * v[1] > -square &&
          isWhole(...meeting) &&
          isKind(one) &&
          isKind(other) &&
          distance(meeting, centre) < 3 * Math.sqrt(square) &&
          meeting.every((n) => n !== 0) &&
          plus(centre, u).every((n) => n !== 0) &&
          plus(centre, v).every((n) => n !== 0)
        )
      return isKind(one) && (task === 'parallel' || one.m[1] === 1)
    },
  )

export const twoTangents = defineTemplate({
  id: 'two-tangents',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    meeting: (random) => {
      const circle = drawTwoTangents(random, 'meeting')
      const { centre, square, u, v, meeting } = circle
      const [a, b] = [plus(centre, u), plus(centre, v)]
      const one = tangentAt(a, u)
      const [first, second] = [integerForm(one), integerForm(tangentAt(b, v))]
      const other = tangentAt(b, v)
      return {
        question: typst`
The points $A${shownPoint(a)}$ and $B${shownPoint(b)}$ lie on a circle with centre $C${shownPoint(centre)}$. The tangents at $A$ and $B$ meet at $T$.
${picture([circle], [`edge(${pair(a)}, ${pair(meeting)})`, `edge(${pair(b)}, ${pair(meeting)})`, `edge(${pair(a)}, ${pair(centre)}, dash: "dashed")`, `edge(${pair(b)}, ${pair(centre)}, dash: "dashed")`, spot(a, 'A', centre), spot(b, 'B', centre), spot(centre, 'C', meeting), spot(meeting, 'T', centre)], [meeting])}
Find the coordinates of $T$. #marks(6)`,
        answer: typst`
#working("M1")[$ m_(C A) = ${riseOverRun(centre, a)} = ${shown(gradientOf(centre, a))} $]
#working("M1")[$ m_(A T) = ${shown(one.m)} $]
#working("A1")[$A T$: $${implicit(first)}$]
#note[In the same way at $B$:]
#working()[$ m_(C B) = ${shown(gradientOf(centre, b))}, quad m_(B T) = ${shown(other.m)} $]
#working("A1")[$B T$: $${implicit(second)}$]
#working("M1")[solved together: $${withoutY(first, second)}$]
#working("A1")[$T$ is #result[$${shownPoint(meeting)}$]]`,
        alt: plain`The points A ${spokenPoint(a)} and B ${spokenPoint(b)} lie on a circle with centre C ${spokenPoint(centre)}. The tangents at A and B meet at T. Find the coordinates of T.`,
        answerAlt: plain`The gradient of CA is ${spoken(gradientOf(centre, a))}, so the tangent at A is ${implicitInWords(first)}. In the same way the tangent at B is ${implicitInWords(second)}. They meet at T ${spokenPoint(meeting)}.`,
        answers: [final('', coordinates(...meeting))],
        verify() {
          const r = Math.sqrt(square)
          if (!agree(gap(one, centre), r, 1e-6) || !agree(gap(other, centre), r, 1e-6))
            return 'a line is no tangent'
          return [one, other].every((line) => agree(heightAt(line, meeting[0]), meeting[1], 1e-9))
            ? null
            : 'T is not on both tangents'
        },
      }
    },
    'given-direction': (random) => {
      const circle = drawTwoTangents(random, 'given-direction')
      const { centre, square, u } = circle
      const [a, b] = [plus(centre, u), plus(centre, opposite(u))]
      const one = tangentAt(a, u)
      const m = one.m[0]
      const [c1, c2] = [one.c[0], lineThrough(b, one.m).c[0]]
      const [lower, upper] = [Math.min(c1, c2), Math.max(c1, c2)]
      const lines: Line[] = [upper, lower].map((c) => ({ m: one.m, c: [c, 1] }))
      const cross = lineThrough(centre, gradientOf(centre, a))
      return {
        question: typst`
Find the equations of the two tangents to the circle
$ ${centreForm(circle)} $
that have gradient ${minus(m)}. #marks(6)`,
        answer: typst`
#note[The points of contact lie on the line through the centre $${shownPoint(centre)}$ that is perpendicular to the tangents.]
#working("M1")[$ "gradient of this line" = ${shown(cross.m)} $]
#working("M1")[with $x = ${minus(centre[0])} + t$: $ t^2 + (${shown(cross.m)} t)^2 = ${circle.square} $]
#working("A1")[$t = plus.minus ${Math.abs(u[0])}$]
#working("A1")[points of contact $${shownPoint(a)}$, $${shownPoint(b)}$]
${lines.map((line) => typst`#working("A1")[#result[$${equation(line)}$]]`).join('\n')}`,
        alt: plain`Find the equations of the two tangents to the circle ${centreFormInWords(circle)} that have gradient ${m}.`,
        answerAlt: plain`The points of contact lie on the line through the centre ${spokenPoint(centre)} with gradient ${spoken(cross.m)}. They are ${spokenPoint(a)} and ${spokenPoint(b)}. The tangents are ${lines.map(equationInWords).join(' and ')}.`,
        answers: lines.map((line, n) =>
          final('', lineAsked(integerForm(line)), n === 0 ? 'greater y-intercept' : 'smaller y-intercept'),
        ),
        verify() {
          const r = Math.sqrt(square)
          const other = lineThrough(b, one.m)
          if (!agree(gap(one, centre), r, 1e-6) || !agree(gap(other, centre), r, 1e-6))
            return 'a line is no tangent'
          return null
        },
      }
    },
    parallel: (random) => {
      const circle = drawTwoTangents(random, 'parallel')
      const { centre, square, u } = circle
      const [a, b] = [plus(centre, u), plus(centre, opposite(u))]
      const one = tangentAt(a, u)
      const [first, second] = [integerForm(one), integerForm(lineThrough(b, one.m))]
      return {
        question: typst`
The line $${implicit(first)}$ is a tangent to the circle
$ ${generalForm(circle)} $
at the point $A${shownPoint(a)}$.

Find the equation of the other tangent to the circle that is parallel to this line. #marks(6)`,
        answer: typst`
#note[Parallel tangents touch at the two ends of a diameter.]
#working("M1")[$${centreForm(circle)}$]
#working("A1")[centre $${shownPoint(centre)}$]
#note[From $A$ to the centre $x$ changes by $${minus(-u[0])}$ and $y$ by $${minus(-u[1])}$, and by as much again to $B$.]
#working("M1 A1")[other end of the diameter: $B${shownPoint(b)}$]
#working("M1")[$${terms([first[0], 'x'], [first[1], 'y'])} = ${terms([first[0] * b[0], ''], [first[1] * b[1], ''])}$]
#working("A1 oe")[#result[$${implicit(second)}$]]`,
        alt: plain`The line ${implicitInWords(first)} is a tangent to the circle ${generalFormInWords(circle)} at the point A ${spokenPoint(a)}. Find the equation of the other tangent to the circle that is parallel to this line.`,
        answerAlt: plain`The centre is ${spokenPoint(centre)}. The other tangent touches the circle at the other end of the diameter through A, which is B ${spokenPoint(b)}. Its equation is ${implicitInWords(second)}.`,
        answers: [final('', lineAsked(second))],
        verify() {
          const r = Math.sqrt(square)
          const other = lineThrough(b, one.m)
          if (!agree(gap(one, centre), r, 1e-6) || !agree(gap(other, centre), r, 1e-6))
            return 'a line is no tangent'
          return null
        },
      }
    },
  },
})
