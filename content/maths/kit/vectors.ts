// Vectors as pairs of numbers, for `draw` and `verify`.

import type { Point } from './checking.ts'
import type { Random } from './random.ts'

export const anyVector = (random: Random, most = 6): Point => {
  return [random.integerExcept(-most, most, 0), random.integerExcept(-most, most, 0)]
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const times = (k: number, [x, y]: Point): Point => [k * x + 0, k * y + 0]
export const crossed = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]

/** Adds a vector `count` times, or subtracts it, one at a time. */
export const repeated = (count: number, vector: Point): Point => {
  let sum: Point = [0, 0]
  for (let n = 0; n < Math.abs(count); n += 1) sum = plus(sum, times(Math.sign(count), vector))
  return sum
}

/** The vector from b to a. */
export const less = (a: Point, b: Point): Point => plus(a, times(-1, b))
