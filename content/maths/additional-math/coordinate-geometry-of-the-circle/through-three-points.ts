// The circle through three points, by bisectors and by three equations.

import type { Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  integerForm,
  midpointOf,
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
import { numberInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bisectorOf,
  centreForm,
  centreFormInWords,
  circleAsked,
  coefficients,
  isOn,
  isPlain,
  lineAsked,
  plus,
  somewhere,
  steps,
} from './circles.ts'

const drawThroughThreePoints = (random: Random, task: 'bisectors' | 'same-distance') =>
  random.until(
    () => {
      const centre =
        task === 'bisectors' ? somewhere(random, 5) : ([random.integer(4, 9), random.integer(4, 9)] as const)
      const square = random.pick(task === 'bisectors' ? [10, 20, 25, 40, 50, 65, 85] : [25, 50, 65])
      const [u, v, w] = random.distinct(steps(square), 3) as [Point, Point, Point]
      return { centre, square, a: plus(centre, u), b: plus(centre, v), c: plus(centre, w) }
    },
    ({ centre, square, a, b, c }) =>
      a[0] !== b[0] &&
      a[1] !== b[1] &&
      b[0] !== c[0] &&
      b[1] !== c[1] &&
      squaredLength(a, b) > 7 &&
      squaredLength(b, c) > 7 &&
      squaredLength(a, c) > 7 &&
      isPlain(bisectorOf(a, b)) &&
      isPlain(bisectorOf(b, c)) &&
      bisectorOf(a, b).m[0] !== bisectorOf(b, c).m[0] &&
      (task === 'bisectors' ||
        ((Math.abs(a[0] - centre[0]) + 1) ** 2 < square && [...a, ...b, ...c].every((n) => n > 0 && n < 16))),
  )

const throughThreePointsParts = (circle: ReturnType<typeof drawThroughThreePoints>) => {
  const { centre, square, a, b, c } = circle
  const [first, second] = [bisectorOf(a, b), bisectorOf(b, c)]
  const isRight = squaredLength(a, b) + squaredLength(b, c) === squaredLength(a, c)
  const diameter = isRight
    ? '\n#scheme[Or: the gradients of $A B$ and $B C$ multiply to $−1$ (*M1*), so the centre is the midpoint of $A C$ (*M1*).]'
    : ''
  const answer = typst`
#part("a")[
#working("B1")[midpoint of $A B$: $${shownPoint(midpointOf(a, b))}$]
#working("M1")[$ m_(A B) = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working("A1")[perpendicular gradient $${shown(first.m)}$: #result[$${equation(first)}$]]]
#part("b")[
#note[The centre lies on the perpendicular bisector of $B C$, too.]
#working("M1")[midpoint $${shownPoint(midpointOf(b, c))}$, perpendicular gradient $${shown(second.m)}$]
#working()[$${equation(second)}$]
#working("M1 FT")[$${rightSide(first)} = ${rightSide(second)}$]
#working("A1")[#result[$${shownPoint(centre)}$]]${diameter}]`
  const steps = plain`Part a: the midpoint of AB is ${spokenPoint(midpointOf(a, b))} and the gradient of AB is ${spoken(gradientOf(a, b))}. The perpendicular bisector is ${equationInWords(first)}. Part b: the perpendicular bisector of BC is ${equationInWords(second)}. They meet at ${spokenPoint(centre)}.`
  return { centre, square, a, b, c, first, answer, steps }
}

export const throughThreePoints = defineTemplate({
  id: 'through-three-points',
  marks: 8,
  calculator: false,
  level: 4,
  cases: {
    bisectors: (random) => {
      const circle = drawThroughThreePoints(random, 'bisectors')
      const { centre, square, a, b, c, first, answer, steps } = throughThreePointsParts(circle)

      return {
        question: typst`
A circle passes through the points $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C${shownPoint(c)}$.
#part("a", 3)[Find the equation of the perpendicular bisector of $A B$.]
#part("b", 3)[Find the coordinates of the centre of the circle.]
#part("c", 2)[Find the equation of the circle.]`,
        answer: typst`${answer}
#part("c")[
#working("M1 FT")[$r^2 = ${squaresOf(centre, a)} = ${square}$]
#working("A1")[#result[$${centreForm(circle)}$]]]`,
        alt: plain`A circle passes through the points A ${spokenPoint(a)}, B ${spokenPoint(b)} and C ${spokenPoint(c)}. Part a: find the equation of the perpendicular bisector of AB. Part b: find the coordinates of the centre of the circle. Part c: find the equation of the circle.`,
        answerAlt: plain`${steps} Part c: the radius squared is ${square}, so the equation is ${centreFormInWords(circle)}.`,
        answers: [
          final('a', lineAsked(integerForm(first))),
          final('b', coordinates(...centre)),
          final('c', circleAsked(circle)),
        ],
        verify() {
          if (![a, b, c].every((point) => isOn(circle, point))) return 'a point is not on the circle'
          return null
        },
      }
    },
    'same-distance': (random) => {
      const circle = drawThroughThreePoints(random, 'same-distance')
      const { centre, square, a, b, c, first, answer, steps } = throughThreePointsParts(circle)

      return {
        question: typst`
On a map of part of Kurigram, one unit is 1~km. Three villages are at $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C${shownPoint(c)}$. A clinic is to be built at the same distance from all three.
#part("a", 3)[Find the equation of the perpendicular bisector of $A B$.]
#part("b", 3)[Find the point at which the clinic must be built.]
#part("c", 2)[A fourth village is at $D${shownPoint(plus(centre, [Math.abs(a[0] - centre[0]) + 1, 0]))}$. Show that it is nearer to the clinic than the others.]`,
        answer: typst`${answer}
#part("c")[
#working("M1 FT")[$r^2 = ${squaresOf(centre, a)} = ${square}$]
#working("A1")[$${Math.abs(a[0] - centre[0]) + 1}^2 =$ #result[${(Math.abs(a[0] - centre[0]) + 1) ** 2}], less than ${square}]]`,
        alt: plain`On a map, one unit is 1 kilometre. Three villages are at A ${spokenPoint(a)}, B ${spokenPoint(b)} and C ${spokenPoint(c)}. A clinic is to be built at the same distance from all three. Part a: find the equation of the perpendicular bisector of AB. Part b: find the point at which the clinic must be built. Part c: a fourth village is at D ${spokenPoint(plus(centre, [Math.abs(a[0] - centre[0]) + 1, 0]))}. Show that it is nearer to the clinic than the others.`,
        answerAlt: plain`${steps} Part c: the squared distance of A is ${square} and that of D is ${(Math.abs(a[0] - centre[0]) + 1) ** 2}, which is less.`,
        answers: [final('a', lineAsked(integerForm(first))), final('b', coordinates(...centre))],
        verify() {
          if (![a, b, c].every((point) => isOn(circle, point))) return 'a point is not on the circle'
          return (Math.abs(a[0] - centre[0]) + 1) ** 2 < square ? null : 'D is not nearer'
        },
      }
    },
  },
})

/** The letter from v² + v·letter + s = 0. */
const inTermsOfS = (letter: string, v: number) =>
  `${letter} = ${v > 0 ? '−' : ''}(s + ${v * v})/${Math.abs(v)}`.replace(/\((s \+ \d+)\)\/1$/, '($1)')

export const constantsOfACircle = defineTemplate({
  id: 'constants-of-a-circle',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'three-points': (random) => {
      const circle = random.until(
        () => {
          const centre = somewhere(random, 4)
          const square = centre[0] ** 2 + centre[1] ** 2 + random.pick([-12, -8, -6, 0, 4, 6, 8, 12, 15, 20])
          const points = random.distinct(
            square > 0 ? steps(square) : [],
            Math.min(3, square > 0 ? steps(square).length : 0),
          )
          return { centre, square, points: points.map((step) => plus(centre, step)) }
        },
        ({ points }) =>
          points.length === 3 &&
          points[0]?.[0] === 0 &&
          points[1]?.[1] === 0 &&
          points[0]?.[1] !== 0 &&
          points[1]?.[0] !== 0 &&
          points[2]?.every((n) => n !== 0) === true,
      )
      const points = circle.points as [Point, Point, Point]
      const [p, q, s] = coefficients(circle)
      const equations = points.map(([x, y]) =>
        `${terms([x, 'p'], [y, 'q'], [1, 's'])} = ${-(x * x + y * y) || 0}`.replace('= -', '= −'),
      )
      return {
        question: typst`
The circle
$ x^2 + y^2 + p x + q y + s = 0 $
passes through the points $${shownPoint(points[0])}$, $${shownPoint(points[1])}$ and $${shownPoint(points[2])}$.

Find the values of the constants $p$, $q$ and $s$. #marks(5)`,
        answer: typst`
#note[Put each point into the equation.]
#working("M1")[(1) $${equations[0] ?? ''}$]
#working()[(2) $${equations[1] ?? ''}$]
#working("A1")[(3) $${equations[2] ?? ''}$]
#note[From (1) and (2) $q$ and $p$ can be written in terms of $s$, and put into (3).]
#working("M1")[$ ${inTermsOfS('q', points[0][1])}, quad ${inTermsOfS('p', points[1][0])} $]
#working("A1")[#result[$s = ${numberInWords(s).replace('minus ', '−')}$]]
#working("A1")[#result[$p = ${numberInWords(p).replace('minus ', '−')}$, $q = ${numberInWords(q).replace('minus ', '−')}$]]`,
        alt: plain`The circle x squared plus y squared plus p x plus q y plus s equals 0 passes through the points ${spokenPoint(points[0])}, ${spokenPoint(points[1])} and ${spokenPoint(points[2])}. Find the values of the constants p, q and s.`,
        answerAlt: plain`Putting in the points gives three equations. ${points.map(([x, y]) => plain`${termsInWords([x, 'p'], [y, 'q'], [1, 's'])} equals ${-(x * x + y * y)}`).join('; ')}. They give s equals ${numberInWords(s)}, p equals ${numberInWords(p)} and q equals ${numberInWords(q)}.`,
        answers: [final('', number(p), 'p'), final('', number(q), 'q'), final('', number(s), 's')],
        verify: () =>
          circle.points.every(([x, y]) => x * x + y * y + p * x + q * y + s === 0)
            ? null
            : 'a point does not fit',
      }
    },
  },
})
