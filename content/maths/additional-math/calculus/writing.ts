// How the markup of this topic is set. Sums of powers and functions are printed and spoken from one list of pieces, so that the two cannot differ.

import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { endedInWords, fractionInWords, powerInWords } from '../../kit/words.ts'
import { rewritten, type Template } from '../../template.ts'

// In the sentences of a question a formula stays on one line; boxed, a tall one would stand too high.
const unbroken =
  '#show math.equation.where(block: false): it => context if measure(it).height > 24pt { it } else { box(it) }'

const wholeAxes = (markup: string): string =>
  markup.replace(/\$([xy])\$-(axis|coordinates?)/g, '#box[$$$1$-$2]')

/** The template with its formulas and the names of its axes unbroken. */
export const whole = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: `${unbroken}\n${wholeAxes(drawn.question)}`,
    answer: wholeAxes(drawn.answer),
  }))

export const dydx = 'display((dif y)/(dif x))'
export const second = 'display((dif^2 y)/(dif x^2))'
export const e = 'upright(e)'
export const bareAxes = (left: string, right: string, bottom: string, top: string): string =>
  `axis(${left}, ${right}, numbers: false, title: $x$), axis(${bottom}, ${top}, numbers: false, title: $y$), grid: false`
export const origin = 'point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)'

/** A fraction times what it multiplies; nothing for a constant. */
export interface Piece {
  readonly top: number
  readonly bottom: number
  readonly shown: string
  readonly spoken: string
}

export const piece = (shown: string, spoken: string, top: number, bottom = 1): Piece => ({
  top,
  bottom,
  shown,
  spoken,
})

/** A power of the variable; halves are allowed as exponents. */
export const power = (exponent: number, top: number, bottom = 1, variable = 'x'): Piece => {
  if (exponent === 0) return piece('', '', top, bottom)
  const isWhole = Number.isInteger(exponent)
  const size = isWhole ? String(Math.abs(exponent)) : `${Math.abs(exponent) * 2}/2`
  const shown = exponent === 1 ? variable : `${variable}^(${exponent < 0 ? '−' : ''}${size})`
  const spoken = isWhole
    ? powerInWords(variable, exponent)
    : `${variable} to the power ${fractionInWords(2 * exponent, 2)}`
  return piece(shown, spoken, top, bottom)
}

export const shownSum = (...pieces: readonly Piece[]): string => {
  return pieces
    .filter(({ top }) => top !== 0)
    .map(({ top, bottom, shown }, place) => {
      const [numerator, denominator] = lowestTerms(Math.abs(top), bottom)
      const size = fraction(numerator, denominator)
      const body = shown === '' ? size : size === '1' ? shown : `${size} ${shown}`
      if (place === 0) return top < 0 ? `−${body}` : body
      return `${top < 0 ? '−' : '+'} ${body}`
    })
    .join(' ')
}

/** The same as a student types it: 3/4*x^4 - 2e^(3x). */
export const typed = (...pieces: readonly Piece[]): string => {
  return pieces
    .filter(({ top }) => top !== 0)
    .map(({ top, bottom, shown }, place) => {
      const [numerator, denominator] = lowestTerms(Math.abs(top), bottom)
      const size = denominator === 1 ? String(numerator) : `${numerator}/${denominator}`
      const body = shown.replaceAll('upright(e)', 'e').replaceAll('−', '-')
      const sign = top < 0 ? '-' : place === 0 ? '' : '+'
      return `${sign}${body === '' ? size : size === '1' ? body : `${size}*${body}`}`
    })
    .join(' ')
}

export const spokenSum = (...pieces: readonly Piece[]): string => {
  const shown = pieces.filter(({ top }) => top !== 0)
  return shown
    .map(({ top, bottom, spoken }, place) => {
      const [numerator, denominator] = lowestTerms(Math.abs(top), bottom)
      const size = fractionInWords(numerator, denominator)
      const times = denominator === 1 ? ' ' : ' times '
      const whole = spoken === '' ? size : size === '1' ? spoken : `${size}${times}${spoken}`
      const body = place < shown.length - 1 ? endedInWords(whole) : whole
      if (place === 0) return top < 0 ? `minus ${body}` : body
      return `${top < 0 ? 'minus' : 'plus'} ${body}`
    })
    .join(' ')
}

/** The second derivative, from three values close together. */
export const bend = (f: (x: number) => number, x: number): number => {
  const step = 1e-3
  return (f(x - step) + f(x + step) - 2 * f(x)) / (step * step)
}
