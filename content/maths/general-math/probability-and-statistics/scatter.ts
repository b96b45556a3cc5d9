// Scatter diagrams with a line of best fit: estimates, and how far they can be trusted.

import { final, word } from '../../kit/final-answers.ts'
import { axisOf, lineNear, planeOf } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { near } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bestFit, correlation } from './best-fit.ts'
import { sum } from './data.ts'

const contexts = {
  negative: {
    opening: 'The scatter diagram shows the age and the price of some motorcycles.',
    x: 'Age (years)',
    y: 'Price (thousand taka)',
    axisX: [0, 10, 2, 2],
    axisY: [0, 200, 40, 4],
    from: 190,
    slope: -15,
    noise: 16,
    step: 10,
    ask: (value: number) => `the price of a motorcycle that is ${value} years old`,
    unit: 'thousand taka',
    far: 'a motorcycle that is 20 years old',
    range: 'ages',
  },
  positive: {
    opening:
      'The scatter diagram shows the noon temperature and the number of coconuts that Salam sells on some days.',
    x: 'Temperature (°C)',
    y: 'Coconuts sold',
    axisX: [20, 40, 4, 4],
    axisY: [0, 100, 20, 4],
    from: 8,
    slope: 4,
    noise: 9,
    step: 1,
    ask: (value: number) => `the number of coconuts that he sells on a day with ${value}~°C`,
    unit: 'coconuts',
    far: 'a day with 8~°C',
    range: 'temperatures',
  },
} as const

const writeScatterDiagram = (
  random: Random,
  { isPositive, kind }: { isPositive: boolean; kind: 'negative' | 'positive' },
) => {
  const { axisX, axisY, from, slope, noise, step } = contexts[kind]
  const [low, high] = [axisX[0], axisX[1]]
  const unit = (high - low) / 20
  const { points, asked, line, answer } = random.until(
    () => {
      const places = random
        .distinct(
          Array.from({ length: 18 }, (_, n) => n + 2),
          9,
        )
        .sort((a, b) => a - b)
      const points = places.map((place): readonly [number, number] => {
        const x = low + place * unit
        const y = from + slope * (x - low) + random.integer(-noise, noise)
        return [x, Math.round(y / step) * step]
      })
      const asked = low + random.integer(8, 14) * unit
      const line = bestFit(points)
      return { points, asked, line, answer: line.intercept + line.gradient * asked }
    },
    ({ points, asked, answer }) =>
      points.every(([x, y]) => y > axisY[0] && y < axisY[1] && x !== asked) &&
      Number.isInteger(asked) &&
      Math.abs(correlation(points)) > 0.93 &&
      Math.abs(correlation(points)) < 0.985 &&
      Math.abs(answer / step - Math.round(answer / step)) < 0.3,
  )
  const {
    opening,
    x,
    y,
    axisX: shownAxisX,
    axisY: shownAxisY,
    step: shownStep,
    ask,
    unit: shownUnit,
    far,
    range,
  } = contexts[kind]
  const estimate = Math.round(answer / shownStep) * shownStep
  const slack = (shownAxisY[1] - shownAxisY[0]) / 20
  const plot = (extra: string) =>
    `#scatter(axis(${shownAxisX[0]}, ${shownAxisX[1]}, step: ${shownAxisX[2]}, minor: ${shownAxisX[3]}, title: [${x}]), axis(${shownAxisY[0]}, ${shownAxisY[1]}, step: ${shownAxisY[2]}, minor: ${shownAxisY[3]}, title: [${y}]), (${points.map(([u, v]) => `(${u}, ${v})`).join(', ')})${extra})`
  const plane = planeOf(
    axisOf([shownAxisX[0], shownAxisX[1]], x, { step: shownAxisX[2], minor: shownAxisX[3] }),
    axisOf([shownAxisY[0], shownAxisY[1]], y, { step: shownAxisY[2], minor: shownAxisY[3] }),
    { as: 'crosses', points },
  )
  const onLine = (u: number) => [u, Number((line.intercept + line.gradient * u).toFixed(4))] as const
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  const fit = `, best-fit: (${line.intercept.toFixed(4)}, ${line.gradient.toFixed(5)}), guides(${asked}, ${answer.toFixed(3)})`
  return {
    question: typst`
${opening}
${plot('')}
#part("a", 1)[Write down the type of correlation.]
#part("b", 1)[Draw a line of best fit.]
#part("c", 1)[Use your line to estimate ${ask(asked)}.]
#part("d", 1)[Explain why the line should not be used for ${far}.]`,
    answer: typst`
#part("a")[#working("B1")[#result[${kind}]]]
#part("b")[
#note[A ruled line along the points, with about as many above as below.]
#working("B1")[See the line in the diagram.]]
${plot(fit)}
#part("c")[#working("B1 FT")[about #result[${estimate}] ${shownUnit} (from ${estimate - slack} to ${estimate + slack} is accepted)]]
#part("d")[#working("B1 oe")[#result[Outside the range of the data]]
#note[The same pattern may not continue there.]]`,
    alt: plain`${opening.replace('°', ' degrees ')} The points, ${x.replace(' (°C)', ' in degrees Celsius')} first and ${y} second, are: ${points.map(([u, v]) => `${u} and ${v}`).join('; ')}. Part a: write down the type of correlation. Part b: draw a line of best fit. Part c: estimate ${ask(asked).replace('~°C', ' degrees Celsius')}. Part d: explain why the line should not be used for ${far.replace('~°C', ' degrees Celsius')}.`,
    answerAlt: plain`Part a: ${kind}. Part b: a straight line along the points, with about as many above as below. Part c: about ${estimate} ${shownUnit}. Part d: it is outside the range of the data, the ${range} in the diagram, and the same pattern may not continue there.`,
    answers: [
      final('a', word(kind, `${kind} correlation`)),
      // As exactly as an examiner looks at a line that is drawn by eye.
      final('b', lineNear(plane, onLine(first), onLine(last), 1.5)),
      final('c', near(estimate, slack, shownUnit)),
    ],
    verify: () => {
      // The line balances the points: above and below cancel, and so do their moments.
      const gaps = points.map(([x, y]) => y - line.intercept - line.gradient * x)
      if (Math.abs(sum(gaps)) > 1e-6) return 'the gaps do not cancel'
      if (Math.abs(sum(gaps.map((gap, n) => gap * (points[n]?.[0] ?? 0)))) > 1e-5) return 'the line leans'
      if (correlation(points) > 0 !== isPositive) return 'the correlation has the other sign'
      const [before, after] = [points.filter(([x]) => x < asked), points.filter(([x]) => x > asked)]
      const middle = [...before.slice(-1), ...after.slice(0, 1)].map(([, y]) => y)
      const spread = contexts[kind].noise * 2 + 10
      return middle.length === 2 &&
        answer > Math.min(...middle) - spread &&
        answer < Math.max(...middle) + spread
        ? null
        : 'the estimate is far from the points beside it'
    },
  }
}

export const scatterDiagram = defineTemplate({
  id: 'scatter-diagram',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    negative: (random) => writeScatterDiagram(random, { isPositive: false, kind: 'negative' }),
    positive: (random) => writeScatterDiagram(random, { isPositive: true, kind: 'positive' }),
  },
})
