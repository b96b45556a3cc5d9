// The final answers of a question as data, which typed answers are marked against. Values are written as a student would type
// them: `3/4`, `2√3`, `x^2 − 3x`; a JavaScript number is written for you.
import type { Asked, ExpressionForm, NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import type { FinalAnswer } from '../template.ts'

/** A number, or one written out because it is exact: `2√3`, `5π/6`, `7/3`. */
type Value = number | string

/** Without the noise in the last digits of a sum such as 0.1 + 0.2. */
const written = (value: Value): string =>
  typeof value === 'string' ? value : String(Number(value.toPrecision(12)))

/**
 * A field of a question.
 * @param part 'a', or empty for a question without parts
 * @param name what stands before the field where a part has several: 'x', 'A', 'gradient'
 */
export const final = (part: string, asked: Asked, name?: string): FinalAnswer =>
  name === undefined ? { part, asked } : { part, name, asked }

type NumberOptions = Omit<NumberAsked, 'kind' | 'value'>

/** Exact, unless `to` says how far it is rounded. */
export const number = (value: Value, options: NumberOptions = {}): NumberAsked => ({
  kind: 'number',
  value: written(value),
  ...options,
})

/** To three significant figures, as Cambridge takes answers that are not exact; more figures are right too. */
export const threeFigures = (value: number, unit?: string): NumberAsked =>
  number(value, { to: { figures: 3 }, ...(unit === undefined ? {} : { unit }) })

/** Where the question says in which unit, as in "in minutes". */
export const inNamedUnit = (asked: NumberAsked): NumberAsked => ({ ...asked, isUnitNamed: true })

/** To the nearest 10, 100 or whole number, as the question says. */
export const toNearest = (size: 1 | 10 | 100 | 1000, value: number, unit: string): NumberAsked =>
  number(value, { to: { places: 1 - String(size).length, isNamed: true }, unit })

/** An angle in degrees, to one decimal place. */
export const degrees = (value: number): NumberAsked => number(value, { to: { places: 1 }, unit: '°' })

/** @param letters all letters that may be used, one after the other: 'xy' */
export const expression = (value: string, letters: string, form?: ExpressionForm): Asked => ({
  kind: 'expression',
  value,
  letters: [...letters],
  ...(form ? { form } : {}),
})

/** An integral. @param value without its constant */
export const upToConstant = (value: string, letters: string): Asked => ({
  kind: 'expression',
  value,
  letters: [...letters],
  isUpToConstant: true,
})

/** Any equation that says the same. */
export const equation = (value: string, letters = 'xy'): Asked => ({
  kind: 'equation',
  value,
  letters: [...letters],
})

/** An equation with one letter alone on the left: y = 2x + 3. */
export const subject = (value: string, letters = 'xy'): Asked => ({
  kind: 'equation',
  value,
  letters: [...letters],
  form: 'subject',
})

/** y = mx + c, where the question asks for that form. */
export const gradientForm = (value: string): Asked => ({
  kind: 'equation',
  value,
  letters: ['x', 'y'],
  form: 'line',
})

/** ax + by = c, or with 0 on the right, where the question asks for whole numbers; also a circle without brackets. */
export const wholeNumberForm = (value: string, letters = 'xy'): Asked => ({
  kind: 'equation',
  value,
  letters: [...letters],
  form: 'whole-numbers',
})

/** (x − a)² + (y − b)² = c, where the question asks for that form. */
export const bracketForm = (value: string): Asked => ({
  kind: 'equation',
  value,
  letters: ['x', 'y'],
  form: 'circle',
})

/** `x < 3`, `−2 ≤ x < 5`, `x < −1 or x > 4`. */
export const inequality = (value: string, letter = 'x'): Asked => ({ kind: 'inequality', value, letter })

/** A class of a table, of which its ends say enough: 40–60. */
export const tableClass = (value: string, letter: string): Asked => ({
  kind: 'inequality',
  value,
  letter,
  isClass: true,
})

/** Where a function increases or decreases: with the end or without. @param value with < or > */
export const openOrClosed = (value: string, letter = 'x'): Asked => ({
  kind: 'inequality',
  value,
  or: [value.replaceAll('<', '<=').replaceAll('>', '>=')],
  letter,
})

const numberOf = (value: Value | NumberAsked): NumberAsked =>
  typeof value === 'object' ? value : number(value)

export const coordinates = (...values: readonly (Value | NumberAsked)[]): Asked => ({
  kind: 'coordinates',
  value: values.map(numberOf),
})

/** Either of two points, where it does not matter which of them is called P. */
export const eitherPoint = (point: readonly Value[], other: readonly Value[]): Asked => ({
  kind: 'coordinates',
  value: point.map(numberOf),
  or: [other.map(numberOf)],
})

interface ListOptions {
  /** What may stand before each value: x = 3. */
  readonly name?: string
  readonly each?: Omit<NumberOptions, 'accept'>
}

/** Solutions or elements, in any order. */
export const inAnyOrder = (values: readonly Value[], { name, each = {} }: ListOptions = {}): Asked => ({
  kind: 'list',
  values: values.map(written),
  isInOrder: false,
  each,
  ...(name === undefined ? {} : { name }),
})

/**
 * Terms of a sequence, or what is missing in a table.
 * @param options `isAsPrinted` where values that the question prints are put in order; `whole`: the whole row or column
 */
export const inOrder = (
  values: readonly Value[],
  {
    each = {},
    isAsPrinted = false,
    whole,
  }: ListOptions & { readonly isAsPrinted?: boolean; readonly whole?: readonly Value[] } = {},
): Asked => ({
  kind: 'list',
  values: values.map(written),
  isInOrder: true,
  ...(isAsPrinted ? { isAsPrinted } : {}),
  ...(whole ? { whole: whole.map(written) } : {}),
  each,
})

/** Rows of numbers, or of expressions in these letters. */
export const matrix = (rows: readonly (readonly Value[])[], letters = ''): Asked => ({
  kind: 'matrix',
  rows: rows.map((row) => row.map(written)),
  letters: [...letters],
})

/** A column vector. */
export const column = (...values: readonly Value[]): Asked => matrix(values.map((value) => [value]))

/** In any multiple, where the question does not ask for the simplest form. */
export const anyRatio = (...values: readonly Value[]): Asked => ({
  kind: 'ratio',
  values: values.map(written),
  isSimplest: false,
})

/** Whole numbers without a common factor. */
export const ratio = (...values: readonly Value[]): Asked => ({
  kind: 'ratio',
  values: values.map(written),
  isSimplest: true,
})

/** A time of day. */
export const clock = (minutes: number): Asked => ({ kind: 'time', minutes, is: 'clock' })

/** Where the question says on the 24-hour clock. */
export const on24HourClock = (minutes: number): Asked => ({
  kind: 'time',
  minutes,
  is: 'clock',
  isUnitNamed: true,
})

/** A length of time. */
export const duration = (minutes: number): Asked => ({ kind: 'time', minutes, is: 'length' })

/** Where the question says in hours and minutes. */
export const inHoursAndMinutes = (minutes: number): Asked => ({
  kind: 'time',
  minutes,
  is: 'length',
  isUnitNamed: true,
})

export const word = (...accepted: readonly string[]): Asked => ({ kind: 'word', accepted })
