// Quadratics: how they are printed, spoken and sketched.

import { fraction, lowestTerms, minus, surd, type Term, terms } from './numbers.ts'
import { fractionInWords, numberInWords, surdInWords, termsInWords } from './words.ts'

export interface Quadratic {
  readonly a: number
  readonly b: number
  readonly c: number
}

export const valueAt = ({ a, b, c }: Quadratic, x: number): number => a * x * x + b * x + c
export const discriminant = ({ a, b, c }: Quadratic): number => b * b - 4 * a * c
export const axisOf = ({ a, b }: Quadratic): number => -b / (2 * a) + 0

/** a(x − p)² + q multiplied out. */
export const expanded = (a: number, p: number, q: number): Quadratic => {
  return { a, b: -2 * a * p + 0, c: a * p * p + q }
}

export const shown = ({ a, b, c }: Quadratic, variable = 'x'): string => {
  return terms([a, `${variable}^2`], [b, variable], [c, ''])
}

export const spoken = ({ a, b, c }: Quadratic, variable = 'x'): string => {
  return termsInWords([a, `${variable} squared`], [b, variable], [c, ''])
}

/** mx + n, the positive term first: 7 − 3x, not −3x + 7. */
const inOrder = (m: number, n: number, variable: string): readonly Term[] => {
  return m < 0 && n > 0
    ? [
        [n, ''],
        [m, variable],
      ]
    : [
        [m, variable],
        [n, ''],
      ]
}

export const linear = (m: number, n: number, variable = 'x'): string => terms(...inOrder(m, n, variable))
export const linearSpoken = (m: number, n: number, variable = 'x'): string =>
  termsInWords(...inOrder(m, n, variable))

/** A factor in brackets, or the bare variable if nothing is added to it. */
export const factor = (m: number, n: number, variable = 'x'): string => {
  return n === 0 && m === 1 ? variable : `(${linear(m, n, variable)})`
}

/** '+ 5/2' or '− 5/2', for the end of a sum; nothing for 0. */
export const added = (numerator: number, denominator = 1): string => {
  if (numerator === 0) return ''
  return `${numerator < 0 ? '−' : '+'} ${fraction(Math.abs(numerator), denominator)}`
}

const addedInWords = (numerator: number, denominator = 1): string => {
  if (numerator === 0) return ''
  return `${numerator < 0 ? 'minus' : 'plus'} ${fractionInWords(Math.abs(numerator), denominator)}`
}

const coefficient = (a: number): string => (a === 1 ? '' : a === -1 ? '−' : minus(a))

/** a(x − p)² + q, with p in halves and q in quarters. */
export const squareForm = (a: number, p: number, q: number, variable = 'x'): string => {
  const [n, d] = lowestTerms(-2 * p, 2)
  const bracket = p === 0 ? variable : `(${variable} ${added(n, d)})`
  return `${coefficient(a)}${bracket}^2 ${added(4 * q, 4)}`.trim()
}

export const squareFormSpoken = (a: number, p: number, q: number, variable = 'x'): string => {
  const front = a === 1 ? '' : a === -1 ? 'minus ' : `${numberInWords(a)} times `
  return `${front}open bracket ${variable} ${addedInWords(-2 * p, 2)} close bracket squared${q === 0 ? '' : `, ${addedInWords(4 * q, 4)}`}`
}

/** h ± √s, both roots in one: '3 plus.minus 2 sqrt(2)'. */
export const pairOfSurds = (h: number, s: number): string => {
  return h === 0 ? `plus.minus ${surd(1, s)}` : `${minus(h)} plus.minus ${surd(1, s)}`
}

export const pairOfSurdsSpoken = (h: number, s: number): string => {
  return `${numberInWords(h)} plus ${surdInWords(1, s)} and x equals ${numberInWords(h)} minus ${surdInWords(1, s)}`
}

export const relationInWords = {
  '<': 'is less than',
  '<=': 'is less than or equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
} as const
export type Relation = keyof typeof relationInWords

/** A length or coordinate for a drawing. */
export const rounded = (value: number): string => String(Math.round(value * 1000) / 1000 + 0)
export const place = (x: number, y: number): string => `(${rounded(x)}, ${rounded(y)})`

/** The function in the kit's code. */
export const drawn = ({ a, b, c }: Quadratic): string =>
  `x => (${rounded(a)}) * x * x + (${rounded(b)}) * x + (${rounded(c)})`

interface SketchOptions {
  readonly variable?: string
  readonly vertical?: string
  /** Markup for the crossings of the horizontal axis, from left to right. */
  readonly roots?: readonly string[]
  readonly intercept?: string
  readonly turning?: string
  /** Other parts of the drawing, and points that it must have room for. */
  readonly extra?: readonly string[]
  readonly room?: readonly (readonly [x: number, y: number])[]
  readonly height?: number
}

const ends = (values: readonly number[], share: number): readonly [number, number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const air = Math.max(1e-3, most - least) * share
  return [least - air, most + air]
}

/** A sketch with no numbers but the requested ones: bare axes, the curve, and labels on its free side. */
export const sketchOf = (quadratic: Quadratic, options: SketchOptions = {}): string => {
  const { variable = 'x', vertical = 'y', roots = [], intercept, turning, extra = [], room = [] } = options
  const { a, b, c } = quadratic
  const h = axisOf(quadratic)
  const k = valueAt(quadratic, h)
  const spread = Math.sqrt(Math.max(0, discriminant(quadratic))) / (2 * Math.abs(a))
  const crossings = spread > 0 ? [h - spread, h + spread] : [h]
  const wide = Math.max(spread * 1.5, Math.abs(h) * 1.25, 1)
  const [left, right] = ends([h - wide, h + wide, 0, ...room.map(([x]) => x)], 0.06)
  const far = intercept === undefined ? k + a * (spread > 0 ? spread * 1.35 : wide) ** 2 : c + a
  const [bottom, top] = ends([0, k, far, ...room.map(([, y]) => y)], 0.16)
  const side = a > 0 ? 'below' : 'above'
  const labels = crossings.flatMap((x, n) => {
    const label = roots[n]
    if (label === undefined) return []
    const hand = crossings.length === 1 ? 'right' : n === 0 ? 'left' : 'right'
    return [`point(${place(x, 0)}, $${label.replace('display', 'inline')}$, side: "${side}-${hand}")`]
  })
  // There is no room for O beside the label of a crossing.
  const isCrowded = roots.length > 0 && crossings.some((x) => Math.abs(x) < (right - left) * 0.17)
  const up = b === 0 ? a < 0 : b > 0
  return [
    `#axes(axis(${rounded(left)}, ${rounded(right)}, numbers: false, title: $${variable}$)`,
    `axis(${rounded(bottom)}, ${rounded(top)}, numbers: false, title: $${vertical}$)`,
    `grid: false, height: ${options.height ?? 170}pt`,
    `curve-of(${drawn(quadratic)}, colour: addmaths)`,
    ...extra,
    ...labels,
    ...(intercept === undefined
      ? []
      : [
          `point(${place(0, c)}, $${intercept}$, side: "${b === 0 ? `${side}-left` : up ? 'above-left' : 'below-left'}")`,
        ]),
    ...(turning === undefined ? [] : [`point(${place(h, k)}, $${turning}$, side: "${side}")`]),
    ...(isCrowded ? [] : ['point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)']),
  ]
    .join(', ')
    .concat(')')
}

/** The sketch for solving an inequality: the part of the axis where it holds is drawn thick. */
export const inequalitySketch = (
  quadratic: Quadratic,
  roots: readonly [string, string],
  between: boolean,
  variable = 'x',
  vertical = 'y',
): string => {
  const h = axisOf(quadratic)
  const spread = Math.sqrt(discriminant(quadratic)) / (2 * Math.abs(quadratic.a))
  const thick = (from: number, to: number) =>
    `data-line((${place(from, 0)}, ${place(to, 0)}), colour: correct)`
  const reach = h < 0 ? Math.max(1.5 * spread, -h * 1.25) : Math.max(1.5 * spread, h * 1.25)
  const extra = between
    ? [thick(h - spread, h + spread)]
    : [thick(h - reach, h - spread), thick(h + spread, h + reach)]
  return sketchOf(quadratic, { variable, vertical, roots, extra, height: 130 })
}

/** ax² + bx + c in markup. */
export const quadratic = (a: number, b: number, c: number, variable = 'x'): string => {
  return terms([a, `${variable}^2`], [b, variable], [c, ''])
}

/** ax² + bx + c as it is spoken. */
export const quadraticSpoken = (a: number, b: number, c: number, variable = 'x'): string => {
  return termsInWords([a, `${variable} squared`], [b, variable], [c, ''])
}
