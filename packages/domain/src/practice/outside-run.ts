// What an answer outside a run changes, in Tonight or in a paper. It counts in the topic's progress and pays for its question as
// in a run, but the place in the topic, the row of right answers and its bonuses belong to the run in hand (decision 84).
import type { Day } from '../calendar.ts'
import { type DayPaid, withinDay } from '../rewards/day-limit.ts'
import { type Payment, questionPayment } from '../rewards/ledger.ts'
import { type Earned, type Progress, progressAfter } from './answer.ts'

export interface OutsideInput {
  readonly progress: Progress
  readonly topic: string
  readonly questionId: string
  /** 0-based place of the question in its topic. */
  readonly position: number
  readonly correct: boolean
  readonly day: Day
  /** Whether the ledger has the question's key of this day already. */
  readonly isQuestionPaid: boolean
  /** What answering has brought up to now. */
  readonly paid: DayPaid
}

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
