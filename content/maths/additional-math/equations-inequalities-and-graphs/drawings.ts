// The diagrams of this topic: bare axes for sketches, numbered grids to read from, and graphs with sharp corners, which
// are drawn piece by piece so that no corner is rounded.

import type { Point } from '../../kit/checking.ts'
import { pair } from '../../kit/typst.ts'

export interface Frame {
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0

/** The smallest frame around the points and the origin, with air as a share of its sides. */
export const frameFor = (points: readonly Point[], airX = 0.16, airY = 0.16): Frame => {
  const ends = (values: readonly number[], air: number): [number, number] => {
    const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
    const extra = Math.max(most - least, 0.5) * air
    return [least - extra, most + extra]
  }
  return {
    x: ends(
      points.map(([x]) => x),
      airX,
    ),
    y: ends(
      points.map(([, y]) => y),
      airY,
    ),
  }
}

const origin = 'point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)'

/** Axes without numbers. `crowded` leaves out the O where a label needs its place. */
export const bareAxes = (
  { x, y }: Frame,
  parts: readonly string[],
  height = 190,
  crowded = false,
): string => {
  const across = x.map(rounded).join(', ')
  const up = y.map(rounded).join(', ')
  return (
    `#axes(axis(${across}, numbers: false, title: $x$), axis(${up}, numbers: false, title: $y$), grid: false, ` +
    `height: ${height}pt, ${[...parts, ...(crowded ? [] : [origin])].join(', ')})`
  )
}

/** Numbered axes with a grid; `yStep` is the distance between the numbers of the y-axis, `minor` the squares in it. */
export const numberedAxes = (
  { x, y }: Frame,
  parts: readonly string[],
  { yStep = 1, minor = 1, xStep = 1, height = 230 } = {},
): string => {
  return (
    `#axes(axis(${x[0]}, ${x[1]}, step: ${xStep}, minor: ${xStep}, title: $x$), axis(${y[0]}, ${y[1]}, step: ${yStep}, minor: ${minor}, ` +
    `title: $y$), height: ${height}pt, ${parts.join(', ')})`
  )
}

const stroke = (points: readonly Point[], colour: string): string =>
  `data-line((${points.map(pair).join(', ')}), colour: ${colour})`

/** y = |mx + n| wherever it is within the frame. */
export const bentLine = (m: number, n: number, { x, y }: Frame, colour = 'addmaths'): string => {
  const corner = -n / m
  const reach = y[1] / Math.abs(m)
  const [left, right] = [Math.max(x[0], corner - reach), Math.min(x[1], corner + reach)]
  const at = (value: number): Point => [value, Math.abs(m * value + n)]
  return stroke([at(left), [corner, 0], at(right)], colour)
}

/** y = mx + n wherever it is within the frame, as one stroke. */
export const straightLine = (m: number, n: number, { x, y }: Frame, colour = 'maths'): string => {
  const at = (value: number): Point => [value, m * value + n]
  if (m === 0) return stroke([at(x[0]), at(x[1])], colour)
  const [one, other] = [(y[0] - n) / m, (y[1] - n) / m]
  const left = Math.max(x[0], Math.min(one, other))
  const right = Math.min(x[1], Math.max(one, other))
  return stroke([at(left), at(right)], colour)
}

/** The graph of a formula in Typst code; with `corners` it is that of its modulus, one piece from corner to corner. */
export const curve = (
  code: string,
  { x }: Frame,
  corners: readonly number[] | null = null,
  colour = 'addmaths',
): string => {
  if (corners === null) return `curve-of(x => ${code}, colour: ${colour})`
  const inner = corners.filter((corner) => corner > x[0] && corner < x[1])
  // Closer than `rounded`: a corner a hair beside the axis would get the slope of its other arm.
  const ends = [x[0], ...inner, x[1]].map((value) => Math.round(value * 1e6) / 1e6)
  return ends
    .slice(1)
    .map((end, n) => `curve-of(x => calc.abs(${code}), from: ${ends[n]}, to: ${end}, colour: ${colour})`)
    .join(', ')
}

export const label = (position: Point, markup: string, side: string): string =>
  `point(${pair(position)}, $${markup.replaceAll('display(', 'inline(')}$, side: "${side}")`

const sides = ['above', 'above-right', 'right', 'below-right', 'below', 'below-left', 'left', 'above-left']

/** A crossing with its name on the side with the most room between the lines of these slopes that pass through it. */
export const crossing = (
  [u, v]: Point,
  name: string,
  slopes: readonly number[],
  { x, y }: Frame,
  height = 190,
): string => {
  const [across, up] = [300 / (x[1] - x[0]), height / (y[1] - y[0])]
  const lines = slopes.map((slope) => (Math.atan2(slope * up, across) * 180) / Math.PI)
  const room = (place: number) => {
    const angle = 90 - 45 * place
    return Math.min(...lines.map((line) => Math.abs(((((angle - line) % 180) + 270) % 180) - 90)))
  }
  const best = Math.max(...sides.map((_, place) => room(place)))
  const place = sides.findIndex((_, n) => room(n) > best - 1e-6)
  // A little further out than a label stands by itself, or its feet would be on the lines.
  const turn = ((90 - 45 * place) * Math.PI) / 180
  const out: Point = [u + (4 * Math.cos(turn)) / across, v + (4 * Math.sin(turn)) / up]
  const side = sides[place] ?? 'above'
  return `point(${pair([u, v])}, none), point(${pair(out)}, $${name}$, side: "${side}", mark: false)`
}

/** y = a√x for x ≥ 0 with a linear part added, in short strokes, because it leaves the y-axis upright. */
export const rootCurve = (root: number, m: number, n: number, { x, y }: Frame): string => {
  const points = Array.from({ length: 61 }, (_, step): Point => {
    const value = x[1] * (step / 60) ** 2
    return [value, root * Math.sqrt(value) + m * value + n]
  })
  return stroke(
    points.filter(([, value]) => value >= y[0] && value <= y[1]),
    'addmaths',
  )
}

/** The part of the x-axis where an inequality holds. */
export const onAxis = (from: number, to: number): string =>
  `data-line((${pair([from, 0])}, ${pair([to, 0])}), colour: correct)`

export const dashed = (from: Point, to: Point): string =>
  `edge(${pair(from)}, ${pair(to)}, dash: "dashed", colour: ink-soft)`
