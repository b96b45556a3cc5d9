// From a centre and a radius to the equation of a circle and back.

import type { Point } from '../../kit/checking.ts'
import { bracketForm, coordinates, final, number } from '../../kit/final-answers.ts'
import { grid } from '../../kit/grids.ts'
import { squaresOf } from '../../kit/lines.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  centreFormInWords,
  circleAsked,
  circleWithoutBrackets,
  completed,
  drawnCircle,
  formInWords,
  generalForm,
  generalFormInWords,
  isOn,
  nothings,
  plus,
  radius,
  radiusInWords,
  somewhere,
  spot,
  squares,
  steps,
} from './circles.ts'

const drawCentreAndRadius = (random: Random, task: 'read-off' | 'surd-radius' | 'from-a-grid') => {
  if (task === 'from-a-grid') {
    const centre: Point = [random.sign() * random.integer(1, 2), random.sign() * random.integer(1, 2)]
    return { centre, square: random.pick([4, 9, 16]) }
  }
  const choice = task === 'read-off' ? [16, 25, 36, 49, 64, 81] : [8, 12, 18, 20, 27, 32, 45, 50, 75]
  return { centre: somewhere(random, 9), square: random.pick(choice) }
}

const checkCentreAndRadius = (circle: ReturnType<typeof drawCentreAndRadius>): string | null => {
  // Half the distance between the leftmost and the rightmost point of the equation, both on the level of the centre.
  const [one, other] = nothings(circle, ([, y]) => y - circle.centre[1])
  if (!one || !other) return 'the circle is not met on the level of its centre'
  const middle = (one[0] + other[0]) / 2
  return Math.abs(middle - circle.centre[0]) < 1e-6 &&
    Math.abs(((one[0] - other[0]) / 2) ** 2 - circle.square) < 1e-6
    ? null
    : 'the centre or the radius is another'
}

export const centreAndRadius = defineTemplate({
  id: 'centre-and-radius',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'read-off': (random) => {
      const circle = drawCentreAndRadius(random, 'read-off')
      const { centre, square } = circle
      return {
        question: typst`
A circle has equation
$ ${centreForm(circle)}. $
Write down the coordinates of its centre and the length of its radius. #marks(2)`,
        answer: typst`
#note[Compare with $(x − a)^2 + (y − b)^2 = r^2$, which has centre $(a, b)$ and radius $r$.]
#working("B1")[centre #result[$${shownPoint(centre)}$]]
#working("B1")[radius $= sqrt(${square}) =$ #result[$${radius(circle)}$]]`,
        alt: plain`A circle has equation ${centreFormInWords(circle)}. Write down the coordinates of its centre and the length of its radius.`,
        answerAlt: plain`The centre is ${spokenPoint(centre)}. The radius is the square root of ${square}, which is ${radiusInWords(circle)}.`,
        answers: [
          final('', coordinates(...centre), 'centre'),
          final('', number(Math.sqrt(square)), 'radius'),
        ],
        verify: () => checkCentreAndRadius(circle),
      }
    },
    'surd-radius': (random) => {
      const circle = drawCentreAndRadius(random, 'surd-radius')
      const { centre, square } = circle
      return {
        question: typst`
A circle has centre $${shownPoint(centre)}$ and radius $${radius(circle)}$.

Write down the equation of the circle in the form $(x − a)^2 + (y − b)^2 = c$, where $a$, $b$ and $c$ are integers. #marks(2)`,
        answer: typst`
#working("B1")[$r^2 = (${radius(circle)})^2 = ${square}$]
#working("B1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`A circle has centre ${spokenPoint(centre)} and radius ${radiusInWords(circle)}. Write down the equation of the circle in the form ${formInWords}, where a, b and c are integers.`,
        answerAlt: plain`The radius squared is ${square}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', bracketForm(centreForm(circle)))],
        verify: () => checkCentreAndRadius(circle),
      }
    },
    'from-a-grid': (random) => {
      const circle = drawCentreAndRadius(random, 'from-a-grid')
      const { centre, square } = circle
      return {
        question: typst`
The diagram shows a circle with centre $C$.
${grid([-7, 7], [-7, 7], drawnCircle(circle), spot(centre, 'C', `${centre[1] > 0 ? 'above' : 'below'}-${centre[0] > 0 ? 'right' : 'left'}`))}
Write down the equation of the circle. #marks(2)`,
        answer: typst`
#note[The centre is $${shownPoint(centre)}$ and the radius is ${radius(circle)}.]
#working("B1")[left-hand side #result[$${squares(centre)}$]]
#working("B1")[right-hand side $${radius(circle)}^2 =$ #result[${square}]]`,
        alt: plain`A circle on a grid has its centre at ${spokenPoint(centre)} and goes through the point ${spokenPoint(plus(centre, [Math.sqrt(square), 0]))}. Write down the equation of the circle.`,
        answerAlt: plain`The centre is ${spokenPoint(centre)} and the radius is ${radius(circle)}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify: () => checkCentreAndRadius(circle),
      }
    },
  },
})

const drawThroughAPoint = (random: Random, task: 'centre-and-point' | 'same-centre' | 'tower') => {
  const centre =
    task === 'tower' ? ([random.integer(2, 8), random.integer(2, 8)] as const) : somewhere(random, 7)
  const square = random.pick([5, 10, 13, 17, 20, 26, 29, 34, 40, 41, 45, 52, 58])
  const step = random.pick(
    steps(square).filter(
      (s) => task !== 'tower' || plus(centre, s).every((value) => value > 0 && value < 14),
    ),
  )
  const other = random.integerExcept(2, 40, square)
  return { centre, square, point: plus(centre, step), other }
}

const checkThroughAPoint = (circle: ReturnType<typeof drawThroughAPoint>): string | null => {
  // The point and its mirror image in the centre both fit the expanded equation.
  const [[a, b], [x, y]] = [circle.centre, circle.point]
  return isOn(circle, [x, y]) && isOn(circle, [2 * a - x, 2 * b - y]) ? null : 'P is not on the circle'
}

export const throughAPoint = defineTemplate({
  id: 'through-a-point',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'centre-and-point': (random) => {
      const circle = drawThroughAPoint(random, 'centre-and-point')
      const { centre, square, point } = circle
      const distance = typst`$r^2 = ${squaresOf(centre, point)} = ${square}$`
      return {
        question: typst`
The circle with centre $C${shownPoint(centre)}$ passes through the point $P${shownPoint(point)}$.

Find the equation of the circle. #marks(3)`,
        answer: typst`
#note[The radius is the length of $C P$.]
#working("M1")[${distance}]
#working("A1 A1")[#result[$${centreForm(circle)}$]]
#scheme[*A1* for the left-hand side, *A1* for the ${square}]`,
        alt: plain`The circle with centre C ${spokenPoint(centre)} passes through the point P ${spokenPoint(point)}. Find the equation of the circle.`,
        answerAlt: plain`The radius squared is the squared length of CP, ${square}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify: () => checkThroughAPoint(circle),
      }
    },
    'same-centre': (random) => {
      const circle = drawThroughAPoint(random, 'same-centre')
      const { centre, square, point, other } = circle
      const distance = typst`$r^2 = ${squaresOf(centre, point)} = ${square}$`
      const first = { centre, square: other }
      return {
        question: typst`
The circle $cal(C)_1$ has equation
$ ${generalForm(first)}. $
The circle $cal(C)_2$ has the same centre as $cal(C)_1$ and passes through the point $P${shownPoint(point)}$.

Find the equation of $cal(C)_2$. #marks(3)`,
        answer: typst`
#working()[$cal(C)_1$: $${completed(first)}$]
#working("B1")[centre $${shownPoint(centre)}$]
#working("M1")[${distance}]
#working("A1")[#result[$${centreForm(circle)}$]]`,
        alt: plain`The circle C 1 has equation ${generalFormInWords(first)}. The circle C 2 has the same centre as C 1 and passes through the point P ${spokenPoint(point)}. Find the equation of C 2.`,
        answerAlt: plain`Completing the squares, the centre is ${spokenPoint(centre)}. The radius squared of C 2 is the squared distance from the centre to P, ${square}. The equation is ${centreFormInWords(circle)}.`,
        answers: [final('', circleAsked(circle))],
        verify: () => checkThroughAPoint(circle),
      }
    },
    tower: (random) => {
      const circle = drawThroughAPoint(random, 'tower')
      const { centre, square, point } = circle
      const distance = typst`$r^2 = ${squaresOf(centre, point)} = ${square}$`
      return {
        question: typst`
On a map of a district near Bogura, one unit is 1~km. A mobile phone tower stands at $T${shownPoint(centre)}$. Its signal just reaches a school at $S${shownPoint(point)}$, and goes equally far in all directions.

Find the equation of the boundary of the signal, in the form $x^2 + y^2 + p x + q y + s = 0$. #marks(3)`,
        answer: typst`
#working("M1")[${distance}]
#working("M1")[$${centreForm(circle)}$]
#working("A1")[#result[$${generalForm(circle)}$]]`,
        alt: plain`On a map of a district near Bogura, one unit is 1 kilometre. A mobile phone tower stands at T ${spokenPoint(centre)}. Its signal just reaches a school at S ${spokenPoint(point)}, and goes equally far in all directions. Find the equation of the boundary of the signal in the form x squared plus y squared plus p x plus q y plus s equals 0.`,
        answerAlt: plain`The radius squared is ${square}, so the circle is ${centreFormInWords(circle)}. Expanded, it is ${generalFormInWords(circle)}.`,
        answers: [final('', circleWithoutBrackets(circle))],
        verify: () => checkThroughAPoint(circle),
      }
    },
  },
})
