// What a sign-in does to the streak and to the badges about days, inside the student's transaction.
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import { afterSignIn } from '@toron/domain/rewards/streak.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { winBadges } from './badges.ts'

/**
 * Records a sign-in of the locked `student`; gives the badges it won.
 * @param now epoch milliseconds @param timeZone the device's zone, a known one; a zone chosen by hand goes before it
 */
export const recordSignIn = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  now: number,
  timeZone: string,
): Promise<BadgeId[]> => {
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
  const { newBadges, badges } = winBadges({ ...student, ...days }, null, now)
  await trx
    .updateTable('student')
    .set({ ...days, badges })
    .where('id', '=', student.id)
    .execute()
  return newBadges
}
