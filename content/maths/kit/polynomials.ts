// Polynomials as lists of coefficients, the highest power first ([2, 0, −5] is 2x² − 5): arithmetic, printed and spoken forms.

import { agree } from './checking.ts'
import { type Term, terms } from './numbers.ts'
import { powerInWords, termsInWords } from './words.ts'

export type Polynomial = readonly number[]

export const valueAt = (p: Polynomial, x: number): number => p.reduce((sum, c) => sum * x + c, 0)

export const times = (p: Polynomial, q: Polynomial): Polynomial => {
  const result = new Array<number>(p.length + q.length - 1).fill(0)
  for (const [n, a] of p.entries()) {
    for (const [m, b] of q.entries()) result[n + m] = (result[n + m] ?? 0) + a * b
  }
  return result.map((c) => c + 0)
}

export const product = (...factors: readonly Polynomial[]): Polynomial => factors.reduce(times, [1])

export const plus = (p: Polynomial, q: Polynomial): Polynomial => {
  const length = Math.max(p.length, q.length)
  const at = (r: Polynomial, n: number) => r[n - (length - r.length)] ?? 0
  return Array.from({ length }, (_, n) => at(p, n) + at(q, n))
}

export const scaled = (p: Polynomial, factor: number): Polynomial => p.map((c) => c * factor + 0)
export const minusPolynomial = (p: Polynomial, q: Polynomial): Polynomial => plus(p, scaled(q, -1))
export const derivative = (p: Polynomial): Polynomial =>
  p.slice(0, -1).map((c, n) => c * (p.length - 1 - n) + 0)

const termsOf = (p: Polynomial, name: (exponent: number) => string): Term[] => {
  return p.map((c, n) => [c, n === p.length - 1 ? '' : name(p.length - 1 - n)])
}

/** A linear polynomial begins with its positive term: 7 − 3x. */
const inOrder = (list: readonly Term[]): readonly Term[] => {
  const [[first = 0] = [], [last = 0] = []] = list
  return list.length === 2 && first < 0 && last > 0 ? [...list].reverse() : list
}

const markupTerms = (p: Polynomial, variable: string): Term[] =>
  termsOf(p, (exponent) => (exponent === 1 ? variable : `${variable}^${exponent}`))
const spokenTerms = (p: Polynomial, variable: string): Term[] =>
  termsOf(p, (exponent) => powerInWords(variable, exponent))

/** Markup: '2x^3 − 5x + 1'. */
export const shown = (p: Polynomial, variable = 'x'): string => terms(...inOrder(markupTerms(p, variable)))
export const spoken = (p: Polynomial, variable = 'x'): string =>
  termsInWords(...inOrder(spokenTerms(p, variable)))

/** The end of a sum that goes on: '− 5x + 1', '+ 3x^2'. */
export const continued = (p: Polynomial, variable = 'x'): string => {
  const text = terms(...markupTerms(p, variable))
  return text.startsWith('−') ? `− ${text.slice(1)}` : `+ ${text}`
}

export const continuedSpoken = (p: Polynomial, variable = 'x'): string => {
  const text = termsInWords(...spokenTerms(p, variable))
  return text.startsWith('minus') ? text : `plus ${text}`
}

/** The function in the kit's code. */
export const drawn = ([first = 0, ...rest]: Polynomial): string => {
  // By Horner's rule, because a power of zero is an error there.
  return `x => ${rest.reduce((inner, c) => `(${inner}) * x + (${c})`, String(first))}`
}

/** Whether two functions have the same values, at points where no template has a pole. */
export const identical = (f: (x: number) => number, g: (x: number) => number): boolean => {
  return [-3.31, -1.17, 0.73, 2.39, 5.61].every((x) => agree(f(x), g(x), 1e-7 * Math.max(1, Math.abs(f(x)))))
}
