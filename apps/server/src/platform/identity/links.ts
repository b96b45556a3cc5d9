// Links sent by mail. A link works once, until it expires, and only while the identity is in the state in which the link was
// made. Only a hash of its token is stored, so that a copy of the database opens nothing.
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { transact } from '../storage/write.ts'
import { type LockedIdentity, lockIdentity, type Trx } from './rows.ts'

const minutes = 60_000
const day = 24 * 60 * minutes

/** Milliseconds. */
const lifetimes = { 'reset-password': 30 * minutes, 'confirm-email': 3 * day } as const

export type Purpose = keyof typeof lifetimes

/** After this time a link is deleted, used or not. */
const deletedAfter = 3 * day
const sweepInterval = 60 * minutes

const hashOf = (purpose: Purpose, token: string): string =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url')

/** @param owner null for a link that opens nothing: storing one hides that the address is unknown */
export const addLink = async (
  trx: Trx,
  purpose: Purpose,
  owner: Pick<LockedIdentity, 'userId' | 'version'> | null,
  email: string,
  now: number,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('accountLink')
    .values({
      tokenHash: hashOf(purpose, token),
      userId: owner?.userId ?? null,
      purpose,
      email,
      securityVersion: owner?.version ?? 0,
      sentAt: now,
      expiresAt: now + lifetimes[purpose],
    })
    .execute()
  return token
}

export interface OpenedLink {
  readonly owner: LockedIdentity
  /** The address that the link was sent to. */
  readonly email: string
}

/** Locks the owner's row. Returns null for a token that is unknown, used, too old, or of another state. */
export const openLink = async (
  trx: Trx,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<OpenedLink | null> => {
  const find = () =>
    trx
      .selectFrom('accountLink')
      .select(['userId', 'email', 'securityVersion'])
      .where('tokenHash', '=', hashOf(purpose, token))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  const userId = (await find())?.userId
  const owner = userId ? await lockIdentity(trx, userId) : null
  // Read again: the link may have been used while this waited for the lock.
  const link = owner ? await find() : undefined
  return owner && link?.securityVersion === owner.version ? { owner, email: link.email } : null
}

/** Whether there is such a link at all, to know before a password is hashed for it. */
export const linkExists = async ({ reader }: Database, purpose: Purpose, token: string): Promise<boolean> => {
  const tokenHash = hashOf(purpose, token)
  const found = await reader
    .selectFrom('accountLink')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Extends the newest reset link by its full lifetime, within a day of when it was sent. */
export const renewNewestReset = (database: Database, userId: string | null, now: number): Promise<void> =>
  transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId ?? '')
    await trx
      .updateTable('accountLink')
      .set({ expiresAt: now + lifetimes['reset-password'] })
      .where('tokenHash', 'in', (eb) =>
        eb
          .selectFrom('accountLink')
          .select('tokenHash')
          .where('userId', '=', owner?.userId ?? '')
          .where('purpose', '=', 'reset-password')
          .where('sentAt', '>', now - day)
          .orderBy('sentAt', 'desc')
          .limit(1),
      )
      .execute()
  })

/** Returns a function that deletes old links, at most once an hour. */
export const sweeper = (database: Database): ((now: number) => Promise<void>) => {
  let sweptAt = Number.NEGATIVE_INFINITY
  return async (now) => {
    if (Math.abs(now - sweptAt) < sweepInterval) return
    sweptAt = now
    await transact(database, (trx) =>
      trx
        .deleteFrom('accountLink')
        .where('sentAt', '<=', now - deletedAfter)
        .execute(),
    )
  }
}
