// Sketches of curves on bare axes, with room for labels.

import { minus } from './numbers.ts'
import { place, rounded } from './quadratics.ts'

interface Mark {
  readonly x: number
  readonly y: number
  /** Markup of a formula. */
  readonly name: string
  readonly side: string
  readonly isDot?: boolean
}

interface Sketch {
  readonly f: (x: number) => number
  /** The function in the kit's code. */
  readonly code: string
  /** The range of x that matters; the sketch extends a little beyond it on both sides. */
  readonly from: number
  readonly to: number
  readonly marks?: readonly Mark[]
  readonly extra?: readonly string[]
  readonly height?: number
  /** False if a line runs through where the letter O would be. */
  readonly namesOrigin?: boolean
  readonly colour?: string
}

/** Markup of the sketch; a cubic is cut off soon after its turning points, so that they stay visible. */
export const curveSketch = ({
  f,
  code,
  from,
  to,
  marks = [],
  extra = [],
  height = 170,
  namesOrigin = true,
  colour = 'maths',
}: Sketch): string => {
  const [left, right] = [Math.min(from, 0), Math.max(to, 0)]
  const air = (right - left) * 0.14
  const inner = Array.from({ length: 201 }, (_, n) => f(from + ((to - from) * n) / 200)).filter(
    Number.isFinite,
  )
  const heights = [...inner, ...marks.map(({ y }) => y), 0]
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const room = (high - low) * 0.28
  const atOrigin = marks.some(
    ({ x, y }) => Math.abs(x) < (right - left) * 0.15 && Math.abs(y) < (high - low) * 0.4,
  )
  return [
    `#axes(axis(${rounded(left - air)}, ${rounded(right + air)}, numbers: false, title: $x$)`,
    `axis(${rounded(low - room)}, ${rounded(high + room)}, numbers: false, title: $y$)`,
    `grid: false, height: ${height}pt`,
    ...extra,
    `curve-of(${code}, colour: ${colour})`,
    ...marks.map(
      ({ x, y, name, side, isDot = true }) =>
        `point(${place(x, y)}, $${name}$, side: "${side}"${isDot ? '' : ', mark: false'})`,
    ),
    ...(atOrigin || !namesOrigin
      ? []
      : ['point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)']),
  ]
    .join(', ')
    .concat(')')
}

/** The free side of a point on a curve, outside its bend. */
const sideOutside = (f: (x: number) => number, x: number): string => {
  const [before, here, after] = [f(x - 0.01), f(x), f(x + 0.01)]
  const isRising = after > before
  if (before + after > 2 * here) return isRising ? 'below-right' : 'below-left'
  return isRising ? 'above-left' : 'above-right'
}

/** The side on which a crossing of the x-axis is labelled: where the curve is not, away from its neighbours. */
const sideOfRoot = (f: (x: number) => number, x: number, others: readonly number[]): string => {
  const [before, after] = [f(x - 0.01), f(x + 0.01)]
  if (before * after > 0) return after > 0 ? 'below' : 'above'
  const isRising = after > before
  const all = [...others, x]
  const close = 0.27 * (Math.max(...all) - Math.min(...all))
  const isCrowded = others.some((other) =>
    isRising ? other > x && other - x < close : other < x && x - other < close,
  )
  if (isRising) return isCrowded ? 'above-left' : 'below-right'
  return isCrowded ? 'above-right' : 'below-left'
}

/** Marks where a curve meets the axes: the roots with these names from left to right, the y-intercept with its number. */
export const crossings = (
  f: (x: number) => number,
  roots: readonly number[],
  names: readonly string[],
): Mark[] => {
  const height = f(0)
  const onAxis = roots.map((x, n) => ({
    x,
    y: 0,
    name: names[n] ?? '',
    side: sideOfRoot(f, x, [...roots.filter((other) => other !== x), 0]),
  }))
  return height === 0
    ? onAxis
    : [...onAxis, { x: 0, y: height, name: minus(height), side: sideOutside(f, 0) }]
}
