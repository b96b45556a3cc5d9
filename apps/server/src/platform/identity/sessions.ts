// The table of sessions. Each is opened and ended by one statement: none may be left over because there were many.
import { randomBytes } from 'node:crypto'
import { gathered } from '../storage/gathered.ts'
import { newId } from '../storage/new-id.ts'
import { cachedRow } from '../storage/row-cache.ts'
import type { Trx } from './rows.ts'

/** Milliseconds after the sign-in. */
const lifetime = 90 * 24 * 60 * 60 * 1000

/** Sessions of one account. Another sign-in ends the oldest. */
const maxSessions = 20

/** @returns the token */
export const openSession = async (trx: Trx, userId: string, now: number): Promise<string> => {
  await trx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions - 1),
    )
    .execute()
  const token = randomBytes(24).toString('base64url')
  const from = new Date(now).toISOString()
  const until = new Date(now + lifetime).toISOString()
  await trx
    .insertInto('session')
    .values({ id: newId(), token, userId, expiresAt: until, createdAt: from, updatedAt: from })
    .execute()
  return token
}

/** @param keep the token of a session that stays */
export const endSessions = async (trx: Trx, userId: string, keep = ''): Promise<void> => {
  await trx.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keep).execute()
}

/** Returns when a session began, epoch milliseconds; null for none. */
export const sessionBegan = async (trx: Trx, token: string): Promise<number | null> => {
  const session = await trx
    .selectFrom('session')
    .select('createdAt')
    .where('token', '=', token)
    .executeTakeFirst()
  return session ? new Date(session.createdAt).getTime() : null
}

/** Whose session has this token, and until when, epoch milliseconds. A session is noticed to be gone at once. */
export const findSession = cachedRow('session', async (db, token) => {
  const [row] = await withToken(db, { token })
  return row && { userId: row.userId, ends: new Date(row.expiresAt).getTime() }
})

const withToken = gathered<{ token: string }>()((db, { token }) =>
  db.selectFrom('session').select(['userId', 'expiresAt']).where('token', '=', token),
)
