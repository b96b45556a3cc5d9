// Tangents and normals at a given point of a circle, and the triangle that a tangent makes with the axes.

import { agree, type Point, polygonArea } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { drawn } from '../../kit/grids.ts'
import {
  formula,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
} from '../../kit/lines.ts'
import { surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  centreFormInWords,
  completed,
  gap,
  generalForm,
  generalFormInWords,
  isKind,
  isOn,
  isWhole,
  lineAsked,
  lineInIntegers,
  picture,
  plus,
  pointForm,
  somewhere,
  spot,
  steps,
  tangentAt,
} from './circles.ts'

const sizes = [5, 10, 13, 17, 20, 25, 26, 29, 34, 40, 45, 50]

const drawTangentAtAPoint = (random: Random) =>
  random.until(
    () => {
      const centre = somewhere(random, 6)
      const square = random.pick(sizes)
      const step = random.pick(steps(square))
      return { centre, square, step, point: plus(centre, step) }
    },
    ({ step, point }) => isKind(tangentAt(point, step)) && isKind(lineThrough(point, [step[1], step[0]])),
  )

export const tangentAtAPoint = defineTemplate({
  id: 'tangent-at-a-point',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'from-centre': (random) => {
      const circle = drawTangentAtAPoint(random)
      const { centre, step, point, square } = circle
      const tangent = tangentAt(point, step)
      const radius = gradientOf(centre, point)
      const equationOf = centreForm(circle)
      const spokenEquation = centreFormInWords(circle)
      return {
        question: typst`
${`${picture([circle], [drawn(tangent), spot(centre, 'C', 'above-left'), spot(point, 'P', centre), `edge(${pair(centre)}, ${pair(point)}, dash: "dashed")`])}\n`}The point $P${shownPoint(point)}$ lies on the circle
$ ${equationOf}. $
Find the equation of the tangent to the circle at $P$, in the form $a x + b y = c$, where $a$, $b$ and $c$ are integers. #marks(4)`,
        answer: typst`
#working("B1")[centre $C${shownPoint(centre)}$]
#working("M1")[$ "gradient of" C P = ${riseOverRun(centre, point)} = ${shown(radius)} $]
#note[The tangent is perpendicular to the radius $C P$.]
#working("M1 FT")[$ "gradient of tangent" = ${shown(tangent.m)} $]
#working("A1 oe")[${formula(pointForm(tangent.m, point))}${tangent.m[1] === 1 ? ' \\' : ''}
#result[$${implicit(integerForm(tangent))}$]]`,
        alt: plain`The point P ${spokenPoint(point)} lies on the circle ${spokenEquation}. Find the equation of the tangent to the circle at P in the form a x plus b y equals c, where a, b and c are integers.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)}. The gradient of CP is ${spoken(radius)}, so the gradient of the tangent is ${spoken(tangent.m)}. Its equation is ${implicitInWords(integerForm(tangent))}.`,
        answers: [final('', lineInIntegers(integerForm(tangent)))],
        verify() {
          if (!isOn(circle, point)) return 'P is not on the circle'
          return agree(gap(tangentAt(point, step), centre), Math.sqrt(square), 1e-6)
            ? null
            : 'the line is no tangent'
        },
      }
    },
    expanded: (random) => {
      const circle = drawTangentAtAPoint(random)
      const { centre, step, point, square } = circle
      const tangent = tangentAt(point, step)
      const radius = gradientOf(centre, point)
      const equationOf = generalForm(circle)
      const spokenEquation = generalFormInWords(circle)
      return {
        question: typst`
The point $P${shownPoint(point)}$ lies on the circle
$ ${equationOf}. $
Find the equation of the tangent to the circle at $P$, in the form $a x + b y = c$, where $a$, $b$ and $c$ are integers. #marks(4)`,
        answer: typst`
${`#working()[$${completed(circle)}$]\n`}#working("B1")[centre $C${shownPoint(centre)}$]
#working("M1")[$ "gradient of" C P = ${riseOverRun(centre, point)} = ${shown(radius)} $]
#note[The tangent is perpendicular to the radius $C P$.]
#working("M1 FT")[$ "gradient of tangent" = ${shown(tangent.m)} $]
#working("A1 oe")[${formula(pointForm(tangent.m, point))}${tangent.m[1] === 1 ? ' \\' : ''}
#result[$${implicit(integerForm(tangent))}$]]`,
        alt: plain`The point P ${spokenPoint(point)} lies on the circle ${spokenEquation}. Find the equation of the tangent to the circle at P in the form a x plus b y equals c, where a, b and c are integers.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)}. The gradient of CP is ${spoken(radius)}, so the gradient of the tangent is ${spoken(tangent.m)}. Its equation is ${implicitInWords(integerForm(tangent))}.`,
        answers: [final('', lineInIntegers(integerForm(tangent)))],
        verify() {
          if (!isOn(circle, point)) return 'P is not on the circle'
          return agree(gap(tangentAt(point, step), centre), Math.sqrt(square), 1e-6)
            ? null
            : 'the line is no tangent'
        },
      }
    },
    normal: (random) => {
      const circle = drawTangentAtAPoint(random)
      const { centre, point } = circle
      const radius = gradientOf(centre, point)
      const normal = lineThrough(point, radius)
      return {
        question: typst`
The point $P${shownPoint(point)}$ lies on the circle
$ ${generalForm(circle)}. $
Find the equation of the normal to the circle at $P$, in the form $a x + b y = c$, where $a$, $b$ and $c$ are integers. #marks(4)`,
        answer: typst`
#working()[$${completed(circle)}$]
#working("B1")[centre $C${shownPoint(centre)}$]
#note[The normal is perpendicular to the tangent, so it passes through the centre.]
#working("M1")[$ "gradient of" C P = ${riseOverRun(centre, point)} = ${shown(radius)} $]
#working("M1")[$ ${pointPutIn(radius, point)} $]
#working("A1 oe")[#result[$${implicit(integerForm(normal))}$]]`,
        alt: plain`The point P ${spokenPoint(point)} lies on the circle ${generalFormInWords(circle)}. Find the equation of the normal to the circle at P in the form a x plus b y equals c, where a, b and c are integers.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)}. The normal is the line CP, with gradient ${spoken(radius)}. Its equation is ${implicitInWords(integerForm(normal))}.`,
        answers: [final('', lineInIntegers(integerForm(normal)))],
        verify() {
          if (!isOn(circle, point)) return 'P is not on the circle'
          const normal = lineThrough(point, gradientOf(centre, point))
          return agree(heightAt(normal, centre[0]), centre[1]) ? null : 'the normal misses the centre'
        },
      }
    },
  },
})

const triangleUnderATangentQuestion = (random: Random, task: 'area' | 'length') => {
  const circle = random.until(
    () => {
      const centre = somewhere(random, 5)
      const square = random.pick(sizes)
      const step = random.pick(steps(square))
      const point = plus(centre, step)
      const tangent = tangentAt(point, step)
      const [a, b, end] = integerForm(tangent)
      return { centre, square, step, point, onX: end / a, onY: end / b }
    },
    ({ point, step, onX, onY }) =>
      isWhole(onX, onY) &&
      onX !== 0 &&
      Math.abs(onX) <= 20 &&
      Math.abs(onY) <= 16 &&
      isKind(tangentAt(point, step)) &&
      point.every((n) => n !== 0),
  )
  const { centre, square, step, point, onX, onY } = circle
  const tangent = tangentAt(point, step)
  const radius = gradientOf(centre, point)
  const [a, b]: [Point, Point] = [
    [onX, 0],
    [0, onY],
  ]
  // The quarter that neither the tangent nor an axis goes through.
  const free = `${step[1] > 0 ? 'above' : 'below'}-${step[0] > 0 ? 'right' : 'left'}`
  const length = squaredLength(a, b)
  const figure = picture(
    [circle],
    [
      drawn(tangent),
      spot(point, 'P', centre),
      spot(a, 'A', free),
      spot(b, 'B', free),
      spot(centre, 'C', point),
    ],
    [a, b],
  )
  const isArea = task === 'area'
  return {
    question: typst`
The tangent at $P${shownPoint(point)}$ to the circle $${centreForm(circle)}$ with centre $C$ meets the $x$-axis at $A$ and the $y$-axis at $B$.
${figure}
#part("a", 3)[Find the equation of the tangent.]
#part("b", 3)[${isArea ? 'Find the area of triangle $O A B$, where $O$ is the origin.' : 'Find the exact length of $A B$.'}]`,
    answer: typst`
#part("a")[
#working("M1")[$ m_(C P) = ${riseOverRun(centre, point)} = ${shown(radius)} $]
#working("M1 FT")[$ "gradient of tangent" = ${shown(tangent.m)} $]
#working("A1 oe")[${formula(pointForm(tangent.m, point))}${tangent.m[1] === 1 ? ' \\' : ''}
#result[$${implicit(integerForm(tangent))}$]]]
#part("b")[
#working("B1 FT")[$A${shownPoint(a)}$, $B${shownPoint(b)}$]
${
  isArea
    ? typst`#working("M1")[$ 1/2 times ${Math.abs(onX)} times ${Math.abs(onY)} $]
#working("A1")[area $=$ #result[${Math.abs(onX * onY) / 2}]]]`
    : typst`#working("M1")[$sqrt(${Math.abs(onX)}^2 + ${Math.abs(onY)}^2) = sqrt(${length})$]
#working("A1")[$A B =$ #result[$${surd(1, length)}$]]]`
}`,
    alt: plain`The tangent at P ${spokenPoint(point)} to the circle ${centreFormInWords(circle)} with centre C meets the x axis at A and the y axis at B. Part a: find the equation of the tangent. Part b: ${isArea ? 'find the area of triangle OAB, where O is the origin.' : 'find the exact length of AB.'}`,
    answerAlt: plain`Part a: the gradient of the radius to P is ${spoken(radius)}, so the gradient of the tangent is ${spoken(tangent.m)} and its equation is ${implicitInWords(integerForm(tangent))}. Part b: A is ${spokenPoint(a)} and B is ${spokenPoint(b)}. ${isArea ? plain`The area is ${Math.abs(onX * onY) / 2}` : plain`The length of AB is ${surdInWords(1, length)}`}.`,
    answers: [
      final('a', lineAsked(integerForm(tangent))),
      final('b', number(isArea ? Math.abs(onX * onY) / 2 : `√${length}`)),
    ],
    verify() {
      if (!agree(gap(tangent, centre), Math.sqrt(square), 1e-6)) return 'the line is no tangent'
      if (!agree(heightAt(tangent, onX), 0, 1e-9) || !agree(heightAt(tangent, 0), onY))
        return 'A or B is not on it'
      const area = polygonArea([0, 0], [onX, 0], [0, onY])
      return task === 'length' || agree(area, Math.abs(onX * onY) / 2) ? null : `the area is ${area}`
    },
  }
}

export const triangleUnderATangent = defineTemplate({
  id: 'triangle-under-a-tangent',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    area: (random) => triangleUnderATangentQuestion(random, 'area'),
    length: (random) => triangleUnderATangentQuestion(random, 'length'),
  },
})
