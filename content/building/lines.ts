// A curve that was drawn as many short lines, such as a graph or a field line, becomes a few curves.

import {
  type Cubic,
  cubicAlong,
  dot,
  lengthOf,
  minus,
  type Point,
  plus,
  pointOn,
  times,
  turn,
  unit,
} from './curves.ts'

/** In points: a twentieth is not seen, even enlarged. */
const tolerance = 0.05
/** A sharper turn between two lines is a corner, not a curve. */
const corner = 0.35
const fewest = 8

const course = new RegExp(
  ` d="M 0 0m ([-\\d.e]+) ([-\\d.e]+)((?: [lc](?: [-\\d.e]+){2,6}){${fewest},})( Z)? "`,
  'g',
)

const quarters = [0.25, 0.5, 0.75, 1]

/** Points on a path of relative lines and curves. */
const pointsOf = (start: Point, steps: string): Point[] => {
  const points = [start]
  for (const [, command, text = ''] of steps.matchAll(/([lc])((?: [-\d.e]+)+)/g)) {
    const from = points.at(-1) ?? start
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text.trim().split(' ').map(Number)
    const ahead = (x: number, y: number) => plus(from, { x, y })
    const cubic: Cubic = { from, first: ahead(a, b), second: ahead(c, d), to: ahead(e, f) }
    points.push(...(command === 'l' ? [ahead(a, b)] : quarters.map((share) => pointOn(cubic, share))))
  }
  return points.filter((point, index) => {
    const before = points[index - 1]
    return !before || lengthOf(minus(point, before)) > 1e-6
  })
}

/** The direction at each point: that of the circle through it and its neighbours. */
const directionsAt = (points: readonly Point[]): Point[] => {
  const lines = points.slice(1).map((point, index) => minus(point, points[index] ?? point))
  const inner = lines.slice(1).map((after, index) => {
    const before = lines[index] ?? after
    const ratio = lengthOf(after) / lengthOf(before)
    return unit(plus(times(ratio, before), times(1 / ratio, after)))
  })
  const mirrored = (direction: Point = { x: 0, y: 0 }, line: Point = direction) => {
    const along = unit(line)
    return unit(minus(times(2 * dot(direction, along), along), direction))
  }
  return [mirrored(inner[0], lines[0]), ...inner, mirrored(inner.at(-1), lines.at(-1))]
}

const turnsAt = (points: readonly Point[]): number[] => {
  return points.slice(1, -1).map((point, index) => {
    const [before, after] = [points[index] ?? point, points[index + 2] ?? point]
    return turn(minus(point, before), minus(after, point))
  })
}

const written = (...points: readonly Point[]): string => {
  return points.map(({ x, y }) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`).join(' ')
}

/** Goes on past ends that no curve reaches, because a curve may fit farther on than where it first fails. */
const patience = 6

const smoothed = (points: readonly Point[]): string | undefined => {
  const [start] = points
  if (!start || points.length <= fewest || turnsAt(points).some((angle) => Math.abs(angle) > corner)) return
  const directions = directionsAt(points)
  let path = `M${written(start)}`
  for (let from = 0; from < points.length - 1; ) {
    let [end, longest]: [number, Cubic | undefined] = [from + 1, undefined]
    for (let to = from + 2; to < points.length && to <= end + patience; to += 1) {
      const [ahead, back] = [directions[from], directions[to]]
      if (!ahead || !back) break
      const cubic = cubicAlong({ points: points.slice(from, to + 1), start: ahead, end: back }, tolerance)
      if (cubic) [end, longest] = [to, cubic]
    }
    const target = points[end] ?? start
    path += longest ? `C${written(longest.first, longest.second, target)}` : `L${written(target)}`
    from = end
  }
  return path
}

/** Draws such curves of a typeset picture with fewer pieces. */
export const smoothLines = (typeset: string): string => {
  return typeset.replaceAll(course, (all, x: string, y: string, steps: string, close = '') => {
    const path = smoothed(pointsOf({ x: Number(x), y: Number(y) }, steps))
    return path === undefined ? all : ` d="${path}${close}"`
  })
}
