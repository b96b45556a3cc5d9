// The diagrams of this topic: bare axes as in a sketch, exponential and logarithmic curves, and named asymptotes.

import { minus } from '../../kit/numbers.ts'
import { place, rounded } from '../../kit/quadratics.ts'
import { type Exponential, type Logarithm, logarithmAt } from './notation.ts'

export interface Plot {
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
  readonly height?: number
}

export const plane = ({ x, y, height = 180 }: Plot, ...parts: readonly string[]): string => {
  const axis = (ends: readonly [number, number], title: string) =>
    `axis(${ends.map(rounded).join(', ')}, numbers: false, title: $${title}$)`
  return `#axes(${axis(x, 'x')}, ${axis(y, 'y')}, grid: false, height: ${height}pt, ${parts.join(', ')})`
}

export const origin = (side = 'below-left'): string =>
  `point((0, 0), $O$, mark: false, side: "${side}", colour: ink-soft)`

export const dot = (x: number, y: number, label: string, side: string): string =>
  `point(${place(x, y)}, $${label}$, side: "${side}")`

/** Words or a formula at a place, without a dot. */
export const label = (x: number, y: number, markup: string, side: string, colour = 'ink'): string =>
  `point(${place(x, y)}, $${markup}$, mark: false, side: "${side}", colour: ${colour})`

export const exponentialCurve = ({ k, n, a }: Exponential, colour = 'addmaths', from?: number): string => {
  const start = from === undefined ? '' : `, from: ${rounded(from)}`
  return `curve-of(x => (${rounded(k)}) * calc.exp((${rounded(n)}) * x) + (${rounded(a)}), colour: ${colour}${start})`
}

/**
 * The curve of k ln(ax + b), drawn as x by y: near its asymptote it is too steep to be drawn as y by x.
 */
export const logarithmCurve = (curve: Logarithm, { x, y }: Plot, colour = 'addmaths'): string => {
  const { k, a, b } = curve
  const far = logarithmAt(curve, a > 0 ? x[1] : x[0])
  const [from, to] = k > 0 ? [y[0], Math.min(y[1], far)] : [Math.max(y[0], far), y[1]]
  return (
    `plot-part((place, plot) => { let swapped(p) = place((p.at(1), p.at(0))); ` +
    `let found = knots(y => (calc.exp(y / (${k})) - (${b})) / (${a}), ${rounded(from)}, ${rounded(to)}, ${rounded(to - from)}); ` +
    `at((0pt, 0pt), curve(stroke: bold-line(colour: ${colour}), curve.move(swapped(found.first().slice(0, 2))), ..smooth-commands(swapped, found))) })`
  )
}

/** A horizontal asymptote, with its equation at one x value, `lift` clear of it. */
export const levelAsymptote = (y: number, at: number, side: string, lift = 0): string =>
  `asymptote(y: ${rounded(y)}), ${label(at, y + lift, `y = ${minus(y)}`, side, 'wrong')}`

/** A vertical asymptote, with its equation at one y value. */
export const uprightAsymptote = (x: number, at: number, side: string): string =>
  `asymptote(x: ${rounded(x)}), ${label(x, at, `x = ${minus(x)}`, side, 'wrong')}`

/** A straight line; `curve-of` would make a thousand points of it. */
export const line = (ax: number, ay: number, bx: number, by: number, options = ''): string =>
  `edge(${place(ax, ay)}, ${place(bx, by)}${options === '' ? '' : `, ${options}`})`
