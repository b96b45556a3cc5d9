// Solids seen from in front and above: what lies behind is drawn higher up and to the right.

import type { Point } from '../../kit/checking.ts'
import type { Space } from './space.ts'

/** Where a point of space is on the page: x to the right, y up, z away from the viewer. */
export const seen = ([x, y, z]: Space): Point => [x + 0.42 * z, y + 0.46 * z]

/** The same from higher up and straight in front, for triangles on the ground. */
export const seenFromAbove = ([x, y, z]: Space): Point => [x, y + 0.8 * z]
