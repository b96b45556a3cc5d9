// Deleting an account: the identity goes, and with it everything that hangs on it. Friends keep what the invitation
// brought them; nobody is paid for this student any more.
import { deleteAccount } from '@toron/contract/profile.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { lockIdentity, lockProven, type Trx } from '../../platform/identity/rows.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { leaveBoards } from '../leaderboard/boards.ts'

/** How fresh the session of a student without a password must be, in milliseconds. */
const fresh = 10 * 60 * 1000

export const deleteOwnAccount = handleSlow(deleteAccount, async (call) => {
  const { accounts, database, student, token, now, body, refuse } = call
  const owner = await accounts.findById(student.id)
  if (owner?.email !== body.email) return refuse('email-differs')
  const proof = await accounts.prove(student.id, body.password ?? '')
  if (!proof && (await accounts.hasPassword(student.id))) return refuse('password-wrong')
  return transact(database, async (trx) => {
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
        .set({ referredBy: '' })
        .where('referredBy', '=', row.referralCode)
        .execute()
    }
    await trx.deleteFrom('user').where('id', '=', student.id).execute()
    return { deleted: true as const }
  })
})

const isFresh = async (trx: Trx, token: string, now: number): Promise<boolean> => {
  const session = await trx
    .selectFrom('session')
    .select('createdAt')
    .where('token', '=', token)
    .executeTakeFirst()
  return session !== undefined && now - new Date(session.createdAt).getTime() < fresh
}
