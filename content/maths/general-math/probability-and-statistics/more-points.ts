// Scatter diagrams that are completed: points plotted, the correlation named, a line of best fit drawn.

import { final, word } from '../../kit/final-answers.ts'
import { axisOf, lineNear, planeOf, pointsOn, printedAxis } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bestFit, correlation } from './best-fit.ts'
import { sum } from './data.ts'

const contexts = {
  positive: {
    shown: 'the number of hours that some students revised and their marks in a test',
    others: 'three other students',
    x: 'Hours',
    y: 'Mark',
    from: 20,
    slope: 7,
  },
  negative: {
    shown: 'the distances of some houses from the centre of Khulna and their monthly rents',
    others: 'three other houses',
    x: 'Distance (km)',
    y: 'Rent (hundred taka)',
    from: 90,
    slope: -7,
  },
} as const

const complete = (kind: keyof typeof contexts) => (random: Random) => {
  const { shown, others, x, y, from, slope } = contexts[kind]
  const { points, added } = random.until(
    () => {
      const places = random.distinct([1, 2, 3, 4, 5, 6, 7, 8, 9], 9)
      const all = places.map((u) => [u, from + slope * u + 5 * random.integer(-3, 3)] as const)
      const points = all.map(([u, v]) => [u, 5 * Math.round(v / 5)] as const)
      return { points: points.slice(3).sort(([a], [b]) => a - b), added: points.slice(0, 3) }
    },
    ({ points, added }) => {
      const size = Math.abs(correlation([...points, ...added]))
      // None of those that are plotted could stand for another.
      const isApart = added.every(([u, v], n) =>
        added.slice(n + 1).every(([a, b]) => Math.abs(u - a) > 1 || Math.abs(v - b) > 5),
      )
      return isApart && [...points, ...added].every(([, v]) => v > 0 && v < 100) && size > 0.9 && size < 0.985
    },
  )
  const all = [...points, ...added]
  const line = bestFit(all)
  const given = { as: 'crosses', points } as const
  const axes = [
    axisOf([0, 10], x, { step: 2, minor: 2 }),
    axisOf([0, 100], y, { step: 20, minor: 4 }),
  ] as const
  const plane = planeOf(...axes, given)
  const onLine = (u: number) => [u, Number((line.intercept + line.gradient * u).toFixed(3))] as const
  const plot = (plotted: typeof points, extra = '') =>
    `#scatter(${axes.map((axis) => printedAxis(axis)).join(', ')}, (${plotted.map(([u, v]) => `(${u}, ${v})`).join(', ')})${extra}, height: 250pt)`
  const row = (name: string, values: readonly number[]) =>
    [`[${name}]`, ...values.map((value) => `[${value}]`)].join(', ')
  const inWords = (list: typeof points) => list.map(([u, v]) => `${u} and ${v}`).join('; ')
  return {
    question: typst`
The scatter diagram shows ${shown}.
${plot(points)}
The table is for ${others}.
#table(columns: 4, inset: (x: 8pt, y: 7pt), ${row(
      x,
      added.map(([u]) => u),
    )}, ${row(
      y,
      added.map(([, v]) => v),
    )})
#part("a", 2)[Plot these three points on the diagram.]
#part("b", 1)[Write down the type of correlation.]
#part("c", 1)[Draw a line of best fit.]`,
    answer: typst`
${plot(all, `, best-fit: (${line.intercept.toFixed(4)}, ${line.gradient.toFixed(5)})`)}
#part("a")[#working("B2")[three points plotted]
#scheme[*B1* for two of them.]]
#part("b")[#working("B1")[#result[${kind}]]]
#part("c")[
#note[A ruled line along the points, with about as many above as below.]
#working("B1")[See the line in the diagram.]]`,
    alt: plain`A scatter diagram shows ${shown}. The points, ${x} first and ${y} second, are: ${inWords(points)}. A table is for ${others}: ${inWords(added)}. Part a: plot these three points on the diagram. Part b: write down the type of correlation. Part c: draw a line of best fit.`,
    answerAlt: plain`Part a: the points ${inWords(added)} are plotted. Part b: ${kind}. Part c: a straight line along the points, with about as many above as below.`,
    answers: [
      final('a', pointsOn(plane, added)),
      final('b', word(kind, `${kind} correlation`)),
      final('c', lineNear(plane, onLine(1), onLine(9), 1.5)),
    ],
    verify: () => {
      // The line balances the points: above and below cancel, and so do their moments.
      const gaps = all.map(([u, v]) => v - line.intercept - line.gradient * u)
      if (Math.abs(sum(gaps)) > 1e-6) return 'the gaps do not cancel'
      const moments = sum(gaps.map((gap, n) => gap * (all[n]?.[0] ?? 0)))
      return Math.abs(moments) < 1e-5 && line.gradient * slope > 0 ? null : 'the line leans'
    },
  }
}

export const completeScatter = defineTemplate({
  id: 'complete-a-scatter-diagram',
  marks: 4,
  calculator: true,
  level: 2,
  cases: { positive: complete('positive'), negative: complete('negative') },
})
