// Equations with a constant k in them, drawn so that their discriminants factorise.

import { factor, linear, linearSpoken, type Quadratic } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'

/** x² + (k + u)x + (wk + z), whose discriminant in k has the roots `low` and `high`. */
export interface InK {
  readonly u: number
  readonly w: number
  readonly z: number
  readonly low: number
  readonly high: number
}

export const drawInK = (random: Random): InK => {
  return random.until(
    () => {
      const u = random.integer(-5, 5)
      const low = random.integer(-6, 5)
      const high = low + 2 * random.integer(1, 6)
      return { u, w: (2 * u + low + high) / 4, z: (u * u - low * high) / 4, low, high }
    },
    ({ u, w, z, low, high }) =>
      Number.isInteger(w) &&
      Number.isInteger(z) &&
      w !== 0 &&
      u !== 0 &&
      low * high !== 0 &&
      low !== -high &&
      high < 10 &&
      (w > 0 || z > 0) &&
      z !== 0,
  )
}

export const inKOf = ({ u, w, z }: InK, k: number): Quadratic => ({ a: 1, b: k + u, c: w * k + z })
export const discriminantInK = ({ low, high }: InK): Quadratic => ({ a: 1, b: -low - high, c: low * high })
export const markupInK = ({ u, w, z }: InK): string => {
  const last = linear(w, z, 'k')
  return `x^2 + ${factor(1, u, 'k')}x + ${w > 0 && z === 0 ? last : `(${last})`}`
}
export const spokenInK = ({ u, w, z }: InK): string =>
  `x squared plus open bracket ${linearSpoken(1, u, 'k')} close bracket x plus open bracket ${linearSpoken(w, z, 'k')} close bracket`

/** kx² + bx + (k + d): its discriminant is 0 at k = high > 0 and at k = low < 0. */
export const drawLeadingK = (random: Random) => {
  const [high, low, root] = random.pick([
    [4, -1, 2],
    [1, -4, 2],
    [9, -1, 3],
    [1, -9, 3],
    [8, -2, 4],
    [2, -8, 4],
    [9, -4, 6],
    [4, -9, 6],
    [12, -3, 6],
    [3, -12, 6],
  ] as const)
  return { high, low, b: 2 * root * random.sign(), d: -high - low }
}

/** The lowest value of a curve with one minimum, found by narrowing down, without algebra. */
export const lowest = (f: (x: number) => number): number => {
  let [left, right] = [-1000, 1000]
  for (let n = 0; n < 90; n += 1) {
    const third = (right - left) / 3
    if (f(left + third) < f(right - third)) right -= third
    else left += third
  }
  return f(left)
}
