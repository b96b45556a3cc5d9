// The forms of an equation that Additional Mathematics asks for beside y = mx + c, and numbers as decimals end.

import { agree, type Point, roots } from '../../kit/checking.ts'
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

/** Null if f is zero at exactly these two values. */
export const wrongPair = (f: (x: number) => number, low: number, high: number): string | null => {
  const found = roots(f, -30.013, 30.007)
  return found.length === 2 && agree(found[0] ?? 0, low, 1e-6) && agree(found[1] ?? 0, high, 1e-6)
    ? null
    : `the values are ${found.join(', ')}`
}

/** Without the 0.30000000000000004 of sums of tenths. */
export const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

/** Across and up, for sides of figures that are at right angles to each other. */
export const directions = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const
