// What happens once an identity is known, by signing up or in: the student row is there, an invitation is honoured if
// the row is new, and the day counts. One transaction, so that a crash leaves all of it or nothing.
import type { Me } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { claimReferral } from '../referral/claim.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { addStudent, loadMe, type NewStudent } from './store.ts'

/** @param now epoch milliseconds */
export const enter = (
  { database, random, log, boardTimeZone }: Services,
  who: NewStudent,
  now: number,
): Promise<{ me: Me; newBadges: BadgeId[] }> =>
  transact(database, async (trx) => {
    const isNew = await addStudent(trx, who, now, random)
    if (isNew && who.ref) {
      const found = await claimReferral(trx, who.id, who.ref, now)
      if (!found) log('A sign-up carried a referral code that nobody has.')
    }
    const student = await lockStudent(trx, who.id)
    if (!student) throw new Error('the student row that was just made is missing')
    const newBadges = await recordSignIn(trx, student, now, who.timeZone)
    return { me: await loadMe(trx, who.id, monthIn(now, boardTimeZone)), newBadges }
  })
