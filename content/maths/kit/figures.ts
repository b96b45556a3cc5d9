// A figure as named points: it is drawn from them, and `verify` can measure on the same points all that it says about them
// (the sizes printed at angles, equal and parallel lines, points on the circle).

import { cos, sin } from './angles.ts'
import { distance, type Point } from './checking.ts'
import { pair } from './typst.ts'

/** One letter each. Capitals are shown beside their point; small letters are ends of lines that have no name. */
export type Points = Readonly<Record<string, Point>>

/** A size in degrees; markup and a size; an unknown as markup; or 'right' for the square of a right angle. */
type AngleLabel = number | readonly [markup: string, size: number] | string

export interface Figure {
  readonly points: Points
  /** Paths from point to point: 'ABCA OD'. */
  readonly lines?: string
  readonly dashed?: string
  /** The vertex is the middle letter: { ABC: 40, BCD: 'x', CDA: 'right', DAB: ['2x', 64] }. */
  readonly angles?: Readonly<Record<string, AngleLabel>>
  /** The angles that are reflex. */
  readonly reflex?: readonly string[]
  /** Radius of the arc at an angle, in pt, if the usual one does not fit. */
  readonly radii?: Readonly<Record<string, number>>
  /** Lines of equal length, one group for each number of strokes: ['AB AC']. */
  readonly equal?: readonly string[]
  /** Parallel lines in the same direction, one group for each number of arrow heads: ['AB DC']. */
  readonly parallel?: readonly string[]
  /** Content beside a line, away from the middle of the figure or from a point: { AB: '[8~cm]', CD: ['$x$', 'E'] }. */
  readonly lengths?: Readonly<Record<string, string | readonly [content: string, away: string]>>
  /** Centre, then a point on the circle: 'OA'. */
  readonly circle?: string
  readonly dots?: string
  /** Direction of a name, in degrees anticlockwise from the right, if not in the widest gap between lines. */
  readonly names?: Readonly<Record<string, number>>
  /** Distance of names from their points, in pt. */
  readonly nameGap?: number
  /** Other parts of the sketch, drawn first. */
  readonly parts?: readonly string[]
  readonly height?: number
  readonly padding?: readonly [across: number, up: number]
}

export const pointOf = (points: Points, name: string): Point => {
  const point = points[name]
  if (!point) throw new Error(`the figure has no point ${name}`)
  return point
}

/** The points named by the letters of a key, such as the three of an angle. */
export const pointsOf = (points: Points, key: string): Point[] => {
  return [...key].map((name) => pointOf(points, name))
}

export const towards = ([x, y]: Point, length: number, direction: number): Point => {
  return [x + length * cos(direction), y + length * sin(direction)]
}

/** A point of the circle of radius 5 about the origin. */
export const onCircle = (direction: number, radius = 5): Point => {
  return towards([0, 0], radius, direction)
}

/** The tangent to that circle at a direction, as two points to either side of where it touches. */
export const tangent = (direction: number, before = 5, after = 5) => {
  const touching = onCircle(direction)
  return [towards(touching, before, direction - 90), towards(touching, after, direction + 90)] as const
}

/** Where its tangents at two directions meet. */
export const meeting = (one: number, other: number) => {
  return onCircle((one + other) / 2, 5 / cos((other - one) / 2))
}

/** The point at a share of the way from a to b, or beyond. */
export const between = (a: Point, b: Point, share = 0.5): Point => {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Where the lines AB and CD meet. @throws Error if they are parallel. */
export const crossing = (a: Point, b: Point, c: Point, d: Point): Point => {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const determinant = ux * vy - uy * vx
  if (Math.abs(determinant) < 1e-9) throw new Error('the lines are parallel')
  return between(a, b, ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / determinant)
}

/** The direction from a to b in degrees, 0 up to 360. */
export const directionOf = (a: Point, b: Point): number => {
  return ((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 360) % 360
}

const words = (text = '') => text.split(' ').filter((word) => word !== '')
const steps = (ways?: string) =>
  words(ways).flatMap((way) => [...way].slice(1).map((name, n) => `${way[n]}${name}`))

/** The direction of the middle of the widest gap between the lines at a point. */
const freeDirection = ({ points, lines, dashed, circle }: Figure, name: string): number => {
  const point = pointOf(points, name)
  const rays = [...steps(lines), ...steps(dashed)]
    .filter((step) => step.includes(name))
    .map((step) => directionOf(point, pointOf(points, step.replace(name, ''))))
  if (circle && circle[0] !== name) {
    const [centre, rim] = pointsOf(points, circle)
    if (centre && rim && Math.abs(distance(centre, point) - distance(centre, rim)) < 1e-6) {
      const outward = directionOf(centre, point)
      rays.push((outward + 90) % 360, (outward + 270) % 360)
    }
  }
  if (rays.length === 0) return -45
  const sorted = rays.sort((a, b) => a - b)
  const gaps = sorted.map((ray, n) => ({
    ray,
    gap: n + 1 < sorted.length ? (sorted[n + 1] ?? 0) - ray : (sorted[0] ?? 0) + 360 - ray,
  }))
  const widest = gaps.reduce((best, gap) => (gap.gap > best.gap + 1e-6 ? gap : best))
  return widest.ray + widest.gap / 2
}

const labelOf = (label: AngleLabel): string => {
  if (label === 'right') return 'square: true'
  const markup = typeof label === 'number' ? `${label}°` : typeof label === 'string' ? label : label[0]
  if (markup === '') return 'square: false'
  return `square: false, body: $${markup}$`
}

/** Markup of the sketch. */
export const drawFigure = (figure: Figure): string => {
  const {
    points,
    angles = {},
    lengths = {},
    reflex = [],
    radii = {},
    height = 230,
    padding = [40, 24],
  } = figure
  const at = (name: string) => pair(pointOf(points, name))
  const ends = (step: string) => [...step].map(at).join(', ')
  const all = Object.values(points)
  const middle: Point = [0, 1].map((n) => all.reduce((sum, p) => sum + (p[n] ?? 0), 0) / all.length) as [
    number,
    number,
  ]
  const marked = (groups: readonly string[] = [], mark: string) =>
    groups.flatMap((group, n) => words(group).map((step) => `edge(${ends(step)}, ${mark}: ${n + 1})`))
  const parts = [
    ...(figure.parts ?? []),
    ...(figure.circle ? [circleOf(points, figure.circle)] : []),
    ...steps(figure.lines).map((step) => `edge(${ends(step)})`),
    ...steps(figure.dashed).map((step) => `edge(${ends(step)}, dash: "dashed", colour: ink-soft)`),
    ...marked(figure.equal, 'ticks'),
    ...marked(figure.parallel, 'parallel'),
    ...Object.entries(angles).map(([key, label]) => {
      const [a = '', b = '', c = ''] = key
      const radius = radii[key] === undefined ? '' : `, radius: ${radii[key]}pt`
      return `angle-mark(${at(b)}, ${at(a)}, ${at(c)}, ${labelOf(label)}${radius}${reflex.includes(key) ? ', reflex: true' : ''})`
    }),
    ...Object.entries(lengths).map(([step, length]) => {
      const [content, away] = typeof length === 'string' ? [length, pair(middle)] : [length[0], at(length[1])]
      const [a = '', b = ''] = step
      return `sketch-part((), to => beside(to(${at(a)}), to(${at(b)}), ${content}, to(${away})))`
    }),
    ...[...(figure.dots ?? '')].map((name) => `sketch-part((), to => dot(to(${at(name)}), radius: 2.75pt))`),
    ...Object.keys(points)
      .filter((name) => /[A-Z]/.test(name))
      .map((name) => {
        const direction = figure.names?.[name] ?? freeDirection(figure, name)
        return `sketch-part((${at(name)},), to => text-beyond(to(${at(name)}), $${name}$, ${(-direction).toFixed(1)}deg, gap: ${figure.nameGap ?? 5}pt))`
      }),
  ]
  return `#sketch(height: ${height}pt, padding: (${padding[0]}pt, ${padding[1]}pt), ${parts.join(', ')})`
}

const circleOf = (points: Points, key: string): string => {
  const [centre, rim] = pointsOf(points, key)
  if (!centre || !rim) throw new Error(`a circle is a centre and a point, not ${key}`)
  return `circle-of(${pair(centre)}, ${Math.round(distance(centre, rim) * 1000) / 1000})`
}

/** The lines of each group, as pairs of points. */
export const groupsOf = (points: Points, groups: readonly string[] = []): Point[][][] => {
  return groups.map((group) => words(group).map((step) => pointsOf(points, step)))
}
