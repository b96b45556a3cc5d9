// The expanded equation: completing both squares, and what it demands of a letter in it.

import type { Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  centreForm,
  completed,
  generalForm,
  generalFormInWords,
  isOn,
  plus,
  radius,
  radiusInWords,
  somewhere,
} from './circles.ts'

const drawCompleteTheSquares = (random: Random, task: 'monic' | 'divide-first' | 'circumference') => {
  if (task === 'divide-first') {
    const half = () => (random.sign() * random.integer(1, 9, 2)) / 2
    const square = random.pick([4, 9, 16, 25])
    return { centre: [half(), half()] as Point, square, times: random.pick([2, 4]) }
  }
  const square = random.pick(task === 'monic' ? [9, 16, 25, 36, 49] : [8, 12, 18, 20, 27, 28, 45, 50])
  return { centre: somewhere(random, 7), square, times: 1 }
}

const checkCompleteTheSquares = (circle: ReturnType<typeof drawCompleteTheSquares>): string | null => {
  const { centre, square } = circle
  const r = Math.sqrt(square)
  const ends: Point[] = [
    [r, 0],
    [0, r],
    [-r, 0],
    [0, -r],
  ]
  return ends.every((end) => isOn(circle, plus(centre, end))) ? null : 'a point at the radius does not fit'
}

const completeTheSquaresParts = (circle: ReturnType<typeof drawCompleteTheSquares>) => {
  const { centre, square, times } = circle
  const intro = typst`
A circle has equation
$ ${generalForm(circle, times)}. $`
  const spokenIntro = plain`A circle has equation ${generalFormInWords(circle, times)}.`
  const first =
    times === 1
      ? typst`#working("M1")[$${completed(circle)}$]
#working("A1")[$${centreForm(circle)}$]`
      : typst`#note[Divide by ${times} first, so that $x^2$ and $y^2$ stand alone.]
#working("M1")[$${generalForm(circle)}$]
#working("M1")[$${centreForm(circle)}$]`
  return { centre, square, times, intro, spokenIntro, first }
}

export const completeTheSquares = defineTemplate({
  id: 'complete-the-squares',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    monic: (random) => {
      const circle = drawCompleteTheSquares(random, 'monic')
      const { centre, square, times, intro, spokenIntro, first } = completeTheSquaresParts(circle)

      return {
        question: typst`${intro}
Find the coordinates of its centre and the length of its radius. #marks(4)`,
        answer: typst`
${first}
#working("A1")[centre #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[${radius(circle)}]]`,
        alt: plain`${spokenIntro} Find the coordinates of its centre and the length of its radius.`,
        answerAlt: plain`${times === 1 ? '' : `Divide by ${times}.`} Completing both squares gives the centre ${spokenPoint(centre)} and the radius ${radius(circle)}.`,
        answers: [
          final('', coordinates(...centre), 'centre'),
          final('', number(Math.sqrt(square)), 'radius'),
        ],
        verify: () => checkCompleteTheSquares(circle),
      }
    },
    'divide-first': (random) => {
      const circle = drawCompleteTheSquares(random, 'divide-first')
      const { centre, square, times, intro, spokenIntro, first } = completeTheSquaresParts(circle)

      return {
        question: typst`${intro}
Find the coordinates of its centre and the length of its radius. #marks(4)`,
        answer: typst`
${first}
#working("A1")[centre #result[$${shownPoint(centre)}$]]
#working("A1")[radius #result[${radius(circle)}]]`,
        alt: plain`${spokenIntro} Find the coordinates of its centre and the length of its radius.`,
        answerAlt: plain`${times === 1 ? '' : `Divide by ${times}.`} Completing both squares gives the centre ${spokenPoint(centre)} and the radius ${radius(circle)}.`,
        answers: [
          final('', coordinates(...centre), 'centre'),
          final('', number(Math.sqrt(square)), 'radius'),
        ],
        verify: () => checkCompleteTheSquares(circle),
      }
    },
    circumference: (random) => {
      const circle = drawCompleteTheSquares(random, 'circumference')
      const { square, times } = circle
      const intro = typst`
A circle has equation
$ ${generalForm(circle, times)}. $`
      const spokenIntro = plain`A circle has equation ${generalFormInWords(circle, times)}.`
      const { outside, inside } = { outside: 2, inside: square }
      return {
        question: typst`${intro}
Find the exact length of its circumference. #marks(4)`,
        answer: typst`
#working("M1")[$${completed(circle)}$]
#working("A1")[$${centreForm(circle)}$]
#working("M1 FT")[$r = ${radius(circle)}$, circumference $2 pi times ${radius(circle)}$]
#working("A1 oe")[#result[$${surd(outside, inside)} thin pi$]]`,
        alt: plain`${spokenIntro} Find the exact length of its circumference.`,
        answerAlt: plain`Completing the squares, the radius squared is ${square}, so the radius is ${radiusInWords(circle)}. The circumference is ${surdInWords(outside, inside)} times pi.`,
        answers: [final('', number(`2√${square}*π`))],
        verify: () => checkCompleteTheSquares(circle),
      }
    },
  },
})
