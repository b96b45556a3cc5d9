// The identity's row and its sign-in methods. Every decision about an identity is made while holding the lock of its row,
// which is always taken before the student's.
import type { Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/new-id.ts'
import { isDuplicate } from '../storage/portable.ts'
import { prepared } from '../storage/prepared.ts'
import type { Tables } from '../storage/tables.ts'
import type { Work } from '../storage/work.ts'
import { transact } from '../storage/write.ts'

export type Trx = Transaction<Tables>

/** The identity as it stands, its row locked. */
export interface LockedIdentity {
  readonly userId: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** Whether the reader of the address's mail has set what opens the account, by a reset or with Google. */
  readonly isSecured: boolean
  /** The number of the state: links and proofs of another state are void. */
  readonly version: number
}

/** Proof that the password was known while the identity was in that state. */
export type Proof = Pick<LockedIdentity, 'userId' | 'version'>

const columns = ['id', 'email', 'emailVerified', 'isSecured', 'securityVersion'] as const

const byId = prepared<{ userId: string }>()((db, { userId }, kit) =>
  kit.locked(db.selectFrom('user').select(columns).where('id', '=', userId)),
)
const byEmail = prepared<{ email: string }>()((db, { email }, kit) =>
  kit.locked(db.selectFrom('user').select(columns).where('email', '=', email)),
)

type Row = Awaited<ReturnType<typeof byId>>[number]

const lockedIdentityOf = (row: Row | undefined): LockedIdentity | null =>
  row
    ? {
        userId: row.id,
        email: row.email,
        emailConfirmed: Boolean(row.emailVerified),
        isSecured: row.isSecured === 1,
        version: row.securityVersion,
      }
    : null

export const lockIdentity = async (trx: Trx, userId: string): Promise<LockedIdentity | null> =>
  lockedIdentityOf((await byId(trx, { userId }))[0])

export const lockIdentityByEmail = async (trx: Trx, email: string): Promise<LockedIdentity | null> =>
  lockedIdentityOf((await byEmail(trx, { email }))[0])

/** Locks the identity. Returns null where its state has changed since the proof. */
export const lockProven = async (trx: Trx, proof: Proof): Promise<LockedIdentity | null> => {
  const locked = await lockIdentity(trx, proof.userId)
  return locked?.version === proof.version ? locked : null
}

const isoTime = (now: number) => new Date(now).toISOString()

/** Returns null when the address has an account. */
export const addIdentity = async (
  trx: Trx,
  { name, email, isConfirmed }: { name: string; email: string; isConfirmed: boolean },
  now: number,
): Promise<string | null> => {
  const added = await trx
    .insertInto('user')
    .values({
      id: newId(),
      name,
      email,
      emailVerified: Number(isConfirmed),
      isSecured: Number(isConfirmed),
      createdAt: isoTime(now),
      updatedAt: isoTime(now),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** With it goes everything that hangs on it. */
export const removeIdentity = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('user').where('id', '=', userId).execute()
}

interface Changes {
  readonly email?: string
  readonly emailVerified?: 1
  readonly isSecured?: 0 | 1
}

/** Puts the identity in its next state, which ends every link made in this one. */
export const advanceState = async (trx: Trx, userId: string, changes: Changes, now: number) => {
  await trx.deleteFrom('accountLink').where('userId', '=', userId).execute()
  await trx
    .updateTable('user')
    .set((eb) => ({
      securityVersion: eb('securityVersion', '+', 1),
      updatedAt: isoTime(now),
      ...changes,
    }))
    .where('id', '=', userId)
    .execute()
}

export const addSignInMethod = async (
  trx: Trx,
  method: { userId: string; providerId: 'credential' | 'google'; accountId: string; password?: string },
  now: number,
) => {
  const times = { createdAt: isoTime(now), updatedAt: isoTime(now) }
  await trx
    .insertInto('account')
    .values({ id: newId(), ...method, ...times })
    .execute()
}

/** Removes the sign-in methods of that provider, or all of them. */
export const removeSignInMethods = async (trx: Trx, userId: string, providerId?: 'credential' | 'google') => {
  const all = trx.deleteFrom('account').where('userId', '=', userId)
  await (providerId ? all.where('providerId', '=', providerId) : all).execute()
}

/** Sets the password, also of an identity that had none. @param hash of the password */
export const setPassword = async (trx: Trx, userId: string, hash: string, now: number) => {
  await removeSignInMethods(trx, userId, 'credential')
  await addSignInMethod(trx, { userId, providerId: 'credential', accountId: userId, password: hash }, now)
}

/** Thrown in a transaction that must see what another has just committed. */
export class LostRace extends Error {}

/** Retries the transaction once when another has just committed the same address or Google account. */
export const transactWithRetry = async <T>(database: Database, work: Work<T>): Promise<T> => {
  try {
    return await transact(database, work)
  } catch (fault) {
    if (!(fault instanceof LostRace || isDuplicate(fault))) throw fault
    return transact(database, work)
  }
}
