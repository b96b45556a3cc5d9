// What Google's answer must fit, kept on the server while the student is with Google. Whoever brings the state back gets
// it, once. Only a hash of the state is kept.
import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../new-id.ts'
import type { Database } from '../storage/database.ts'
import { transact } from '../storage/write.ts'

interface Attempt {
  readonly verifier: string
  readonly nonce: string
  readonly timeZone: string
  readonly ref: string | null
  /** Not there in an attempt that an older server began. */
  readonly isAnonymous?: boolean
}

/** Milliseconds. */
const lasts = 10 * 60 * 1000

const keyOf = (state: string): string => `google:${createHash('sha256').update(state).digest('base64url')}`

const momentOf = (at: number) => new Date(at).toISOString()

/** @param now epoch milliseconds @returns the state */
export const keepAttempt = async (database: Database, attempt: Attempt, now: number): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  await transact(database, async (trx) => {
    await trx.deleteFrom('verification').where('expiresAt', '<', momentOf(now)).execute()
    await trx
      .insertInto('verification')
      .values({
        id: newId(),
        identifier: keyOf(state),
        value: JSON.stringify(attempt),
        expiresAt: momentOf(now + lasts),
        createdAt: momentOf(now),
        updatedAt: momentOf(now),
      })
      .execute()
  })
  return state
}

/** Null for a state that is unknown, used or too old. */
export const takeAttempt = (database: Database, state: string, now: number): Promise<Attempt | null> =>
  transact(database, async (trx) => {
    const row = await trx
      .deleteFrom('verification')
      .where('identifier', '=', keyOf(state))
      .where('expiresAt', '>', momentOf(now))
      .returning('value')
      .executeTakeFirst()
    return row ? (JSON.parse(row.value) as Attempt) : null
  })
