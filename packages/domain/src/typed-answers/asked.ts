// What a part of a question asks for, as data beside its worked solution: what is right, and in which form. Values are written
// as a student would type them, and read by the same reader.

import type { Plane, Point } from './plane.ts'
import type { Unread } from './tokens.ts'

/** Forms in which an expression can be asked for. */
export type ExpressionForm =
  /** All brackets multiplied out, like terms collected. */
  | 'expanded'
  /** A product of as many factors as the model, none of which has a common factor left. */
  | 'factorised'
  /** One fraction, over and under without a common factor. */
  | 'single-fraction'
  /** Like terms collected, numbers worked out, fractions in their lowest terms. */
  | 'simplified'
  /** One power of the model's number: 3^(u + 2v), and not 3^u × 9^v. */
  | 'one-power'

export type EquationForm =
  /** One letter alone on one side: y = 24/x. */
  | 'subject'
  /** That, and the other side multiplied out: y = mx + c. */
  | 'line'
  /** Whole numbers and no brackets, the letters on one side: ax + by = c, or = 0 where the model has it. */
  | 'whole-numbers'
  /** (x − a)² + (y − b)² = c. */
  | 'circle'

/** Without one, a number is worked out exactly and need not be in its lowest terms: 6/8, √12, 8π, but not 3 × 4 or 10². */
export type NumberForm =
  /** In its lowest terms, and no root below a line: 2√3 and not √12, √5 and not 5/√5. */
  | 'simplest-surd'
  | 'fraction'
  | 'mixed-number'
  | 'decimal'
  | 'integer'
  /** a × 10ⁿ with 1 ≤ a < 10. */
  | 'standard-form'
  /** A product of primes or their powers: 2³ × 5. */
  | 'prime-factors'
  /** That, each prime once: 2³ × 5 and not 2 × 2 × 2 × 5. */
  | 'index-form'
  /** Of factorials only: 8!/(3! 5!). */
  | 'factorials'
  /** nCr, as the value has it: 4C2. */
  | 'combination'
  /** One logarithm over another: ln 25/ln 1.4. */
  | 'ratio-of-logarithms'
  /** One logarithm alone: lg 96. */
  | 'one-logarithm'
  /** A whole number, or one logarithm to the base that the value has: log_3 2. */
  | 'logarithm-to-base'

/** Places below 0 are those before the point: −2 is to the nearest 100. */
export type Rounding = { readonly figures: number } | { readonly places: number }

/** What else is right: x ≥ 3 beside x > 3 for where a function increases, lg 1536 beside k = 1536. */
interface Others {
  readonly or?: readonly string[]
}

export interface NumberAsked extends Others {
  readonly kind: 'number'
  /** An expression without letters. */
  readonly value: string
  readonly form?: NumberForm
  /** Absent: exact. More figures than these are accepted where the question does not name them (`isNamed`). */
  readonly to?: Rounding & { readonly isNamed?: boolean }
  /** Other values that examiners accept, from a rounded working: the least and the greatest. */
  readonly accept?: readonly [low: string, high: string]
  /** Printed behind the field: cm², °, m/s. May be typed or left out. */
  readonly unit?: string
  /** Another name of that unit: kg/m² where the kilograms of each square metre are asked for. */
  readonly orUnit?: string
  /** The question says in which unit: 144 minutes, and not 2.4 hours. */
  readonly isUnitNamed?: boolean
}

export type Asked =
  | NumberAsked
  | ({
      readonly kind: 'expression'
      readonly value: string
      readonly letters: readonly string[]
      readonly form?: ExpressionForm
      /** Ends in an arbitrary constant, which may have any letter of its own: x² + c. */
      readonly isUpToConstant?: boolean
      /** What a logarithm is of; the logarithm may be typed with it. */
      readonly isInLogarithm?: boolean
    } & Others)
  | {
      readonly kind: 'equation'
      readonly value: string
      readonly letters: readonly string[]
      readonly form?: EquationForm
    }
  /** x < 3, −2 ≤ x < 5, or x < −1 or x > 4. */
  | ({
      readonly kind: 'inequality'
      readonly value: string
      readonly letter: string
      /** A class of a table, of which its ends say enough: 40–60. */
      readonly isClass?: boolean
    } & Others)
  /** `or`: other points that are right, too, as where it does not matter which of two is called P. */
  | {
      readonly kind: 'coordinates'
      readonly value: readonly NumberAsked[]
      readonly or?: readonly (readonly NumberAsked[])[]
    }
  /** Solutions of an equation, elements of a set, terms of a sequence. Each value as asked in `each`. */
  | {
      readonly kind: 'list'
      readonly values: readonly string[]
      readonly isInOrder: boolean
      /** The row or column of a table with the values that are printed in it: all of it is right, too. */
      readonly whole?: readonly string[]
      /** Values may stand as the question prints them: 4⁻¹ where numbers are put in order. */
      readonly isAsPrinted?: boolean
      readonly each: Omit<NumberAsked, 'kind' | 'value' | 'accept'>
      /** A name that may stand before a value: x = 3. */
      readonly name?: string
    }
  /** Rows of a matrix; a column vector is a matrix of one column. */
  | {
      readonly kind: 'matrix'
      readonly rows: readonly (readonly string[])[]
      readonly letters: readonly string[]
    }
  /** `isSimplest`: whole numbers without a common factor. */
  | { readonly kind: 'ratio'; readonly values: readonly string[]; readonly isSimplest: boolean }
  /** A time of day (24 or 12 hours) or a length of time, in minutes. */
  | {
      readonly kind: 'time'
      readonly minutes: number
      readonly is: 'clock' | 'length'
      /** The question says how: 3 h 25 min, and not 205 min; on the 24-hour clock 13:50, and not 1:50 pm. */
      readonly isUnitNamed?: boolean
    }
  /** Words of a short list, such as `isosceles`: any of these. */
  | { readonly kind: 'word'; readonly accepted: readonly string[] }
  /** Points that are placed on a plane, in any order, each within so many small squares. */
  | {
      readonly kind: 'points'
      readonly plane: Plane
      readonly points: readonly Point[]
      readonly within: number
      readonly joined?: Joined
    }
  /** Straight lines on a plane, each by the two points near which it passes, within so many small squares. */
  | {
      readonly kind: 'lines'
      readonly plane: Plane
      readonly lines: readonly (readonly [Point, Point])[]
      readonly within: number
    }

/** How points are joined while they are placed: from left to right, or to a closed shape in the order of placing. */
export type Joined = 'left-to-right' | 'shape'

/** What a student is told of a value that is right in a form that is not. */
export const wants = [
  'simplified',
  'factorised',
  'expanded',
  'single-fraction',
  'fraction',
  'mixed-number',
  'decimal',
  'integer',
  'standard-form',
  'prime-factors',
  'index-form',
  'form-of-question',
  'exact',
  'figures',
  'places',
  'more-accurate',
  'unit',
  'subject',
  'whole-numbers',
  'more-values',
  'constant',
  'simplest-ratio',
] as const
export type Wants = (typeof wants)[number]

export type Marked =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'form'; readonly wants: Wants }
  | { readonly verdict: 'wrong' }
  /** Costs nothing. */
  | { readonly verdict: 'unread'; readonly why: Unread }

export const right: Marked = { verdict: 'right' }
export const wrong: Marked = { verdict: 'wrong' }
export const inForm = (wants: Wants): Marked => ({ verdict: 'form', wants })
