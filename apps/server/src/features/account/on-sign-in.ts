// Runs on every sign-up and sign-in: adds the student row if there is none, honours the invitation if the row is new, and
// counts the day. All in the transaction that opens the session, so that a crash leaves all of it or nothing.
import type { Me } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { OnSignIn } from '../../platform/identity/kit.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { topicsToReview } from '../practice/topic-facts.ts'
import { claimReferral } from '../referral/claim.ts'
import { payForFriend } from '../rewards/pay-referrer.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { addStudent, loadMe, type NewStudent } from './store.ts'

interface SignInDetails {
  readonly timeZone: string
  /** What a sign-up says about the new student. */
  readonly newcomer?: Omit<NewStudent, 'id' | 'name' | 'timeZone'>
  /** The device that a sign-up came from. */
  readonly device?: string
}

export const onSignInOf =
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
    { timeZone, newcomer = {}, device = '' }: SignInDetails,
  ): OnSignIn<{ me: Me; newBadges: BadgeId[] }> =>
  async (trx, { userId: id, name }) => {
    const isNew = await addStudent(trx, { ...newcomer, id, name, timeZone }, now, random)
    if (isNew && newcomer.ref) {
      const from = { address: address(), device }
      const isKnown = await claimReferral(trx, id, newcomer.ref, { marks: referralMarks, now, from })
      if (!isKnown) log('A sign-up carried a referral code that nobody has.')
    }
    const student = await lockStudent(trx, id)
    if (!student) throw new Error('the student row that was just made is missing')
    const context = { mailer, referralMarks, now }
    // Signing in with Google may have confirmed the address just now.
    await payForFriend(trx, student, student.questionsPractised, context)
    const topics = await topicsToReview(trx, bank, student)
    const newBadges = await recordSignIn(trx, student, context, timeZone, topics)
    return { me: await loadMe(trx, id, monthIn(now, boardTimeZone)), newBadges }
  }
