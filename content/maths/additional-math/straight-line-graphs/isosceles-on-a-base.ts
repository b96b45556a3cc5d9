// An isosceles triangle on a given base: the line of its apex, and both places that an area allows.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  type Line,
  lineThrough,
  midpointOf,
  moved,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
} from '../../kit/lines.ts'
import { surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { lineEquation, pairsOfValues } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { apexOnLine } from './apex-on-a-line.ts'
import { directions } from './forms.ts'
import { isNear } from './quadrilaterals.ts'

export const isoscelesOnBase = defineTemplate({
  id: 'isosceles-on-a-base',
  marks: 8,
  calculator: false,
  level: 5,
  cases: {
    'two-positions'(random) {
      const { a, b, ends, area } = random.until(
        () => {
          const [run, rise] = random.pick(directions)
          const up = random.sign()
          const a: Point = [random.integer(-5, 4), random.integer(-5, 5)]
          const b = moved(a, [run, up * rise], 2)
          const middle = midpointOf(a, b)
          const times = random.integer(1, 3)
          const ends = [1, -1].map((sign) => moved(middle, [-up * rise, run], sign * times)) as [Point, Point]
          return { a, b, ends, area: times * (run * run + rise * rise) }
        },
        ({ a, b, ends }) =>
          isNear([a, b, ...ends]) &&
          lineThrough(midpointOf(a, b), perpendicularTo(gradientOf(a, b))).c[1] === 1,
      )
      const middle = midpointOf(a, b)
      const m = gradientOf(a, b)
      const line: Line = lineThrough(middle, perpendicularTo(m))
      const [ab, height] = [squaredLength(a, b), squaredLength(middle, ends[0])]
      const step: Point = [Math.abs(ends[0][0] - middle[0]), Math.abs(ends[0][1] - middle[1])]
      return {
        question: typst`
Triangle $A B C$ is isosceles with $C A = C B$. $A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.
#part("a", 4)[Find the equation of the line on which $C$ must lie.]
#part("b", 4)[The area of triangle $A B C$ is ${area}. Find the two possible positions of $C$.]`,
        answer: typst`
#part("a")[
#note[$C$ is equally far from $A$ and $B$, so it lies on the perpendicular bisector of $A B$.]
#working("B1")[midpoint $M$ of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working()[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, middle))}]
#working("A1")[#result[$${equation(line)}$]]]
#part("b")[
#working("M1")[$ 1/2 times ${surd(1, ab)} times C M = ${area} $]
#working("A1")[$C M = ${surd(1, height)}$]
${bareAxes([a, b, ...ends], [drawn(line, { dash: true }), `polygon-of(${[a, b, ends[0]].map(pair).join(', ')}, colour: addmaths)`, `polygon-of(${[a, b, ends[1]].map(pair).join(', ')}, colour: addmaths)`, named(a, 'A', middle), named(b, 'B', middle)])}
#note[Along the bisector with gradient $${shown(line.m)}$, this length is ${step[0]} across and ${step[1]} up or down.]
#working("A1")[#result[$${shownPoint(ends[0])}$]]
#working("A1")[#result[$${shownPoint(ends[1])}$]]]`,
        alt: plain`Triangle ABC is isosceles with CA equal to CB. A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. Part a: find the equation of the line on which C must lie. Part b: the area of triangle ABC is ${area}. Find the two possible positions of C.`,
        answerAlt: plain`Part a: C lies on the perpendicular bisector of AB. The midpoint M is ${spokenPoint(middle)}, the gradient of AB is ${spoken(m)}, and the line is ${equationInWords(line)}. Part b: half of AB times CM is ${area}, so CM is ${surdInWords(1, height)}. C is ${spokenPoint(ends[0])} or ${spokenPoint(ends[1])}.`,
        answers: [final('a', lineEquation(line)), ...pairsOfValues(ends, { part: 'b', called: 'point' })],
        verify: () =>
          ends.every(
            (c) =>
              agree(polygonArea(a, b, c), area) &&
              agree(distance(a, c), distance(b, c)) &&
              agree(heightAt(line, c[0]), c[1]),
          )
            ? null
            : 'a position of C does not hold',
      }
    },
    'apex-on-a-line': apexOnLine,
  },
})
