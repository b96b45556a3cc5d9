// Points and straight lines: exact gradients, equations in the forms that
// Cambridge asks for, and the same in words.

import type { Point } from './checking.ts'
import { fraction, highestCommonFactor, lowestTerms, minus, substituted, terms } from './numbers.ts'
import { fractionInWords, numberInWords, termsInWords } from './words.ts'

export type Fraction = readonly [top: number, bottom: number]

/** y = mx + c. */
export interface Line {
  readonly m: Fraction
  readonly c: Fraction
}

export const asNumber = ([top, bottom]: Fraction): number => top / bottom
export const perpendicularTo = ([top, bottom]: Fraction): Fraction => lowestTerms(-bottom, top)
export const gradientOf = (a: Point, b: Point): Fraction => lowestTerms(b[1] - a[1], b[0] - a[0])
export const midpointOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
export const moved = (p: Point, [x, y]: Point, times = 1): Point => [p[0] + times * x, p[1] + times * y]
export const heightAt = ({ m, c }: Line, x: number): number => asNumber(m) * x + asNumber(c)
export const squaredLength = (a: Point, b: Point): number => (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2

/** The coordinates of the point may be halves. */
export const lineThrough = ([x, y]: Point, m: Fraction): Line => {
  return { m, c: lowestTerms(2 * (y * m[1] - m[0] * x), 2 * m[1]) }
}

/** [a, b, c] of ax + by = c in whole numbers without a common factor, a positive. */
export const integerForm = ({ m, c }: Line): readonly [number, number, number] => {
  const common = (m[1] * c[1]) / highestCommonFactor(m[1], c[1])
  const [a, b, end] = [(-common * m[0]) / m[1], common, (common * c[0]) / c[1]]
  const factor = highestCommonFactor(highestCommonFactor(a, b), end) * (a < 0 ? -1 : 1)
  return [a / factor + 0, b / factor, end / factor + 0]
}

export const difference = (a: number, b: number): string => `${minus(a)} − ${substituted(b)}`
/** 'k − 3', 'k + 3', or 'k' for 0. */
export const less = (letter: string, value: number): string =>
  value === 0 ? letter : `${letter} ${value < 0 ? '+' : '−'} ${Math.abs(value)}`
export const shown = ([top, bottom]: Fraction): string => fraction(top, bottom)
export const spoken = ([top, bottom]: Fraction): string => fractionInWords(top, bottom)

/** How the gradient of a perpendicular line is found: −1 ÷ (−3) = 1/3. */
export const perpendicularStep = (m: Fraction): string =>
  `−1 div ${m[0] < 0 ? `(${shown(m)})` : shown(m)} = ${shown(perpendicularTo(m))}`

/** A line of working: one with fractions is set as a block, so that it has room above and below. */
export const formula = (markup: string): string =>
  markup.includes('display(') ? `$ ${markup} $` : `$${markup}$`

/** 'x', '−x', '3x', 'display(2/3) x'. */
export const multipleOf = (m: Fraction, variable = 'x'): string => {
  const value = asNumber(m)
  if (Math.abs(value) === 1) return value < 0 ? `−${variable}` : variable
  return Number.isInteger(value) ? `${minus(value)}${variable}` : `${shown(m)} ${variable}`
}

/** '+ 5', '− display(1/2)', or nothing. */
export const added = ([top, bottom]: Fraction): string => {
  if (top === 0) return ''
  return `${top < 0 ? '−' : '+'} ${fraction(Math.abs(top), bottom)}`
}

/** Markup of mx + c. */
export const rightSide = ({ m, c }: Line, variable = 'x'): string => {
  return m[0] === 0 ? shown(c) : `${multipleOf(m, variable)} ${added(c)}`.trim()
}

export const equation = (line: Line): string => `y = ${rightSide(line)}`

/** The commas keep a fraction apart from what follows: '2 over 3, times x, plus 4'. */
export const rightSideInWords = ({ m, c }: Line): string => {
  if (m[0] === 0) return spoken(c)
  const value = asNumber(m)
  const isWhole = Number.isInteger(value)
  const front =
    Math.abs(value) === 1
      ? `${value < 0 ? 'minus ' : ''}x`
      : isWhole
        ? `${numberInWords(value)} x`
        : `${spoken(m)}, times x`
  return c[0] === 0
    ? front
    : `${front}${isWhole ? '' : ','} ${c[0] < 0 ? 'minus' : 'plus'} ${spoken([Math.abs(c[0]), c[1]])}`
}

export const equationInWords = (line: Line): string => `y equals ${rightSideInWords(line)}`

/** Markup of ax + by = c. */
export const implicit = ([a, b, c]: readonly [number, number, number]): string => {
  return `${terms([a, 'x'], [b, 'y'])} = ${minus(c)}`
}

export const implicitInWords = ([a, b, c]: readonly [number, number, number]): string => {
  return `${termsInWords([a, 'x'], [b, 'y'])} equals ${numberInWords(c)}`
}

/** The gradient as a fraction before it is worked out, for a block formula. */
export const riseOverRun = (a: Point, b: Point): string => {
  return `(${difference(b[1], a[1])})/(${difference(b[0], a[0])})`
}

/** y = mx + c with a point substituted, c still unknown. */
export const pointPutIn = (m: Fraction, [x, y]: Point): string => {
  const value = asNumber(m)
  const product = Math.abs(value) === 1 ? minus(value * x + 0) : `${shown(m)} times ${substituted(x)}`
  return `${minus(y)} = ${product} + c`
}

/** The sum of squares under the root of a length. */
export const squaresOf = (a: Point, b: Point): string => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return `${substituted(dx)}^2 + ${substituted(dy)}^2`
}

/** Where a point is, for those who cannot see the grid, without stating its coordinates. */
export const whereabouts = ([x, y]: Point): string => {
  const across = x === 0 ? 'on the y axis' : `${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'} of the y axis`
  const up = y === 0 ? 'on the x axis' : `${Math.abs(y)} ${y < 0 ? 'below' : 'above'} the x axis`
  return `${across} and ${up}`
}
