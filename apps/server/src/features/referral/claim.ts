// A new student names who invited them (decision 4): possible only in the transaction that makes the student, so never
// for oneself, never for an older account, and once.
import { friendJoined } from '@toron/domain/referral/reward.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { payReferrer } from '../rewards/pay-referrer.ts'

/**
 * Pays the referrer and notes who it was; gives false, and does nothing, when nobody else has the code.
 * @param studentId whose row was made in this transaction
 */
export const claimReferral = async (
  trx: Transaction<Tables>,
  studentId: string,
  code: string,
  now: number,
): Promise<boolean> => {
  const own = await trx
    .selectFrom('student')
    .select('referralCode')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  // A code is made at random, so it could be guessed before one has it.
  if (own.referralCode === code) return false
  const referrer = await payReferrer(trx, code, friendJoined(studentId), now)
  if (!referrer) return false
  await trx
    .updateTable('student')
    .set({ referrals: referrer.referrals + 1 })
    .where('id', '=', referrer.id)
    .execute()
  await trx.updateTable('student').set({ referredBy: code }).where('id', '=', studentId).execute()
  return true
}
