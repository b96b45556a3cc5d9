// What happens once an identity is known, by signing up or in: the student row is there, an invitation is honoured if
// the row is new, and the day counts. In the transaction that opens the session, so that a crash leaves all of it or nothing.
import type { Me } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import type { Enter } from '../../platform/identity/kit.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { claimReferral } from '../referral/claim.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { addStudent, loadMe } from './store.ts'

interface Entering {
  readonly timeZone: string
  /** The referral code that came with the sign-up. */
  readonly ref?: string | undefined
  /** The address of a picture, of a new student. */
  readonly avatar?: string
}

export const entering =
  (
    { random, log, boardTimeZone, now }: Services & { readonly now: number },
    { timeZone, ref, avatar = '' }: Entering,
  ): Enter<{ me: Me; newBadges: BadgeId[] }> =>
  async (trx, { userId: id, name }) => {
    const isNew = await addStudent(trx, { id, name, timeZone, avatar }, now, random)
    if (isNew && ref) {
      const found = await claimReferral(trx, id, ref, now)
      if (!found) log('A sign-up carried a referral code that nobody has.')
    }
    const student = await lockStudent(trx, id)
    if (!student) throw new Error('the student row that was just made is missing')
    const newBadges = await recordSignIn(trx, student, now, timeZone)
    return { me: await loadMe(trx, id, monthIn(now, boardTimeZone)), newBadges }
  }
