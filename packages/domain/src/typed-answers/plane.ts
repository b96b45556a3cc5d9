// The plane of an answer that is drawn: its axes as they are printed, what stands on it already, and the text of what a student
// places on it, which is kept and sent as any typed answer is: `(2, 3.5) (4, -1)`.

export type Point = readonly [x: number, y: number]

export interface Axis {
  readonly from: number
  readonly to: number
  /** From one number to the next. */
  readonly step: number
  /** Small squares in a step. */
  readonly minor: number
  /** As it is read: `x`, `lg y`, `Time (s)`. */
  readonly title: string
}

/** What the question has drawn: crosses, points joined in their order, or a closed shape. */
export interface Given {
  readonly as: 'crosses' | 'path' | 'shape'
  readonly points: readonly Point[]
  readonly name?: string
}

export interface Plane {
  readonly x: Axis
  readonly y: Axis
  /** Both axes have the same unit. */
  readonly isEqual?: boolean
  readonly given?: readonly Given[]
}

/** The width of a small square. */
export const squareOf = ({ step, minor }: Axis): number => step / minor

/** Without the noise of a sum such as 0.1 + 0.2. */
const tidied = (value: number): number => Number(value.toPrecision(9))

/** The nearest place where a point may stand: half a small square from the next one. */
export const snapped = (axis: Axis, value: number): number => {
  const half = squareOf(axis) / 2
  const [first, last] = [Math.ceil(axis.from / half - 1e-6), Math.floor(axis.to / half + 1e-6)]
  return tidied(Math.min(last, Math.max(first, Math.round(value / half))) * half)
}

/** The part of a line through two points that is on a plane; null where none is. */
export const clipped = (
  { x, y }: { readonly x: Range; readonly y: Range },
  [one, other]: readonly [Point, Point],
): readonly [Point, Point] | null => {
  const by: Point = [other[0] - one[0], other[1] - one[1]]
  // Shares of the way from one to the other, and beyond.
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [n, { from, to }] of [x, y].entries()) {
    const [start = 0, way = 0] = [one[n], by[n]]
    if (way === 0 && (start < from || start > to)) return null
    if (way === 0) continue
    const [low, high] = way > 0 ? [from, to] : [to, from]
    first = Math.max(first, (low - start) / way)
    last = Math.min(last, (high - start) / way)
  }
  if (!(first <= last) || !Number.isFinite(first)) return null
  const at = (share: number): Point => [tidied(one[0] + share * by[0]), tidied(one[1] + share * by[1])]
  return [at(first), at(last)]
}

type Range = Pick<Axis, 'from' | 'to'>

/** More points than any answer has. */
const mostPoints = 24

export const textOfPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `(${x}, ${y})`).join(' ')

const number = String.raw`\s*([-−]?\d{1,9}(?:\.\d{1,9})?)\s*`
const pair = new RegExp(String.raw`\(${number},${number}\)`, 'g')

/** The points of a text; null where it has anything else. */
export const pointsIn = (text: string): readonly Point[] | null => {
  if (text.replace(pair, '').trim() !== '') return null
  const points = [...text.matchAll(pair)].map(([, x = '', y = '']): Point => [numberOf(x), numberOf(y)])
  return points.length <= mostPoints ? points : null
}

const numberOf = (text: string): number => Number(text.replace('−', '-'))
