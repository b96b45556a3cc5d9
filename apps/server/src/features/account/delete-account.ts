// Deletes an account: the identity, every row that belongs to it, and what names it elsewhere. Friends keep what the
// invitation earned them. No referrer is paid for this student any more, nor within twelve months for a new account with
// the same address (decisions 63 and 64).
import * as calls from '@toron/contract/profile.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { deleteAttemptsBy } from '../../platform/identity/google-attempts.ts'
import { lockIdentity, lockProven, removeIdentity, type Trx } from '../../platform/identity/rows.ts'
import { sessionBegan } from '../../platform/identity/sessions.ts'
import { changeInvited } from '../../platform/storage/students.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { leaveBoards } from '../leaderboard/boards.ts'
import { uncountAnswers } from '../learning/answer-counts.ts'
import { forgetFriend } from '../rewards/pay-referrer.ts'

/** Greatest age, in milliseconds, of the session in which a student without a password deletes the account. */
const freshFor = 10 * 60 * 1000

export const deleteAccount = handleSlow(calls.deleteAccount, async (call) => {
  const { accounts, database, mailer, limits, student, token, now, body, refuse } = call
  const owner = await accounts.findById(student.id)
  if (owner?.email !== body.email) return refuse('email-differs')
  const proof = await accounts.prove(student.id, body.password ?? '')
  if (!proof && (await accounts.hasPassword(student.id))) return refuse('password-wrong')
  const result = await transact(database, async (trx) => {
    const isProven = proof ? await lockProven(trx, proof) : await lockIdentity(trx, student.id)
    // The password may have changed, or every session ended, since the proof.
    if (!isProven) return refuse('password-wrong')
    if (!proof && !(await isFresh(trx, token, now))) return refuse('sign-in-again')
    const row = await lockStudent(trx, student.id)
    if (!row) throw new SignInRequired()
    await leaveBoards(trx, student.id)
    // Another student, who did not invite these friends, may get the code one day.
    if (row.referrals > 0) await changeInvited(trx, row.referralCode, { referredBy: '', cameWith: '' })
    await forgetFriend(trx, row)
    await deleteAttemptsBy(trx, row.referralCode)
    await uncountAnswers(trx, student.id)
    await removeIdentity(trx, student.id)
    return { deleted: true as const }
  })
  if (!('deleted' in result)) return result
  mailer.outbox?.forget(owner.email)
  // Today's letters to the address stay counted: making and deleting accounts with another person's address must not send
  // letters there without end.
  await limits.forget(student.id)
  database.scrub()
  return result
})

const isFresh = async (trx: Trx, token: string, now: number): Promise<boolean> => {
  const began = await sessionBegan(trx, token)
  return began !== null && now - began < freshFor
}
