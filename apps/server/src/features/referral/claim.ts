// Claims the referral code of a sign-up (decisions 4 and 64). This happens only in the transaction that makes the student, so
// never for oneself, never for an older account, and once.
import { mailboxOf } from '@toron/domain/account/address.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { friendJoined, hasRoomForFriend } from '@toron/domain/referral/reward.ts'
import type { Transaction } from 'kysely'
import { studentWithLogin } from '../../platform/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { lockReferrer, rememberPaid } from '../rewards/pay-referrer.ts'
import { addEntries, momentsPaid } from '../rewards/store.ts'
import { recordInvitation } from './invitations.ts'

/** Where a sign-up comes from. */
export interface Origin {
  readonly address: string
  readonly device: string
}

const day = 24 * 60 * 60 * 1000

/**
 * Counts the friend, pays the referrer and records the invitation. Returns false, and does nothing, when no other student
 * has the code. @param studentId of a row made in this transaction
 */
export const claimReferral = async (
  trx: Transaction<Tables>,
  studentId: string,
  code: string,
  { marks, now, from }: { marks: Services['referralMarks']; now: number; from: Origin },
): Promise<boolean> => {
  const friend = await studentWithLogin(trx, studentId)
  if (!friend) throw new Error('the student that was just made is missing')
  // A code is made at random, so it could be guessed before one has it.
  const referrer = friend.student.referralCode === code ? undefined : await lockReferrer(trx, code)
  // How long it takes must not tell whether somebody has the code: without a referrer the same is done to no effect.
  const counted = referrer ?? (await lockStudent(trx, studentId))
  if (!counted) throw new Error('the student row that was just made is missing')
  const room = await hasRoom(trx, counted, now)
  // Whoever deleted an account and makes it anew is the same friend, who counted then.
  const isNew = referrer !== undefined && (!room || (await isNewMailbox(trx, marks, friend.login.email, now)))
  // A copy, so that the row is written even where nothing is paid.
  await addEntries(trx, counted, isNew && room ? [friendJoined(studentId)] : [], now, { ...counted })
  await changeStudent(trx, counted.id, { referrals: counted.referrals + (isNew ? 1 : 0) })
  await changeStudent(trx, studentId, { referredBy: isNew ? code : '' })
  // Also for a code that nobody has: what is kept of a student must not tell either.
  if (marks) await recordInvitation(trx, marks, { studentId, ...from }, now)
  return referrer !== undefined
}

/** Whether the mailbox was not paid for in the last twelve months. Marks it as paid for. */
const isNewMailbox = async (
  trx: Transaction<Tables>,
  marks: Services['referralMarks'],
  email: string,
  now: number,
): Promise<boolean> => {
  const mark = marks?.('friend-joined', mailboxOf(email))
  return !mark || rememberPaid(trx, mark, now)
}

/** Whether the referrer's limits for today and in total leave room for another friend, by the ledger. */
const hasRoom = async (trx: Transaction<Tables>, { id, timeZone }: StudentRow, now: number) => {
  const paid = await momentsPaid(trx, id, 'friend-joined')
  const today = dayIn(now, timeZone)
  const isToday = (at: number) => Math.abs(now - at) < 2 * day && dayIn(at, timeZone) === today
  return hasRoomForFriend(paid.filter(isToday).length, paid.length)
}
