// Few curves in place of many: for the outlines of letters, and for curves that were drawn as many short lines.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Cubic {
  readonly from: Point
  readonly first: Point
  readonly second: Point
  readonly to: Point
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (factor: number, a: Point): Point => ({ x: factor * a.x, y: factor * a.y })
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x
export const lengthOf = (a: Point): number => Math.hypot(a.x, a.y)

const almostNothing = 1e-9

export const unit = (a: Point): Point => (lengthOf(a) < almostNothing ? a : times(1 / lengthOf(a), a))

/** By how much one direction has to turn to become the other, in radians. */
export const turn = (a: Point, b: Point): number => Math.atan2(cross(a, b), dot(a, b))

export const pointOn = ({ from, first, second, to }: Cubic, t: number): Point => {
  const s = 1 - t
  const mixed = (axis: 'x' | 'y') =>
    s ** 3 * from[axis] + 3 * s * s * t * first[axis] + 3 * s * t * t * second[axis] + t ** 3 * to[axis]
  return { x: mixed('x'), y: mixed('y') }
}

export const directionAtStart = ({ from, first, second }: Cubic): Point => {
  return unit(lengthOf(minus(first, from)) > almostNothing ? minus(first, from) : minus(second, from))
}

export const directionAtEnd = ({ first, second, to }: Cubic): Point => {
  return unit(lengthOf(minus(to, second)) > almostNothing ? minus(to, second) : minus(to, first))
}

/** What a curve has to follow: points in order, and the directions in which it starts and ends. */
interface Course {
  readonly points: readonly Point[]
  readonly start: Point
  readonly end: Point
}

const endsOf = ({ points }: Course): { from: Point; to: Point; inner: readonly Point[] } | undefined => {
  const [from, to] = [points[0], points.at(-1)]
  return from && to && { from, to, inner: points.slice(1, -1) }
}

/** Each inner point's share of the way along the course. */
const sharesOf = ({ points }: Course): number[] => {
  const ways: number[] = []
  let way = 0
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) way += lengthOf(minus(point, before))
    ways.push(way)
  })
  return ways.slice(1, -1).map((inner) => inner / way)
}

/** The cubic with the given directions that comes nearest to the inner points at these shares, by least squares. */
const nearestCubic = (course: Course, shares: readonly number[]): Cubic | undefined => {
  const ends = endsOf(course)
  if (!ends) return undefined
  const { from, to, inner } = ends
  const [ahead, back] = [course.start, times(-1, course.end)]
  let [aa, ab, bb, a, b] = [0, 0, 0, 0, 0]
  inner.forEach((point, index) => {
    const t = shares[index] ?? 0
    const s = 1 - t
    const [u, v] = [times(3 * s * s * t, ahead), times(3 * s * t * t, back)]
    const rest = minus(point, plus(times(s ** 3 + 3 * s * s * t, from), times(t ** 3 + 3 * s * t * t, to)))
    aa += dot(u, u)
    ab += dot(u, v)
    bb += dot(v, v)
    a += dot(u, rest)
    b += dot(v, rest)
  })
  const determinant = aa * bb - ab * ab
  const [reach, reachBack] = [(a * bb - b * ab) / determinant, (aa * b - ab * a) / determinant]
  if (!(reach > 0 && reachBack > 0)) return undefined
  return { from, first: plus(from, times(reach, ahead)), second: plus(to, times(reachBack, back)), to }
}

/** Where on the cubic the point is nearest, a step of Newton's on from `t`. */
const nearerShare = (cubic: Cubic, point: Point, t: number): number => {
  const speed = times(5000, minus(pointOn(cubic, t + 1e-4), pointOn(cubic, t - 1e-4)))
  const better = t + dot(minus(point, pointOn(cubic, t)), speed) / Math.max(almostNothing, dot(speed, speed))
  return Math.min(1, Math.max(0, better))
}

const rounds = 4

/** One cubic that passes every point of the course within the tolerance, if there is one. */
export const cubicAlong = (course: Course, tolerance: number): Cubic | undefined => {
  const inner = course.points.slice(1, -1)
  let shares = sharesOf(course)
  for (let round = 0; round < rounds; round += 1) {
    const cubic = nearestCubic(course, shares)
    if (!cubic) return undefined
    shares = inner.map((point, index) => nearerShare(cubic, point, shares[index] ?? 0))
    const misses = inner.map((point, index) => lengthOf(minus(point, pointOn(cubic, shares[index] ?? 0))))
    if (Math.max(0, ...misses) <= tolerance) return cubic
  }
  return undefined
}

/** A quadratic as a cubic. */
export const cubicOf = (from: Point, control: Point, to: Point): Cubic => ({
  from,
  first: plus(from, times(2 / 3, minus(control, from))),
  second: plus(to, times(2 / 3, minus(control, to))),
  to,
})

const least = 0.02

/** The control point of one quadratic that passes every point within the tolerance: where its end tangents meet. */
export const controlAlong = (course: Course, tolerance: number): Point | undefined => {
  const ends = endsOf(course)
  const bend = cross(course.start, course.end)
  if (!ends || Math.abs(bend) < least) return undefined
  const { from, to, inner } = ends
  const [reach, reachBack] = [
    cross(minus(to, from), course.end) / bend,
    cross(course.start, minus(to, from)) / bend,
  ]
  if (!(reach > 0 && reachBack > 0)) return undefined
  const control = plus(from, times(reach, course.start))
  const cubic = cubicOf(from, control, to)
  let shares = sharesOf(course)
  for (let round = 0; round < rounds; round += 1) {
    shares = inner.map((point, index) => nearerShare(cubic, point, shares[index] ?? 0))
  }
  const misses = inner.map((point, index) => lengthOf(minus(point, pointOn(cubic, shares[index] ?? 0))))
  return Math.max(0, ...misses) <= tolerance ? control : undefined
}
