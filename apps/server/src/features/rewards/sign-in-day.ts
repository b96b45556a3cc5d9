// What a sign-in does to the streak and to the badges, inside the student's transaction.
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import { afterSignIn } from '@toron/domain/rewards/streak.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { factsOfTopics, winBadges } from './badges.ts'
import { type Paying, payForFriend } from './pay-referrer.ts'

/**
 * Records a sign-in of the locked `student`; gives the badges it won.
 * @param timeZone the device's zone, a known one; a zone chosen by hand goes before it
 */
export const recordSignIn = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  paying: Paying,
  timeZone: string,
): Promise<BadgeId[]> => {
  const { now } = paying
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
  const topics = student.isReviewDue ? await factsOfTopics(trx, paying.bank, student.id) : []
  const { newBadges, badges } = winBadges({ ...student, ...days }, topics, now)
  await trx
    .updateTable('student')
    .set({ ...days, badges, isReviewDue: 0 })
    .where('id', '=', student.id)
    .execute()
  // What was counted anew may have made a friend's reward due with no answer.
  if (student.isReviewDue) await payForFriend(trx, student, student.questionsPractised, paying)
  return newBadges
}
