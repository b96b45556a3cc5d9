// A new student names who invited them (decisions 4 and 64): possible only in the transaction that makes the student, so
// never for oneself, never for an older account, and once.
import { mailboxOf } from '@toron/domain/account/address.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { friendJoined, hasRoomForFriend } from '@toron/domain/referral/reward.ts'
import type { Transaction } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudent } from '../../platform/storage/write.ts'
import { lockReferrer, rememberPaid } from '../rewards/pay-referrer.ts'
import { post } from '../rewards/store.ts'
import { noteInvitation } from './invitations.ts'

/** Where a sign-up came from. */
export interface Origin {
  readonly address: string
  readonly device: string
}

const day = 24 * 60 * 60 * 1000

/**
 * Counts the friend, pays the referrer and notes who it was; gives false, and does nothing, when nobody else has the code.
 * @param studentId whose row was made in this transaction
 */
export const claimReferral = async (
  trx: Transaction<Tables>,
  studentId: string,
  code: string,
  { marks, now, from }: { marks: Services['referralMarks']; now: number; from: Origin },
): Promise<boolean> => {
  const friend = await trx
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.id')
    .select(['referralCode', 'email'])
    .where('student.id', '=', studentId)
    .executeTakeFirstOrThrow()
  // A code is made at random, so it could be guessed before one has it.
  const referrer = friend.referralCode === code ? undefined : await lockReferrer(trx, code)
  // How long it takes must not tell whether somebody has the code: without a referrer the same is done to no effect.
  const counted = referrer ?? (await lockStudent(trx, studentId))
  if (!counted) throw new Error('the student row that was just made is missing')
  const room = await hasRoom(trx, counted, now)
  // Whoever deleted an account and makes it anew is the same friend, who counted then.
  const isNew = referrer !== undefined && (!room || (await isNewMailbox(trx, marks, friend.email, now)))
  // A copy, so that the row is written even where nothing is paid.
  await post(trx, counted, isNew && room ? [friendJoined(studentId)] : [], now, { ...counted })
  await trx
    .updateTable('student')
    .set({ referrals: counted.referrals + (isNew ? 1 : 0) })
    .where('id', '=', counted.id)
    .execute()
  await trx
    .updateTable('student')
    .set({ referredBy: isNew ? code : '' })
    .where('id', '=', studentId)
    .execute()
  // Also for a code that nobody has: what is kept of a student must not tell either.
  if (marks) await noteInvitation(trx, marks, { studentId, ...from }, now)
  return referrer !== undefined
}

/** Whether the mailbox of an address was not paid for in the last twelve months; from now on it was. */
const isNewMailbox = async (
  trx: Transaction<Tables>,
  marks: Services['referralMarks'],
  email: string,
  now: number,
): Promise<boolean> => {
  const mark = marks?.('friend-joined', mailboxOf(email))
  return !mark || rememberPaid(trx, mark, now)
}

/** The ledger knows for whom a referrer was paid, and when. */
const hasRoom = async (trx: Transaction<Tables>, { id, timeZone }: StudentRow, now: number) => {
  const paid = await trx
    .selectFrom('ledgerEntry')
    .select('at')
    .where('studentId', '=', id)
    .where('reason', '=', 'friend-joined')
    .execute()
  const today = dayIn(now, timeZone)
  const isToday = ({ at }: { at: number }) => Math.abs(now - at) < 2 * day && dayIn(at, timeZone) === today
  return hasRoomForFriend(paid.filter(isToday).length, paid.length)
}
