// How this topic prints and speaks powers of e, logarithms and answers that are taller than a line.

import { fraction, minus, terms } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'

/** k e^(nx) + a. */
export interface Exponential {
  readonly k: number
  readonly n: number
  readonly a: number
}

/** k ln(ax + b). */
export interface Logarithm {
  readonly k: number
  readonly a: number
  readonly b: number
}

export const exponentialAt = ({ k, n, a }: Exponential, x: number): number => k * Math.exp(n * x) + a
export const logarithmAt = ({ k, a, b }: Logarithm, x: number): number => k * Math.log(a * x + b)

/** Markup of a power of e; the index is markup. */
export const eTo = (index: string): string => `upright(e)^(${index})`

/** '2x', '−x', 'x'. */
export const times = (n: number, variable = 'x'): string => terms([n, variable])

export const timesSpoken = (n: number, variable = 'x'): string =>
  `${n < 0 ? 'minus ' : ''}${Math.abs(n) === 1 ? '' : `${Math.abs(n)} `}${variable}`

/** Markup: '2 e^(3x) − 5', and '5 − 2 e^(3x)' where the power is taken away. */
export const exponential = ({ k, n, a }: Exponential): string => {
  const power = [k, ` ${eTo(times(n))}`] as const
  return (k < 0 && a > 0 ? terms([a, ''], power) : terms(power, [a, ''])).replace(/^ /, '')
}

export const exponentialSpoken = ({ k, n, a }: Exponential): string => {
  const size = Math.abs(k) === 1 ? '' : `${Math.abs(k)} times `
  const power = `${size}e to the power ${timesSpoken(n)}`
  if (a === 0) return k < 0 ? `minus ${power}` : power
  if (k < 0) return `${a < 0 ? 'minus ' : ''}${Math.abs(a)} minus ${power}`
  return `${power}, ${a < 0 ? 'minus' : 'plus'} ${Math.abs(a)}`
}

const ofBracket = (a: number, b: number): string => (a === 1 && b === 0 ? ' x' : `(${linear(a, b)})`)

export const logarithm = ({ k, a, b }: Logarithm): string => {
  return `${k === 1 ? '' : k === -1 ? '−' : `${minus(k)} `}ln${ofBracket(a, b)}`
}

export const logarithmSpoken = ({ k, a, b }: Logarithm): string => {
  const size = Math.abs(k) === 1 ? '' : `${Math.abs(k)} times `
  return `${k < 0 ? 'minus ' : ''}${size}the natural log of ${b === 0 ? linearSpoken(a, b) : `open bracket ${linearSpoken(a, b)} close bracket`}`
}

/** Markup of the logarithm of a linear expression to a base: 'log_3 (2x − 1)', 'log_3 x'. */
export const logOf = (base: number | string, a: number, b: number): string =>
  `log_${base}${ofBracket(a, b).replace('(', ' (')}`

export const logOfSpoken = (base: number | string, a: number, b: number): string =>
  `log to base ${base} of ${b === 0 ? linearSpoken(a, b) : `open bracket ${linearSpoken(a, b)} close bracket`}`

/**
 * An answer with a fraction in it, its line level with that of the formula around it. Without leading the box is as tall
 * as the fraction.
 */
export const tall = (markup: string): string =>
  `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${markup}$]]`

/** An answer that may be a whole number or a fraction. */
export const fractionAnswer = (top: number, bottom: number): string =>
  top % bottom === 0 ? `#result[$${minus(top / bottom)}$]` : tall(fraction(top, bottom))
