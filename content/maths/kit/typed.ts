// Exact values as a student types them, for final answers.

import { lowestTerms, simplestSurd } from './numbers.ts'

/** A fraction in lowest terms: '-3/4', '2'. */
export const typedFraction = (top: number, bottom: number): string => {
  const [over, under] = lowestTerms(top, bottom)
  return under === 1 ? String(over) : `${over}/${under}`
}

/** k√n in simplest form: '6√2', '-√3', '4'. */
export const typedSurd = (k: number, n: number): string => {
  const { outside, inside } = simplestSurd(n)
  const whole = k * outside
  if (inside === 1 || whole === 0) return String(whole)
  return `${whole === 1 ? '' : whole === -1 ? '-' : whole}√${inside}`
}
