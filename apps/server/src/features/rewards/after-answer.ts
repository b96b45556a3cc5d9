// What an answer, or a Next in maths, brings beside its verdict: the payments, the badges, and the reward of whoever invited
// the student.

import { hasJustPractised } from '@toron/domain/referral/reward.ts'
import type { BadgeId, TopicFacts } from '@toron/domain/rewards/badges.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { factsOfTopics, winBadges } from './badges.ts'
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
  /** 1 when the question had never counted as practised before, else 0. */
  readonly newPractised: number
  /** Of maths, with this Next; an answer in science leaves it. */
  readonly mathsPacedAt?: number
}

/** Returns the new balance, the badges just won, and the column of all of them. `student` is the row locked by `write`. */
export const rewardAnswer = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  { payments, topic, newQuestions, newTopics, newPractised, mathsPacedAt }: AnswerGiven,
  paying: Paying,
): Promise<{ readonly balance: number; readonly newBadges: BadgeId[]; readonly badges: string }> => {
  const { now } = paying
  const questionsAnswered = student.questionsAnswered + newQuestions
  const questionsPractised = student.questionsPractised + newPractised
  const topicsStarted = student.topicsStarted + newTopics
  const topics = student.isReviewDue
    ? [...(await factsOfTopics(trx, paying.bank, student.id)), topic]
    : [topic]
  // Field by field: copying a whole row costs as much as a query.
  const { streak, lastLoginDates, wasInactiveFor3Days } = student
  const deserving = { questionsAnswered, topicsStarted, streak, lastLoginDates, wasInactiveFor3Days }
  const { newBadges, badges } = winBadges({ ...deserving, badges: student.badges }, topics, now)
  const paced = mathsPacedAt ?? student.mathsPacedAt
  const isUnchanged =
    newQuestions + newPractised + newTopics + newBadges.length + student.isReviewDue === 0 &&
    paced === student.mathsPacedAt
  const counts = { questionsAnswered, questionsPractised, topicsStarted }
  const standing = isUnchanged ? student : { ...counts, badges, mathsPacedAt: paced, isReviewDue: 0 }
  const balance = await post(trx, student, payments, now, standing)
  // What was counted anew may have passed the mark with no answer. A friend pays once, so asking again does no harm.
  const before = student.isReviewDue ? 0 : student.questionsPractised
  if (student.referredBy && hasJustPractised(before, questionsPractised)) {
    await payForFriend(trx, student, questionsPractised, paying)
  }
  return { balance, newBadges, badges }
}
