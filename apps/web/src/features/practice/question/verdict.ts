// A graded multiple-choice answer, as the screens use it.
import type { Earned, Graded } from '@toron/contract/practice.ts'

export const letters = ['A', 'B', 'C', 'D'] as const

/** `earned` is null for a visitor, who earns nothing. */
export interface Verdict extends Graded {
  readonly earned: Earned | null
}
