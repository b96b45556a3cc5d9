// The record of a student's progress through a topic, and how each step changes it. The same rules apply to the
// server's record, to steps in flight, and to a visitor's steps, which are not stored (decision 7).
import type { MathsRecord } from '@toron/contract/maths.ts'
import type { Step } from '../../../platform/offline/actions.ts'

export interface TopicRecord {
  /** 0-based position to resume at. */
  readonly lastIndex: number
  /** Ids of the questions that are in the paper which the student has open. */
  readonly closed?: readonly string[]
  readonly questions: readonly MathsRecord[]
}

/** What changes the record: a step, or that all that can be typed was marked right. */
export type Change = Step | { readonly type: 'solved'; readonly topic: string; readonly questionId: string }

export const emptyRecord: TopicRecord = { lastIndex: 0, questions: [] }

export const questionRecord = (record: TopicRecord, questionId: string): MathsRecord =>
  record.questions.find((each) => each.questionId === questionId) ?? {
    questionId,
    shownToday: false,
    solvedToday: false,
    typed: null,
    marksEarned: null,
  }

const withQuestion = (record: TopicRecord, question: MathsRecord): TopicRecord => ({
  ...record,
  questions: [...record.questions.filter(({ questionId }) => questionId !== question.questionId), question],
})

export const withStep = (record: TopicRecord, step: Change): TopicRecord => {
  const question = questionRecord(record, step.questionId)
  switch (step.type) {
    case 'shown':
      return withQuestion(record, { ...question, shownToday: true })
    case 'marks':
      return withQuestion(record, { ...question, marksEarned: step.earned })
    case 'try':
      return record
    case 'solved':
      return withQuestion(record, { ...question, solvedToday: true, typed: 'right' })
    case 'next':
      return { ...record, lastIndex: Math.min(step.position + 1, step.total - 1) }
  }
}

export interface MarkSum {
  readonly earned: number
  /** Marks of the questions that were marked. */
  readonly possible: number
  readonly questions: number
}

/** The marks a student gave their own work in a topic. */
export const markSum = (
  record: TopicRecord,
  questions: readonly { readonly id: string; readonly marks: number }[],
): MarkSum => {
  const sum = { earned: 0, possible: 0, questions: 0 }
  for (const { id, marks } of questions) {
    const { marksEarned } = questionRecord(record, id)
    if (marksEarned === null) continue
    sum.earned += Math.min(marksEarned, marks)
    sum.possible += marks
    sum.questions += 1
  }
  return sum
}
