// Two circles: whether they cross, touch, lie apart or one within the other, from the distance of their centres.

import { distance, type Point } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { less, squaresOf } from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Circle,
  centreForm,
  centreFormInWords,
  generalForm,
  generalFormInWords,
  nothings,
  picture,
  plus,
  power,
  somewhere,
  spot,
} from './circles.ts'

const journeys = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
] as const

const tasks = {
  'touch-outside': 'Show that the circles touch externally.',
  'touch-inside': 'Show that the circles touch internally.',
  cross: 'Show that the circles meet at two distinct points.',
  within: 'Show that $cal(C)_2$ lies completely inside $cal(C)_1$.',
  apart:
    'Show that the circles have no point in common, and find the least distance between a point of one and a point of the other.',
} as const

const howTwoCirclesLieQuestion = (
  random: Random,
  task: 'touch-outside' | 'touch-inside' | 'cross' | 'within' | 'apart',
) => {
  const { d, first, second, r, s } = random.until(
    () => {
      const [across, up, d] = random.pick(journeys)
      const first = somewhere(random, 5)
      const second = plus(first, [random.sign() * across, random.sign() * up])
      return { d, first, second, r: random.integer(2, 12), s: random.integer(2, 12) }
    },
    ({ d, r, s, first, second }) =>
      // Clear of the axes, where the names of the centres would not be read.
      [...first, ...second].every((n) => Math.abs(n) > 1 && Math.abs(n) < 12) &&
      r !== s &&
      {
        'touch-outside': r + s === d,
        'touch-inside': r - s === d,
        cross:
          Math.abs(r - s) < d - 0.5 && d < r + s - 0.5 && r < d && Math.abs(d - s) > 2 && Math.abs(d - r) > 2,
        within: r - s > d,
        apart: r + s < d,
      }[task],
  )
  const one: Circle = { centre: first, square: r * r }
  const other: Circle = { centre: second, square: s * s }
  const [label, end] = {
    'touch-outside': [
      `$r_1 + r_2 = ${r} + ${s} =$ #result[${r + s}]$, equal to $C_1 C_2$: they touch externally`,
      plain`The sum of the radii is ${r + s}, the same, so the circles touch externally.`,
    ],
    'touch-inside': [
      `$r_1 − r_2 = ${r} − ${s} =$ #result[${r - s}], equal to $C_1 C_2$: they touch internally`,
      plain`The difference of the radii is ${r - s}, the same, so the circles touch internally.`,
    ],
    cross: [
      `$${Math.max(r, s)} − ${Math.min(r, s)} < ${d} < ${r} + ${s}$: #result[two points]`,
      plain`It is more than the difference of the radii, ${Math.abs(r - s)}, and less than their sum, ${r + s}, so the circles meet at two points.`,
    ],
    within: [
      `$${d} + ${s} < ${r}$, so $C_1 C_2 + r_2 < r_1$: #result[inside]`,
      plain`The distance plus the radius of C 2 is ${d + s}, less than ${r}, so C 2 lies completely inside C 1.`,
    ],
    apart: [
      `$${d} > ${r} + ${s}$: none in common; least distance $${d} − ${r} − ${s} =$ #result[${d - r - s}]`,
      plain`It is greater than the sum of the radii, ${r + s}, so the circles have no point in common. The least distance is ${d - r - s}.`,
    ],
  }[task] as [string, string]
  return {
    question: typst`
The circles $cal(C)_1$ and $cal(C)_2$ have equations
$ ${generalForm(one)}, $
$ ${centreForm(other)}. $
${tasks[task]} #marks(5)`,
    answer: typst`
#working("B1")[$C_1${shownPoint(first)}$, $r_1 = ${r}$]
#working("B1")[$C_2${shownPoint(second)}$, $r_2 = ${s}$]
#working("M1")[$C_1 C_2 = sqrt(${squaresOf(first, second)})$]
#working("A1")[$C_1 C_2 = ${d}$]
#working("A1")[${label.replace(']$,', '],')}]
${picture([one, other], [spot(first, 'C_1', second), spot(second, 'C_2', first)])}`,
    alt: plain`The circles C 1 and C 2 have equations ${generalFormInWords(one)} and ${centreFormInWords(other)}. ${tasks[task].replace('$cal(C)_2$', 'C 2').replace('$cal(C)_1$', 'C 1')}`,
    answerAlt: plain`The first circle has centre ${spokenPoint(first)} and radius ${r}, the second has centre ${spokenPoint(second)} and radius ${s}. The distance of the centres is ${d}. ${end}`,
    answers: task === 'apart' ? [final('', number(d - r - s))] : [],
    verify() {
      // Around the second circle, how far each point is from the first.
      const away = Array.from({ length: 720 }, (_, n) => {
        const t = (n * Math.PI) / 360
        return distance(first, [second[0] + s * Math.cos(t), second[1] + s * Math.sin(t)]) - r
      })
      const [least, most] = [Math.min(...away), Math.max(...away)]
      const holds = {
        'touch-outside': Math.abs(least) < 0.001,
        'touch-inside': Math.abs(most) < 0.001,
        cross: least < 0 && most > 0,
        within: most < 0,
        apart: least > 0,
      }[task]
      return holds ? null : `the circle is ${least} to ${most} from the other`
    },
  }
}

export const howTwoCirclesLie = defineTemplate({
  id: 'how-two-circles-lie',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'touch-outside': (random) => howTwoCirclesLieQuestion(random, 'touch-outside'),
    'touch-inside': (random) => howTwoCirclesLieQuestion(random, 'touch-inside'),
    cross: (random) => howTwoCirclesLieQuestion(random, 'cross'),
    within: (random) => howTwoCirclesLieQuestion(random, 'within'),
    apart: (random) => howTwoCirclesLieQuestion(random, 'apart'),
  },
})

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
#working("M1")[distance of the centres $sqrt(${squaresOf(first, second)})$]
#working("A1")[$= ${d}$]`
      const bothInWords = plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance of the centres is ${d}.`
      const unit: Point = [(second[0] - first[0]) / d, (second[1] - first[1]) / d]
      return {
        question: typst`${intro}
The circle $cal(C)_2$ has centre $${shownPoint(second)}$ and touches $cal(C)_1$.

Find the two possible values of the radius of $cal(C)_2$. #marks(5)`,
        answer: typst`${both}
#note[$cal(C)_2$ can touch the near side of $cal(C)_1$, or hold $cal(C)_1$ inside it.]
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
#working("M1")[distance of the centres $sqrt(${squaresOf(first, second)})$]
#working("A1")[$= ${d}$]`
      const bothInWords = plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance of the centres is ${d}.`
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
#note[The distance of the centres is the sum of the radii.]
#working("M1")[$(${less('k', first[0])})^2 + ${rise < 0 ? `(${minus(rise)})` : rise}^2 = (${r} + ${s})^2$]
#working("A1")[$(${less('k', first[0])})^2 = ${run * run}$]
#working("A1 A1")[#result[$k = ${minus(low)}$ or $k = ${minus(high)}$]]`,
        alt: plain`The circle C 1 has equation ${generalFormInWords(one)}. The circle C 2 has centre (k, ${plain`${second[1]}`}) and radius ${s}. The circles touch externally. Find the possible values of k.`,
        answerAlt: plain`C 1 has centre ${spokenPoint(first)} and radius ${r}. The distance of the centres is the sum of the radii, ${d}, so (k minus ${first[0]}) squared is ${run * run}, and k is ${low} or ${high}.`,
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
