// Where the plane of an answer is on the screen: in units that are CSS pixels on the smallest phone, and grow with the page.
import { type Axis, type Plane, type Point, squareOf } from '@toron/domain/typed-answers/plane.ts'

/** The width of a phone of 360 pixels without the margins of the page. */
export const width = 328
/** Of an axis that does not share its unit with the other, as a share of the width. */
const tallness = 0.92

interface Span {
  readonly from: number
  readonly to: number
}

export interface Layout {
  readonly height: number
  /** The plot itself, in units of the page. */
  readonly across: Span
  /** From its top to its foot. */
  readonly down: Span
  readonly place: (point: Point) => Point
  readonly pointAt: (place: Point) => Point
  /** Where the axes stand: at zero if that is in sight. */
  readonly axes: Point
}

export const layoutOf = (plane: Plane): Layout => {
  const { x, y } = plane
  const longest = Math.max(...numbersOf(y).map(({ text }) => text.length))
  const isInside = x.from < 0
  const across: Span = { from: isInside ? 8 : 12 + 6.4 * longest, to: width - 14 }
  const wide = across.to - across.from
  const tall = plane.isEqual === true ? wide * ((y.to - y.from) / (x.to - x.from)) : wide * tallness
  const down: Span = { from: 24, to: 24 + tall }
  const [scaleX, scaleY] = [wide / (x.to - x.from), tall / (y.to - y.from)]
  const zero = ({ from, to }: Axis) => Math.max(from, Math.min(to, 0))
  return {
    height: down.to + (y.from < 0 ? 26 : 40),
    across,
    down,
    place: ([u, v]) => [across.from + (u - x.from) * scaleX, down.to - (v - y.from) * scaleY],
    pointAt: ([left, top]) => [x.from + (left - across.from) / scaleX, y.from + (down.to - top) / scaleY],
    axes: [zero(x), zero(y)],
  }
}

/** All multiples that are on an axis, without the noise of sums. */
const multiples = ({ from, to }: Axis, by: number): number[] => {
  const first = Math.ceil(from / by - 1e-6)
  const last = Math.floor(to / by + 1e-6)
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * by).toPrecision(9)) + 0)
}

export const linesOf = (axis: Axis): { readonly fine: number[]; readonly strong: number[] } => ({
  fine: axis.minor > 1 ? multiples(axis, squareOf(axis)) : [],
  strong: multiples(axis, axis.step),
})

/** As it is printed, with a real minus sign. */
const printed = (value: number): string => String(value).replace('-', '−')

export const numbersOf = (axis: Axis): { readonly value: number; readonly text: string }[] =>
  multiples(axis, axis.step).map((value) => ({ value, text: printed(value) }))
