// A new student names who invited them (decision 4): possible only in the transaction that makes the student, so never
// for oneself, never for an older account, and once.
import { friendJoined } from '@toron/domain/referral/reward.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { payReferrer } from '../rewards/pay-referrer.ts'
import { isPaid, post } from '../rewards/store.ts'

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
  const payment = friendJoined(studentId)
  // A code is made at random, so it could be guessed before one has it.
  const referrer = own.referralCode === code ? null : await payReferrer(trx, code, payment, now)
  // How long it takes must not tell whether somebody has the code: without a referrer the same is done to no effect.
  const counted = referrer ?? (await payNobody(trx, studentId, payment, now))
  await trx
    .updateTable('student')
    .set({ referrals: referrer ? referrer.referrals + 1 : counted.referrals })
    .where('id', '=', counted.id)
    .execute()
  await trx
    .updateTable('student')
    .set({ referredBy: referrer ? code : '' })
    .where('id', '=', studentId)
    .execute()
  return referrer !== null
}

/** Reads and writes what a payment would, and leaves the student as they are; gives them. */
const payNobody = async (
  trx: Transaction<Tables>,
  studentId: string,
  payment: Payment,
  now: number,
): Promise<StudentRow> => {
  const student = await lockStudent(trx, studentId)
  if (!student) throw new Error('the student row that was just made is missing')
  await isPaid(trx, studentId, payment.key)
  const { questionsAnswered, topicsStarted, badges } = student
  await post(trx, student, [], now, { questionsAnswered, topicsStarted, badges })
  return student
}
