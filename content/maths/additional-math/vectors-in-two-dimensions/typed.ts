// Vectors as final answers: in i and j, in a and b, and as columns with a letter in them.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import type { Point } from '../../kit/checking.ts'
import type { Combination } from '../../kit/combinations.ts'
import { expression, matrix } from '../../kit/final-answers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { changing, partsOf } from './ij.ts'

/** As a student types it: '3i + (-4)j'. */
export const typedIj = ([x, y]: Point): string => `${x}i + (${y})j`

export const inIj = (vector: Point): Asked => expression(typedIj(vector), 'ij')

/** The column start + t step. */
export const inColumn = (start: Point, step: Point): Asked =>
  matrix(
    partsOf(start, step).map((part) => [changing(part)]),
    't',
  )

/** A vector in terms of a and b. */
export const inLetters = ([a, b]: Combination): Asked =>
  expression(`(${typedFraction(...a)})a + (${typedFraction(...b)})b`, 'ab')
