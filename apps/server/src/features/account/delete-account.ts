// Deleting an account: the identity goes, and with it everything that hangs on it, and what names it elsewhere. Friends keep
// what the invitation brought them; nobody is paid for this student any more, nor for another one of the same address
// within twelve months (decisions 63 and 64).
import { deleteAccount } from '@toron/contract/profile.ts'
import type { Transaction } from 'kysely'
import { handleSlow } from '../../platform/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import { leaveBoards } from '../leaderboard/boards.ts'
import { forgetFriend } from '../rewards/pay-referrer.ts'

/** How fresh the session of a student without a password must be, in milliseconds. */
const fresh = 10 * 60 * 1000

export const deleteOwnAccount = handleSlow(deleteAccount, async (call) => {
  const { accounts, database, mailer, limits, student, token, now, body, refuse } = call
  const owner = await accounts.findById(student.id)
  if (owner?.email !== body.email) return refuse('email-differs')
  if (!(await accounts.passwordHolds(student.id, body.password ?? ''))) {
    if (await accounts.hasPassword(student.id)) return refuse('password-wrong')
    const session = await database.reader
      .selectFrom('session')
      .select('createdAt')
      .where('token', '=', token)
      .executeTakeFirst()
    const age = session ? now - new Date(session.createdAt).getTime() : fresh
    if (age >= fresh) return refuse('sign-in-again')
  }
  await write(database, student.id, async (trx, row) => {
    await leaveBoards(trx, student.id)
    // The code may be given to somebody else one day, who did not invite these friends.
    if (row.referrals > 0) {
      await trx
        .updateTable('student')
        .set({ referredBy: '', cameWith: '' })
        .where('referredBy', '=', row.referralCode)
        .execute()
    }
    await forgetFriend(trx, row)
    await deleteLinks(trx, student.id, row.referralCode)
    await trx.deleteFrom('user').where('id', '=', student.id).execute()
  })
  mailer.outbox?.forget(owner.email)
  await limits.forget(student.id)
  await limits.forget(owner.email)
  database.scrub()
  return { deleted: true as const }
})

/** Links to the account, and attempts to sign up by its invitation: what is kept for them names it. */
const deleteLinks = async (trx: Transaction<Tables>, id: string, code: string): Promise<void> => {
  const links = await trx.selectFrom('verification').select(['id', 'value']).execute()
  const naming = links.filter(({ value }) => {
    const kept = JSON.parse(value) as { readonly userId?: string; readonly ref?: string | null }
    return kept.userId === id || kept.ref === code
  })
  for (const link of naming) await trx.deleteFrom('verification').where('id', '=', link.id).execute()
}
