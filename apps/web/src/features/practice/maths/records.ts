// What is known of a student's way through a topic, and what each step changes in it. The same rules serve what the
// server keeps, what is still on its way to it, and what a visitor does, which is kept nowhere (decision 7).
import type { MathsRecord } from '@toron/contract/maths.ts'

export interface Kept {
  /** 0-based place to go on from. */
  readonly lastIndex: number
  readonly questions: readonly MathsRecord[]
}

export const nothingKept: Kept = { lastIndex: 0, questions: [] }

/** Something a student did that is to be remembered. */
export type Step = {
  /** Key of the topic. */
  readonly topic: string
  readonly questionId: string
} & (
  | { readonly type: 'shown' }
  | { readonly type: 'next'; readonly position: number; readonly total: number }
  | { readonly type: 'marks'; readonly earned: number }
)

const unknown = { shownToday: false, marksEarned: null }

export const recordOf = (kept: Kept, questionId: string): MathsRecord =>
  kept.questions.find((record) => record.questionId === questionId) ?? { questionId, ...unknown }

const withRecord = (kept: Kept, record: MathsRecord): Kept => ({
  ...kept,
  questions: [...kept.questions.filter(({ questionId }) => questionId !== record.questionId), record],
})

export function withStep(kept: Kept, step: Step): Kept {
  const record = recordOf(kept, step.questionId)
  switch (step.type) {
    case 'shown':
      return withRecord(kept, { ...record, shownToday: true })
    case 'marks':
      return withRecord(kept, { ...record, marksEarned: step.earned })
    case 'next':
      return { ...kept, lastIndex: Math.min(step.position + 1, step.total - 1) }
  }
}

export interface MarkSum {
  readonly earned: number
  /** Marks of the questions that were marked. */
  readonly possible: number
  readonly questions: number
}

/** What a student gave their own work in a topic. */
export function markSum(
  kept: Kept,
  questions: readonly { readonly id: string; readonly marks: number }[],
): MarkSum {
  const sum = { earned: 0, possible: 0, questions: 0 }
  for (const { id, marks } of questions) {
    const { marksEarned } = recordOf(kept, id)
    if (marksEarned === null) continue
    sum.earned += Math.min(marksEarned, marks)
    sum.possible += marks
    sum.questions += 1
  }
  return sum
}
