// Deleting an account: the identity goes, and with it everything that hangs on it. Friends keep what the invitation
// brought them; nobody is paid for this student any more.
import { deleteAccount } from '@toron/contract/profile.ts'
import { handleSlow } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { leaveBoards } from '../leaderboard/boards.ts'

/** How fresh the session of a student without a password must be, in milliseconds. */
const fresh = 10 * 60 * 1000

export const deleteOwnAccount = handleSlow(deleteAccount, async (call) => {
  const { accounts, database, student, token, now, body, refuse } = call
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
    await trx.deleteFrom('user').where('id', '=', student.id).execute()
  })
  return { deleted: true as const }
})
