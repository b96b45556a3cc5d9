// What happens once an identity is known, by signing up or in: the student row is there, an invitation is honoured if
// the row is new, and the day counts. One transaction, so that a crash leaves all of it or nothing.
import type { Me } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { claimReferral } from '../referral/claim.ts'
import { payForFriend } from '../rewards/pay-referrer.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { addStudent, loadMe, type NewStudent } from './store.ts'

interface Entering extends Services {
  readonly now: number
  readonly address: () => string
}

/** @param device that a sign-up came from; none for a sign-in */
export const enter = (
  { database, random, log, boardTimeZone, mailer, referralMarks, now, address }: Entering,
  who: NewStudent,
  device = '',
): Promise<{ me: Me; newBadges: BadgeId[] }> =>
  transact(database, async (trx) => {
    const isNew = await addStudent(trx, who, now, random)
    if (isNew && who.ref) {
      const from = { address: address(), device }
      const found = await claimReferral(trx, who.id, who.ref, { marks: referralMarks, now, from })
      if (!found) log('A sign-up carried a referral code that nobody has.')
    }
    const student = await lockStudent(trx, who.id)
    if (!student) throw new Error('the student row that was just made is missing')
    // Signing in with Google may have confirmed the address just now.
    await payForFriend(trx, student, student.questionsPractised, { mailer, referralMarks, now })
    const newBadges = await recordSignIn(trx, student, { mailer, referralMarks, now }, who.timeZone)
    return { me: await loadMe(trx, who.id, monthIn(now, boardTimeZone)), newBadges }
  })
