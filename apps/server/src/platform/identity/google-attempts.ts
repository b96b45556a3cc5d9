// What Google's reply is checked against, stored on the server while the student is with Google. The state retrieves it,
// once. Only a hash of the state is stored.
import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/new-id.ts'
import type { Tables } from '../storage/tables.ts'
import { transact } from '../storage/write.ts'

interface Attempt {
  readonly verifier: string
  readonly nonce: string
  readonly timeZone: string
  readonly ref: string | null
  /** Missing in an attempt that an older server began. */
  readonly isAnonymous?: boolean
}

/** Milliseconds. */
const lifetime = 10 * 60 * 1000

const keyOf = (state: string): string => `google:${createHash('sha256').update(state).digest('base64url')}`

const isoTime = (at: number) => new Date(at).toISOString()

/** @param now epoch milliseconds @returns the state */
export const saveAttempt = async (database: Database, attempt: Attempt, now: number): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  await transact(database, async (trx) => {
    await trx.deleteFrom('verification').where('expiresAt', '<', isoTime(now)).execute()
    await trx
      .insertInto('verification')
      .values({
        id: newId(),
        identifier: keyOf(state),
        value: JSON.stringify(attempt),
        expiresAt: isoTime(now + lifetime),
        createdAt: isoTime(now),
        updatedAt: isoTime(now),
      })
      .execute()
  })
  return state
}

/** Returns null for a state that is unknown, used or too old. */
export const takeAttempt = (database: Database, state: string, now: number): Promise<Attempt | null> =>
  transact(database, async (trx) => {
    const row = await trx
      .deleteFrom('verification')
      .where('identifier', '=', keyOf(state))
      .where('expiresAt', '>', isoTime(now))
      .returning('value')
      .executeTakeFirst()
    return row ? (JSON.parse(row.value) as Attempt) : null
  })

/** Deletes the attempts that came by the invitation with this code. */
export const deleteAttemptsBy = async (trx: Transaction<Tables>, code: string): Promise<void> => {
  const attempts = await trx.selectFrom('verification').select(['id', 'value']).execute()
  const invited = attempts.filter(({ value }) => (JSON.parse(value) as Attempt).ref === code)
  for (const { id } of invited) await trx.deleteFrom('verification').where('id', '=', id).execute()
}
