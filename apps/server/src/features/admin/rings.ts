// Finds many friends of one code who signed up from one address or on one device (decision 64). It may be one person with
// many accounts, or a class behind the address of its school, so it is only reported.
import type { Ring } from '@toron/contract/admin.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { friendsOfOne } from '../referral/invitations.ts'

/** The number of friends from which a ring is reported. */
const reportedFrom = { address: 5, device: 3 } as const
/** Milliseconds. */
const period = 30 * 24 * 60 * 60 * 1000

/** Returns the rings by address, then those by device, each largest first. */
export const findRings = async (db: Kysely<Tables>, now: number): Promise<Ring[]> => [
  ...(await ringsBy(db, 'address', now)),
  ...(await ringsBy(db, 'device', now)),
]

const ringsBy = async (db: Kysely<Tables>, by: Ring['by'], now: number): Promise<Ring[]> => {
  const found = await friendsOfOne(db, by, now - period, reportedFrom[by])
  return found.map((friends) => ({ ...friends, by }))
}
