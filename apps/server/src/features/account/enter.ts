// What happens once an identity is known, by signing up or in: the student row is there, an invitation is honoured if
// the row is new, and the day counts. In the transaction that opens the session, so that a crash leaves all of it or nothing.
import type { Me } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import type { Enter } from '../../platform/identity/kit.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { claimReferral } from '../referral/claim.ts'
import { payForFriend } from '../rewards/pay-referrer.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { addStudent, loadMe, type NewStudent } from './store.ts'

interface Entering {
  readonly timeZone: string
  /** What a sign-up says of the new student. */
  readonly newcomer?: Omit<NewStudent, 'id' | 'name' | 'timeZone'>
  /** That a sign-up came from. */
  readonly device?: string
}

export const entering =
  (
    {
      random,
      log,
      boardTimeZone,
      bank,
      mailer,
      referralMarks,
      now,
      address,
    }: Services & { readonly now: number; readonly address: () => string },
    { timeZone, newcomer = {}, device = '' }: Entering,
  ): Enter<{ me: Me; newBadges: BadgeId[] }> =>
  async (trx, { userId: id, name }) => {
    const isNew = await addStudent(trx, { ...newcomer, id, name, timeZone }, now, random)
    if (isNew && newcomer.ref) {
      const from = { address: address(), device }
      const found = await claimReferral(trx, id, newcomer.ref, { marks: referralMarks, now, from })
      if (!found) log('A sign-up carried a referral code that nobody has.')
    }
    const student = await lockStudent(trx, id)
    if (!student) throw new Error('the student row that was just made is missing')
    const paying = { bank, mailer, referralMarks, now }
    // Signing in with Google may have confirmed the address just now.
    await payForFriend(trx, student, student.questionsPractised, paying)
    const newBadges = await recordSignIn(trx, student, paying, timeZone)
    return { me: await loadMe(trx, id, monthIn(now, boardTimeZone)), newBadges }
  }
