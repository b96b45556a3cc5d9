// Values as a student would type them, and the fields that often ask for such.

import type { Asked, NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import type { FinalAnswer } from '../template.ts'
import type { Point } from './checking.ts'
import { coordinates, equation, final, inAnyOrder, number } from './final-answers.ts'
import type { Line } from './lines.ts'
import { lowestTerms, simplestSurd } from './numbers.ts'

/** In lowest terms: '3/4', '−2', '5'. */
export const typedFraction = (top: number, bottom = 1): string => {
  const [p, q] = lowestTerms(top, bottom)
  return q === 1 ? `${p}` : `${p}/${q}`
}

/** A mixed number in its lowest terms. */
export const mixedNumber = (top: number, bottom: number): NumberAsked => {
  const whole = Math.trunc(top / bottom)
  return number(`${whole} ${typedFraction(Math.abs(top - whole * bottom), bottom)}`, { form: 'mixed-number' })
}

/** k√n in its simplest form: '2√3', '−√5', '12'. */
export const typedSurd = (multiplier: number, n: number): string => {
  const { outside, inside } = simplestSurd(n)
  const whole = multiplier * outside
  if (inside === 1 || whole === 0) return `${whole}`
  return whole === 1 ? `√${inside}` : whole === -1 ? `-√${inside}` : `${whole}√${inside}`
}

/** a + k√n: '5 - 2√3'. */
export const typedSurdSum = (whole: number, multiplier: number, n: number): string =>
  whole === 0 ? typedSurd(multiplier, n) : `${whole} + ${typedSurd(multiplier, n)}`.replace('+ -', '- ')

/** k√n or a + k√n where the question asks for its simplest form: no root below a line. */
export const simplestForm = (value: string, unit?: string): NumberAsked =>
  number(value, { form: 'simplest-surd', ...(unit === undefined ? {} : { unit }) })

export const fractionOf = (top: number, bottom: number): NumberAsked => number(typedFraction(top, bottom))

/** front × 10ⁿ. */
export const inStandardForm = (front: number, exponent: number, unit?: string): NumberAsked =>
  number(`${front}*10^(${exponent})`, { form: 'standard-form', ...(unit === undefined ? {} : { unit }) })

/** A sum of money, to two places where it is no whole number. */
export const taka = (value: number): NumberAsked =>
  number(value, Number.isInteger(value) ? { unit: 'taka' } : { unit: 'taka', to: { places: 2 } })

export const percent = (value: number): NumberAsked => number(value, { unit: '%' })

/** Rounded to so many places because the question says so. */
export const toPlaces = (value: number, places: number, unit?: string): NumberAsked =>
  number(value, { to: { places, isNamed: true }, ...(unit === undefined ? {} : { unit }) })

/** Rounded to so many significant figures because the question says so. */
export const toFigures = (value: number, figures: number, unit?: string): NumberAsked =>
  number(value, { to: { figures, isNamed: true }, ...(unit === undefined ? {} : { unit }) })

/** A probability: any equal fraction, decimal or percentage, a decimal that does not end to three figures. */
export const probability = (top: number, bottom: number): NumberAsked =>
  number(`${top}/${bottom}`, { to: { figures: 3 } })

/** What is read off a diagram or drawn by hand, and how far from it is accepted. */
export const near = (value: number, slack: number, unit: string): NumberAsked =>
  number(value, { accept: [`${value - slack}`, `${value + slack}`], unit })

/** An angle in degrees to one decimal place, or more exactly. */
export const inDegrees = (value: number): NumberAsked => number(value, { to: { places: 1 }, unit: '°' })

/** A whole number of degrees. */
export const wholeDegrees = (value: number): NumberAsked => number(value, { unit: '°' })

/** k√n as a fraction: '3√5/2'; n has no square factor. */
export const typedSurdOver = (numerator: number, n: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  return `${top === 1 ? '' : top}√${n}${bottom === 1 ? '' : `/${bottom}`}`
}

/** Any equation of the line. */
export const lineEquation = ({ m, c }: Line): Asked =>
  equation(`y = (${typedFraction(...m)})x + (${typedFraction(...c)})`)

/** A field for each of several numbers: { p: 3, q: '2√5' }. */
export const namedNumbers = (
  part: string,
  values: Readonly<Record<string, number | string>>,
): FinalAnswer[] => Object.entries(values).map(([name, value]) => final(part, number(value), name))

/** The field for all solutions of an equation. */
export const allSolutions = (values: readonly (number | string)[], letter = 'x', part = ''): FinalAnswer =>
  final(part, inAnyOrder(values, { name: letter }))

const places: Readonly<Record<number, readonly string[]>> = {
  2: ['smaller', 'greater'],
  4: ['smallest', 'second smallest', 'third smallest', 'greatest'],
}

/** Solutions of simultaneous equations, or points: a field for each, because an x goes with its own y only. */
export const pairsOfValues = (
  points: readonly Point[],
  { part = '', called = 'pair (x, y)' }: { readonly part?: string; readonly called?: string } = {},
): FinalAnswer[] => {
  const letter = new Set(points.map(([x]) => x)).size === points.length ? 'x' : 'y'
  const size = ([x, y]: Point) => (letter === 'x' ? x : y)
  return [...points]
    .sort((one, other) => size(one) - size(other))
    .map((point, n) =>
      final(part, coordinates(...point), `${called} with ${places[points.length]?.[n] ?? ''} ${letter}`),
    )
}

/** h + √n and h − √n. */
export const typedPair = (h: number, n: number): string[] =>
  h === 0 ? [typedSurd(1, n), typedSurd(-1, n)] : [`${h} + ${typedSurd(1, n)}`, `${h} - ${typedSurd(1, n)}`]

/** What follows from a size that an earlier part rounds: to 3 figures, from the rounded size or the unrounded one. */
export const fromShown = (
  value: (size: number) => number,
  [unrounded, shown]: readonly [unrounded: number, shown: number],
  unit: string,
): NumberAsked =>
  number(value(unrounded), {
    to: { figures: 3 },
    accept: fromRounded(value(unrounded), value(shown)),
    unit,
  })

/** A size and what a part that asks for it to three figures gives. */
export const toThreeFigures = (size: number): readonly [number, number] => [size, Number(size.toPrecision(3))]

/** An angle in radians, and as a question shows it to 3 decimal places. */
export const toThreePlaces = (angle: number): readonly [number, number] => [angle, Number(angle.toFixed(3))]

/** The least and the greatest of the values that a rounded and an unrounded working lead to, rounded to 3 figures. */
export const fromRounded = (...values: readonly number[]): readonly [low: string, high: string] => {
  const rounded = values.map((value) => Number(value.toPrecision(3)))
  return [String(Math.min(...rounded)), String(Math.max(...rounded))]
}
