// A graded multiple-choice answer, as the screens use it.
import type { Earned, Graded } from '@toron/contract/practice.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'

export const letters = ['A', 'B', 'C', 'D'] as const

/** `earned` is null for a visitor, who earns nothing. */
export interface Verdict extends Graded {
  readonly earned: Earned | null
}

/** In a paper a question can be left without an answer. */
export interface PaperVerdict extends Omit<Verdict, 'chosen'> {
  readonly chosen: Letter | null
}
