// The graphs of this topic. Straight lines are one stroke; the modulus of a curve is drawn piece by piece from root to
// root, so that its corners stay sharp.

import type { Point } from '../../kit/checking.ts'
import { pair } from '../../kit/typst.ts'

type Span = readonly [from: number, to: number]

const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0)

interface Axes {
  readonly x: Span
  readonly y: Span
  /** Grid and numbers at every `step`; a bare sketch without it. */
  readonly step?: number
  /** The distance between the numbers of the y-axis, if it is another. */
  readonly stepY?: number
  /** Small squares between two numbers of the y-axis. */
  readonly minorY?: number
  /** Values that are written on an axis of a sketch. */
  readonly onX?: readonly (readonly [number, string])[]
  readonly onY?: readonly (readonly [number, string])[]
  /** The values of the x-axis along the lower edge, where no curve crosses them. */
  readonly atEdge?: boolean
  readonly equal?: boolean
  readonly height?: number
}

const axis = (
  [from, to]: Span,
  title: string,
  step: number | undefined,
  labels: Axes['onX'] = [],
  rest = '',
): string => {
  const scale = step === undefined ? 'numbers: false' : `step: ${step}`
  const own =
    labels.length === 0
      ? ''
      : `, labels: (${labels.map(([at, text]) => `(${rounded(at)}, $${text}$), `).join('')})`
  return `axis(${rounded(from)}, ${rounded(to)}, ${scale}, title: $${title}$${own}${rest})`
}

export const plot = (
  { x, y, step, stepY = step, minorY, onX, onY, atEdge = false, equal = false, height = 180 }: Axes,
  ...parts: readonly string[]
): string => {
  const size = equal ? 'equal: true' : `height: ${height}pt`
  const paper = step === undefined ? 'grid: false, ' : ''
  return `#axes(${axis(x, 'x', step, onX, atEdge ? ', at-edge: true' : '')}, ${axis(y, 'y', stepY, onY, minorY === undefined ? '' : `, minor: ${minorY}`)}, ${paper}${[size, ...parts].join(', ')})`
}

interface Stroke {
  readonly colour?: string
  readonly dash?: boolean
  readonly name?: string
  readonly side?: string
  readonly nameAt?: number
  readonly from?: number
  readonly to?: number
}

const options = ({ colour = 'addmaths', dash, name, side, nameAt, from, to }: Stroke): string => {
  return [
    `colour: ${colour}`,
    ...(dash ? ['dash: "dashed"'] : []),
    ...(name === undefined ? [] : [`name: $${name}$`, `name-side: "${side ?? 'right'}"`]),
    ...(nameAt === undefined ? [] : [`name-at: ${rounded(nameAt)}`]),
    ...(from === undefined ? [] : [`from: ${rounded(from)}`]),
    ...(to === undefined ? [] : [`to: ${rounded(to)}`]),
  ].join(', ')
}

/** `body` is the kit's code for f(x). */
export const curve = (body: string, stroke: Stroke = {}): string =>
  `curve-of(x => ${body}, ${options(stroke)})`

/** Points joined by straight lines; the name stands at the last. */
export const straight = (points: readonly Point[], stroke: Stroke = {}): string =>
  `data-line((${points.map(pair).join(', ')}), ${options(stroke)})`

export const dots = (points: readonly Point[], colour = 'addmaths'): string[] =>
  points.map((point) => `point(${pair(point)}, none, colour: ${colour})`)

export const labelled = (point: Point, name: string, side: string): string =>
  `point(${pair(point)}, $${name}$, side: "${side}")`

/** The line y = x, in which the graphs of f and its inverse are mirrored, with its name to the right of a place on it. */
export const mirror = (from: number, to: number, nameAt = to): string =>
  [
    straight(
      [
        [from, from],
        [to, to],
      ],
      { colour: 'ink-soft', dash: true },
    ),
    `point(${pair([nameAt, nameAt])}, $y = x$, mark: false, side: "right", colour: ink-soft)`,
  ].join(', ')

/**
 * The graph of the inverse of f for x from one end to the other of f's own domain: the points of f with their
 * coordinates swapped, since a curve that starts upright cannot be drawn from slopes.
 */
export const swappedCurve = (body: string, [from, to]: Span, name: string, side: string): string => {
  const [start, width] = [rounded(from), rounded((to - from) / 60)]
  const points = `range(61).map(n => { let x = ${start} + n * ${width}; (${body}, x) })`
  return `data-line(${points}, colour: physics, name: $${name}$, name-side: "${side}")`
}

/** The graph of the modulus between the corners, which are the roots where f changes its sign. */
export const modulusCurve = (
  body: string,
  corners: readonly number[],
  [from, to]: Span,
  stroke: Stroke = {},
): string => {
  const ends = [from, ...corners, to]
  return ends
    .slice(1)
    .map((end, n) => curve(`calc.abs(${body})`, { ...stroke, from: ends[n] ?? from, to: end }))
    .join(', ')
}
