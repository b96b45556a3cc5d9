// What an answer, or a Next in maths, earns besides its verdict: payments, badges, and the reward of the referrer.

import { hasJustPractised } from '@toron/domain/referral/reward.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { TopicFacts } from '@toron/domain/rewards/badges.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { winBadges } from './badges.ts'
import { type PaymentContext, payForFriend } from './pay-referrer.ts'
import { addEntries } from './store.ts'

export interface AnswerReward {
  readonly payments: readonly Payment[]
  /** The topic's progress with this answer in it, after that of all topics where a review is due. */
  readonly topics: readonly TopicFacts[]
  /** 1 when the question had never been answered before, else 0. */
  readonly newQuestions: number
  /** 1 when it is the first answer in its topic, else 0. */
  readonly newTopics: number
  /** 1 when the question had never counted as practised before, else 0. */
  readonly newPractised: number
  /** How many rows were added to the log. */
  readonly newAttempts: number
  /** Set by a Next in maths; an answer in science leaves it unchanged. */
  readonly mathsPacedAt?: number
}

/** Returns the new balance, the badges just won, and the column with all badges. `student` is the row locked by `write`. */
export const rewardAnswer = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  { payments, topics, newQuestions, newTopics, newPractised, newAttempts, mathsPacedAt }: AnswerReward,
  context: PaymentContext,
): Promise<{ readonly balance: number; readonly newBadges: BadgeId[]; readonly badges: string }> => {
  const { now } = context
  const questionsAnswered = student.questionsAnswered + newQuestions
  const questionsPractised = student.questionsPractised + newPractised
  const topicsStarted = student.topicsStarted + newTopics
  // Field by field: copying a whole row costs as much as a query.
  const { streak, lastLoginDates, wasInactiveFor3Days } = student
  const badgeColumns = { questionsAnswered, topicsStarted, streak, lastLoginDates, wasInactiveFor3Days }
  const { newBadges, badges } = winBadges({ ...badgeColumns, badges: student.badges }, topics, now)
  const newPacedAt = mathsPacedAt ?? student.mathsPacedAt
  const isUnchanged =
    newAttempts + newPractised + newBadges.length + student.isReviewDue === 0 &&
    newPacedAt === student.mathsPacedAt
  const attempts = student.attempts + newAttempts
  const counts = { questionsAnswered, questionsPractised, topicsStarted, attempts }
  const columns = isUnchanged ? student : { ...counts, badges, mathsPacedAt: newPacedAt, isReviewDue: 0 }
  const balance = await addEntries(trx, student, payments, now, columns)
  // A recount may have passed the mark without an answer. A friend pays once, so checking again does no harm.
  const before = student.isReviewDue ? 0 : student.questionsPractised
  if (student.referredBy && hasJustPractised(before, questionsPractised)) {
    await payForFriend(trx, student, questionsPractised, context)
  }
  return { balance, newBadges, badges }
}
