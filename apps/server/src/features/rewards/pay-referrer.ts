// Pays whoever invited a student, in the transaction of the event that earned it (decisions 4 and 64). The two students are
// locked from the younger to the older, and the natural key pays once per friend.
import { mailboxOf } from '@toron/domain/account/address.ts'
import { type Friend, friendJoined, friendPractised, isProven } from '@toron/domain/referral/reward.ts'
import type { Transaction } from 'kysely'
import { newId } from '../../platform/new-id.ts'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { isPaid, post } from './store.ts'

export type Paying = Pick<Services, 'bank' | 'mailer' | 'referralMarks'> & { readonly now: number }

/** Whoever has this code, locked; undefined when nobody has it. */
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
 * Pays the second part for a friend whose lock is held, if it is due and was not paid: it may be asked after anything that
 * could have made it due. A friend whose first part was not paid, because enough others were, brings no second one.
 * @param practised distinct questions the friend has practised by now
 */
export const payForFriend = async (
  trx: Transaction<Tables>,
  friend: Pick<StudentRow, 'id' | 'referredBy'>,
  practised: Friend['practised'],
  { mailer, referralMarks, now }: Paying,
): Promise<void> => {
  if (friend.referredBy === '') return
  const owner = await trx
    .selectFrom('user')
    .select(['email', 'emailVerified'])
    .where('id', '=', friend.id)
    .executeTakeFirstOrThrow()
  const emailConfirmed = Boolean(owner.emailVerified)
  if (!isProven({ practised, emailConfirmed }, mailer.delivery === 'sent')) return
  const referrer = await lockReferrer(trx, friend.referredBy)
  if (!referrer || !(await isPaid(trx, referrer.id, friendJoined(friend.id).key))) return
  const payment = friendPractised(friend.id)
  if (await isPaid(trx, referrer.id, payment.key)) return
  // One mailbox may have been the address of several accounts, one after the other.
  const mark = emailConfirmed && referralMarks?.('friend-practised', mailboxOf(owner.email))
  if (mark && !(await rememberPaid(trx, mark, now))) return
  await post(trx, referrer, [payment], now)
}

/** The same for a student whose address may have been confirmed just now. */
export const payAfterConfirmation = (
  { database, ...paying }: Paying & Pick<Services, 'database'>,
  studentId: string,
) =>
  transact(database, async (trx) => {
    const friend = await lockStudent(trx, studentId)
    if (friend) await payForFriend(trx, friend, friend.questionsPractised, paying)
  })

/** Takes the id of a friend who leaves, whose lock is held, out of the ledger of whoever invited them. */
export const forgetFriend = async (
  trx: Transaction<Tables>,
  { id, referredBy }: Pick<StudentRow, 'id' | 'referredBy'>,
): Promise<void> => {
  const referrer = referredBy === '' ? undefined : await lockReferrer(trx, referredBy)
  if (!referrer) return
  const nobody = newId()
  for (const entryFor of [friendJoined, friendPractised]) {
    await trx
      .updateTable('ledgerEntry')
      .set({ key: entryFor(nobody).key })
      .where('studentId', '=', referrer.id)
      .where('key', '=', entryFor(id).key)
      .execute()
  }
}

/** How long an address that was paid for is remembered: twelve months, in milliseconds. */
const remembered = 365 * 24 * 60 * 60 * 1000

/** Remembers an address; false when it is remembered already. */
export const rememberPaid = async (trx: Transaction<Tables>, mark: string, now: number): Promise<boolean> => {
  await trx.deleteFrom('paidAddress').where('until', '<=', now).execute()
  const added = await trx
    .insertInto('paidAddress')
    .values({ mark, until: now + remembered })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst()
  return added !== undefined
}
