// The common chord of two circles: its line, its ends and its length.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  type Fraction,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  midpointOf,
  perpendicularTo,
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  brackets,
  type Circle,
  coefficients,
  generalForm,
  generalFormInWords,
  isAmong,
  lineAsked,
  nothings,
  picture,
  plus,
  power,
  somewhere,
  spot,
  steps,
  timesBracket,
} from './circles.ts'

interface Crossing {
  readonly one: Circle
  readonly other: Circle
  readonly a: Point
  readonly b: Point
}

/** Whether the two crossings can be told from a touch. */
const isClear = (one: Circle, other: Circle): boolean => {
  const apart = distance(one.centre, other.centre)
  const [r, s] = [Math.sqrt(one.square), Math.sqrt(other.square)]
  return apart > 0.8 * Math.min(r, s) && apart > Math.abs(r - s) + 1.2
}

/** Two circles through the same two points: the second centre is further along the bisector. */
const crossing = (random: Random): Crossing => {
  return random.until(
    () => {
      const centre = somewhere(random, 4)
      const square = random.pick([5, 10, 13, 17, 20, 25, 26, 29, 34, 40, 50])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const [a, b] = [plus(centre, u), plus(centre, v)].sort((p, q) => p[0] - q[0]) as [Point, Point]
      const normal = perpendicularTo(a[0] === b[0] || a[1] === b[1] ? [1, 1] : gradientOf(a, b))
      const shift = random.sign() * random.integer(1, 4)
      const second = plus(centre, [normal[1] * shift, normal[0] * shift])
      return { one: { centre, square }, other: { centre: second, square: squaredLength(second, a) }, a, b }
    },
    ({ one, other, a, b }) => {
      if (a[0] === b[0] || a[1] === b[1]) return false
      const m = gradientOf(a, b)
      return (
        m[1] === 1 &&
        Math.abs(m[0]) <= 3 &&
        other.centre.every((n) => n !== 0 && Math.abs(n) < 10) &&
        one.square !== other.square &&
        isClear(one, other) &&
        other.square <= 80 &&
        squaredLength(a, b) > 6 &&
        lineThrough(a, m).c[0] !== 0 &&
        [...a, ...b].every((n) => n !== 0)
      )
    },
  )
}

const inBrackets = (m: Fraction) => (m[0] < 0 ? `(${shown(m)})` : shown(m))

const differenceOf = (one: Circle, other: Circle) => {
  const [d, e, f] = coefficients(one)
  const [p, q, s] = coefficients(other)
  return [d - p, e - q, f - s] as const
}

export const commonChord = defineTemplate({
  id: 'common-chord',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'perpendicular-to-centres': (random) => {
      const { one, other, a, b } = crossing(random)
      const line = lineThrough(a, gradientOf(a, b))
      const form = integerForm(line)
      const [x, y, end] = differenceOf(one, other)
      const joined = gradientOf(one.centre, other.centre)
      return {
        question: typst`
The circles
$ ${generalForm(one)}, $
$ ${generalForm(other)} $
meet at $A$ and $B$.
#part("a", 2)[Find the equation of the line $A B$.]
#part("b", 2)[Show that $A B$ is perpendicular to the line that joins the centres of the circles.]`,
        answer: typst`
#part("a")[
#note[Subtract one equation from the other: the squares go.]
#working("M1")[$${terms([x, 'x'], [y, 'y'], [end, ''])} = 0$]
#working("A1 oe")[#result[$${implicit(form)}$]]]
#part("b")[
#working("M1")[centres $${shownPoint(one.centre)}$ and $${shownPoint(other.centre)}$: $ m = ${riseOverRun(one.centre, other.centre)} = ${shown(joined)} $]
#working("A1")[gradient of $A B$ times $m$: $ ${inBrackets(line.m)} times ${inBrackets(joined)} = #result[$−1$] $]]`,
        alt: plain`The circles ${generalFormInWords(one)} and ${generalFormInWords(other)} meet at A and B. Part a: find the equation of the line AB. Part b: show that AB is perpendicular to the line that joins the centres of the circles.`,
        answerAlt: plain`Part a: subtracting the equations gives ${implicitInWords(form)}. Part b: the gradient of AB is ${spoken(line.m)}. The centres are ${spokenPoint(one.centre)} and ${spokenPoint(other.centre)}, and the line that joins them has gradient ${spoken(joined)}. The product is minus 1, so they are perpendicular.`,
        answers: [final('a', lineAsked(form))],
        verify() {
          if (![a, b].every((point) => power(one, point) === 0 && power(other, point) === 0))
            return 'A or B is not on both'
          const [dx, dy] = [other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]]
          return agree(dx * (b[0] - a[0]) + dy * (b[1] - a[1]), 0) ? null : 'the chord is not perpendicular'
        },
      }
    },
    constant: (random) => {
      const { one, other, a, b } = crossing(random)
      const share = random.integerExcept(-4, 4, 0, 1)
      const line = lineThrough(a, gradientOf(a, b))
      const [x, y] = differenceOf(one, other)
      const through = plus(a, [share * (b[0] - a[0] > 0 ? 1 : -1), share * line.m[0]])
      const [p, q, s] = coefficients(other)
      const k = s
      const withK = `${terms([1, 'x^2'], [1, 'y^2'], [p, 'x'], [q, 'y'])} + k = 0`
      const [, , f] = coefficients(one)
      const value = x * through[0] + y * through[1]
      return {
        question: typst`
The circles
$ ${generalForm(one)}, $
$ ${withK} $
meet at $A$ and $B$. The line through $A$ and $B$ passes through the point $${shownPoint(through)}$.

Find the value of the constant $k$. #marks(4)`,
        answer: typst`
#note[Subtract the second equation from the first: the squares go.]
#working("M1 A1")[$${terms([x, 'x'], [y, 'y'], [f, ''])} − k = 0$]
#working("M1")[$${terms([x * through[0], ''], [y * through[1], ''], [f, ''])} − k = 0$]
#working("A1")[$k =$ #result[$${k < 0 ? '−' : ''}${Math.abs(k)}$]]`,
        alt: plain`The circles ${generalFormInWords(one)} and ${termsInWords([1, 'x squared'], [1, 'y squared'], [p, 'x'], [q, 'y'])} plus k equals 0 meet at A and B. The line through A and B passes through the point ${spokenPoint(through)}. Find the value of the constant k.`,
        answerAlt: plain`Subtracting the equations gives ${termsInWords([x, 'x'], [y, 'y'], [f, ''])} minus k equals 0. Putting in the point gives ${termsInWords([value + f, ''])} minus k equals 0, so k is ${k}.`,
        answers: [final('', number(k), 'k')],
        verify() {
          if (![a, b].every((point) => power(one, point) === 0 && power(other, point) === 0))
            return 'A or B is not on both'
          return null
        },
      }
    },
  },
})

const meetingOfTwoCirclesQuestion = (random: Random, task: 'points' | 'length') => {
  const { one, other, a, b } = crossing(random)
  const line = lineThrough(a, gradientOf(a, b))
  const [x, y, end] = differenceOf(one, other)
  const times = 1 + line.m[0] ** 2
  const [d, e, f] = coefficients(one)
  const quadratic = [
    [times, 'x^2'],
    [-times * (a[0] + b[0]), 'x'],
    [times * a[0] * b[0], ''],
  ] as const
  const isLength = task === 'length'
  const long = squaredLength(a, b)
  const side = midpointOf(one.centre, other.centre)
  const figure = picture(
    [one, other],
    [...(isLength ? [segment(a, b, 'dash: "dashed"')] : []), spot(a, 'A', b), spot(b, 'B', a)],
    [side],
  )
  return {
    question: typst`
The circles
$ ${generalForm(one)}, $
$ ${generalForm(other)} $
meet at the points $A$ and $B$.
${figure}
${isLength ? 'Find the exact length of the common chord $A B$.' : 'Find the coordinates of $A$ and $B$.'} #marks(7)`,
    answer: typst`
#note[Subtract one equation from the other.]
#working("M1")[$${terms([x, 'x'], [y, 'y'], [end, ''])} = 0$]
#working("A1")[$${equation(line)}$]
#working("M1")[$x^2 + (${rightSide(line)})^2 ${terms([1, 'z'], [d, 'x']).slice(2)}$ \
$${timesBracket(e, rightSide(line))} ${terms([1, 'z'], [f, '']).slice(2)} = 0$]
#working("A1")[$${terms(...quadratic)} = 0$]
${
  isLength
    ? typst`#working()[$${brackets('x', a[0], b[0])}$]
#working("A1")[$A${shownPoint(a)}$ and $B${shownPoint(b)}$]
#working("M1")[$A B = sqrt(${squaresOf(a, b)})$]
#working("A1")[$A B =$ #result[$${surd(1, long)}$]]`
    : typst`#working("M1")[$${brackets('x', a[0], b[0])}$]
#working("A1")[$A$ is #result[$${shownPoint(a)}$]]
#working("A1")[$B$ is #result[$${shownPoint(b)}$]]`
}`,
    alt: plain`The circles ${generalFormInWords(one)} and ${generalFormInWords(other)} meet at the points A and B, A to the left of B. ${isLength ? 'Find the exact length of the common chord AB.' : 'Find the coordinates of A and B.'}`,
    answerAlt: plain`Subtracting the equations gives ${equationInWords(line)}. Put into the first circle: ${termsInWords([times, 'x squared'], [-times * (a[0] + b[0]), 'x'], [times * a[0] * b[0], ''])} equals 0. A is ${spokenPoint(a)} and B is ${spokenPoint(b)}.${isLength ? plain` The length of AB is ${surdInWords(1, long)}.`.replace(/^/, ' ') : ''}`,
    answers: isLength
      ? [final('', number(`√${long}`))]
      : [final('', coordinates(...a), 'smaller x'), final('', coordinates(...b), 'greater x')],
    verify() {
      const found = nothings(one, (point) => power(other, point))
      if (found.length !== 2 || !isAmong(found, a) || !isAmong(found, b)) return 'the circles meet elsewhere'
      return agree(heightAt(line, b[0]), b[1]) && agree(distance(a, b) ** 2, squaredLength(a, b), 1e-9)
        ? null
        : 'the chord is another'
    },
  }
}

export const meetingOfTwoCircles = defineTemplate({
  id: 'meeting-of-two-circles',
  marks: 7,
  calculator: false,
  level: 5,
  cases: {
    points: (random) => meetingOfTwoCirclesQuestion(random, 'points'),
    length: (random) => meetingOfTwoCirclesQuestion(random, 'length'),
  },
})
