// The table of invitations: where invited friends signed up, as keyed hashes and for a month, so that rings of accounts can
// be seen (decision 64). The students are minors: no address and no device can be read back from it.
import type { Kysely, Transaction } from 'kysely'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** Milliseconds. */
const storedFor = 30 * 24 * 60 * 60 * 1000

export const recordInvitation = async (
  trx: Transaction<Tables>,
  marks: KeyedHash,
  { studentId, address, device }: { studentId: string; address: string; device: string },
  now: number,
): Promise<void> => {
  await trx
    .deleteFrom('invitation')
    .where('at', '<=', now - storedFor)
    .execute()
  await trx
    .insertInto('invitation')
    .values({
      studentId,
      at: now,
      address: marks('friend-address', address),
      device: marks('friend-device', device),
    })
    .execute()
}

export interface Friends {
  /** Who invited them. */
  readonly studentId: string
  readonly friends: number
}

/** Whose friends signed up from one address or on one device since a moment, so many at least; the most friends first. */
export const friendsOfOne = async (
  db: Kysely<Tables>,
  by: 'address' | 'device',
  since: number,
  least: number,
): Promise<Friends[]> => {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('student as friend', 'friend.id', 'invitation.studentId')
    .innerJoin('student as referrer', 'referrer.referralCode', 'friend.referredBy')
    .select((eb) => ['referrer.id as studentId', eb.fn.countAll<number>().as('friends')])
    .where('invitation.at', '>', since)
    .groupBy(['referrer.id', `invitation.${by}`])
    .having((eb) => eb.fn.countAll(), '>=', least)
    .orderBy('friends', 'desc')
    .orderBy('referrer.id')
    .limit(100)
    .execute()
  return rows.map(({ studentId, friends }) => ({ studentId, friends: Number(friends) }))
}
