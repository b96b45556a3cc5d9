// An isosceles triangle whose apex is on a given line, and the rhombus that it makes with its image.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
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
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
} from '../../kit/lines.ts'
import { surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { lineEquation } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import type { Drawn } from '../../template.ts'
import { directions } from './forms.ts'

/** C is on the perpendicular bisector of AB and on x + y = sum. */
export const apexOnLine = (random: Random): Drawn => {
  const { a, b, c } = random.until(
    () => {
      const [run, rise] = random.pick(directions)
      const up = random.sign()
      const a: Point = [random.integer(-6, 5), random.integer(-6, 6)]
      const b = moved(a, [run, up * rise], 2)
      const c = moved(midpointOf(a, b), [-up * rise, run], random.sign() * random.integer(1, 3))
      return { a, b, c }
    },
    ({ a, b, c }) =>
      [a, b, c].flat().every((value) => Math.abs(value) < 12) &&
      c[0] !== 0 &&
      c[1] !== 0 &&
      [a, b].every(([x, y]) => x + y !== c[0] + c[1]) &&
      lineThrough(midpointOf(a, b), perpendicularTo(gradientOf(a, b))).c[1] === 1,
  )
  const middle = midpointOf(a, b)
  const m = gradientOf(a, b)
  const line = lineThrough(middle, perpendicularTo(m))
  const sum = c[0] + c[1]
  const d: Point = [2 * middle[0] - c[0], 2 * middle[1] - c[1]]
  const [ab, cd] = [squaredLength(a, b), squaredLength(c, d)]
  const area = Math.round(Math.sqrt(ab * cd)) / 2
  const right = sum === 0 ? '−x' : `${sum < 0 ? '−' : ''}${Math.abs(sum)} − x`
  return {
    question: typst`
Triangle $A B C$ is isosceles with $C A = C B$. $A$ is the point $${shownPoint(a)}$, $B$ is the point $${shownPoint(b)}$, and $C$ lies on the line $x + y = ${sum < 0 ? '−' : ''}${Math.abs(sum)}$.
#part("a", 4)[Find the equation of the perpendicular bisector of $A B$.]
#part("b", 2)[Hence find the coordinates of $C$.]
#part("c", 1)[$A C B D$ is a rhombus. Find the coordinates of $D$.]
#part("d", 1)[Find the area of the rhombus.]`,
    answer: typst`
#part("a")[
#working("B1")[midpoint of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working()[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, middle))}]
#working("A1 oe")[#result[$${equation(line)}$]]]
#part("b")[
#working("M1 FT")[$C$ is equally far from $A$ and $B$, so it is on this line too: \
${formula(`${rightSide(line)} = ${right}`)}]
#working("A1")[#result[$${shownPoint(c)}$]]]
#part("c")[
#working("B1 FT")[the midpoint of $A B$ is also that of $C D$: #result[$${shownPoint(d)}$]]
${bareAxes([a, b, c, d], [segment(c, d, 'dash: "dashed"'), `polygon-of(${[a, c, b, d].map(pair).join(', ')}, colour: addmaths)`, named(a, 'A', middle), named(b, 'B', middle), named(c, 'C', middle), named(d, 'D', middle)])}]
#part("d")[#working("B1 FT")[$display(1/2) times A B times C D = display(1/2) times ${surd(1, ab)} times ${surd(1, cd)} =$ #result[${area}]]]`,
    alt: plain`Triangle ABC is isosceles with CA equal to CB. A is the point ${spokenPoint(a)}, B is the point ${spokenPoint(b)}, and C lies on the line x plus y equals ${sum}. Part a: find the equation of the perpendicular bisector of AB. Part b: hence find the coordinates of C. Part c: ACBD is a rhombus. Find the coordinates of D. Part d: find the area of the rhombus.`,
    answerAlt: plain`Part a: the midpoint is ${spokenPoint(middle)} and the gradient of AB is ${spoken(m)}, so the bisector is ${equationInWords(line)}. Part b: C is on both lines, at ${spokenPoint(c)}. Part c: the midpoint of AB is also that of CD, so D is ${spokenPoint(d)}. Part d: half of ${surdInWords(1, ab)} times ${surdInWords(1, cd)} is ${area}.`,
    answers: [
      final('a', lineEquation(line)),
      final('b', coordinates(...c)),
      final('c', coordinates(...d)),
      final('d', number(area)),
    ],
    verify: () => {
      if (!agree(distance(a, c), distance(b, c)) || !agree(heightAt(line, c[0]), c[1]))
        return 'C is elsewhere'
      if (![distance(a, d), distance(b, d)].every((side) => agree(side, distance(a, c))))
        return 'it is no rhombus'
      return agree(polygonArea(a, c, b, d), area) && c[0] + c[1] === sum ? null : 'the area is another'
    },
  }
}
