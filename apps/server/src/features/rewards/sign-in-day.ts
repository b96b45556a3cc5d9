// What a sign-in does to the streak and to the badges, inside the student's transaction.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { TopicFacts } from '@toron/domain/rewards/badges.ts'
import { afterSignIn } from '@toron/domain/rewards/streak.ts'
import type { Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { winBadges } from './badges.ts'
import { type PaymentContext, payForFriend } from './pay-referrer.ts'

/**
 * Records a sign-in of the locked `student`. Returns the badges it wins.
 * @param timeZone the device's zone, a known one; a zone chosen by hand takes precedence
 * @param topics all of them when a review is due, else none
 */
export const recordSignIn = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  context: PaymentContext,
  timeZone: string,
  topics: readonly TopicFacts[],
): Promise<BadgeId[]> => {
  const { now } = context
  const before = {
    timeZone: student.timeZone,
    streak: student.streak,
    lastLoginDates: JSON.parse(student.lastLoginDates) as string[],
    wasInactiveFor3Days: student.wasInactiveFor3Days === 1,
  }
  const after = afterSignIn(before, now, student.chosenTimeZone || timeZone)
  const days = {
    timeZone: after.timeZone,
    streak: after.streak,
    lastLoginDates: JSON.stringify(after.lastLoginDates),
    wasInactiveFor3Days: after.wasInactiveFor3Days ? 1 : 0,
  }
  const { newBadges, badges } = winBadges({ ...student, ...days }, topics, now)
  await changeStudent(trx, student.id, { ...days, badges, isReviewDue: 0 })
  // A recount may have made a friend's reward due with no answer.
  if (student.isReviewDue) await payForFriend(trx, student, student.questionsPractised, context)
  return newBadges
}
