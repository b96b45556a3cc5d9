// Coordinate diagrams: a numbered grid, and bare axes as in a sketch, with lines and named points on them.

import { rewritten, type Template } from '../template.ts'
import type { Point } from './checking.ts'
import type { Line } from './lines.ts'
import { rounded } from './numbers.ts'
import { pair } from './typst.ts'
import { wholeFormulas } from './unbroken.ts'

export type Span = readonly [from: number, to: number]

/** A square grid with both axes numbered; wide ones are numbered in twos. */
export const grid = (x: Span, y: Span, ...parts: readonly string[]): string => {
  const scale = x[1] - x[0] > 9 ? 'step: 2, minor: 2' : 'step: 1'
  return (
    `#axes(axis(${x[0]}, ${x[1]}, ${scale}, title: $x$), axis(${y[0]}, ${y[1]}, ${scale}, title: $y$), ` +
    `${[...parts, 'equal: true'].join(', ')})`
  )
}

interface LineOptions {
  readonly name?: string
  readonly nameAt?: number
  readonly side?: string
  readonly colour?: string
  readonly dash?: boolean
  /** Where the line begins and ends; otherwise it crosses the whole plot. */
  readonly between?: Span
}

/**
 * A straight line as one stroke, clipped to the plot. (The kit's curves are made of many short pieces,
 * which the optimiser of the pictures may take for an arc when they lie on a line.)
 */
export const straightStroke = (
  m: string,
  c: string,
  { name, nameAt, side = 'right', colour = 'maths', dash = false, between }: LineOptions = {},
): string => {
  const label =
    name === undefined
      ? ''
      : `; let x = ${nameAt ?? 'to'}; text-at(place((x, m * x + c)), ${name}, side: "${side}", gap: 6pt, colour: ${colour})`
  const ends = between ? `(${between[0]}, ${between[1]})` : '(plot.x.from, plot.x.to)'
  return (
    `plot-part((place, plot) => { let (m, c) = (${m}, ${c}); let (first, last) = ${ends}; ` +
    'let reach = if m == 0 { (first, last) } else { ((plot.y.from - c) / m, (plot.y.to - c) / m) }; ' +
    'let from = calc.max(first, calc.min(..reach)); let to = calc.min(last, calc.max(..reach)); ' +
    `segment(place((from, m * from + c)), place((to, m * to + c)), ` +
    `stroke: bold-line(colour: ${colour}${dash ? ', dash: "dashed"' : ''}))${label} })`
  )
}

/** The whole part of the line that is on the grid. */
export const drawn = ({ m, c }: Line, options: LineOptions = {}): string => {
  return straightStroke(`${m[0]} / ${m[1]}`, `${c[0]} / ${c[1]}`, options)
}

export const segment = (a: Point, b: Point, options = ''): string =>
  `edge(${pair(a)}, ${pair(b)}${options ? `, ${options}` : ''})`

/** A point with its name on a side ('above-left') or away from another point. */
export const named = (position: Point, name: string, side: string | Point): string => {
  const where = typeof side === 'string' ? `side: "${side}"` : `away: ${pair(side)}`
  return `point(${pair(position)}, $${name}$, ${where})`
}

/** Without a fill, which would hide the grid. */
export const polygon = (corners: readonly Point[], names: readonly string[]): string => {
  const shown = names.map((name) => `"${name}", `).join('')
  return `polygon-of(${corners.map(pair).join(', ')}, names: (${shown}), colour: maths)`
}

interface Room {
  /** Margin around the points, as a share of the distance between the outermost. */
  readonly air?: number
  /** Greatest ratio of height to width. */
  readonly tallest?: number
}

/** Axes without numbers that have room for the points and for the origin. */
export const bareAxes = (
  room: readonly Point[],
  parts: readonly string[],
  { air = 0.16, tallest = 0.95 }: Room = {},
): string => {
  const ends = (values: readonly number[]): [number, number] => {
    const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
    const extra = (most - least) * air
    return [least - extra, most + extra]
  }
  const [left, right] = ends(room.map(([x]) => x))
  const [bottom, top] = ends(room.map(([, y]) => y))
  const wider = Math.max(0, (top - bottom) / tallest - (right - left)) / 2
  const across = [left - wider, right + wider].map(rounded).join(', ')
  return (
    `#axes(axis(${across}, numbers: false, title: $x$), axis(${rounded(bottom)}, ${rounded(top)}, numbers: false, title: $y$), ` +
    `grid: false, equal: true, ${parts.join(', ')}, point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))`
  )
}

/** Formulas in the sentences of a question stay on one line; points and words such as x-axis do so everywhere. */
export const unbroken = (template: Template): Template => {
  const wholeWords = (markup: string) => markup.replace(/\$([xy])\$-(axis|coordinate)/g, '#box[$$$1$-$2]')
  const wholePoints = (markup: string) =>
    markup.replace(/(\$[A-Z]?\([^$()\n]{1,16}, [^$()\n]{1,16}\)\$)/g, '#box[$1]')
  return rewritten(template, (drawn) => ({
    ...drawn,
    question: `${wholeFormulas}\n${wholeWords(drawn.question).trimStart()}`,
    answer: wholePoints(wholeWords(drawn.answer)),
  }))
}
