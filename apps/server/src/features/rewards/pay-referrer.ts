// Pays whoever invited a student, in the transaction of the event that earned it (decision 4). The two students are
// locked from the younger to the older, and the natural key pays once per friend.
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { isPaid, post } from './store.ts'

/** Gives the referrer as they were before the payment, or null when nobody has the code. */
export const payReferrer = async (
  trx: Transaction<Tables>,
  referralCode: string,
  payment: Payment,
  now: number,
): Promise<StudentRow | null> => {
  const found = await trx
    .selectFrom('student')
    .select('id')
    .where('referralCode', '=', referralCode)
    .executeTakeFirst()
  const referrer = found && (await lockStudent(trx, found.id))
  if (!referrer) return null
  if (!(await isPaid(trx, referrer.id, payment.key))) await post(trx, referrer, [payment], now)
  return referrer
}
