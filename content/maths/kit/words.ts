// Numbers and formulas in words, for the alt texts that a screen reader speaks: "x squared minus 3x", "2 over 5",
// "4 root 3". Symbols such as x² and √ are left out of alt texts, because readers skip or misread them.

import { lowestTerms, simplestSurd, type Term } from './numbers.ts'
import { plain } from './typst.ts'

/** 'A', 'A and B', 'A, B and C'. */
export const listInWords = (items: readonly (string | number)[]): string => {
  if (items.length < 2) return String(items[0] ?? '')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** −3.5 is 'minus 3.5'. Printed numbers such as '−12.0' keep their digits. */
export const numberInWords = (value: number | string): string => {
  return String(value).replace(/^[-−]/, 'minus ')
}

/** '30 degrees', '47.3 degrees', from a number or from what `degrees` printed. */
export const degreesInWords = (value: number | string): string => {
  const number = String(value).replace('°', '')
  return `${numberInWords(number)} ${number === '1' ? 'degree' : 'degrees'}`
}

/** 'x', 'x squared', 'x cubed', 'x to the power 5'. */
export const powerInWords = (base: string, exponent: number): string => {
  if (exponent === 1) return base
  if (exponent === 2) return `${base} squared`
  if (exponent === 3) return `${base} cubed`
  return `${base} to the power ${numberInWords(exponent)}`
}

/** In lowest terms: '3 over 5', 'minus 1 over 2', '4'. */
export const fractionInWords = (numerator: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  return bottom === 1 ? numberInWords(top) : `${numberInWords(top)} over ${bottom}`
}

/** '10 over 90, which is 1 over 9'; said once where nothing cancels. */
export const reducedInWords = (top: number, bottom: number): string => {
  const least = fractionInWords(top, bottom)
  return least === `${top} over ${bottom}` ? least : `${top} over ${bottom}, which is ${least}`
}

/** k√n in simplest form: '6 root 2', 'root 3', 'minus root 5', '12'. */
export const surdInWords = (multiplier: number, n: number): string => {
  if (multiplier === 0 || n === 0) return '0'
  const { outside, inside } = simplestSurd(n)
  const whole = multiplier * outside
  if (inside === 1) return numberInWords(whole)
  const size = Math.abs(whole) === 1 ? '' : `${Math.abs(whole)} `
  return `${whole < 0 ? 'minus ' : ''}${size}root ${inside}`
}

/** A term with more of the sum after it. Nothing else tells a listener that its index is over. */
export const endedInWords = (term: string): string => {
  return /\bto the power (?:minus )?[\w ]+$/.test(term) && !term.endsWith('close bracket')
    ? `${term}, end of power,`
    : term
}

/** A sum of terms whose variables are already in words: [[3, 'x squared'], [-1, 'x'], [-5, '']]. */
export const termsInWords = (...list: readonly Term[]): string => {
  const shown = list.filter(([coefficient]) => coefficient !== 0)
  if (shown.length === 0) return '0'
  return shown
    .map(([coefficient, variable], index) => {
      const size = Math.abs(coefficient)
      const whole = variable === '' ? String(size) : size === 1 ? variable : `${size} ${variable}`
      const body = index < shown.length - 1 ? endedInWords(whole) : whole
      if (index === 0) return coefficient < 0 ? `minus ${body}` : body
      return `${coefficient < 0 ? 'minus' : 'plus'} ${body}`
    })
    .join(' ')
}

/** A number as it is read aloud, its sign as a word. */
export const minusInWords = (value: number): string => plain`${value}`

export const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

/** 1st, 2nd, 3rd, 11th … */
export const ordinal = (n: number): string => {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** A list of numbers as it is read aloud. */
export const numbersInWords = (values: readonly number[]): string =>
  listInWords(values.map((value) => plain`${value}`))
