// Links that come by mail. A link opens something once, in time, and only while the identity is in the state that the link
// was made in. Only a hash of its token is kept, so that nobody opens anything with a copy of the database.
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { transact } from '../storage/write.ts'
import { type Locked, lockIdentity, type Trx } from './rows.ts'

const minutes = 60_000
const day = 24 * 60 * minutes

/** Milliseconds that each link opens something. */
const linkLasts = { 'reset-password': 30 * minutes, 'confirm-email': 3 * day } as const

export type Purpose = keyof typeof linkLasts

/** No link is kept for longer, whatever became of it. */
const longestKept = 3 * day
const sweepEvery = 60 * minutes

const hashOf = (purpose: Purpose, token: string): string =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url')

/** @param owner null: a link for nobody, which opens nothing, where whether somebody has the address must not show */
export const addLink = async (
  trx: Trx,
  purpose: Purpose,
  owner: Pick<Locked, 'userId' | 'version'> | null,
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
      expiresAt: now + linkLasts[purpose],
    })
    .execute()
  return token
}

export interface Opened {
  readonly owner: Locked
  /** Where the link was sent. */
  readonly email: string
}

/** What the token opens now, the owner's row locked; null for one that is unknown, used, too old, or of another state. */
export const openLink = async (
  trx: Trx,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<Opened | null> => {
  const find = () =>
    trx
      .selectFrom('accountLink')
      .select(['userId', 'email', 'securityVersion'])
      .where('tokenHash', '=', hashOf(purpose, token))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  const userId = (await find())?.userId
  const owner = userId ? await lockIdentity(trx, userId) : null
  // Once more: whoever held the lock may have used the link.
  const link = owner ? await find() : undefined
  return owner && link?.securityVersion === owner.version ? { owner, email: link.email } : null
}

/** Whether there is such a link at all: before a password is hashed for it. */
export const isLink = async ({ reader }: Database, purpose: Purpose, token: string): Promise<boolean> => {
  const tokenHash = hashOf(purpose, token)
  const found = await reader
    .selectFrom('accountLink')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Lets the newest reset link open the account as long again from now, within the day in which it was sent. */
export const renewNewestReset = (database: Database, userId: string | null, now: number): Promise<void> =>
  transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId ?? '')
    await trx
      .updateTable('accountLink')
      .set({ expiresAt: now + linkLasts['reset-password'] })
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

/** Deletes the links that nobody needs any more, now and then. */
export const sweeper = (database: Database): ((now: number) => Promise<void>) => {
  let sweptAt = Number.NEGATIVE_INFINITY
  return async (now) => {
    if (Math.abs(now - sweptAt) < sweepEvery) return
    sweptAt = now
    await transact(database, (trx) =>
      trx
        .deleteFrom('accountLink')
        .where('sentAt', '<=', now - longestKept)
        .execute(),
    )
  }
}
