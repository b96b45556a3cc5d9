// Shapes bounded by arcs and lines, their angles in radians. A shape is drawn from the path that `verify` measures along
// many short chords, so that picture, answer and check are about the same shape.

import type { Point } from '../../kit/checking.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import { drawPath, enclosedArea, type Path, wayRound } from '../../kit/paths.ts'

export { enclosedArea, type Path, wayRound }

const { PI } = Math

export const inDegrees = (radians: number): number => (radians * 180) / PI

/** An arc from one direction to another, in radians, anticlockwise if `end` is the greater. */
export const arc = (centre: Point, radius: number, start: number, end: number) => {
  return { centre, radius, start: inDegrees(start), end: inDegrees(end) }
}

/** The point at a distance from another in a direction in radians. */
export const polar = (radius: number, direction: number, [x, y]: Point = [0, 0]): Point => {
  return [x + radius * Math.cos(direction), y + radius * Math.sin(direction)]
}

/** A part of a sketch: the region that is shaded. */
export const shaded = (path: Path): string => {
  return drawPath(path, 'addmaths-wash')
}

/** A part of a sketch: an outline that is not shaded. */
export const outlined = (path: Path): string => {
  return drawPath(path, 'none')
}

/** A part of a sketch: an arc alone. */
export const arcLine = (centre: Point, radius: number, start: number, end: number, dash = false): string => {
  const [x, y] = centre.map((value) => Math.round(value * 1000) / 1000)
  return `arc-of((${x}, ${y}), ${radius.toFixed(3)}, ${inDegrees(start).toFixed(2)}deg, ${inDegrees(end).toFixed(2)}deg${dash ? ', dash: "dashed"' : ''})`
}

/** Markup of an angle in radians on a figure: '1.2 "rad"'. */
export const rad = (angle: number | string): string => {
  return `${angle} "rad"`
}

/** A fraction of π in lowest terms. */
export const piInLine = (numerator: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  const above = top === 1 ? 'pi' : `${top} pi`
  return bottom === 1 ? above : `display((${above})/${bottom})`
}

/** The same as a label on a figure, where it is smaller. */
export const piOnFigure = (numerator: number, denominator: number): string =>
  piInLine(numerator, denominator).replace(/^display\((.*)\)$/, '$1')

/** The same in words: '5 pi over 6'. */
export const piInWords = (numerator: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  const above = top === 1 ? 'pi' : `${top} pi`
  return bottom === 1 ? above : `${above} over ${bottom}`
}

/** Between a chord and its arc. @param angle at the centre, in radians */
export const segmentArea = (radius: number, angle: number): number =>
  (radius * radius * (angle - Math.sin(angle))) / 2
