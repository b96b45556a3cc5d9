// Placing, moving and removing the points of an answer. A line is two points, its ends one after the other.
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import {
  type Axis,
  type Plane,
  type Point,
  pointsIn,
  snapped,
  squareOf,
  textOfPoints,
} from '@toron/domain/typed-answers/plane.ts'
import type { Layout } from './layout.ts'

/** What is placed on a plane. */
export type PlotField = AnswerField & { readonly plane: Plane; readonly count: number }

export const isPlot = (field: AnswerField): field is PlotField =>
  field.plane !== undefined && field.count !== undefined

export const pointsOf = (text: string): readonly Point[] => pointsIn(text) ?? []

export const textOf = textOfPoints

/** How many points the answer has. */
export const mostPoints = ({ kind, count }: PlotField): number => (kind === 'lines' ? 2 * count : count)

/** What is placed in another field of the question. */
export interface Placed {
  readonly field: PlotField
  readonly points: readonly Point[]
}

/** What is placed on the same axes in the fields before this one, which a student looks at on paper, too. */
export const placedBefore = (
  fields: readonly AnswerField[],
  texts: readonly (readonly string[])[],
  index: number,
): readonly Placed[] => {
  const axes = ({ plane }: AnswerField) => JSON.stringify([plane?.x, plane?.y])
  const field = fields[index]
  return fields
    .slice(0, index)
    .flatMap((each, n) =>
      field && isPlot(each) && axes(each) === axes(field)
        ? [{ field: each, points: pointsOf(texts[n]?.[0] ?? '') }]
        : [],
    )
}

export const onPlane = ({ x, y }: Plane, [u, v]: Point): Point => [snapped(x, u), snapped(y, v)]

export const withPoint = (points: readonly Point[], index: number, point: Point): readonly Point[] =>
  points.map((each, n) => (n === index ? point : each))

/** So many times half a small square, or a whole step, to the right and up. */
export const stepped = (plane: Plane, [u, v]: Point, [right, up]: Point, isFar: boolean): Point => {
  const by = (axis: Axis) => (isFar ? axis.step : squareOf(axis) / 2)
  return onPlane(plane, [u + right * by(plane.x), v + up * by(plane.y)])
}

/** Where a point comes that is placed by a key: in the middle, or beside it where one stands there already. */
export const freePlace = (plane: Plane, points: readonly Point[]): Point => {
  const { x, y } = plane
  let place = onPlane(plane, [(x.from + x.to) / 2, (y.from + y.to) / 2])
  const isTaken = ([u, v]: Point) => points.some(([a, b]) => a === u && b === v)
  for (let n = 0; isTaken(place) && n < points.length; n += 1) place = stepped(plane, place, [1, 0], true)
  return place
}

/** Points in the order in which they are joined. */
export const inOrder = (points: readonly Point[], joined: AnswerField['joined']): readonly Point[] =>
  joined === 'left-to-right' ? points.toSorted(([a], [b]) => a - b) : points

/** The lines of which both ends are placed. */
export const linesThrough = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.flatMap((one, n) => {
    const other = points[n + 1]
    return n % 2 === 0 && other ? [[one, other] as const] : []
  })

/** The point nearest to a place, at most so far away; -1 where none is. */
export const nearest = (
  places: readonly Point[],
  [left, top]: Point,
  reach = Number.POSITIVE_INFINITY,
): number => {
  const distances = places.map(([x, y]) => Math.hypot(x - left, y - top))
  const least = Math.min(...distances)
  return least <= reach ? distances.indexOf(least) : -1
}

/**
 * Whether a tap is on a point, and not on a crossing of the grid beside it: nearer than half a small square, or too near for a
 * finger to mean anything else.
 */
export const isOn = (
  { place, pointAt }: Pick<Layout, 'place' | 'pointAt'>,
  { x, y }: Plane,
  point: Point,
  tap: Point,
  sure: number,
): boolean => {
  const [left, top] = place(point)
  const [u, v] = pointAt(tap)
  return (
    Math.hypot(tap[0] - left, tap[1] - top) <= sure ||
    (Math.abs(u - point[0]) < squareOf(x) / 2 && Math.abs(v - point[1]) < squareOf(y) / 2)
  )
}
