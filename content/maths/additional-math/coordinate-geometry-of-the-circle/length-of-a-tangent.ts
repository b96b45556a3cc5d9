// Tangents from a point outside a circle and how long they are.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { less, squaredLength, squaresOf } from '../../kit/lines.ts'
import { minus, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracketInWords,
  centreForm,
  centreFormInWords,
  contacts,
  generalForm,
  generalFormInWords,
  picture,
  plus,
  radius,
  radiusInWords,
  somewhere,
  spot,
} from './circles.ts'

const drawLengthOfATangent = (random: Random, task: 'length' | 'kite' | 'find-coordinate') =>
  random.until(
    () => {
      const centre = somewhere(random, 5)
      const [dx, dy] = [random.integer(3, 9), random.integer(3, 9)]
      const step: Point = [random.sign() * dx, random.sign() * dy]
      const square = random.pick(task === 'length' ? [4, 9, 16, 25] : [4, 5, 8, 9, 10, 13, 16, 18, 20, 25])
      return { centre, square, point: plus(centre, step), long: dx * dx + dy * dy - square }
    },
    ({ square, long, point, centre }) =>
      long > square / 2 &&
      (task === 'length'
        ? !Number.isInteger(Math.sqrt(long))
        : Number.isInteger(Math.sqrt(task === 'kite' ? long * square : long))) &&
      (task !== 'find-coordinate' || 2 * centre[0] !== point[0]) &&
      point.every((n) => n !== 0),
  )

const checkLengthOfATangent = (circle: ReturnType<typeof drawLengthOfATangent>): string | null => {
  const { centre, square, point, long } = circle
  return contacts(circle, point).every(
    (touching) =>
      agree(distance(touching, centre), Math.sqrt(square), 1e-9) &&
      agree(distance(touching, point) ** 2, long, 1e-9),
  )
    ? null
    : 'the tangent has another length'
}

export const lengthOfATangent = defineTemplate({
  id: 'length-of-a-tangent',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    length: (random) => {
      const circle = drawLengthOfATangent(random, 'length')
      const { centre, square, point, long } = circle
      const away = squaredLength(centre, point)
      const touching = contacts(circle, point)
      const figure = picture(
        [circle],
        [
          `edge(${pair(point)}, ${pair(touching[0])})`,
          `edge(${pair(centre)}, ${pair(touching[0])}, dash: "dashed")`,
          spot(touching[0], 'T', centre),
          spot(centre, 'C', point),
          spot(point, 'P', centre),
        ],
        [point],
      )
      const start = typst`
#working("B1")[$C${shownPoint(centre)}$, radius $${radius(circle)}$]
#working("M1")[$C P^2 = ${squaresOf(centre, point)} = ${away}$]`
      return {
        question: typst`
A tangent from the point $P${shownPoint(point)}$ touches the circle
$ ${generalForm(circle)}, $
with centre $C$, at $T$.
${figure}
Find the exact length of $P T$. #marks(4)`,
        answer: typst`${start}
#note[Angle $C T P = 90°$.]
#working("M1")[$P T^2 = ${away} − ${square}$]
#working("A1")[$P T =$ #result[$${surd(1, long)}$]]`,
        alt: plain`A tangent from the point P ${spokenPoint(point)} touches the circle ${generalFormInWords(circle)}, with centre C, at T. Find the exact length of PT.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. CP squared is ${away}. Angle CTP is 90 degrees, so PT squared is ${away} minus ${square}, and PT is ${surdInWords(1, long)}.`,
        answers: [final('', number(`√${long}`))],
        verify: () => checkLengthOfATangent(circle),
      }
    },
    kite: (random) => {
      const circle = drawLengthOfATangent(random, 'kite')
      const { centre, square, point, long } = circle
      const away = squaredLength(centre, point)
      const touching = contacts(circle, point)
      const figure = picture(
        [circle],
        [
          `edge(${pair(point)}, ${pair(touching[0])})`,
          `edge(${pair(point)}, ${pair(touching[1])})`,
          `edge(${pair(centre)}, ${pair(touching[1])}, dash: "dashed")`,
          spot(touching[1], 'B', centre),
          `edge(${pair(centre)}, ${pair(touching[0])}, dash: "dashed")`,
          spot(touching[0], 'A', centre),
          spot(centre, 'C', point),
          spot(point, 'P', centre),
        ],
        [point],
      )
      const start = typst`
#working("B1")[$C${shownPoint(centre)}$, radius $${radius(circle)}$]
#working("M1")[$C P^2 = ${squaresOf(centre, point)} = ${away}$]`
      const area = Math.round(Math.sqrt(long * square))
      return {
        question: typst`
The tangents from the point $P${shownPoint(point)}$ touch the circle
$ ${generalForm(circle)}, $
with centre $C$, at $A$ and $B$.
${figure}
Find the area of the quadrilateral $P A C B$. #marks(4)`,
        answer: typst`${start}
#note[Angle $C A P = 90°$.]
#working("M1")[$P A = sqrt(${away} − ${square}) = ${surd(1, long)}$]
#note[The quadrilateral is two equal right-angled triangles.]
#working("A1")[$ 2 times 1/2 times ${radius(circle)} times ${surd(1, long)} = #result[${area}] $]`,
        alt: plain`The tangents from the point P ${spokenPoint(point)} touch the circle ${generalFormInWords(circle)}, with centre C, at A and B. Find the area of the quadrilateral PACB.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)} and the radius is ${radiusInWords(circle)}. CP squared is ${away}. Angle CAP is 90 degrees, so PA is ${surdInWords(1, long)}. The area of two equal triangles is ${radiusInWords(circle)} times ${surdInWords(1, long)}, which is ${area}.`,
        answers: [final('', number(area))],
        verify: () => checkLengthOfATangent(circle),
      }
    },
    'find-coordinate': (random) => {
      const circle = drawLengthOfATangent(random, 'find-coordinate')
      const { centre, square, point, long } = circle
      const away = squaredLength(centre, point)
      const [x, other] = [point[0], 2 * centre[0] - point[0]]
      const [low, high] = [Math.min(x, other), Math.max(x, other)]
      const rise = point[1] - centre[1]
      return {
        question: typst`
The length of a tangent from the point $P(k, ${minus(point[1])})$ to the circle
$ ${centreForm(circle)} $
is ${Math.sqrt(long)}. Find the possible values of $k$. #marks(4)`,
        answer: typst`
#note[With the centre $C$ and the point of contact, $P$ makes a right-angled triangle whose hypotenuse is $C P$.]
#working("B1")[$C P^2 = (${less('k', centre[0])})^2 + ${rise < 0 ? `(${minus(rise)})` : rise}^2$]
#working("M1")[$C P^2 = ${Math.sqrt(long)}^2 + ${square} = ${away}$]
#working("M1")[$(${less('k', centre[0])})^2 = ${(x - centre[0]) ** 2}$]
#working("A1")[#result[$k = ${minus(low)}$ or $k = ${minus(high)}$]]`,
        alt: plain`The length of a tangent from the point P (k, ${plain`${point[1]}`}) to the circle ${centreFormInWords(circle)} is ${Math.sqrt(long)}. Find the possible values of k.`,
        answerAlt: plain`CP squared is the tangent squared plus the radius squared, ${away}. So ${bracketInWords('k', centre[0])} is ${(x - centre[0]) ** 2}, and k is ${low} or ${high}.`,
        answers: [final('', inAnyOrder([low, high], { name: 'k' }))],
        verify: () => checkLengthOfATangent(circle),
      }
    },
  },
})
