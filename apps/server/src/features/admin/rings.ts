// Many friends of one code who signed up from one address or on one device (decision 64): what one person with many
// accounts looks like, and a class behind the address of its school, too. So it is reported, and nothing is done about it.
import type { Ring } from '@toron/contract/admin.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'

/** From so many friends on. */
const conspicuous = { address: 5, device: 3 } as const
/** Milliseconds back. */
const lookedAt = 30 * 24 * 60 * 60 * 1000

/** The largest first, each kind by itself. */
export const findRings = async (db: Kysely<Tables>, now: number): Promise<Ring[]> => [
  ...(await ringsBy(db, 'address', now)),
  ...(await ringsBy(db, 'device', now)),
]

const ringsBy = async (db: Kysely<Tables>, by: Ring['by'], now: number): Promise<Ring[]> => {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('student as friend', 'friend.id', 'invitation.studentId')
    .innerJoin('student as referrer', 'referrer.referralCode', 'friend.referredBy')
    .select((eb) => ['referrer.id as studentId', eb.fn.countAll<number>().as('friends')])
    .where('invitation.at', '>', now - lookedAt)
    .groupBy(['referrer.id', `invitation.${by}`])
    .having((eb) => eb.fn.countAll(), '>=', conspicuous[by])
    .orderBy('friends', 'desc')
    .orderBy('referrer.id')
    .limit(100)
    .execute()
  return rows.map(({ studentId, friends }) => ({ studentId, by, friends: Number(friends) }))
}
