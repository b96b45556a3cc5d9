// What students type, and what it is worth: the table that marking must get right, row by row.
import type { Asked, NumberAsked, Wants } from './asked.ts'

/** A verdict in short: `right`, `wrong`, `unread`, or what is wanted instead. */
export type Expected = 'right' | 'wrong' | 'unread' | Wants

export interface Pairs {
  readonly asked: Asked
  /** Texts by the verdict that they get. */
  readonly given: Partial<Record<Expected, readonly string[]>>
}

export const number = (value: string, more: Partial<NumberAsked> = {}): NumberAsked => ({
  kind: 'number',
  value,
  ...more,
})
export const expression = (value: string, letters: string, more: object = {}) =>
  ({ kind: 'expression', value, letters: [...letters], ...more }) as Asked
export const equation = (value: string, letters: string, more: object = {}) =>
  ({ kind: 'equation', value, letters: [...letters], ...more }) as Asked
export const inequality = (value: string, letter = 'x'): Asked => ({ kind: 'inequality', value, letter })
