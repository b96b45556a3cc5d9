// Radian measure: angles from degrees to radians and back, and the angles of polygons in radians.

import { agree, angleAt } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { close } from '../../kit/measuring.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { cornersOf, fromAngles } from '../../kit/triangles.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Path, piInLine, piInWords, wayRound } from './shapes.ts'

const letters = ['a', 'b', 'c'] as const

const drawDegreesAndRadians = (random: Random) => {
  const all = [
    15, 20, 36, 40, 45, 54, 72, 75, 105, 108, 120, 135, 144, 150, 165, 210, 225, 240, 300, 315, 330,
  ]
  const ratio = random.until(
    () => [random.integer(1, 4), random.integer(2, 6), random.integer(4, 9)] as const,
    ([a, b, c]) => a < b && b < c && 180 % (a + b + c) === 0,
  )
  return { angles: random.distinct(all, 3).sort((a, b) => a - b), ratio }
}

export const degreesAndRadians = defineTemplate({
  id: 'degrees-and-radians',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'to-radians': (random) => {
      const { angles } = drawDegreesAndRadians(random)
      return {
        question: typst`
Write each angle in radians, in terms of $pi$.
${angles.map((angle, n) => `#part("${letters[n]}", 1)[$${angle}°$]`).join('\n')}`,
        answer: typst`
#note[$180° = pi$ radians, so multiply by $display(pi/180)$.]
${angles.map((angle, n) => `#part("${letters[n]}")[#working("B1")[#result[$${piInLine(angle, 180)}$]]]`).join('\n')}`,
        alt: plain`Write each angle in radians, in terms of pi. ${angles.map((angle, n) => `Part ${letters[n]}: ${angle} degrees.`).join(' ')}`,
        answerAlt: plain`180 degrees are pi radians. ${angles.map((angle, n) => `Part ${letters[n]}: ${piInWords(angle, 180)}.`).join(' ')}`,
        answers: angles.map((angle, n) => final(letters[n] ?? '', number(`${angle}π/180`, { unit: 'rad' }))),
        verify() {
          // Measured along the unit circle: the arc is as long as the angle is in radians.
          const measured = (angle: number) => {
            const way: Path = [{ centre: [0, 0], radius: 1, start: 0, end: angle }]
            return wayRound(way) - 2 * Math.abs(Math.sin((angle * Math.PI) / 360))
          }
          const wrong = angles.find((angle) => {
            const [top, bottom] = lowestTerms(angle, 180)
            return !close(measured(angle), (top / bottom) * Math.PI)
          })
          return wrong === undefined ? null : `the arc of ${wrong}° has another length`
        },
      }
    },
    'to-degrees': (random) => {
      const { angles } = drawDegreesAndRadians(random)
      return {
        question: typst`
Write each angle in degrees.
${angles.map((angle, n) => `#part("${letters[n]}", 1)[$${piInLine(angle, 180)}$ radians]`).join('\n')}`,
        answer: typst`
#note[$pi$ radians $= 180°$: put $180°$ in the place of $pi$.]
${angles.map((angle, n) => `#part("${letters[n]}")[#working("B1")[#result[$${angle}°$]]]`).join('\n')}`,
        alt: plain`Write each angle in degrees. ${angles.map((angle, n) => `Part ${letters[n]}: ${piInWords(angle, 180)} radians.`).join(' ')}`,
        answerAlt: plain`Put 180 degrees in the place of pi. ${angles.map((angle, n) => `Part ${letters[n]}: ${angle} degrees.`).join(' ')}`,
        answers: angles.map((angle, n) => final(letters[n] ?? '', number(angle, { unit: '°' }))),
        verify() {
          // Measured along the unit circle: the arc is as long as the angle is in radians.
          const measured = (angle: number) => {
            const way: Path = [{ centre: [0, 0], radius: 1, start: 0, end: angle }]
            return wayRound(way) - 2 * Math.abs(Math.sin((angle * Math.PI) / 360))
          }
          const wrong = angles.find((angle) => {
            const [top, bottom] = lowestTerms(angle, 180)
            return !close(measured(angle), (top / bottom) * Math.PI)
          })
          return wrong === undefined ? null : `the arc of ${wrong}° has another length`
        },
      }
    },
    triangle: (random) => {
      const { ratio } = drawDegreesAndRadians(random)
      const [a, b, c] = ratio
      const parts = a + b + c
      return {
        question: typst`The angles of a triangle are in the ratio $${a} : ${b} : ${c}$.

Find the largest angle in radians, in terms of $pi$. #marks(3)`,
        answer: typst`
#working("B1 soi")[The angles add up to $pi$ radians.]
#working("M1")[${parts} parts are $pi$, so ${c} parts are $display(${c}/${parts}) times pi$]
#working("A1")[largest angle $=$ #result[$${piInLine(c, parts)}$]]`,
        alt: plain`The angles of a triangle are in the ratio ${a} to ${b} to ${c}. Find the largest angle in radians, in terms of pi.`,
        answerAlt: plain`The angles add up to pi radians. ${parts} parts are pi, so the largest angle, ${c} parts, is ${piInWords(c, parts)} radians.`,
        answers: [final('', number(`${c}π/${parts}`, { unit: 'rad' }))],
        verify() {
          const part = 180 / (a + b + c)
          const [A, B, C] = cornersOf(fromAngles(5, a * part, b * part))
          return agree((angleAt(C, A, B) * Math.PI) / 180, (Math.PI * c) / (a + b + c), 1e-9)
            ? null
            : 'the triangle has another angle'
        },
      }
    },
  },
})
