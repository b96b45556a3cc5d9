// The forms of an equation that Additional Mathematics asks for beside y = mx + c, and numbers as decimals end.

import type { Point } from '../../kit/checking.ts'
import { terms } from '../../kit/numbers.ts'
import { termsInWords } from '../../kit/words.ts'

type IntegerForm = readonly [a: number, b: number, end: number]

/** Markup of ax + by + c = 0, from ax + by = −c. */
export const equalToNought = ([a, b, end]: IntegerForm): string => {
  return `${terms([a, 'x'], [b, 'y'], [-end, ''])} = 0`
}

export const equalToNoughtInWords = ([a, b, end]: IntegerForm): string => {
  return `${termsInWords([a, 'x'], [b, 'y'], [-end, ''])} equals 0`
}

/** Whether a point lies on ax + by = end. */
export const fits = ([a, b, end]: IntegerForm, [x, y]: Point): boolean => Math.abs(a * x + b * y - end) < 1e-9

/** Without the 0.30000000000000004 of sums of tenths. */
export const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
