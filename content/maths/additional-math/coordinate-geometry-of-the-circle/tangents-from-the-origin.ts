// Tangents through a point of the y-axis: their gradients by the discriminant.

import { answerOf } from '../../kit/chance.ts'
import { agree, type Point } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { type Fraction, less } from '../../kit/lines.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Circle,
  centreForm,
  centreFormInWords,
  coefficients,
  contacts,
  gap,
  lineAsked,
  picture,
} from './circles.ts'

/** Both m of the tangents y = mx from the origin, if they are fractions a student likes. */
const gradientsFromOrigin = ({ centre: [a, b], square }: Circle): readonly [Fraction, Fraction] | null => {
  const root = Math.sqrt(square * (a * a + b * b - square))
  if (!Number.isInteger(root) || root === 0 || a * a === square) return null
  const both = [lowestTerms(a * b - root, a * a - square), lowestTerms(a * b + root, a * a - square)] as const
  return both.every(([top, bottom]) => Math.abs(top) <= 7 && bottom <= 4) ? both : null
}

const fromOrigin: readonly Circle[] = [5, 8, 10, 2, 13, 18, 20, 25, 4, 9, 16].flatMap((square) =>
  [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
    [1, 2, 3, 4, 5, 6, 7]
      .map((b): Circle => ({ centre: [a, b], square }))
      .filter((circle) => gradientsFromOrigin(circle)),
  ),
)

/** 'y = 2x', '3y = −4x'. */
const rayOf = ([top, bottom]: Fraction) =>
  top === 0 ? 'y = 0' : `${terms([bottom, 'y'])} = ${terms([top, 'x'])}`
const rayInWords = ([top, bottom]: Fraction) =>
  top === 0 ? 'y equals 0' : `${termsInWords([bottom, 'y'])} equals ${termsInWords([top, 'x'])}`

const drawTangentsFromTheOrigin = (random: Random) =>
  random.until(
    () => {
      const circle = random.pick(fromOrigin)
      const gradients = gradientsFromOrigin(circle) ?? [
        [0, 1],
        [1, 1],
      ]
      return { ...circle, gradients, up: random.sign() * random.integer(2, 9) }
    },
    ({ centre: [a], square, gradients, up, centre }) =>
      gradients.every(([top]) => top !== 0) && a * a > square && centre[1] + up !== 0,
  )

const tangentsFromTheOriginParts = (
  centre: Point,
  circle: ReturnType<typeof drawTangentsFromTheOrigin>,
  square: number,
  gradients: readonly [Fraction, Fraction],
) => {
  const [a, b] = centre
  const [d, e] = coefficients(circle)
  const constant = a * a + b * b - square
  const middle = terms([d, ''], [e, 'm'])
  const quadratic = terms([a * a - square, 'm^2'], [-2 * a * b, 'm'], [b * b - square, ''])
  const working = typst`
#working("A1")[$(1 + m^2)x^2 + (${middle})x ${terms([1, 'z'], [constant, '']).slice(1)} = 0$]
#note[A tangent meets the circle in one point, so the discriminant is 0.]
#working("M1")[$(${middle})^2 − ${4 * constant}(1 + m^2) = 0$]
#working("A1")[$${quadratic} = 0$]`
  const workingInWords = plain`the discriminant of the quadratic in x is 0, which gives ${termsInWords([a * a - square, 'm squared'], [-2 * a * b, 'm'], [b * b - square, ''])} equals 0. So m is ${fractionInWords(...gradients[0])} or ${fractionInWords(...gradients[1])}`
  return { a, b, d, working, workingInWords }
}

export const tangentsFromTheOrigin = defineTemplate({
  id: 'tangents-from-the-origin',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'both-equations': (random) => {
      const circle = drawTangentsFromTheOrigin(random)
      const { centre, square, gradients } = circle
      const { a, b, working, workingInWords } = tangentsFromTheOriginParts(centre, circle, square, gradients)

      const values = gradients.map(([top, bottom]) => `m = ${fraction(top, bottom)}`).join(' quad "or" quad ')
      const touching = contacts(circle, [0, 0])
      return {
        question: typst`
The diagram shows the two tangents from the origin to the circle
$ ${centreForm(circle)}. $
${picture(
  [circle],
  touching.map((touch) => `edge((0, 0), ${pair([touch[0] * 1.25, touch[1] * 1.25])})`),
)}
Find the equations of the two tangents. #marks(6)`,
        answer: typst`
#note[A line through the origin is $y = m x$. Put it into the equation.]
#working("M1")[$(${less('x', a)})^2 + (${terms([1, 'm x'], [-b, ''])})^2 = ${square}$]${working}
#working("A1")[$ ${values} $]
#working("A1")[#result[$${rayOf(gradients[0])}$] and #result[$${rayOf(gradients[1])}$]]`,
        alt: plain`A diagram shows the two tangents from the origin to the circle ${centreFormInWords(circle)}. Find the equations of the two tangents.`,
        answerAlt: plain`Put y equals m x into the equation of the circle. For a tangent, ${workingInWords}. The tangents are ${rayInWords(gradients[0])} and ${rayInWords(gradients[1])}.`,
        answers: [...gradients]
          .sort(([a, b], [c, d]) => a / b - c / d)
          .map((m, n) => final('', lineAsked(rayOf(m)), n === 0 ? 'smaller gradient' : 'greater gradient')),
        verify: () =>
          gradients.every((m) => agree(gap({ m, c: [0, 1] }, centre), Math.sqrt(square), 1e-6))
            ? null
            : 'a line is no tangent',
      }
    },
    'values-of-m': (random) => {
      const circle = drawTangentsFromTheOrigin(random)
      const { centre, square, gradients, up } = circle
      const { a, b, working, workingInWords } = tangentsFromTheOriginParts(centre, circle, square, gradients)

      // Through (0, up) instead of the origin, everything is moved up.
      const shift = up
      const moved: Circle = { centre: [a, b + shift], square }
      return {
        question: typst`
The line $y = ${terms([1, 'm x'], [up, ''])}$ is a tangent to the circle
$ ${centreForm(moved)}. $
Find the two possible values of the constant $m$. #marks(6)`,
        answer: typst`
#note[Put $y = ${terms([1, 'm x'], [up, ''])}$ into the equation.]
#working("M1")[$(${less('x', a)})^2 + (${terms([1, 'm x'], [-b, ''])})^2 = ${square}$]${working}
#working("A1 A1")[$ ${gradients.map(([top, bottom]) => `m = ${answerOf(top, bottom)}`).join(' quad "or" quad ')} $]`,
        alt: plain`The line y equals m x ${termsInWords([1, 'z'], [up, '']).slice(2)} is a tangent to the circle ${centreFormInWords(moved)}. Find the two possible values of the constant m.`,
        answerAlt: plain`Put y equals m x ${termsInWords([1, 'z'], [up, '']).slice(2)} into the equation of the circle. For a tangent, ${workingInWords}.`,
        answers: [
          final(
            '',
            inAnyOrder(
              gradients.map(([top, bottom]) => typedFraction(top, bottom)),
              { name: 'm' },
            ),
          ),
        ],
        verify: () =>
          gradients.every((m) => agree(gap({ m, c: [0, 1] }, centre), Math.sqrt(square), 1e-6))
            ? null
            : 'a line is no tangent',
      }
    },
  },
})
