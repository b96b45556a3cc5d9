// Binomial coefficients, how brackets and expansions are printed and spoken, and how the templates expand again: by
// multiplying bracket by bracket.

import { nCr } from '../../kit/chance.ts'
import { type Term, terms } from '../../kit/numbers.ts'
import { powerInWords, termsInWords } from '../../kit/words.ts'

export const choose = (n: number, r: number): number => {
  let made = 1
  for (let k = 1; k <= r; k += 1) made = (made * (n - k + 1)) / k
  return Math.round(made)
}

/** Coefficients by their power of x, negative powers included. */
type Powers = ReadonlyMap<number, number>

export const powers = (...list: readonly (readonly [power: number, coefficient: number])[]): Powers =>
  new Map(list)

export const times = (p: Powers, q: Powers): Powers => {
  const made = new Map<number, number>()
  for (const [i, a] of p) for (const [j, b] of q) made.set(i + j, (made.get(i + j) ?? 0) + a * b)
  return made
}

/** The bracket multiplied by itself, once after another. */
export const raised = (p: Powers, n: number): Powers => {
  let made: Powers = powers([0, 1])
  for (let k = 0; k < n; k += 1) made = times(made, p)
  return made
}

export const coefficientOf = (p: Powers, power: number): number => {
  return p.get(power) ?? 0
}

/** a + bx. */
export const linear = (a: number, b: number): Powers => powers([0, a], [1, b])

/** 'x^2', 'x', and '' for the power 0. */
export const xTo = (power: number): string => {
  if (power === 0) return ''
  return power === 1 ? 'x' : `x^${power < 0 || power > 9 ? `(${power})` : power}`
}

const spokenPower = (power: number) => (power === 0 ? '' : powerInWords('x', power))

const termsOf = (coefficients: readonly number[], name: (power: number) => string): Term[] =>
  coefficients.map((coefficient, power) => [coefficient, name(power)] as const)

/** Markup of c₀ + c₁x + c₂x² + … */
export const inX = (...coefficients: readonly number[]): string => terms(...termsOf(coefficients, xTo))

export const inXWords = (...coefficients: readonly number[]): string =>
  termsInWords(...termsOf(coefficients, spokenPower))

/** Markup of (a + bx)ⁿ; n may be a letter. */
export const bracket = (a: number, b: number, n: number | string, variable = 'x'): string =>
  `(${terms([a, ''], [b, variable])})^${n}`

export const bracketInWords = (a: number, b: number, n: number | string, variable = 'x'): string =>
  toThePower(termsInWords([a, ''], [b, variable]), n)

/** The bracket is named, for a voice does not show where it ends. */
export const toThePower = (words: string, n: number | string): string =>
  n === 2
    ? `open bracket ${words} close bracket squared`
    : `open bracket ${words} close bracket to the power ${n}`

/** Markup of a factor that may need brackets: (−3x)^2, 4^3. */
const factor = (coefficient: number, variable: string, power: number): string => {
  const body = terms([coefficient, variable])
  const held = coefficient < 0 || (variable !== '' && coefficient !== 1) ? `(${body})` : body
  return power === 1 ? held : `${held}^${power}`
}

/** Markup of the term C(n, r) aⁿ⁻ʳ (bx)ʳ before it is worked out. */
export const termOf = (n: number, r: number, a: number, b: number, variable = 'x'): string => {
  const parts = [
    ...(r > 0 && r < n ? [nCr(n, r)] : []),
    ...(r < n && a !== 1 ? [factor(a, '', n - r)] : []),
    ...(r > 0 && !(variable === '' && b === 1) ? [factor(b, variable, r)] : []),
  ]
  return parts.length === 0 ? '1' : parts.join(' times ')
}
