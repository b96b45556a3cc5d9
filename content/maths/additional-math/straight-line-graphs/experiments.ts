// From a table of experimental data to a straight line and its constants.

import type { NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import { agree, type Point } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, lineOn, planeOf, pointsOn } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import { withError } from './readings.ts'
import {
  crosses,
  onLine,
  paper,
  plotted,
  rise,
  ruled,
  type Scale,
  type Straight,
  three,
  titleOf,
} from './transformed.ts'

/** One kind of relationship, with its graph paper, and how far beside it readings may be. */
const kinds = {
  exponential: {
    law: 'y = A b^x',
    spoken: 'y equals A times b to the power x',
    step: 'lg y = x lg b + lg A',
    names: ['A', 'b'],
    x: plotted.x,
    y: plotted.lgY,
    xs: [2, 4, 6, 8, 10],
    across: { from: 0, to: 11, step: 2, minor: 2 },
    up: { from: 0, to: 2, step: 0.5, minor: 5 },
    toAcross: (x: number) => x,
    value: (_u: number, v: number) => 10 ** v,
    toUp: (_x: number, y: number) => Math.log10(y),
    gradientError: 0.006,
    readingError: 0.03,
  },
  power: {
    law: 'y = A x^n',
    spoken: 'y equals A times x to the power n',
    step: 'lg y = n lg x + lg A',
    names: ['A', 'n'],
    x: plotted.lgX,
    y: plotted.lgY,
    xs: [2, 5, 10, 20, 50],
    across: { from: 0, to: 2, step: 0.5, minor: 5 },
    up: { from: 0, to: 3, step: 0.5, minor: 5 },
    toAcross: (x: number) => Math.log10(x),
    value: (_u: number, v: number) => 10 ** v,
    toUp: (_x: number, y: number) => Math.log10(y),
    gradientError: 0.03,
    readingError: 0.03,
  },
  product: {
    law: 'y = a x + b/x',
    spoken: 'y equals a x plus the fraction b over x',
    step: 'x y = a x^2 + b',
    names: ['b', 'a'],
    x: plotted.xSquared,
    y: plotted.product,
    xs: [1, 2, 3, 4, 5],
    across: { from: 0, to: 25, step: 5, minor: 5 },
    up: { from: 0, to: 60, step: 10, minor: 5 },
    toAcross: (x: number) => x * x,
    value: (u: number, v: number) => v / Math.sqrt(u),
    toUp: (x: number, y: number) => x * y,
    gradientError: 0.1,
    readingError: 1,
  },
} as const

/** Gradient and intercept of the line of least squares. */
const leastSquares = (points: readonly Point[]): Straight => {
  const n = points.length
  const mean = (pick: (point: Point) => number) => points.reduce((total, point) => total + pick(point), 0) / n
  const [x, y] = [mean(([u]) => u), mean(([, v]) => v)]
  const m = mean(([u, v]) => (u - x) * (v - y)) / mean(([u]) => (u - x) ** 2)
  return { m, c: y - m * x }
}

/** Lines of all kinds are drawn, so that each seed keeps its numbers. */
const measured = (kind: keyof typeof kinds) => (random: Random) => {
  const line: Straight = {
    exponential: { m: random.pick([0.08, 0.1, 0.12]), c: random.integer(3, 7) / 10 },
    power: { m: random.pick([0.6, 0.75, 0.8, 1.1, 1.2]), c: random.integer(2, 5) / 10 },
    product: { m: random.pick([1.2, 1.4, 1.6, 1.8, 2]), c: random.integer(4, 9) },
  }[kind]
  const { xs, toAcross, value } = kinds[kind]
  const ys = xs.map((x) => Number(value(toAcross(x), onLine(line, toAcross(x))[1]).toPrecision(3)))
  // Between two values of the table.
  const between = {
    exponential: random.pick([3, 5, 7]),
    power: random.pick([3, 8, 30]),
    product: random.pick([2.5, 3.5, 4.5]),
  }[kind]
  const { law, spoken, step, names, x, y, across, up, toUp, gradientError, readingError } = kinds[kind]
  const { m, c } = line
  const [isExponential, isProduct] = [kind === 'exponential', kind === 'product']
  const places = isProduct ? 1 : 2
  const points = xs.map(
    (one, n): Point => [Number(toAcross(one).toFixed(2)), Number(toUp(one, ys[n] ?? 1).toFixed(places))],
  )
  const ends: readonly [Point, Point] = [onLine(line, 0), onLine(line, isExponential ? 10 : across.to)]
  const plane = planeOf(
    axisOf([across.from, across.to], titleOf(x), across),
    axisOf([up.from, up.to], titleOf(y), up),
  )
  const [first, second] = names
  const asked = [...names].sort()
  const firstValue = isProduct ? String(c) : three(10 ** c)
  const secondValue = isExponential ? three(10 ** m) : minus(m)
  const at = toAcross(between)
  const read = onLine(line, at)[1]
  const readShown = read.toFixed(places)
  const estimate = value(at, read)
  const answer = estimate < 10 ? estimate.toPrecision(2) : three(estimate)
  const constants = asked.map((name) => {
    const [exact, error, back] =
      name === first
        ? [c, readingError, isProduct ? same : tenTo]
        : [m, gradientError, isExponential ? tenTo : same]
    return { name, typed: withError(back, exact, error) }
  })
  const readOff = withError((v) => value(at, v), read, readingError)
  const range = ({ accept = ['', ''] }: NumberAsked) => accept.map((end) => three(Number(end))).join(' to ')
  const accepted = constants.map(({ name, typed }) => `$${name}$ from ${range(typed)}`).join(' and ')
  const cells = (values: readonly string[]) => values.map((text) => `[$${text}$]`).join(', ')
  const table = (rows: readonly (readonly string[])[]) =>
    `#table(columns: ${xs.length + 1}, inset: (x: 5.5pt, y: 7pt), ${rows.map(cells).join(', ')})`
  const given = [
    ['x', ...xs.map(String)],
    ['y', ...ys.map((one) => three(one))],
  ]
  const plottedRows = [
    ...(x.markup === 'x' ? [] : [[x.markup, ...points.map(([u]) => (isProduct ? String(u) : u.toFixed(2)))]]),
    [y.markup, ...points.map(([, v]) => v.toFixed(places))],
  ]
  const lawText = isProduct ? `display(${law})` : law
  return {
    question: typst`
The table shows experimental values of $x$ and $y$.
${table(given)}
The variables are related by $${lawText}$, where $${asked[0] ?? ''}$ and $${asked[1] ?? ''}$ are constants.
#part("a", 3)[Draw the straight-line graph of $${y.markup}$ against $${x.markup}$.]
${paper(x, y, across as Scale, up as Scale)}
#part("b", 4)[Use your graph to estimate the value of $${asked[0] ?? ''}$ and of $${asked[1] ?? ''}$.]
#part("c", 1)[Use your graph to estimate the value of $y$ when $x = ${between}$.]`,
    answer: typst`
#part("a")[
#working("B1")[${table(plottedRows)}]
#working("B1 FT")[five points plotted]
#working("B1")[ruled line of best fit]]
${paper(x, y, across as Scale, up as Scale, crosses(points), ruled(line, 0, across.to), `guides(${tidy(at)}, ${read})`)}
#part("b")[
#working("B1")[$${step}$ #h(3pt) _soi_]
#working("M1 FT")[$ "gradient" = ${rise(...ends)} = ${m} $]
${isExponential ? typst`#working("A1")[$b = 10^(${m}) =$ #result[${secondValue}]]` : typst`#working("A1")[$${second} =$ #result[${secondValue}]]`}
${isProduct ? typst`#working("B1 FT")[crossing of the vertical axis: $b =$ #result[${firstValue}]]` : typst`#working("B1 FT")[$lg A = ${c}$, $A =$ #result[${firstValue}]]`}
#note[From a drawn line, ${accepted} are accepted.]]
#part("c")[
#working("B1 FT")[$${y.markup} = ${readShown}$, $y approx$ #result[${answer}]]
#scheme[FT: their line. $y$ from ${range(readOff)} is accepted.]]`,
    alt: plain`A table shows experimental values. For x equal to ${listInWords(xs)}, y is ${listInWords(ys.map((one) => three(one)))}. The variables are related by ${spoken}, with two constants. Part a: draw the straight-line graph of ${y.words} against ${x.words}. Part b: use your graph to estimate the value of ${asked[0] ?? ''} and of ${asked[1] ?? ''}. Part c: use your graph to estimate the value of y when x is ${between}.`,
    answerAlt: plain`Part a: the values of ${y.words} are ${listInWords(points.map(([, v]) => v.toFixed(places)))}. The points lie on a straight line. Part b: its gradient is ${m}${isExponential ? '' : `, so ${second} is ${secondValue}`}, and it crosses the vertical axis at ${c}. So ${isExponential ? `b is ${secondValue} and A is ${firstValue}` : `${first} is ${firstValue}`}. Part c: the graph gives ${readShown}, so y is about ${answer}.`,
    answers: [
      final('a', pointsOn(plane, points), 'points'),
      final('a', lineOn(plane, ...ends, 1), 'line'),
      ...constants.map(({ name, typed }) => final('b', typed, name)),
      final('c', readOff, 'y'),
    ],
    verify: () => {
      const fitted = leastSquares(xs.map((one, n): Point => [toAcross(one), toUp(one, ys[n] ?? 1)]))
      const size = isProduct ? 0.1 : 0.01
      if (!agree(fitted.m, line.m, size) || !agree(fitted.c, line.c, size))
        return `the data give ${fitted.m} and ${fitted.c}`
      const again = value(at, onLine(fitted, at)[1])
      return agree(estimate, again, 0.02 * estimate) ? null : 'the estimate is another'
    },
  }
}

const same = (value: number): number => value
const tenTo = (value: number): number => 10 ** value

export const experiment = defineTemplate({
  id: 'experimental-data',
  marks: 8,
  calculator: true,
  level: 4,
  cases: {
    exponential: measured('exponential'),
    power: measured('power'),
    product: measured('product'),
  },
})
