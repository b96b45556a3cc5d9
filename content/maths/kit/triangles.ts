// Triangles: solved from known sides and angles, placed in the plane, and drawn. Sides are named after the opposite vertex.

import { arccos, arcsin, cos, sin } from './angles.ts'
import type { Point } from './checking.ts'
import { pair } from './typst.ts'

export interface Triangle {
  readonly a: number
  readonly b: number
  readonly c: number
  /** Angles in degrees. */
  readonly A: number
  readonly B: number
  readonly C: number
}

/** From three sides. @throws Error if they do not form a triangle. */
export const fromSides = (a: number, b: number, c: number): Triangle => {
  if (a >= b + c || b >= a + c || c >= a + b) throw new Error(`sides ${a}, ${b}, ${c} make no triangle`)
  const A = arccos((b * b + c * c - a * a) / (2 * b * c))
  const B = arccos((a * a + c * c - b * b) / (2 * a * c))
  return { a, b, c, A, B, C: 180 - A - B }
}

/** From two sides and the angle A between them. */
export const fromAngleBetween = (b: number, c: number, A: number): Triangle => {
  return { ...fromSides(Math.sqrt(b * b + c * c - 2 * b * c * cos(A)), b, c), A }
}

/** From the side a and two angles. */
export const fromAngles = (a: number, A: number, B: number): Triangle => {
  const C = 180 - A - B
  return { a, b: (a * sin(B)) / sin(A), c: (a * sin(C)) / sin(A), A, B, C }
}

/** From the sides a and b and the angle A opposite a, which is the longer, so that there is only one triangle. */
export const fromOppositeAngle = (a: number, b: number, A: number): Triangle => {
  if (a < b) throw new Error(`with ${a} < ${b} there may be two triangles`)
  return { ...fromAngles(a, A, arcsin((b * sin(A)) / a)), b }
}

/** A at the origin, B to its right, C above. */
export const cornersOf = ({ b, c, A }: Triangle): readonly [Point, Point, Point] => {
  return [
    [0, 0],
    [c, 0],
    [b * cos(A), b * sin(A)],
  ]
}

interface Drawing {
  readonly names: readonly string[]
  /** Content for the sides AB, BC, CA, such as '[8 cm]' or '$x$'; '' for none. */
  readonly sides?: readonly string[]
  /** Content for the angles at A, B, C; '"right"' for a right angle. */
  readonly angles?: readonly string[]
  /** Degrees, anticlockwise. */
  readonly turn?: number
  /** Other parts of the sketch, after the triangle. */
  readonly parts?: string
}

const listed = (items: readonly string[]) => `(${items.map((item) => `${item || 'none'}, `).join('')})`

/** Markup of a sketch of a triangle. */
export const drawTriangle = (
  corners: readonly Point[],
  { names, sides = [], angles = [], turn = 0, parts = '' }: Drawing,
): string => {
  const shown = names.map((name) => (name ? `"${name}"` : ''))
  return (
    `#sketch(turn: ${turn}deg, triangle(${corners.map(pair).join(', ')}, names: ${listed(shown)}, ` +
    `sides: ${listed(sides)}, angles: ${listed(angles)})${parts ? `, ${parts}` : ''})`
  )
}
