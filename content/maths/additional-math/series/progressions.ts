// Terms and sums of progressions: how the templates check theirs, by writing every term down, and how sums, fractions
// and long numbers are printed.

import { fraction } from '../../kit/numbers.ts'

/** The first n terms, each made from the one before. */
export const arithmetic = (first: number, difference: number, n: number): number[] => {
  const made = [first]
  while (made.length < n) made.push((made.at(-1) ?? first) + difference)
  return made.slice(0, n)
}

/** The first n terms, each made from the one before. */
export const geometric = (first: number, ratio: number, n: number): number[] => {
  const made = [first]
  while (made.length < n) made.push((made.at(-1) ?? first) * ratio)
  return made.slice(0, n)
}

export const total = (list: readonly number[]): number => list.reduce((sum, term) => sum + term, 0)

/** So many terms that what is left out of a convergent progression is lost in rounding. */
export const manyTerms = (first: number, ratio: number): number => total(geometric(first, ratio, 1200))

export const sumOfArithmetic = (first: number, difference: number, n: number): number =>
  (n * (2 * first + (n - 1) * difference)) / 2

const spaced = (value: number | string): string =>
  String(value)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ' ')

/** Markup of a whole number: 40 320 from five digits on, as Cambridge prints it, and never broken over two lines. */
export const whole = (value: number): string => {
  return Math.abs(value) < 10_000 ? String(value).replace('-', '−') : `#box[${spaced(value)}]`
}

/** Markup of an answer, the number first. */
export const answered = (value: number, unit = ''): string => {
  const number = Math.abs(value) < 10_000 ? String(value).replace('-', '−') : spaced(value)
  return `#result[${number}${unit === '' ? '' : ` ${unit}`}]`
}

/**
 * Markup of an answer with a fraction in it, its line level with that of the formula around it. Without leading the box
 * is as tall as the fraction.
 */
export const tall = (formula: string): string => {
  return `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${formula}$]]`
}

/** Markup of a fraction in lowest terms as an answer. */
export const answeredFraction = (top: number, bottom: number): string => {
  return top % bottom === 0 ? answered(top / bottom) : tall(fraction(top, bottom))
}

/** Whether a fraction is in lowest terms and not whole. */
export const isLowest = (top: number, bottom: number): boolean => {
  for (let k = 2; k <= bottom; k += 1) if (top % k === 0 && bottom % k === 0) return false
  return bottom > 1
}
