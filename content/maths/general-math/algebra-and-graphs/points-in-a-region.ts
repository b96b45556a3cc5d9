// The points with integer coordinates in a region of the plane.

import type { Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { drawRegion, type HalfPlane, holds, inequality, inequalitySpoken, isStrict } from './half-planes.ts'
import { oneSlanted, plot } from './regions.ts'

const grid: readonly Point[] = Array.from({ length: 81 }, (_, n) => [n % 9, Math.floor(n / 9)])

const pointsIn = (halves: readonly HalfPlane[]): Point[] =>
  grid.filter((point) => halves.every((half) => holds(half, point)))

/** A region whose integer points fulfil a condition. */
const drawPoints = (random: Random, holdsFor: (points: readonly Point[]) => boolean) => {
  const halves = random.until(
    () => oneSlanted(random),
    (drawn) => holdsFor(pointsIn(drawn)),
  )
  const points = pointsIn(halves)
  const dots = points.map((point) => `point(${pair(point)}, none)`).join(', ')
  const question = typst`
The region $R$ is defined by these inequalities.
$ ${halves.map(inequality).join(', quad ')} $
${drawRegion(halves, plot, { shade: 'region' })}`
  const spokenQuestion = plain`A grid shows the region R defined by these inequalities: ${halves.map(inequalitySpoken).join('; ')}.`
  const picture = drawRegion(halves, plot, { shade: 'region', parts: dots }).replace(
    /, point\([^)]*\), \$R\$, mark: false, side: "centre"\)/,
    '',
  )
  // Row by row, from the inequalities as fractions.
  const verify = () => {
    const [first, second, third] = halves
    if (!first || !second || !third) return 'an inequality is missing'
    let count = 0
    for (let y = isStrict(second) ? second.c + 1 : second.c; third.b * y <= third.c; y += 1) {
      const start = isStrict(first) ? first.c + 1 : first.c
      count += Math.max(0, Math.floor((third.c - third.b * y) / third.a) - start + 1)
    }
    return count === pointsIn(halves).length ? null : `there are ${count} points`
  }
  return { points, question, spokenQuestion, picture, verify }
}

const sumOf = ([x, y]: Point): number => x + 2 * y

export const pointsInRegion = defineTemplate({
  id: 'points-in-a-region',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    list(random) {
      const { points, question, spokenQuestion, picture, verify } = drawPoints(
        random,
        (points) => points.length >= 4 && points.length <= 7,
      )
      const shown = points.map(([x, y]) => `(${x}, ${y})`)
      return {
        question: typst`${question}
Write down the coordinates of all the points in $R$ for which $x$ and $y$ are integers. #marks(3)`,
        answer: typst`
${picture}
#note[Points on a solid side belong to $R$, points on a broken side do not.]
#working("B3")[${shown.map((point) => `#result[$${point}$]`).join(' ')}]
#scheme[*B2* for all but one, or for all and one more; *B1* for two of them or more]`,
        alt: plain`${spokenQuestion} Write down the coordinates of all the points in R for which x and y are integers.`,
        answerAlt: plain`There are ${points.length} points: ${listInWords(shown)}.`,
        // A list of points cannot be typed.
        answers: [],
        verify,
      }
    },
    'largest-value'(random) {
      const { points, question, spokenQuestion, picture, verify } = drawPoints(random, (points) => {
        const values = points.map(sumOf)
        const best = Math.max(...values)
        return points.length >= 5 && values.filter((value) => value === best).length === 1
      })
      const best = Math.max(...points.map(sumOf))
      const [bx, by] = points.find((point) => sumOf(point) === best) ?? [0, 0]
      return {
        question: typst`${question}
The point $(x, y)$ is in $R$, and $x$ and $y$ are integers. Find the greatest possible value of $x + 2y$. #marks(3)`,
        answer: typst`
${picture}
#working("M1")[the integer points of $R$ near its corners]
#working("M1")[at $(${bx}, ${by})$: $${bx} + 2 times ${by}$]
#working("A1")[#result[${best}]]`,
        alt: plain`${spokenQuestion} The point x, y is in R, and x and y are integers. Find the greatest possible value of x plus 2 y.`,
        answerAlt: plain`Of the integer points of R, the greatest value is at ${bx}, ${by}. There x plus 2 y is ${best}.`,
        answers: [final('', number(best))],
        verify,
      }
    },
  },
})
