// Answers that are placed on a grid, on paper and on the screen: the axes that are printed, as data, and what is asked for on them.
import type { Asked, Joined } from '@toron/domain/typed-answers/asked.ts'
import { type Axis, clipped, type Given, type Plane, type Point } from '@toron/domain/typed-answers/plane.ts'
import type { Span } from './grids.ts'

/** @param title as it is read: 'x', 'lg y', 'Time (s)' */
export const axisOf = ([from, to]: Span, title: string, { step = 1, minor = 1 } = {}): Axis => ({
  from,
  to,
  step,
  minor,
  title,
})

/** An axis in Typst, as it is printed: its title is a letter, or words. */
export const printedAxis = ({ from, to, step, minor, title }: Axis, options = ''): string => {
  const shown = /^\w$/.test(title) ? `$${title}$` : `[${title}]`
  return `axis(${from}, ${to}, step: ${step}, minor: ${minor}, title: ${shown}${options && `, ${options}`})`
}

/** A plane in Typst, with what is drawn on it. @param parts or options of `axes`, such as `height: 200pt` */
export const printedPlane = ({ x, y, isEqual }: Plane, ...parts: readonly string[]): string =>
  `#axes(${[printedAxis(x), printedAxis(y), ...(isEqual === true ? ['equal: true'] : []), ...parts].join(', ')})`

export const planeOf = (x: Axis, y: Axis, ...given: readonly Given[]): Plane =>
  given.length === 0 ? { x, y } : { x, y, given }

/** What `grid` of grids.ts prints. */
export const gridPlane = (x: Span, y: Span, ...given: readonly Given[]): Plane => {
  const scale = x[1] - x[0] > 9 ? { step: 2, minor: 2 } : { step: 1, minor: 1 }
  return { ...planeOf(axisOf(x, 'x', scale), axisOf(y, 'y', scale), ...given), isEqual: true }
}

/** The whole part of a line that is on a plane. */
export const lineGiven = (plane: Plane, one: Point, other: Point): Given => ({
  as: 'path',
  points: across(plane, one, other),
})

const across = (plane: Plane, one: Point, other: Point): readonly [Point, Point] => {
  const ends = clipped(plane, [one, other])
  if (!ends) throw new Error(`the line through ${one.join(', ')} and ${other.join(', ')} is beside the plane`)
  return ends
}

/** How far beside a point or line is accepted, in small squares: those of equal axes are large, and are counted. */
const tolerance = ({ isEqual }: Plane): number => (isEqual === true ? 0.25 : 0.5)

interface PointsOptions {
  readonly within?: number
  readonly joined?: Joined
}

/** Points to plot, in any order. */
export const pointsOn = (
  plane: Plane,
  points: readonly Point[],
  { within = tolerance(plane), joined }: PointsOptions = {},
): Asked => ({ kind: 'points', plane, points, within, ...(joined && { joined }) })

/** A straight line to rule across the plane, through two points. @param within where points that were plotted lead to it */
export const lineOn = (plane: Plane, one: Point, other: Point, within = tolerance(plane)): Asked =>
  lineNear(plane, ...across(plane, one, other), within)

export const linesOn = (plane: Plane, ...lines: readonly (readonly [Point, Point])[]): Asked => ({
  kind: 'lines',
  plane,
  lines: lines.map(([one, other]) => across(plane, one, other)),
  within: tolerance(plane),
})

/** A line that passes so near to two points, as one of best fit does. */
export const lineNear = (plane: Plane, one: Point, other: Point, within: number): Asked => ({
  kind: 'lines',
  plane,
  lines: [[one, other]],
  within,
})
