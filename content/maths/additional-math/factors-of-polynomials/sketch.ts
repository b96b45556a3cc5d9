// The sketch of a cubic on bare axes, with the places where it meets them.

import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { drawn, type Polynomial, valueAt } from '../../kit/polynomials.ts'

/** A sketch of a cubic with its roots and its crossing of the y-axis. */
export const sketchOf = (p: Polynomial, rootsOfP: readonly number[], names: readonly string[]): string => {
  const f = (x: number) => valueAt(p, x)
  const isTouching = (x: number) => f(x + 0.01) * f(x - 0.01) > 0
  const [left, right] = [Math.min(...rootsOfP), Math.max(...rootsOfP)]
  const air = (right - left) * 0.05
  const touchAir = (x: number) => (isTouching(x) ? (right - left) * 0.28 : air)
  return curveSketch({
    f,
    code: drawn(p),
    from: left - touchAir(left),
    to: right + touchAir(right),
    marks: crossings(f, rootsOfP, names),
    colour: 'addmaths',
    height: 180,
  })
}
