// What an answer brings beside its verdict: the payments, the badges, and the reward of whoever invited the student.

import { hasJustPractised } from '@toron/domain/referral/reward.ts'
import type { BadgeId, TopicFacts } from '@toron/domain/rewards/badges.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { winBadges } from './badges.ts'
import { type Paying, payForFriend } from './pay-referrer.ts'
import { post } from './store.ts'

export interface AnswerGiven {
  readonly payments: readonly Payment[]
  /** The topic's progress with this answer in it. */
  readonly topic: TopicFacts
  /** 1 when the question had never been answered before, else 0. */
  readonly newQuestions: number
  /** 1 when it is the first answer in its topic, else 0. */
  readonly newTopics: number
}

/** Gives the new balance and the badges just won. `student` is the row locked by `write`. */
export const rewardAnswer = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  { payments, topic, newQuestions, newTopics }: AnswerGiven,
  paying: Paying,
): Promise<{ readonly balance: number; readonly newBadges: BadgeId[] }> => {
  const { now } = paying
  const questionsAnswered = student.questionsAnswered + newQuestions
  const topicsStarted = student.topicsStarted + newTopics
  // Field by field: copying a whole row costs as much as a query.
  const { streak, lastLoginDates, wasInactiveFor3Days } = student
  const deserving = { questionsAnswered, topicsStarted, streak, lastLoginDates, wasInactiveFor3Days }
  const { newBadges, badges } = winBadges({ ...deserving, badges: student.badges }, topic, now)
  const isUnchanged = newQuestions + newTopics + newBadges.length === 0
  const standing = isUnchanged ? student : { questionsAnswered, topicsStarted, badges }
  const balance = await post(trx, student, payments, now, standing)
  if (student.referredBy && hasJustPractised(student.questionsAnswered, questionsAnswered)) {
    await payForFriend(trx, student, questionsAnswered, paying)
  }
  return { balance, newBadges }
}
