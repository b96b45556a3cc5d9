// Marks points and straight lines that were placed on a plane. Distances are counted in small squares, as on paper.
import { type Asked, type Marked, right, wrong } from './asked.ts'
import { type Plane, type Point, pointsIn, squareOf } from './plane.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>

/** Not all is placed yet, or it is no drawing. */
const shape: Marked = { verdict: 'unread', why: 'shape' }

/** For what lies exactly on the border of the tolerance. */
const noise = 1e-6

const inSquares = ({ x, y }: Plane, [u, v]: Point): Point => [u / squareOf(x), v / squareOf(y)]

/** Each point that is asked for has one within the tolerance, across and up; the order says nothing. */
export const markPoints = (text: string, { plane, points, within }: Of<'points'>): Marked => {
  const placed = pointsIn(text)?.map((point) => inSquares(plane, point))
  if (placed?.length !== points.length) return shape
  const left = [...placed]
  for (const point of points) {
    const [u, v] = inSquares(plane, point)
    const found = left.findIndex(
      ([x, y]) => Math.abs(x - u) <= within + noise && Math.abs(y - v) <= within + noise,
    )
    if (found === -1) return wrong
    left.splice(found, 1)
  }
  return right
}

/** Two points a line. It passes within the tolerance of both ends of one that is asked for. */
export const markLines = (text: string, { plane, lines, within }: Of<'lines'>): Marked => {
  const placed = pointsIn(text)?.map((point) => inSquares(plane, point))
  if (placed?.length !== 2 * lines.length) return shape
  const left = lines.map((_, n) => placed.slice(2 * n, 2 * n + 2) as [Point, Point])
  if (left.some(([one, other]) => one[0] === other[0] && one[1] === other[1])) return shape
  for (const ends of lines) {
    const found = left.findIndex(([one, other]) =>
      ends.every((end) => distance(inSquares(plane, end), one, other) <= within + noise),
    )
    if (found === -1) return wrong
    left.splice(found, 1)
  }
  return right
}

/** How far a point is from the line through two others. */
const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)
