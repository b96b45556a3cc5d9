// Opening and ending sessions, each by one statement: none may be left over because there were many.
import { randomBytes } from 'node:crypto'
import { newId } from '../new-id.ts'
import type { Trx } from './rows.ts'

/** Milliseconds that a session lasts after the sign-in, unless it is revoked before. */
const lasts = 90 * 24 * 60 * 60 * 1000

/** Sessions of one account: with one more the oldest ends. */
const mostSessions = 20

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
        .limit(mostSessions - 1),
    )
    .execute()
  const token = randomBytes(24).toString('base64url')
  const [from, until] = [now, now + lasts].map((at) => new Date(at).toISOString()) as [string, string]
  await trx
    .insertInto('session')
    .values({ id: newId(), token, userId, expiresAt: until, createdAt: from, updatedAt: from })
    .execute()
  return token
}

/** @param keep the token of the one session that stays */
export const endSessions = async (trx: Trx, userId: string, keep = ''): Promise<void> => {
  await trx.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keep).execute()
}
