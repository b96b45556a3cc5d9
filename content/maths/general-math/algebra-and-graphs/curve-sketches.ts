// Sketches of curves on bare axes, with room for what is named on them.

import { place, rounded } from '../../additional-math/quadratic-functions/quadratic.ts'

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
  /** The function as the kit draws it. */
  readonly code: string
  /** Where what matters of the curve begins and ends; the sketch goes on a little to both sides. */
  readonly from: number
  readonly to: number
  readonly marks?: readonly Mark[]
  readonly extra?: readonly string[]
  readonly height?: number
  readonly colour?: string
}

/** Markup of the sketch; a cubic is cut off soon beyond its turning points, so that they stay in sight. */
export function curveSketch({
  f,
  code,
  from,
  to,
  marks = [],
  extra = [],
  height = 170,
  colour = 'maths',
}: Sketch): string {
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
    ...(atOrigin ? [] : ['point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)']),
  ]
    .join(', ')
    .concat(')')
}

/** The free side of a place on a curve, outside its bend. */
export function sideOutside(f: (x: number) => number, x: number): string {
  const [before, here, after] = [f(x - 0.01), f(x), f(x + 0.01)]
  const isRising = after > before
  if (before + after > 2 * here) return isRising ? 'below-right' : 'below-left'
  return isRising ? 'above-left' : 'above-right'
}

/** The free side of a crossing of the x-axis, where the curve does not run through the label. */
export const sideOfRoot = (isRising: boolean): string => (isRising ? 'below-right' : 'below-left')
