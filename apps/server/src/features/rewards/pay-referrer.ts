// Pays the referrer of a student, in the transaction of the event that earns it (decisions 4 and 64). The two students are
// locked from the younger to the older, and the natural key ensures one payment per friend.
import { mailboxOf } from '@toron/domain/account/address.ts'
import { type Friend, friendJoined, friendPractised, isProven } from '@toron/domain/referral/reward.ts'
import type { Transaction } from 'kysely'
import { studentWithLogin } from '../../platform/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { newId } from '../../platform/storage/new-id.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { addEntries, isPaid } from './store.ts'

/** What a payment for a friend depends on besides the friend. */
export type PaymentContext = Pick<Services, 'mailer' | 'referralMarks'> & { readonly now: number }

/** Locks the student who has this code. Returns undefined when no student has it. */
export const lockReferrer = async (
  trx: Transaction<Tables>,
  referralCode: string,
): Promise<StudentRow | undefined> => {
  const found = await trx
    .selectFrom('student')
    .select('id')
    .where('referralCode', '=', referralCode)
    .executeTakeFirst()
  return found && lockStudent(trx, found.id)
}

/**
 * Pays the second part for a friend whose lock is held, if it is due and unpaid, so it may be called after anything that could
 * have made it due. Without a first part, which has a daily and a total limit, there is no second.
 * @param practised distinct questions that the friend has practised so far
 */
export const payForFriend = async (
  trx: Transaction<Tables>,
  friend: Pick<StudentRow, 'id' | 'referredBy'>,
  practised: Friend['practised'],
  { mailer, referralMarks, now }: PaymentContext,
): Promise<void> => {
  if (friend.referredBy === '') return
  const owner = await studentWithLogin(trx, friend.id)
  if (!owner) throw new Error('a student has no identity')
  const { email, emailConfirmed } = owner.login
  if (!isProven({ practised, emailConfirmed }, mailer.delivery === 'sent')) return
  const referrer = await lockReferrer(trx, friend.referredBy)
  if (!referrer || !(await isPaid(trx, referrer.id, friendJoined(friend.id).key))) return
  const payment = friendPractised(friend.id)
  if (await isPaid(trx, referrer.id, payment.key)) return
  // One mailbox may have been the address of several accounts, one after the other.
  const mark = emailConfirmed && referralMarks?.('friend-practised', mailboxOf(email))
  if (mark && !(await rememberPaid(trx, mark, now))) return
  await addEntries(trx, referrer, [payment], now)
}

/** Calls `payForFriend` for a student whose address may have just been confirmed. */
export const payAfterConfirmation = (
  { database, ...context }: PaymentContext & Pick<Services, 'database'>,
  studentId: string,
) =>
  transact(database, async (trx) => {
    const friend = await lockStudent(trx, studentId)
    if (friend) await payForFriend(trx, friend, friend.questionsPractised, context)
  })

/** Removes the id of a departing friend, whose lock is held, from the referrer's ledger. */
export const forgetFriend = async (
  trx: Transaction<Tables>,
  { id, referredBy }: Pick<StudentRow, 'id' | 'referredBy'>,
): Promise<void> => {
  const referrer = referredBy === '' ? undefined : await lockReferrer(trx, referredBy)
  if (!referrer) return
  const unusedId = newId()
  for (const entryFor of [friendJoined, friendPractised]) {
    await trx
      .updateTable('ledgerEntry')
      .set({ key: entryFor(unusedId).key })
      .where('studentId', '=', referrer.id)
      .where('key', '=', entryFor(id).key)
      .execute()
  }
}

/** How long an address that was paid for is remembered: twelve months, in milliseconds. */
const paidLasts = 365 * 24 * 60 * 60 * 1000

/** Stores the mark of an address that was paid for. Returns false when it is already stored. */
export const rememberPaid = async (trx: Transaction<Tables>, mark: string, now: number): Promise<boolean> => {
  await trx.deleteFrom('paidAddress').where('until', '<=', now).execute()
  const added = await trx
    .insertInto('paidAddress')
    .values({ mark, until: now + paidLasts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst()
  return added !== undefined
}
