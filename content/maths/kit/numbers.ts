// How numbers are printed: rounded as Cambridge asks (3 significant figures, angles to 1 decimal place), fractions in
// lowest terms, surds in simplest form, and sums of terms without `1x` or `+ −`. Markup goes between `$` signs.

import { roundedTo } from '@toron/domain/typed-answers/rounding.ts'

/** The value to this many significant figures, all printed: significant(12.04, 3) is '12.0'. */
export const significant = (value: number, figures = 3): string => {
  if (value === 0) return '0'
  const size = Math.floor(Math.log10(Math.abs(Number(value.toExponential(figures - 1)))))
  return signed(roundedTo(value, { figures }).toFixed(Math.max(0, figures - 1 - size)))
}

/** The value to this many decimal places, all printed: decimals(3, 1) is '3.0'. */
export const decimals = (value: number, places: number): string => {
  // By way of the exponent, because 1.005 * 100 is 100.49999999999999.
  const shifted = Math.round(Math.abs(Number(`${value.toPrecision(12)}e${places}`)))
  const text = Number(`${shifted}e${-places}`).toFixed(places)
  return value < 0 && shifted !== 0 ? signed(`-${text}`) : text
}

/**
 * Markup (for formulas) of an intermediate value: exact if it is short, otherwise cut off after 5 significant figures and
 * followed by dots, as a student copies it from the calculator: 85.445…
 */
export const unrounded = (value: number): string => {
  const exact = Number(value.toPrecision(10))
  const short = Number(value.toPrecision(6))
  // In quotation marks, so that the dots stay with the number above a fraction line.
  return exact === short ? signed(String(short)) : `"${signed(String(cut(value, 5)))}…"`
}

// Cut off, not rounded, because the dots mean that the number goes on.
const cut = (value: number, figures: number): number => {
  const places = figures - 1 - Math.floor(Math.log10(Math.abs(value)))
  return Number(`${Math.trunc(Number(`${value}e${places}`))}e${-places}`)
}

/** An angle in degrees as Cambridge sets it: exact if it is whole, otherwise to 1 decimal place. With its degree sign. */
export const degrees = (value: number): string => {
  return `${Math.abs(value - Math.round(value)) < 1e-9 ? signed(String(Math.round(value))) : decimals(value, 1)}°`
}

/** Money with two decimals and a space after each three digits, as Cambridge prints it: '12 500.00'. */
export const money = (value: number): string => {
  return decimals(value, 2).replace(/\B(?=(\d{3})+\.)/g, ' ')
}

const signed = (text: string): string => {
  return text.replace('-', '−')
}

export const highestCommonFactor = (a: number, b: number): number => {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** Numerator and denominator in lowest terms, the sign on the numerator. @throws Error for a denominator of 0. */
export const lowestTerms = (numerator: number, denominator: number): readonly [number, number] => {
  if (denominator === 0) throw new Error(`${numerator}/0 is not a number`)
  const factor = highestCommonFactor(numerator, denominator) * Math.sign(denominator)
  // Adding 0 turns −0 into 0.
  return [numerator / factor + 0, denominator / factor]
}

/** Markup of a fraction in lowest terms, large enough to be read in a sentence; whole numbers stay whole. */
export const fraction = (numerator: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  if (bottom === 1) return signed(String(top))
  return `${top < 0 ? '−' : ''}display(${Math.abs(top)}/${bottom})`
}

/** √n in simplest form: √72 = 6√2 is { outside: 6, inside: 2 }. */
export const simplestSurd = (n: number): { outside: number; inside: number } => {
  let [outside, inside] = [1, n]
  for (let factor = 2; factor * factor <= inside; ) {
    if (inside % (factor * factor) === 0) {
      outside *= factor
      inside /= factor * factor
    } else factor += 1
  }
  return { outside, inside }
}

/** Markup of k√n in simplest form: surd(1, 72) is '6 sqrt(2)', surd(2, 9) is '6'. */
export const surd = (multiplier: number, n: number): string => {
  if (multiplier === 0 || n === 0) return '0'
  const { outside, inside } = simplestSurd(n)
  const whole = multiplier * outside
  if (inside === 1) return signed(String(whole))
  const before = Math.abs(whole) === 1 ? '' : `${Math.abs(whole)} `
  return `${whole < 0 ? '−' : ''}${before}sqrt(${inside})`
}

/** A coefficient and what it multiplies; '' for a constant. */
export type Term = readonly [coefficient: number, variable: string]

/** Markup of a sum of terms: terms([3, 'x^2'], [-1, 'x'], [0, 'y'], [-5, '']) is '3x^2 − x − 5'. */
export const terms = (...list: readonly Term[]): string => {
  const shown = list.filter(([coefficient]) => coefficient !== 0)
  if (shown.length === 0) return '0'
  return shown
    .map(([coefficient, variable], index) => {
      const size = Math.abs(coefficient)
      const body = variable === '' ? String(size) : `${size === 1 ? '' : size}${variable}`
      if (index === 0) return coefficient < 0 ? `−${body}` : body
      return `${coefficient < 0 ? '−' : '+'} ${body}`
    })
    .join(' ')
}

/** A number as it is printed: with a true minus sign. */
export const minus = (value: number): string => String(value).replace('-', '−')

/** The text of a number, with a true minus sign. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** A number as it is substituted for a letter: in brackets if it is negative. */
export const substituted = (value: number): string => (value < 0 ? `(−${-value})` : String(value))

/** Without binary rounding errors: 0.1 + 0.2 is 0.3. */
export const exact = (value: number): number => Number(value.toPrecision(10))

/** Rounds to three decimals, for coordinates in a drawing. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
