// A cubic as the product of three linear factors: how it is printed, spoken, measured and sketched.

import { minus } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain } from '../../kit/typst.ts'
import { listInWords, powerInWords } from '../../kit/words.ts'
import { bareAxes, curve, type Frame, label } from './drawings.ts'
import { ascending, factor, printed, type Rational, rational, size } from './expressions.ts'

/** k times the brackets (mx + n). */
export interface Cubic {
  readonly k: number
  readonly factors: readonly (readonly [m: number, n: number])[]
}

/** k(x − p)(x − q)(x − r). */
export const cubicFrom = (k: number, ...roots: readonly number[]): Cubic => ({
  k,
  factors: roots.map((root) => [1, -root + 0] as const),
})

export const valueAt = ({ k, factors }: Cubic, x: number): number =>
  factors.reduce((value, [m, n]) => value * (m * x + n), k) + 0

/** The different roots, from left to right. */
export const rootsOf = ({ factors }: Cubic): readonly Rational[] => {
  const all = ascending(...factors.map(([m, n]) => rational(-n, m)))
  return all.filter((root, n) => n === 0 || size(root) !== size(all[n - 1] ?? [0, 1]))
}

export const repeatedRoot = (cubic: Cubic): number | null => {
  const all = cubic.factors.map(([m, n]) => -n / m)
  return all.find((root, n) => all.indexOf(root) !== n) ?? null
}

/** Positive if the curve rises at its right end. */
export const leading = ({ k, factors }: Cubic): number => factors.reduce((value, [m]) => value * m, k)

/** The brackets with how often each stands there. */
const counted = ({ factors }: Cubic): readonly (readonly [m: number, n: number, times: number])[] => {
  const keys = [...new Set(factors.map(([m, n]) => `${m},${n}`))]
  return keys.map((key) => {
    const [m = 0, n = 0] = key.split(',').map(Number)
    return [m, n, factors.filter(([a, b]) => a === m && b === n).length] as const
  })
}

export const shown = (cubic: Cubic): string => {
  const front = cubic.k === 1 ? '' : cubic.k === -1 ? '−' : minus(cubic.k)
  const brackets = counted(cubic).map(([m, n, times]) => {
    const bracket = m === 1 ? factor(rational(-n)) : `(${linear(m, n)})`
    return times === 1 ? bracket : `${bracket}^${times}`
  })
  // The bare letter comes first: x(x − 2), not (x − 2)x.
  const isBare = (text: string) => text.startsWith('x')
  return front + [...brackets.filter(isBare), ...brackets.filter((text) => !isBare(text))].join(' ')
}

export const spoken = (cubic: Cubic): string => {
  const front = cubic.k === 1 ? '' : cubic.k === -1 ? 'minus ' : `${plain`${cubic.k}`} times `
  const parts = counted(cubic).map(([m, n, times]) =>
    n === 0
      ? powerInWords('x', times)
      : times === 1
        ? `open bracket ${linearSpoken(m, n)} close bracket`
        : `the square of open bracket ${linearSpoken(m, n)} close bracket`,
  )
  return `${front}the product of ${listInWords(parts)}`
}

export const code = ({ k, factors }: Cubic): string =>
  [`(${k})`, ...factors.map(([m, n]) => `(${m} * x + (${n}))`)].join(' * ')

/** The highest and lowest value between the outermost roots. */
export const extremes = (cubic: Cubic): readonly [lowest: number, highest: number] => {
  const roots = rootsOf(cubic).map(size)
  const [from, to] = [roots[0] ?? 0, roots.at(-1) ?? 0]
  const values = Array.from({ length: 241 }, (_, n) => valueAt(cubic, from + ((to - from) * n) / 240))
  return [Math.min(...values), Math.max(...values)]
}

const frameOf = (cubic: Cubic, folded: boolean): Frame => {
  const roots = rootsOf(cubic).map(size)
  const [from, to] = [Math.min(0, roots[0] ?? 0), Math.max(0, roots.at(-1) ?? 0)]
  const [lowest, highest] = extremes(cubic)
  const bend = Math.max(highest, -lowest)
  const air = (to - from) * 0.2
  if (folded)
    return { x: [from - air, to + air], y: [-bend * 0.24, Math.max(bend, Math.abs(valueAt(cubic, 0))) * 1.5] }
  const [down, up] = [Math.min(lowest, -bend * 0.55), Math.max(highest, bend * 0.55)]
  return { x: [from - air, to + air], y: [down - bend * 0.22, up + bend * 0.22] }
}

interface SketchOptions {
  readonly folded?: boolean
  readonly labels?: boolean
  readonly extra?: (frame: Frame) => readonly string[]
  readonly height?: number
}

/** The curve on bare axes, its crossings labelled where it leaves room. */
export const sketchOf = (
  cubic: Cubic,
  { folded = false, labels = true, extra = () => [], height = 190 }: SketchOptions = {},
): string => {
  const frame = frameOf(cubic, folded)
  const intercept = valueAt(cubic, 0)
  const roots = rootsOf(cubic)
  const double = repeatedRoot(cubic)
  const named = roots
    .filter(([n]) => n !== 0)
    .map((root) => {
      const x = size(root)
      if (folded) return label([x, 0], printed(root), 'below')
      const crowded = frame.x[1] - frame.x[0]
      // The side on which the curve does not come down: it touches from above or below, or crosses rising or falling.
      const step = crowded / 200
      if (x === double) return label([x, 0], printed(root), valueAt(cubic, x + step) > 0 ? 'below' : 'above')
      return label([x, 0], printed(root), valueAt(cubic, x + step) > 0 ? 'below-right' : 'below-left')
    })
  const height0 = folded ? Math.abs(intercept) : intercept
  // The label stands on the outer side of the bend, and on the higher or lower hand as the curve falls or rises.
  const tiny = (frame.x[1] - frame.x[0]) / 500
  const turned = folded ? Math.sign(intercept) : 1
  const [before, after] = [valueAt(cubic, -tiny) * turned, valueAt(cubic, tiny) * turned]
  const bendsUp = before + after > 2 * height0
  const side = `${bendsUp ? 'below' : 'above'}-${after > before === bendsUp ? 'right' : 'left'}`
  const isRoot = intercept === 0
  return bareAxes(
    frame,
    [
      curve(code(cubic), frame, folded ? roots.map(size) : null),
      ...extra(frame),
      ...(labels ? named : []),
      ...(labels && !isRoot ? [label([0, height0], minus(height0), side)] : []),
    ],
    height,
    !isRoot,
  )
}
