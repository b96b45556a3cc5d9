// Vectors as a student would type them, for final answers: `2a - 1/2*b`, with plain letters for bold ones.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import type { Combination } from './combinations.ts'
import { expression } from './final-answers.ts'

const typedTerm = (top: number, bottom: number, letter: string): string => {
  const size = bottom === 1 ? `${Math.abs(top)}` : `${Math.abs(top)}/${bottom}*`
  return `${top < 0 ? '-' : '+'} ${size === '1' ? '' : size}${letter}`
}

/** A vector in terms of two others. */
export const vectorIn = (one: Combination, letters: readonly [string, string]): Asked => {
  const typed = one.flatMap(([top, bottom], n) =>
    top === 0 ? [] : [typedTerm(top, bottom, letters[n] ?? '')],
  )
  return expression(typed.length === 0 ? '0' : typed.join(' ').replace(/^\+ /, ''), letters.join(''))
}

/** A vector whose simplest form is asked for. */
export const simplestVectorIn = (one: Combination, letters: readonly [string, string]): Asked =>
  ({
    ...vectorIn(one, letters),
    form: 'simplified',
  }) as Asked
