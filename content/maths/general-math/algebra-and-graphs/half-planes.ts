// Linear inequalities in x and y: printed, spoken, tested, and drawn with their boundaries and the region they leave.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import type { Plane } from '@toron/domain/typed-answers/plane.ts'
import type { Point } from '../../kit/checking.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { axisOf, linesOn, planeOf } from '../../kit/planes.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { pair } from '../../kit/typst.ts'
import { numberInWords, termsInWords } from '../../kit/words.ts'

type Relation = '<=' | '<' | '>=' | '>'

/** ax + by (relation) c. With b = 1 and a not 0 or 1 it is printed as y (relation) c − ax. */
export interface HalfPlane {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly relation: Relation
}

/** A square plot from `from` to `to` on both axes. */
interface Plot {
  readonly from: number
  readonly to: number
}

const relationInWords: Record<Relation, string> = {
  '<=': 'is less than or equal to',
  '<': 'is less than',
  '>=': 'is greater than or equal to',
  '>': 'is greater than',
}

const sides = ({ a, b, c }: HalfPlane, isSpoken: boolean): readonly [string, string] => {
  const right = isSpoken ? numberInWords(c) : minus(c)
  if (b === 0) return ['x', right]
  if (a === 0) return ['y', right]
  if (b === 1 && a < 0) return ['y', isSpoken ? linearSpoken(-a, c) : linear(-a, c)]
  return [(isSpoken ? termsInWords : terms)([a, 'x'], [b, 'y']), right]
}

export const inequality = (half: HalfPlane): string => {
  const [left, right] = sides(half, false)
  return `${left} ${half.relation} ${right}`
}

export const boundary = (half: HalfPlane): string => {
  return sides(half, false).join(' = ')
}

export const boundarySpoken = (half: HalfPlane): string => {
  return sides(half, true).join(' equals ')
}

export const inequalitySpoken = (half: HalfPlane): string => {
  const [left, right] = sides(half, true)
  return `${left} ${relationInWords[half.relation]} ${right}`
}

export const holds = ({ a, b, c, relation }: HalfPlane, [x, y]: Point): boolean => {
  const value = a * x + b * y
  if (relation === '<=') return value <= c + 1e-9
  if (relation === '<') return value < c - 1e-9
  return relation === '>=' ? value >= c - 1e-9 : value > c + 1e-9
}

export const isStrict = ({ relation }: HalfPlane): boolean => !relation.includes('=')

/** The part of a polygon on the wanted side of a boundary (Sutherland and Hodgman's clipping). */
const clipped = (corners: readonly Point[], { a, b, c, relation }: HalfPlane): Point[] => {
  const sign = relation.startsWith('<') ? 1 : -1
  const excess = ([x, y]: Point) => sign * (a * x + b * y - c)
  return corners.flatMap((corner, n) => {
    const next = corners[(n + 1) % corners.length] ?? corner
    const [here, there] = [excess(corner), excess(next)]
    const kept: Point[] = here <= 1e-9 ? [corner] : []
    if (here * there < -1e-12) {
      const share = here / (here - there)
      kept.push([corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share])
    }
    return kept
  })
}

const frame = ({ from, to }: Plot): Point[] => {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
}

/** The corners of what all the inequalities leave of the plot. */
export const regionOf = (halves: readonly HalfPlane[], plot: Plot): Point[] => {
  return halves.reduce<Point[]>((corners, half) => clipped(corners, half), frame(plot))
}

/** The grid of `drawRegion`. */
const planeOfPlot = ({ from, to }: Plot): Plane => ({
  ...planeOf(axisOf([from, to], 'x'), axisOf([from, to], 'y')),
  isEqual: true,
})

/** The boundaries, to be drawn on the grid. */
export const boundariesToDraw = (halves: readonly HalfPlane[], plot: Plot): Asked =>
  linesOn(
    planeOfPlot(plot),
    ...halves.map((half): readonly [Point, Point] => {
      const [first = [0, 0], last = [0, 0]] = ends(half, plot)
      return [first, last]
    }),
  )

const ends = ({ a, b, c }: HalfPlane, { from, to }: Plot): Point[] => {
  if (b === 0) {
    return [
      [c / a, from],
      [c / a, to],
    ]
  }
  const onEdges: Point[] = [
    [from, (c - a * from) / b],
    [to, (c - a * to) / b],
    ...(a === 0 ? [] : [[(c - b * from) / a, from] as Point, [(c - b * to) / a, to] as Point]),
  ]
  const inside = onEdges.filter(([x, y]) => [x, y].every((v) => v >= from - 1e-9 && v <= to + 1e-9))
  const first = inside[0] ?? [from, from]
  const last = inside.find(([x, y]) => Math.hypot(x - first[0], y - first[1]) > 0.5) ?? first
  return [first, last]
}

/** Slanting lines over all of the plot but the region, as a pencil shades what is not wanted. */
const hatching = (region: readonly Point[], { from, to }: Plot): string[] => {
  const width = to - from
  const lines: string[] = []
  for (let shift = -width + 0.4; shift < width; shift += 0.6) {
    // The points (x, x + shift) of the plot, without those of the region.
    const [start, end] = [Math.max(from, from - shift), Math.min(to, to - shift)]
    const inside = region.flatMap(([x, y], n) => {
      const [nextX, nextY] = region[(n + 1) % region.length] ?? [x, y]
      const [here, there] = [y - x - shift, nextY - nextX - shift]
      return here * there < 0 ? [x + ((nextX - x) * here) / (here - there)] : []
    })
    const [left = end, right = end] = inside.sort((a, b) => a - b)
    for (const [a, b] of [
      [start, Math.min(left, end)],
      [Math.max(right, start), end],
    ] as const) {
      if (b - a > 0.02)
        lines.push(`edge(${pair([a, a + shift])}, ${pair([b, b + shift])}, colour: ink-faint)`)
    }
  }
  return lines
}

interface Drawing {
  /** Wash the region itself, or hatch all that is not wanted. */
  readonly shade: 'region' | 'unwanted' | 'nothing'
  readonly lines?: boolean
  readonly parts?: string
}

/** Markup of the plot: boundaries solid or dashed, and the region R. */
export const drawRegion = (
  halves: readonly HalfPlane[],
  plot: Plot,
  { shade, lines = true, parts = '' }: Drawing,
): string => {
  const corners = regionOf(halves, plot)
  const middle: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ]
  const washed = (points: readonly Point[]) => `region(${points.map(pair).join(', ')}, fill: maths-wash)`
  const shaded = {
    region: [washed(corners)],
    unwanted: hatching(corners, plot),
    nothing: [],
  }[shade]
  const drawn = [
    ...shaded,
    ...(lines
      ? halves.map(
          (half) =>
            `data-line((${ends(half, plot).map(pair).join(', ')}), colour: maths${isStrict(half) ? ', dash: "dashed"' : ''})`,
        )
      : []),
    ...(shade === 'nothing' ? [] : [`point(${pair(middle)}, $R$, mark: false, side: "centre")`]),
    ...(parts ? [parts] : []),
  ]
  const axis = (title: string) => `axis(${plot.from}, ${plot.to}, title: $${title}$, at-edge: true)`
  return `#axes(${[axis('x'), axis('y'), ...drawn, 'equal: true'].join(', ')})`
}
