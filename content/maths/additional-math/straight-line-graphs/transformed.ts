// Relationships in straight-line form: what is plotted on the axes, how it is said, and the graphs of it.

import type { Point } from '../../kit/checking.ts'
import { straightStroke } from '../../kit/grids.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { pair, plain } from '../../kit/typst.ts'
import { tidy } from './forms.ts'

/** What stands on an axis: the formula and how a voice says it. */
export interface Plotted {
  readonly markup: string
  readonly words: string
}

/** As it is read on an axis: x², xy. */
export const titleOf = ({ markup }: Plotted): string => markup.replace('^2', '²').replace('x y', 'xy')

export const plotted = {
  x: { markup: 'x', words: 'x' },
  lgX: { markup: 'lg x', words: 'log base 10 of x' },
  lgY: { markup: 'lg y', words: 'log base 10 of y' },
  lnX: { markup: 'ln x', words: 'the natural log of x' },
  lnY: { markup: 'ln y', words: 'the natural log of y' },
  xSquared: { markup: 'x^2', words: 'x squared' },
  rootX: { markup: 'sqrt(x)', words: 'root x' },
  overX: { markup: '1/x', words: '1 over x' },
  overY: { markup: '1/y', words: '1 over y' },
  product: { markup: 'x y', words: 'x y' },
  quotient: { markup: 'y/x', words: 'y over x' },
  ySquared: { markup: 'y^2', words: 'y squared' },
  eToY: { markup: 'upright(e)^y', words: 'e to the power y' },
  yRootX: { markup: 'y sqrt(x)', words: 'y root x' },
} as const satisfies Record<string, Plotted>

/** In a sentence a fraction is as large as one that stands alone. */
export const inText = (markup: string): string => `$${markup.includes('/') ? `display(${markup})` : markup}$`

/** The name of an axis, of a size for its end; the room below a fraction keeps it clear of the arrow. */
const sign = (markup: string): string => {
  if (markup.includes('/')) return `box(inset: (bottom: 8pt), text(size: 19pt, $${markup}$))`
  return `text(size: ${/[A-Z]/.test(markup) ? 13.5 : 15.5}pt, $${markup}$)`
}

/** Y = mX + c in the plotted quantities. */
export interface Straight {
  readonly m: number
  readonly c: number
}

export const lineOf = (a: Point, b: Point): Straight => {
  const m = tidy((b[1] - a[1]) / (b[0] - a[0]))
  return { m, c: tidy(a[1] - m * a[0]) }
}

export const onLine = ({ m, c }: Straight, x: number): Point => [x, tidy(m * x + c)]

/** '+ 0.4', '− 0.4' or nothing. */
export const plus = (value: number): string =>
  value === 0 ? '' : `${value < 0 ? '−' : '+'} ${minus(Math.abs(tidy(value)))}`

/** Markup of mX + c. */
export const straight = ({ m, c }: Straight, x: string): string => {
  const front = m === 1 ? '' : m === -1 ? '−' : `${minus(tidy(m))} `
  return `${front}${x.includes('/') ? `(${x})` : x} ${plus(c)}`.trim()
}

export const straightInWords = ({ m, c }: Straight, x: string): string => {
  const front = m === 1 ? '' : m === -1 ? 'minus ' : `${plain`${tidy(m)}`} times `
  return `${front}${x}${c === 0 || !x.includes('over') ? '' : ','}${c === 0 ? '' : ` ${c < 0 ? 'minus' : 'plus'} ${Math.abs(tidy(c))}`}`
}

/** The fraction that gives the gradient. */
export const rise = (a: Point, b: Point): string => {
  const minusOf = (value: number) => (value < 0 ? `(${minus(value)})` : String(value))
  return `(${minus(b[1])} − ${minusOf(a[1])})/(${minus(b[0])} − ${minusOf(a[0])})`
}

/** Bare axes with a line through two points whose coordinates are written beside them. */
export const sketchOf = (x: Plotted, y: Plotted, a: Point, b: Point): string => {
  const line = lineOf(a, b)
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a]
  const width = right[0] * 1.45
  const from = Math.min(-0.11 * width, left[0] * 1.3)
  const values = [0, a[1], b[1], line.c, onLine(line, right[0] * 1.12)[1]]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = (high - low) * 0.12
  const isFalling = line.m < 0
  const side = isFalling ? 'above-right' : 'below-right'
  const label = (p: Point) => `point(${pair(p)}, $(${minus(p[0])}, ${minus(p[1])})$, side: "${side}")`
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  // A fraction at the top of the axis needs more room.
  const above = y.markup.includes('/') ? '#v(16pt)\n' : ''
  return (
    `${above}#axes(axis(${rounded(from)}, ${rounded(width)}, numbers: false, title: ${sign(x.markup)}), ` +
    `axis(${rounded(low - air)}, ${rounded(high + air)}, numbers: false, title: ${sign(y.markup)}), grid: false, height: 150pt, ` +
    `${ruled(line, rounded(Math.min(0, left[0] * 1.3)), rounded(right[0] * 1.12))}, ${label(a)}, ${label(b)}, ` +
    `point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))`
  )
}

export interface Scale {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly minor: number
}

/** Graph paper with the axes of a transformed relationship. */
export const paper = (
  x: Plotted,
  y: Plotted,
  across: Scale,
  up: Scale,
  ...parts: readonly string[]
): string => {
  const axis = ({ from, to, step, minor }: Scale, name: Plotted) =>
    `axis(${from}, ${to}, step: ${step}, minor: ${minor}, title: ${sign(name.markup)})`
  return `#axes(${[axis(across, x), axis(up, y), 'height: 260pt', ...parts].join(', ')})`
}

export const crosses = (points: readonly Point[]): string =>
  `data-line((${points.map(pair).join(', ')},), line: false, markers: "cross", colour: ink)`

/** The line across the paper. */
export const ruled = ({ m, c }: Straight, from: number, to: number): string =>
  straightStroke(String(m), String(c), { between: [from, to], colour: 'addmaths' })

/** Three significant figures, as a number that can be printed and counted on. */
export const three = (value: number): string => significant(value, 3)
