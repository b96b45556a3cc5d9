// Two circles: whether they cross, touch, lie apart or one within the other, from the distance of their centres.

import { distance } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { squaresOf } from '../../kit/lines.ts'
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
  picture,
  plus,
  somewhere,
  spot,
} from './circles.ts'

export const journeys = [
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
    answerAlt: plain`The first circle has centre ${spokenPoint(first)} and radius ${r}, the second has centre ${spokenPoint(second)} and radius ${s}. The distance between the centres is ${d}. ${end}`,
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
