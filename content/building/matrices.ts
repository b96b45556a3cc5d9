// Where SVG's `matrix` puts things.

import type { Point } from './curves.ts'

/** The six numbers of SVG's `matrix`. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const matrixOf = (numbers?: string): Matrix => {
  if (numbers === undefined) return identity
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.split(/[\s,]+/).map(Number)
  return [a, b, c, d, e, f]
}

/** The matrix of the attributes of an element. */
export const matrixIn = (attributes = ''): Matrix =>
  matrixOf(attributes.match(/transform="matrix\(([^)]*)\)"/)?.[1])

export const within = ([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix => [
  a * inner[0] + c * inner[1],
  b * inner[0] + d * inner[1],
  a * inner[2] + c * inner[3],
  b * inner[2] + d * inner[3],
  a * inner[4] + c * inner[5] + e,
  b * inner[4] + d * inner[5] + f,
]

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})
