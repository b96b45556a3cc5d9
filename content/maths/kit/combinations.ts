// Vectors given in terms of two others, such as ⅔a − ½b: exact sums of them, how they are printed and spoken, and figures of
// them.

import { distance, type Point } from './checking.ts'
import { fraction, lowestTerms } from './numbers.ts'
import type { Random } from './random.ts'
import { pair } from './typst.ts'
import { fractionInWords } from './words.ts'

export type Ratio = readonly [top: number, bottom: number]
/** The multiples of the first and of the second vector. */
export type Combination = readonly [Ratio, Ratio]

export const combination = (a: Ratio | number, b: Ratio | number): Combination => [asRatio(a), asRatio(b)]

const asRatio = (value: Ratio | number): Ratio => {
  return typeof value === 'number' ? [value, 1] : lowestTerms(...value)
}

const sum = ([a, b]: Ratio, [c, d]: Ratio): Ratio => lowestTerms(a * d + c * b, b * d)
const product = ([a, b]: Ratio, [c, d]: Ratio): Ratio => lowestTerms(a * c, b * d)

export const added = (one: Combination, other: Combination): Combination => {
  return [sum(one[0], other[0]), sum(one[1], other[1])]
}

export const multiplied = (factor: Ratio | number, one: Combination): Combination => {
  return [product(asRatio(factor), one[0]), product(asRatio(factor), one[1])]
}

/** From one point to another, given by their positions. */
export const fromTo = (start: Combination, end: Combination): Combination => added(end, multiplied(-1, start))

/** The point that divides a line in a ratio: m / (m + n) of the way along. */
export const dividing = (start: Combination, end: Combination, m: number, n: number): Combination => {
  return added(start, multiplied([m, m + n], fromTo(start, end)))
}

/** A vector's letter, bold and upright, as Cambridge prints it. */
export const bold = (letter: string): string => `bold(upright(${letter}))`

type Letters = readonly [string, string]

/** Markup: 'display(2/3) bold(upright(a)) − bold(upright(b))'. The positive term comes first. */
export const shownSum = (one: Combination, letters: Letters): string => {
  const parts = one
    .map(([top, bottom], n) => ({ top, bottom, letter: bold(letters[n] ?? '') }))
    .filter(({ top }) => top !== 0)
    .sort((p, q) => Number(p.top < 0) - Number(q.top < 0))
  if (parts.length === 0) return bold('0')
  return parts
    .map(({ top, bottom, letter }, n) => {
      const size = Math.abs(top) === bottom ? '' : `${fraction(Math.abs(top), bottom)} `
      const sign = top < 0 ? (n === 0 ? '−' : '− ') : n === 0 ? '' : '+ '
      return `${sign}${size}${letter}`
    })
    .join(' ')
}

/** In words; the commas keep a fraction apart from what follows: '2 over 3, times a, plus 1 over 3, times b'. */
export const spokenSum = (one: Combination, letters: Letters): string => {
  const parts = one
    .map(([top, bottom], n) => ({ top, bottom, letter: letters[n] ?? '' }))
    .filter(({ top }) => top !== 0)
    .sort((p, q) => Number(p.top < 0) - Number(q.top < 0))
  if (parts.length === 0) return 'the zero vector'
  return parts
    .map(({ top, bottom, letter }, n) => {
      const size = Math.abs(top)
      const times =
        size === bottom ? '' : bottom === 1 ? `${size} ` : `${fractionInWords(size, bottom)}, times `
      const sign = top < 0 ? 'minus ' : n === 0 ? '' : 'plus '
      return `${sign}${times}${letter}`
    })
    .join(parts.some(({ bottom }) => bottom > 1) ? ', ' : ' ')
}

/** Where a combination lies when the two vectors are given as coordinates. */
export const placed = ([a, b]: Combination, u: Point, v: Point): Point => {
  const [s, t] = [a[0] / a[1], b[0] / b[1]]
  return [s * u[0] + t * v[0], s * u[1] + t * v[1]]
}

/** The point at a share of the way from one point to another. */
export const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** Where the line through p and q crosses the line through r and s. */
export const crossing = (p: Point, q: Point, r: Point, s: Point): Point => {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]]
  const share = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / (dx * ey - dy * ex)
  return along(p, q, share)
}

export type Points = Readonly<Record<string, Point>>

/** Returns null if each named vector, such as 'AB', has this value on the figure. */
export const whyNotOnFigure = (
  points: Points,
  [u, v]: readonly [Point, Point],
  vectors: Readonly<Record<string, Combination>>,
): string | null => {
  for (const [ends, value] of Object.entries(vectors)) {
    const [start, end] = [points[ends[0] ?? ''], points[ends[1] ?? '']]
    if (!start || !end) return `the figure has no ${ends}`
    const [x, y] = placed(value, u, v)
    if (distance([x, y], [end[0] - start[0], end[1] - start[1]]) > 1e-9) {
      return `${ends} is not ${spokenSum(value, ['a', 'b'])}`
    }
  }
  return null
}

interface Figure {
  readonly points: Points
  /** Pairs of names: 'AB' is a line, 'OA a' a vector with its letter, and a dash before it makes it dashed: '-AB'. */
  readonly lines: readonly string[]
  /** Names of points without a dot, at corners. */
  readonly corners?: string
  readonly height?: number
  readonly colour?: string
}

/** Whether a point lies on the line between two others, its ends included. */
const isOn = (point: Point, start: Point, end: Point): boolean => {
  return Math.abs(distance(start, point) + distance(point, end) - distance(start, end)) < 1e-6
}

/** The direction in degrees, from a point, that is farthest from all lines there. */
const freeDirection = (point: Point, lines: readonly (readonly [Point, Point])[]): number => {
  const directions = lines
    .filter(([start, end]) => isOn(point, start, end))
    .flatMap((ends) => ends.filter((end) => distance(point, end) > 1e-6))
    .map(([x, y]) => (Math.atan2(y - point[1], x - point[0]) * 180) / Math.PI)
    .sort((a, b) => a - b)
  const [first = -90] = directions
  const gaps = directions.map((direction, n) => {
    const next = directions[n + 1] ?? first + 360
    return { size: next - direction, middle: (direction + next) / 2 }
  })
  return gaps.reduce((best, gap) => (gap.size > best.size + 1e-6 ? gap : best), { size: 0, middle: -90 })
    .middle
}

/** Markup of a sketch of named points and lines; names go where no line is, letters outside the figure. */
export const figureOf = ({ points, lines, corners = '', height = 200, colour = 'maths' }: Figure): string => {
  const all = Object.values(points)
  const middle: Point = [
    all.reduce((total, [x]) => total + x, 0) / all.length,
    all.reduce((total, [, y]) => total + y, 0) / all.length,
  ]
  const parsed = lines.map((line) => {
    const [ends = '', letter] = line.replace('-', '').split(' ')
    const [start, end] = [points[ends[0] ?? ''], points[ends[1] ?? '']]
    if (!start || !end) throw new Error(`the figure has no line ${ends}`)
    return { start, end, letter, isDashed: line.startsWith('-') }
  })
  const drawn = parsed.map(({ start, end, letter, isDashed }) => {
    if (letter === undefined) return `edge(${pair(start)}, ${pair(end)}${isDashed ? ', dash: "dashed"' : ''})`
    // Off the middle of the line if that has a name already.
    const isTaken = all.some((point) => distance(point, along(start, end, 0.5)) < distance(start, end) * 0.14)
    return `vector(${pair(start)}, ${pair(end)}, body: $${bold(letter)}$, away: ${pair(middle)}, share: ${isTaken ? 0.27 : 0.5}, colour: ${colour})`
  })
  const segments = parsed.map(({ start, end }) => [start, end] as const)
  const named = Object.entries(points).map(([name, point]) => {
    const direction = Math.round(-freeDirection(point, segments))
    const dot = corners.includes(name) ? '' : `point(${pair(point)}, none), `
    return `${dot}sketch-part((), to => text-beyond(to(${pair(point)}), $${name}$, ${direction}deg, gap: 5pt))`
  })
  return `#sketch(${[...drawn, ...named].join(', ')}, height: ${height}pt, padding: (34pt, 26pt))`
}

/** Two vectors from a corner, in one of several positions on the page. */
export const drawBasis = (random: Random): readonly [Point, Point] => {
  return random.pick([
    [
      [7, 0.6],
      [2, 4.6],
    ],
    [
      [6.6, -1],
      [1.6, 4.2],
    ],
    [
      [6.6, 1.4],
      [-0.6, 4.6],
    ],
    [
      [2.2, 4.8],
      [7, 0.4],
    ],
  ] as const)
}

export const drawLetters = (random: Random): Letters => {
  return random.pick([
    ['a', 'b'],
    ['p', 'q'],
    ['a', 'b'],
    ['c', 'd'],
  ] as const)
}

/** The bars of a vector's magnitude. */
export const size = (markup: string): string => `lr(|${markup}|)`
