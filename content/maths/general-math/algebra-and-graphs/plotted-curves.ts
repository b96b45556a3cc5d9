// The curves that this topic tabulates and draws on a grid: a cubic, a reciprocal, an exponential.

import type { Given, Plane } from '@toron/domain/typed-answers/plane.ts'
import { type Point, roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { decimals, minus } from '../../kit/numbers.ts'
import { axisOf, planeOf } from '../../kit/planes.ts'
import { drawn, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import type { FinalAnswer } from '../../template.ts'

export type Shape = 'cubic' | 'reciprocal' | 'exponential'

/** A function as it is printed, spoken and drawn, with the table from its first to its last x. */
interface Plotted {
  readonly markup: string
  readonly inWords: string
  readonly code: string
  readonly f: (x: number) => number
  readonly xs: readonly number[]
  readonly low: number
  readonly high: number
  readonly step: number
}

interface Numbers {
  readonly shape: Shape
  readonly p: number
  readonly q: number
}

export const drawNumbers = (random: Random, shape: Shape): Numbers => {
  if (shape === 'cubic') return { shape, p: random.pick([3, 4]), q: random.sign() }
  if (shape === 'reciprocal') return { shape, p: random.pick([4, 6, 12]), q: random.integer(1, 3) }
  return { shape, p: random.pick([1, 2]), q: random.integer(1, 4) }
}

export const plotted = ({ shape, p, q }: Numbers): Plotted => {
  if (shape === 'cubic') {
    const cubic = [1, 0, -p, q]
    const reach = 2.5
    const ends = [valueAt(cubic, -reach), valueAt(cubic, reach)]
    return {
      markup: shown(cubic),
      inWords: spoken(cubic),
      code: drawn(cubic),
      f: (x) => valueAt(cubic, x),
      xs: [-2.5, -2, -1, 0, 1, 2, 2.5],
      low: 2 * Math.floor((Math.min(...ends) - 0.5) / 2),
      high: 2 * Math.ceil((Math.max(...ends) + 0.5) / 2),
      step: 2,
    }
  }
  if (shape === 'reciprocal') {
    return {
      markup: `display(${p}/x) − ${q}`,
      inWords: `${p} over x, minus ${q}`,
      code: `x => ${p} / calc.max(x, 0.001) - ${q}`,
      f: (x) => p / x - q,
      xs: [0.5, 1, 2, 3, 4, 6],
      low: -q - (q % 2 === 0 ? 0 : 1),
      high: 2 * Math.ceil((p * 2 - q) / 2),
      step: p === 12 ? 4 : 2,
    }
  }
  const front = p === 1 ? '' : `${p} times `
  return {
    markup: `${front}2^x − ${q}`,
    inWords: `${front}2 to the power x, minus ${q}`,
    code: `x => ${p} * calc.pow(2, x) - ${q}`,
    f: (x) => p * 2 ** x - q,
    xs: [-2, -1, 0, 1, 2, 3],
    low: -q - (q % 2 === 0 ? 0 : 1),
    high: 2 * Math.ceil((p * 8 - q) / 2),
    step: 2,
  }
}

export const graph = (numbers: Numbers, extra: string): string => {
  const { code, xs } = plotted(numbers)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const points = pointsOf(numbers)
    .map(([x, y]) => `(${x}, ${y})`)
    .join(', ')
  return paper(
    numbers,
    `, curve-of(${code}, from: ${first}, to: ${last}), data-line((${points}), line: false, markers: "cross")${extra}`,
  )
}

/** The points of the table, to three places. */
export const pointsOf = (numbers: Numbers): readonly Point[] => {
  const { f, xs } = plotted(numbers)
  return xs.map((x) => [x, Number(f(x).toFixed(3))])
}

/** The grid of `graph`. */
export const planeFor = (numbers: Numbers, ...given: readonly Given[]): Plane => {
  const { xs, low, high, step } = plotted(numbers)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const ends: Record<Shape, readonly [number, number]> = {
    reciprocal: [0, last],
    cubic: [-3, 3],
    exponential: [first, last],
  }
  return planeOf(
    axisOf(ends[numbers.shape], 'x', { minor: 2 }),
    axisOf([low, high], 'y', { step, minor: 2 }),
    ...given,
  )
}

export const paper = (numbers: Numbers, parts = ''): string => {
  const { x, y } = planeFor(numbers)
  const isCubic = numbers.shape === 'cubic'
  return `#axes(axis(${x.from}, ${x.to}, step: 1, minor: 2, title: $x$, at-edge: ${isCubic}), axis(${y.from}, ${y.to}, step: ${y.step}, minor: 2, title: $y$${numbers.shape === 'exponential' ? ', at-edge: true' : ''}), height: 220pt${parts})`
}

/** The curve, as short pieces, as far as it is on the grid. */
export const curveGiven = (numbers: Numbers): Given => {
  const { f, xs, low, high } = plotted(numbers)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const points = Array.from({ length: 41 }, (_, n): Point => {
    const x = first + (n * (last - first)) / 40
    return [Number(x.toFixed(2)), Number(f(x).toFixed(2))]
  })
  return { as: 'path', points: points.filter(([, y]) => y >= low && y <= high) }
}

/** Where the curve meets the line y = mx + n, between the ends of the table. */
export const crossings = (numbers: Numbers, [m, n]: readonly [number, number]): number[] => {
  const { f, xs } = plotted(numbers)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  return roots((x) => f(x) - m * x - n, first + 1e-4, last + 2e-4, 900)
}

export const reading = (x: number): string => minus(Number(x.toFixed(1)) + 0)

export const printed = (value: number): string => minus(Number(decimals(value, 2).replace('−', '-')))

const ordinals = ['smallest', 'middle', 'largest']

/** Solutions that are read from a graph, from the smallest to the largest: within 0.1 of the crossing. */
export const answersRead = (part: string, found: readonly number[]): FinalAnswer[] =>
  found.map((x, n) => {
    const name = found.length === 1 ? 'x' : `${found.length === 2 && n === 1 ? 'largest' : ordinals[n]} x`
    const read = Number(x.toFixed(1))
    return final(part, number(read, { accept: [(read - 0.1).toFixed(1), (read + 0.1).toFixed(1)] }), name)
  })

/** The values of y that a table leaves out, as they are printed. */
export const valuesToComplete = (
  part: string,
  numbers: Numbers,
  blanks: readonly number[],
): FinalAnswer[] => {
  const { f, xs } = plotted(numbers)
  return blanks.map((n) => {
    const x = xs[n] ?? 0
    return final(part, number(f(x)), `x = ${minus(x)}: y`)
  })
}
