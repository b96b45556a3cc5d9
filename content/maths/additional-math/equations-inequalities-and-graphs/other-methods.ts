// The second method of an equation with a modulus, with its marks: squares where the arms are marked, and arms where squares are.

import { linear } from '../../kit/quadratics.ts'
import { typst } from '../../kit/typst.ts'

/** k(mx + n), and its square. */
export const arm = (k: number, a: number, b: number) => (k === 1 ? linear(a, b) : `${k}(${linear(a, b)})`)
export const sideSquared = (k: number, m: number, n: number): string =>
  `${k === 1 ? '' : k * k}(${linear(m, n)})^2`

/** @param left squared, as `right` is */
export const orBySquares = (left: string, right: string, { isOneFalse = false } = {}): string =>
  typst`#scheme[Or: *M1* for #box[$${left} = ${right}$], *M1* for solving the quadratic equation, *A1* for each ${isOneFalse ? 'root, with the false one rejected' : 'solution'}.]`

export const orByArms = (left: string, right: string): string =>
  typst`#scheme[Or: #box[$${left} = ${right}$] (*M1*), its solution (*A1*), #box[$${left} = −(${right})$] (*M1*), its solution (*A1*).]`
