// How this topic prints and speaks formulas: lines with the positive term first, quotients, tall answers.

import { word } from '../../kit/final-answers.ts'
import { fraction, type Term, terms } from '../../kit/numbers.ts'
import { numberInWords } from '../../kit/words.ts'

export const said = (value: number): string => numberInWords(value)

/** mx + n, the positive term first: 7 − 3x, not −3x + 7. */
const inOrder = (m: number, n: number, variable: string): readonly Term[] => {
  const both: readonly Term[] = [
    [m, variable],
    [n, ''],
  ]
  return m < 0 && n > 0 ? [...both].reverse() : both
}

export const line = (m: number, n: number, variable = 'x'): string => terms(...inOrder(m, n, variable))
/** A bracket of a product, which is the bare variable where nothing is added to it. */
export const bracket = (m: number, n: number, variable = 'x'): string =>
  n === 0 && m === 1 ? variable : `(${line(m, n, variable)})`

/** (x − p)(x − q), or x(x − q) where one of the roots is 0. */
export const factors = (p: number, q: number): string =>
  q === 0 ? factors(q, p) : `${bracket(1, -p)}${bracket(1, -q)}`
/** '+ 5' or '− 5' at the end of a sum; nothing for 0. */
export const added = (value: number): string =>
  value === 0 ? '' : `${value < 0 ? '−' : '+'} ${Math.abs(value)}`

export const quotient = (top: string, bottom: string): string => `display((${top})/(${bottom}))`
export const quotientSaid = (top: string, bottom: string): string =>
  `the fraction with numerator ${top} and denominator ${bottom}`

/** An answer taller than a line: without leading its box is as tall as the formula. */
export const tall = (formula: string): string =>
  `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${formula}$]]`

/** 'x <= 5/2' as an answer, in a box of its height. */
export const fractionAnswer = (before: string, top: number, bottom: number): string => {
  const formula = `${before}${fraction(top, bottom)}`
  return top % bottom === 0 ? `#result[$${formula}$]` : tall(formula)
}

/** A range or a domain without bounds, as a final answer. */
export const allReals = word(
  'all real numbers',
  'real numbers',
  'all real values',
  'all reals',
  'f(x) ∈ ℝ',
  'f(x) ∈ R',
  'ℝ',
  'R',
)
