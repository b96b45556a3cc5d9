// Circles on a diameter: from its two ends, back to an end, and from the right angle that it is seen under.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { gradientOf, riseOverRun, shown, spoken, squaresOf } from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  centreFormInWords,
  circleAsked,
  circleWithoutBrackets,
  completed,
  generalForm,
  generalFormInWords,
  opposite,
  picture,
  plus,
  power,
  somewhere,
  spot,
  steps,
} from './circles.ts'

const drawCircleOnADiameter = (random: Random, task: 'two-ends' | 'other-end' | 'right-angle') =>
  random.until(
    () => {
      const centre = somewhere(random, 5)
      const square = random.pick(task === 'right-angle' ? [25, 50, 65, 85] : [10, 13, 17, 20, 25, 29, 34, 41])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      return {
        centre,
        square,
        a: plus(centre, u),
        b: plus(centre, opposite(u)),
        c: plus(centre, v),
      }
    },
    ({ a, b, c }) =>
      [a, b].every(([x, y]) => x !== 0 && y !== 0) &&
      (task !== 'right-angle' ||
        (a[0] !== c[0] &&
          b[0] !== c[0] &&
          a[1] !== c[1] &&
          b[1] !== c[1] &&
          distance(a, c) > 3 &&
          distance(b, c) > 3)),
  )

export const circleOnADiameter = defineTemplate({
  id: 'circle-on-a-diameter',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'two-ends': (random) => {
      const circle = drawCircleOnADiameter(random, 'two-ends')
      const { centre, square, a, b } = circle
      return {
        question: typst`
$A${shownPoint(a)}$ and $B${shownPoint(b)}$ are the ends of a diameter of a circle.

Find the equation of the circle in the form $x^2 + y^2 + p x + q y + s = 0$. #marks(4)`,
        answer: typst`
#note[The centre $C$ is the midpoint of $A B$.]
#working("B1")[$C$ is $${shownPoint(centre)}$]
#working("M1")[$r^2 = C A^2 = ${squaresOf(centre, a)} = ${square}$]
#working("A1")[$${centreForm(circle)}$]
#working("A1")[#result[$${generalForm(circle)}$]]`,
        alt: plain`A ${spokenPoint(a)} and B ${spokenPoint(b)} are the ends of a diameter of a circle. Find the equation of the circle in the form x squared plus y squared plus p x plus q y plus s equals 0.`,
        answerAlt: plain`The centre is the midpoint ${spokenPoint(centre)} and the radius squared is ${square}. So ${centreFormInWords(circle)}. Expanded, ${generalFormInWords(circle)}.`,
        answers: [final('', circleWithoutBrackets(circle))],
        verify() {
          if (!agree(power(circle, a), 0) || !agree(power(circle, b), 0)) return 'an end is not on the circle'
          // The diameter is the longest chord.
          if (!agree(distance(a, b) ** 2, 4 * circle.square)) return 'A B is no diameter'
          return null
        },
      }
    },
    'other-end': (random) => {
      const circle = drawCircleOnADiameter(random, 'other-end')
      const { centre, a, b } = circle
      return {
        question: typst`
$A B$ is a diameter of the circle
$ ${generalForm(circle)}. $
$A$ is the point $${shownPoint(a)}$. Find the coordinates of $B$. #marks(4)`,
        answer: typst`
#working("M1")[$${completed(circle)}$]
#working("A1")[centre $${shownPoint(centre)}$]
#note[From $A$ to the centre $x$ changes by $${minus(centre[0] - a[0])}$ and $y$ by $${minus(centre[1] - a[1])}$. From the centre to $B$ it is the same again.]
#working("M1 A1")[$B$ is #result[$${shownPoint(b)}$]]`,
        alt: plain`AB is a diameter of the circle ${generalFormInWords(circle)}. A is the point ${spokenPoint(a)}. Find the coordinates of B.`,
        answerAlt: plain`Completing the squares, the centre is ${spokenPoint(centre)}. It is the midpoint of AB, so B is ${spokenPoint(b)}.`,
        answers: [final('', coordinates(...b))],
        verify() {
          if (!agree(power(circle, a), 0) || !agree(power(circle, b), 0)) return 'an end is not on the circle'
          // The diameter is the longest chord.
          if (!agree(distance(a, b) ** 2, 4 * circle.square)) return 'A B is no diameter'
          return null
        },
      }
    },
    'right-angle': (random) => {
      const circle = drawCircleOnADiameter(random, 'right-angle')
      const { centre, a, b, c } = circle
      const [ca, cb] = [gradientOf(c, a), gradientOf(c, b)]
      return {
        question: typst`
The points $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C${shownPoint(c)}$ lie on a circle.
${picture([circle], [`polygon-of(${[a, b, c].map(pair).join(', ')})`, spot(a, 'A', centre), spot(b, 'B', centre), spot(c, 'C', centre)])}
#part("a", 2)[Show that angle $A C B$ is a right angle.]
#part("b", 2)[Hence find the equation of the circle.]`,
        answer: typst`
#part("a")[
#working("M1")[$ m_(A C) = ${riseOverRun(a, c)} = ${shown(ca)} $]
#working()[$ m_(B C) = ${riseOverRun(b, c)} = ${shown(cb)} $]
#working("A1")[product of gradients #result[$−1$], so the angle is 90°]]
#part("b")[
#note[So $A B$ is a diameter.]
#working("M1")[centre $${shownPoint(centre)}$, $r^2 = ${squaresOf(centre, a)}$]
#working("A1")[#result[$${centreForm(circle)}$]]]`,
        alt: plain`The points A ${spokenPoint(a)}, B ${spokenPoint(b)} and C ${spokenPoint(c)} lie on a circle and are joined to make a triangle. Part a: show that angle ACB is a right angle. Part b: hence find the equation of the circle.`,
        answerAlt: plain`Part a: the gradient of AC is ${spoken(ca)} and the gradient of BC is ${spoken(cb)}. Their product is minus 1, so angle ACB is 90 degrees. Part b: AB is a diameter, so the centre is ${spokenPoint(centre)}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('b', circleAsked(circle))],
        verify() {
          if (!agree(power(circle, a), 0) || !agree(power(circle, b), 0)) return 'an end is not on the circle'
          // The diameter is the longest chord.
          if (!agree(distance(a, b) ** 2, 4 * circle.square)) return 'A B is no diameter'
          return agree(angleAt(c, a, b), 90, 1e-9) ? null : 'the angle is not 90 degrees'
        },
      }
    },
  },
})
