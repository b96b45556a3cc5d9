// The table of invitations: where invited friends signed up, as keyed hashes and for a month, so that rings of accounts can
// be seen (decision 64). The students are minors: no address and no device can be read back from it.
import type { Transaction } from 'kysely'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** Milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000

export const noteInvitation = async (
  trx: Transaction<Tables>,
  marks: KeyedHash,
  { studentId, address, device }: { studentId: string; address: string; device: string },
  now: number,
): Promise<void> => {
  await trx
    .deleteFrom('invitation')
    .where('at', '<=', now - kept)
    .execute()
  await trx
    .insertInto('invitation')
    .values({
      ...{ studentId, at: now },
      ...{ address: marks('friend-address', address), device: marks('friend-device', device) },
    })
    .execute()
}
