// Longer questions on one figure: a rectangle in a circle, and the triangle between a tangent, a radius and an axis.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import {
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  completed,
  gap,
  generalForm,
  generalFormInWords,
  isKind,
  isOn,
  isWhole,
  lineAsked,
  opposite,
  picture,
  plus,
  radius,
  radiusInWords,
  somewhere,
  spot,
  steps,
  tangentAt,
} from './circles.ts'

const drawFigureInACircle = (random: Random, task: 'rectangle' | 'tangent-triangle') =>
  random.until(
    () => {
      const centre = somewhere(random, 5)
      const square = random.pick([10, 13, 17, 20, 25, 26, 34, 40, 50])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const [a, b] = [plus(centre, u), plus(centre, v)]
      const tangent = integerForm(tangentAt(a, u))
      return { centre, square, u, v, a, b, foot: [tangent[2] / tangent[0], 0] as Point }
    },
    ({ centre, square, u, v, a, b, foot }) => {
      if ([...a, ...b].some((n) => n === 0)) return false
      if (task === 'rectangle') {
        const [ab, bc] = [squaredLength(a, b), squaredLength(b, plus(centre, opposite(u)))]
        return ab > 7 && bc > 7 && ab !== bc && u[0] + v[0] !== 0 && Number.isInteger(Math.sqrt(ab * bc))
      }
      const away = squaredLength(a, foot)
      return (
        isWhole(...foot) &&
        isKind(tangentAt(a, u)) &&
        Math.abs(foot[0] - centre[0]) < 9 &&
        Math.abs(centre[1]) > 1 &&
        Math.abs(a[1]) > 1 &&
        away > 12 &&
        Number.isInteger(Math.sqrt(away * square)) &&
        foot[0] !== 0
      )
    },
  )

export const figureInACircle = defineTemplate({
  id: 'figure-in-a-circle',
  marks: 9,
  calculator: false,
  level: 5,
  cases: {
    rectangle: (random) => {
      const circle = drawFigureInACircle(random, 'rectangle')
      const { centre, square, u, v, a, b } = circle
      const [c, d] = [plus(centre, opposite(u)), plus(centre, opposite(v))]
      const start = typst`
#working("M1")[$${completed(circle)}$]
#working()[$${centreForm(circle)}$]`
      const [ab, bc] = [squaredLength(a, b), squaredLength(b, c)]
      const area = Math.round(Math.sqrt(ab * bc))
      return {
        question: typst`
$A${shownPoint(a)}$ and $B${shownPoint(b)}$ lie on the circle
$ ${generalForm(circle)}. $
$A B C D$ is a rectangle whose corners are all on the circle.
${picture([circle], [`polygon-of(${[a, b, c, d].map(pair).join(', ')})`, spot(a, 'A', centre), spot(b, 'B', centre), spot(c, 'C', centre), spot(d, 'D', centre)])}
#part("a", 3)[Find the coordinates of the centre and the length of the radius of the circle.]
#part("b", 2)[Find the coordinates of $C$ and $D$.]
#part("c", 4)[Find the area of the rectangle.]`,
        answer: typst`
#part("a")[${start}
#working("A1")[centre #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[$${radius(circle)}$]]]
#part("b")[
#note[The diagonals of the rectangle are diameters.]
#working("B1 FT B1 FT")[#result[$C${shownPoint(c)}$, $D${shownPoint(d)}$]]]
#part("c")[
#working("M1")[$A B = sqrt(${squaresOf(a, b)}) = ${surd(1, ab)}$]
#working("A1 FT")[$B C = sqrt(${squaresOf(b, c)}) = ${surd(1, bc)}$]
#scheme[Or: $B C^2 = A C^2 − A B^2 = ${4 * square} − ${ab}$. FT: their $C$.]
#working("M1")[$${surd(1, ab)} times ${surd(1, bc)}$]
#working("A1")[area $=$ #result[${area}]]]`,
        alt: plain`A ${spokenPoint(a)} and B ${spokenPoint(b)} lie on the circle ${generalFormInWords(circle)}. ABCD is a rectangle whose corners are all on the circle. Part a: find the coordinates of the centre and the length of the radius of the circle. Part b: find the coordinates of C and D. Part c: find the area of the rectangle.`,
        answerAlt: plain`Part a: the centre is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. Part b: AC and BD are diameters, so C is ${spokenPoint(c)} and D is ${spokenPoint(d)}. Part c: AB is ${surdInWords(1, ab)} and BC is ${surdInWords(1, bc)}, so the area is ${area}.`,
        answers: [
          final('a', coordinates(...centre), 'centre'),
          final('a', number(`√${square}`), 'radius'),
          final('b', coordinates(...c), 'C'),
          final('b', coordinates(...d), 'D'),
          final('c', number(area)),
        ],
        verify() {
          const area = polygonArea(a, b, c, d)
          return [a, b, c, d].every((point) => isOn(circle, point)) &&
            agree(area, distance(a, b) * distance(b, c), 1e-9)
            ? null
            : `the area is ${area}`
        },
      }
    },
    'tangent-triangle': (random) => {
      const circle = drawFigureInACircle(random, 'tangent-triangle')
      const { centre, square, u, a, foot } = circle
      const start = typst`
#working("M1")[$${completed(circle)}$]
#working()[$${centreForm(circle)}$]`
      const tangent = tangentAt(a, u)
      const slope = gradientOf(centre, a)
      const away = squaredLength(a, foot)
      const area = Math.round(Math.sqrt(away * square)) / 2
      return {
        question: typst`
The point $P${shownPoint(a)}$ lies on the circle
$ ${generalForm(circle)}, $
with centre $C$. The tangent at $P$ meets the $x$-axis at $T$.
${picture([circle], [`polygon-of(${[centre, a, foot].map(pair).join(', ')})`, spot(centre, 'C', a), spot(a, 'P', plus(centre, [(foot[0] - centre[0]) / 2, (foot[1] - centre[1]) / 2])), spot(foot, 'T', a[1] < 0 ? 'above' : 'below')], [foot])}
#part("a", 3)[Find the coordinates of $C$ and the length of the radius.]
#part("b", 3)[Find the equation of the tangent.]
#part("c", 3)[Find the area of triangle $C P T$.]`,
        answer: typst`
#part("a")[${start}
#working("A1")[$C$ is #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[$${radius(circle)}$]]]
#part("b")[
#working("M1")[$ m_(C P) = ${riseOverRun(centre, a)} = ${shown(slope)} $]
#working("M1 FT")[$ "gradient of tangent" = ${shown(tangent.m)} $]
#working("A1")[#result[$${implicit(integerForm(tangent))}$]]]
#part("c")[
#working("B1 FT")[$T${shownPoint(foot)}$]
#note[Angle $C P T = 90°$.]
#working("M1 FT")[$P T = sqrt(${squaresOf(a, foot)}) = ${surd(1, away)}$]
#working("A1")[$ 1/2 times ${radius(circle)} times ${surd(1, away)} = #result[${area}] $]]`,
        alt: plain`The point P ${spokenPoint(a)} lies on the circle ${generalFormInWords(circle)}, with centre C. The tangent at P meets the x axis at T. Part a: find the coordinates of C and the length of the radius. Part b: find the equation of the tangent. Part c: find the area of triangle CPT.`,
        answerAlt: plain`Part a: C is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. Part b: the gradient of CP is ${spoken(slope)}, so the tangent is ${implicitInWords(integerForm(tangent))}. Part c: T is ${spokenPoint(foot)} and PT is ${surdInWords(1, away)}. Angle CPT is 90 degrees, so the area is ${area}.`,
        answers: [
          final('a', coordinates(...centre), 'C'),
          final('a', number(`√${square}`), 'radius'),
          final('b', lineAsked(integerForm(tangent))),
          final('c', number(area)),
        ],
        verify() {
          const line = tangentAt(a, u)
          if (!agree(gap(line, centre), Math.sqrt(square), 1e-6) || !agree(heightAt(line, foot[0]), 0, 1e-9))
            return 'the line is no tangent'
          const beside = lineThrough(a, gradientOf(centre, a))
          return agree(heightAt(beside, centre[0]), centre[1]) &&
            agree(polygonArea(centre, a, foot), (Math.sqrt(square) * distance(a, foot)) / 2, 1e-9)
            ? null
            : 'the area is another'
        },
      }
    },
  },
})
