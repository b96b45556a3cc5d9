// Deleting an account: the identity goes, and with it everything that hangs on it, and what names it elsewhere. Friends keep
// what the invitation brought them; nobody is paid for this student any more, nor for another one of the same address
// within twelve months (decisions 63 and 64).
import { deleteAccount } from '@toron/contract/profile.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { lockIdentity, lockProven, type Trx } from '../../platform/identity/rows.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { leaveBoards } from '../leaderboard/boards.ts'
import { forgetFriend } from '../rewards/pay-referrer.ts'

/** How fresh the session of a student without a password must be, in milliseconds. */
const fresh = 10 * 60 * 1000

export const deleteOwnAccount = handleSlow(deleteAccount, async (call) => {
  const { accounts, database, mailer, limits, student, token, now, body, refuse } = call
  const owner = await accounts.findById(student.id)
  if (owner?.email !== body.email) return refuse('email-differs')
  const proof = await accounts.prove(student.id, body.password ?? '')
  if (!proof && (await accounts.hasPassword(student.id))) return refuse('password-wrong')
  const result = await transact(database, async (trx) => {
    const isProven = proof ? await lockProven(trx, proof) : await lockIdentity(trx, student.id)
    // The password, or all sessions, may have ended meanwhile.
    if (!isProven) return refuse('password-wrong')
    if (!proof && !(await isFresh(trx, token, now))) return refuse('sign-in-again')
    const row = await lockStudent(trx, student.id)
    if (!row) throw new SignInRequired()
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
    await deleteAttempts(trx, row.referralCode)
    await trx.deleteFrom('user').where('id', '=', student.id).execute()
    return { deleted: true as const }
  })
  if (!('deleted' in result)) return result
  mailer.outbox?.forget(owner.email)
  // The letters that the address has had today stay counted: whoever makes and deletes accounts of somebody else's
  // address must not have letters sent there without end.
  await limits.forget(student.id)
  database.scrub()
  return result
})

/** Attempts to sign up with Google by the invitation of this student. */
const deleteAttempts = async (trx: Trx, code: string): Promise<void> => {
  const attempts = await trx.selectFrom('verification').select(['id', 'value']).execute()
  const invited = attempts.filter(
    ({ value }) => (JSON.parse(value) as { readonly ref?: string | null }).ref === code,
  )
  for (const { id } of invited) await trx.deleteFrom('verification').where('id', '=', id).execute()
}

const isFresh = async (trx: Trx, token: string, now: number): Promise<boolean> => {
  const session = await trx
    .selectFrom('session')
    .select('createdAt')
    .where('token', '=', token)
    .executeTakeFirst()
  return session !== undefined && now - new Date(session.createdAt).getTime() < fresh
}
