// Plane shapes bounded by straight lines and arcs. The figure is drawn from the same path that `verify` measures, so that
// picture, answer and check are about the same shape.

import { cos, sin } from './angles.ts'
import { distance, type Point, polygonArea } from './checking.ts'
import { pair } from './typst.ts'

interface Arc {
  readonly centre: Point
  readonly radius: number
  /** Directions in degrees; anticlockwise if `end` is the greater. */
  readonly start: number
  readonly end: number
}

/** Corners and arcs in order; straight lines close the gaps, and join the last to the first. */
export type Path = readonly (Point | Arc)[]

const isArc = (piece: Point | Arc): piece is Arc => {
  return 'centre' in piece
}

const onArc = ({ centre: [x, y], radius, start, end }: Arc, share: number): Point => {
  const direction = start + (end - start) * share
  return [x + radius * cos(direction), y + radius * sin(direction)]
}

const cornersOf = (path: Path, piecesOfArc: number): Point[] => {
  return path.flatMap((piece) =>
    isArc(piece) ? Array.from({ length: piecesOfArc + 1 }, (_, n) => onArc(piece, n / piecesOfArc)) : [piece],
  )
}

// Enough for the area of a circle to be right to one part in 100 000.
const chords = 800

/** The area enclosed, with each arc as many short chords. */
export const enclosedArea = (path: Path): number => {
  return polygonArea(...cornersOf(path, chords))
}

/** The perimeter, measured along the same chords. */
export const wayRound = (path: Path): number => {
  const corners = cornersOf(path, chords)
  return corners.reduce(
    (sum, corner, n) => sum + distance(corner, corners[(n + 1) % corners.length] ?? corner),
    0,
  )
}

const short = (value: number): number => {
  return Math.round(value * 1000) / 1000
}

/** A part of a sketch: the path as one line without a break, filled. */
export const drawPath = (path: Path, fill = 'maths-wash'): string => {
  const commands = path.map((piece, n) => {
    const go = n === 0 ? 'move' : 'line'
    if (!isArc(piece)) return `curve.${go}(to(${pair(piece)}))`
    const { centre, radius, start, end } = piece
    return `curve.${go}(to(${pair(onArc(piece, 0))})), ..arc-commands(to, ${pair(centre)}, ${short(radius)}, ${short(start)}deg, ${short(end)}deg)`
  })
  const bounds = cornersOf(path, 12).map(pair).join(', ')
  return `sketch-part((${bounds}), to => at((0pt, 0pt), curve(fill: ${fill}, stroke: outline(), ${commands.join(', ')}, curve.close(mode: "straight"))))`
}

/** A part of a sketch: content beside the middle of the line from a to b, on the side away from a point. */
export const beside = (a: Point, b: Point, body: string, away: Point): string => {
  return `sketch-part((), to => beside(to(${pair(a)}), to(${pair(b)}), ${body}, to(${pair(away)})))`
}

/** A part of a sketch: a line with an arrow head at both ends and its length beside it, away from a point. */
export const span = (a: Point, b: Point, body: string, away: Point): string => {
  return `span(${pair(a)}, ${pair(b)}, ${body}, ${pair(away)})`
}
