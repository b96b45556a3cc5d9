// What an answer outside a run changes, in Tonight or in a paper. It counts in the topic's progress and pays for its question as
// in a run, but the place in the topic, the row of right answers and its bonuses belong to the run in hand (decision 84).
import { withinDay } from '../rewards/day-limit.ts'
import { type Payment, questionPayment } from '../rewards/ledger.ts'
import { type AnswerInput, type Earned, type Progress, progressAfter } from './answer.ts'

/** What a run's answer is decided by, without the run. */
export type OutsideInput = Omit<AnswerInput, 'run' | 'isBonusPaid'>

export interface OutsideDecision {
  readonly progress: Progress
  readonly payments: readonly Payment[]
  readonly earned: Earned
  /** 1 when the question had never been answered before, else 0. */
  readonly newQuestions: number
  /** 1 when it is the first answer in its topic, else 0. */
  readonly newTopics: number
}

export const decideOutsideRun = (input: OutsideInput): OutsideDecision => {
  const { progress, topic, questionId, position, correct, day, isQuestionPaid, paid } = input
  const due = correct && !isQuestionPaid ? [questionPayment(day, questionId, topic)] : []
  const payments = withinDay(paid, due)
  const { lastIndex, recentStreak } = progress
  const after = { ...progressAfter(progress, position, correct), lastIndex, recentStreak }
  return {
    progress: after,
    payments,
    earned: {
      question: payments.reduce((sum, { amount }) => sum + amount, 0),
      bonus: 0,
      alreadyPaidToday: correct && isQuestionPaid,
      limitReached: payments.length < due.length,
    },
    newQuestions: after.answered - progress.answered,
    newTopics: progress.answered === 0 ? 1 : 0,
  }
}
