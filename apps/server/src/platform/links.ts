// Links that come by mail, and other secrets that open something once: who brings the token back in time gets what was
// kept for it. Only a hash of the token is kept, so that nobody opens anything with a copy of the database.
import { createHash, randomBytes } from 'node:crypto'
import { newId } from './new-id.ts'
import type { Database } from './storage/database.ts'
import { transact } from './storage/write.ts'

interface ToAccount {
  readonly userId: string
  readonly email: string
}

/** What is kept for each purpose. */
interface Kept {
  readonly 'reset-password': ToAccount
  readonly 'confirm-email': ToAccount
  readonly google: {
    readonly verifier: string
    readonly nonce: string
    readonly timeZone: string
    readonly ref: string | null
    /** Not there in an attempt that an older server began. */
    readonly isAnonymous?: boolean
  }
}
type Purpose = keyof Kept

const keyOf = (purpose: Purpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

/** @param now epoch milliseconds @param lasts milliseconds @returns the token, for the link */
export const issueLink = async <P extends Purpose>(
  database: Database,
  purpose: P,
  value: Kept[P],
  now: number,
  lasts: number,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const moment = (at: number) => new Date(at).toISOString()
  await transact(database, async (trx) => {
    await trx.deleteFrom('verification').where('expiresAt', '<', moment(now)).execute()
    await trx
      .insertInto('verification')
      .values({
        id: newId(),
        identifier: keyOf(purpose, token),
        value: JSON.stringify(value),
        expiresAt: moment(now + lasts),
        ...{ createdAt: moment(now), updatedAt: moment(now) },
      })
      .execute()
  })
  return token
}

/** What was kept for this token, once; null for one that is unknown, used or too old. */
export const redeemLink = async <P extends Purpose>(
  database: Database,
  purpose: P,
  token: string,
  now: number,
): Promise<Kept[P] | null> =>
  transact(database, async (trx) => {
    const row = await trx
      .deleteFrom('verification')
      .where('identifier', '=', keyOf(purpose, token))
      .where('expiresAt', '>', new Date(now).toISOString())
      .returning('value')
      .executeTakeFirst()
    return row ? (JSON.parse(row.value) as Kept[P]) : null
  })
