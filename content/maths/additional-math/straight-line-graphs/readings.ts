// Answers that a graph or a rounded working leaves open to a little.

import type { NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import { number } from '../../kit/final-answers.ts'

const tidied = (value: number) => String(Number(value.toPrecision(10)))

const between = (value: number, one: number, other: number) =>
  number(value, { to: { figures: 3 }, accept: [tidied(Math.min(one, other)), tidied(Math.max(one, other))] })

/** A value that follows from a reading, which may be as far beside as this. */
export const withError = (value: (reading: number) => number, reading: number, error: number): NumberAsked =>
  between(value(reading), value(reading - error), value(reading + error))

/** To three figures, or to so many places as the solution gives. */
export const rounded = (value: number, places: number, unit?: string): NumberAsked => {
  const half = 0.5 * 10 ** -places
  return { ...between(value, value - half, value + half), ...(unit === undefined ? {} : { unit }) }
}
