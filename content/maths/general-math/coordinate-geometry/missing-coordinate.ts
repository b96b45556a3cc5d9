// A coordinate that follows from a gradient.

import { agree, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { asNumber, difference, gradientOf, less, moved, riseOverRun, shown, spoken } from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { steps } from './gradients.ts'

const drawDirection = (random: Random) => {
  const a: Point = [random.integer(-4, 3), random.integer(-6, 6)]
  const [rise, run] = random.pick([...steps, [2, 1], [3, 1]] as const)
  const slope: Point = [run, random.sign() * rise]
  const [near, far] = [random.integer(1, 2), random.integer(3, 4)]
  return { a, slope, near, far }
}

export const missingCoordinate = defineTemplate({
  id: 'missing-coordinate',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'given-gradient'(random) {
      const { a, slope, far } = drawDirection(random)
      // B = (k, y): the letter stands below the line of the fraction.
      const b = moved(a, slope, far)
      const m = gradientOf(a, b)
      const [rise, run] = [b[1] - a[1], b[0] - a[0]]
      const below = less('k', a[0])
      return {
        question: typst`
The line through the points $${shownPoint(a)}$ and $(k, ${minus(b[1])})$ has gradient $${shown(m)}$.

Find the value of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$ (${difference(b[1], a[1])})/(${below}) = ${m[1] === 1 ? minus(m[0]) : `${minus(m[0])}/${m[1]}`} $]
#working("M1")[$ ${m[1] === 1 ? '' : `${m[1]} times `}${rise < 0 ? `(${minus(rise)})` : rise} = ${m[0] === 1 ? '' : m[0] === -1 ? '−' : minus(m[0])}(${below}) $]
#note[So $${below} = ${run}$.]
#working("A1")[$k =$ #result[$${minus(b[0])}$]]`,
        alt: plain`The line through the points ${spokenPoint(a)} and (k, ${plain`${b[1]}`}) has gradient ${spoken(m)}. Find the value of k.`,
        answerAlt: plain`The change in y is ${rise}, and the change in x is k minus the first x. Their quotient is ${spoken(m)}, so the change in x is ${run} and k is ${b[0]}.`,
        answers: [final('', number(b[0]), 'k')],
        verify: () => (agree(a[1] + asNumber(m) * (b[0] - a[0]), b[1]) ? null : 'the gradient is another'),
      }
    },
    'on-one-line'(random) {
      const { a, slope, near, far } = drawDirection(random)
      const [b, c] = [moved(a, slope, near), moved(a, slope, far + 1)]
      const m = gradientOf(a, b)
      const across = c[0] - b[0]
      return {
        question: typst`
The points $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C(${minus(c[0])}, k)$ lie on one straight line.

Find the value of $k$. #marks(3)`,
        answer: typst`
#note[On one line the gradient is the same everywhere.]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working("M1")[$ (${less('k', b[1])})/(${difference(c[0], b[0])}) = ${shown(m)} $]
#note[From $B$ to $C$ it is ${across} across, so $${minus((across * m[0]) / m[1])}$ up.]
#working("A1")[$k =$ #result[$${minus(c[1])}$]]`,
        alt: plain`The points A ${spokenPoint(a)}, B ${spokenPoint(b)} and C (${plain`${c[0]}`}, k) lie on one straight line. Find the value of k.`,
        answerAlt: plain`The gradient of AB is ${spoken(m)}. From B to C, x grows by ${across}, so y changes by ${(across * m[0]) / m[1]}. So k is ${c[1]}.`,
        answers: [final('', number(c[1]), 'k')],
        verify() {
          // Twice the area of the triangle with the far point is nought.
          const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
          return area === 0 ? null : 'the three points make a triangle'
        },
      }
    },
  },
})
