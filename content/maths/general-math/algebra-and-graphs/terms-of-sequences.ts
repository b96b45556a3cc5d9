// The terms of a sequence: made from an expression in n, printed and spoken.

import { minus } from '../../kit/numbers.ts'
import { type Polynomial, valueAt } from '../../kit/polynomials.ts'

export const firstTerms = (p: Polynomial, count: number): number[] =>
  Array.from({ length: count }, (_, n) => valueAt(p, n + 1))
export const list = (values: readonly number[]): string => values.map(minus).join(', quad ')
export const differences = (values: readonly number[]): number[] =>
  values.slice(1).map((value, n) => value - (values[n] ?? 0))
