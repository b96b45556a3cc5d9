// The radius, or a coordinate of the centre, with which a circle touches or crosses another.

import type { Point } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality } from '../../kit/final-answers.ts'
import { less, squaresOf } from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracketInWords,
  type Circle,
  generalForm,
  generalFormInWords,
  nothings,
  picture,
  plus,
  power,
  somewhere,
  spot,
} from './circles.ts'
import { journeys } from './two-circles.ts'

const drawRadiusForTouching = (random: Random) => {
  const { d, first, second, r } = random.until(
    () => {
      const [across, up, d] = random.pick(journeys)
      const first = somewhere(random, 5)
      const second = plus(first, [random.sign() * across, random.sign() * up])
      return { d, first, second, r: random.integer(2, 8) }
    },
    ({ d, r, second }) => r < d - 1 && second.every((n) => n !== 0) && 2 * r !== d,
  )
  const one: Circle = { centre: first, square: r * r }
  const intro = typst`
The circle $cal(C)_1$ has equation
$ ${generalForm(one)}. $`
  const start = typst`
#working("B1")[$cal(C)_1$: centre $${shownPoint(first)}$, radius ${r}]`
  return { d, first, second, r, one, intro, start }
}

export const radiusForTouching = defineTemplate({
  id: 'radius-for-touching',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'two-radii': (random) => {
      const { d, first, second, r, one, intro, start } = drawRadiusForTouching(random)
      const both = typst`${start}
#working("M1")[distance between the centres $sqrt(${squaresOf(first, second)})$]
#working("A1")[$= ${d}$]`
      const bothInWords = plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance between the centres is ${d}.`
      const unit: Point = [(second[0] - first[0]) / d, (second[1] - first[1]) / d]
      return {
        question: typst`${intro}
The circle $cal(C)_2$ has centre $${shownPoint(second)}$ and touches $cal(C)_1$.

Find the two possible values of the radius of $cal(C)_2$. #marks(5)`,
        answer: typst`${both}
#note[$cal(C)_2$ can touch $cal(C)_1$ from outside, or it can have $cal(C)_1$ inside it.]
${picture([one], [`arc-of((${second.join(', ')}), ${d - r}, 0deg, 360deg, dash: "dashed")`, `arc-of((${second.join(', ')}), ${d + r}, ${Math.round((Math.atan2(-unit[1], -unit[0]) * 180) / Math.PI) - 40}deg, ${Math.round((Math.atan2(-unit[1], -unit[0]) * 180) / Math.PI) + 40}deg, dash: "dashed")`, spot(second, 'C_2', 'right')], [plus(second, [d - r, d - r]), plus(second, [r - d, r - d])])}
#working("A1")[externally: $${d} − ${r} =$ #result[${d - r}]]
#working("A1")[internally: $${d} + ${r} =$ #result[${d + r}]]`,
        alt: plain`The circle C 1 has equation ${generalFormInWords(one)}. The circle C 2 has centre ${spokenPoint(second)} and touches C 1. Find the two possible values of the radius of C 2.`,
        answerAlt: plain`${bothInWords} If they touch externally, the radius is ${d} minus ${r}, which is ${d - r}. If C 1 lies inside C 2, it is ${d} plus ${r}, which is ${d + r}.`,
        answers: [final('', inAnyOrder([d - r, d + r]))],
        verify() {
          const crossings = (s: number) =>
            nothings(one, (point) => power({ centre: second, square: s * s }, point)).length
          return crossings(d - r - 0.05) === 0 &&
            crossings(d - r + 0.05) === 2 &&
            crossings(d + r - 0.05) === 2 &&
            crossings(d + r + 0.05) === 0
            ? null
            : 'they touch at other radii'
        },
      }
    },
    'range-of-radii': (random) => {
      const { d, first, second, r, one, intro, start } = drawRadiusForTouching(random)
      const both = typst`${start}
#working("M1")[distance between the centres $sqrt(${squaresOf(first, second)})$]
#working("A1")[$= ${d}$]`
      const bothInWords = plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance between the centres is ${d}.`
      return {
        question: typst`${intro}
The circle $cal(C)_2$ has centre $${shownPoint(second)}$ and radius $r$. The circles meet at two distinct points.

Find the set of possible values of $r$. #marks(5)`,
        answer: typst`${both}
#note[For two points, the distance lies between the difference and the sum of the radii.]
#working("M1")[touching: $r = ${d} − ${r}$ or $r = ${d} + ${r}$]
#working("A1")[#result[$${d - r} < r < ${d + r}$]]`,
        alt: plain`The circle C 1 has equation ${generalFormInWords(one)}. The circle C 2 has centre ${spokenPoint(second)} and radius r. The circles meet at two distinct points. Find the set of possible values of r.`,
        answerAlt: plain`${bothInWords} The circles touch when r is ${d - r} or ${d + r}. In between they meet at two points, so r is greater than ${d - r} and less than ${d + r}.`,
        answers: [final('', inequality(`${d - r} < r < ${d + r}`, 'r'))],
        verify() {
          const crossings = (s: number) =>
            nothings(one, (point) => power({ centre: second, square: s * s }, point)).length
          return crossings(d - r - 0.05) === 0 &&
            crossings(d - r + 0.05) === 2 &&
            crossings(d + r - 0.05) === 2 &&
            crossings(d + r + 0.05) === 0
            ? null
            : 'they touch at other radii'
        },
      }
    },
    'centre-moves': (random) => {
      const { d, first, second, r, one, intro, start } = drawRadiusForTouching(random)
      const s = d - r
      const [run, rise] = [Math.abs(second[0] - first[0]), second[1] - first[1]]
      const [low, high] = [first[0] - run, first[0] + run]
      return {
        question: typst`${intro}
The circle $cal(C)_2$ has centre $(k, ${minus(second[1])})$ and radius ${s}. The circles touch externally.

Find the possible values of $k$. #marks(5)`,
        answer: typst`${start}
#note[The distance between the centres is the sum of the radii.]
#working("M1")[$(${less('k', first[0])})^2 + ${rise < 0 ? `(${minus(rise)})` : rise}^2 = (${r} + ${s})^2$]
#working("A1")[$(${less('k', first[0])})^2 = ${run * run}$]
#working("A1 A1")[#result[$k = ${minus(low)}$ or $k = ${minus(high)}$]]`,
        alt: plain`The circle C 1 has equation ${generalFormInWords(one)}. The circle C 2 has centre (k, ${plain`${second[1]}`}) and radius ${s}. The circles touch externally. Find the possible values of k.`,
        answerAlt: plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance between the centres is the sum of the radii, ${d}, so ${bracketInWords('k', first[0])} is ${run * run}, and k is ${low} or ${high}.`,
        answers: [final('', inAnyOrder([low, high], { name: 'k' }))],
        verify() {
          const crossings = (s: number) =>
            nothings(one, (point) => power({ centre: second, square: s * s }, point)).length
          return crossings(d - r - 0.05) === 0 &&
            crossings(d - r + 0.05) === 2 &&
            crossings(d + r - 0.05) === 2 &&
            crossings(d + r + 0.05) === 0
            ? null
            : 'they touch at other radii'
        },
      }
    },
  },
})
