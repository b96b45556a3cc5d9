// Points and lengths as they are printed and spoken.

import type { Point } from './checking.ts'
import { minus, substituted } from './numbers.ts'
import { numberInWords } from './words.ts'

/** A point as it is printed: (−3, 4). */
export const shownPoint = ([x, y]: Point): string => `(${minus(x)}, ${minus(y)})`

/** A point as it is spoken. */
export const spokenPoint = ([x, y]: Point): string => `(${numberInWords(x)}, ${numberInWords(y)})`

/** The length of a vector as a root of squares, in markup. */
export const lengthMarkup = ([x, y]: Point): string => `sqrt(${substituted(x)}^2 + ${substituted(y)}^2)`
