import { minus } from './numbers.ts'

/** A coefficient in front of a letter: nothing for 1, a bare sign for −1. */
export const unitOr = (coefficient: number): string =>
  coefficient === 1 ? '' : coefficient === -1 ? '−' : minus(coefficient)
