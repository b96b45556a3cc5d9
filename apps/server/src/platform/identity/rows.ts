// The identity's row and the ways into it. Whatever is decided about an identity is decided holding its row's lock, which
// is always taken before the student's.
import type { Transaction } from 'kysely'
import { newId } from '../new-id.ts'
import type { Database } from '../storage/database.ts'
import { isDuplicate } from '../storage/portable.ts'
import { prepared } from '../storage/prepared.ts'
import type { Tables } from '../storage/tables.ts'
import { transact, type Work } from '../storage/write.ts'

export type Trx = Transaction<Tables>

/** The identity as it stands, its row locked. */
export interface Locked {
  readonly userId: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** Whether whoever reads the mail of the address has set what opens the account, by a reset or by Google. */
  readonly isSecured: boolean
  /** The number of the state: links and proofs of another one are worth nothing. */
  readonly version: number
}

/** That somebody knew the password while the identity was in that state. */
export type Proof = Pick<Locked, 'userId' | 'version'>

const columns = ['id', 'email', 'emailVerified', 'isSecured', 'securityVersion'] as const

const byId = prepared<{ userId: string }>()((db, { userId }, kit) =>
  kit.locked(db.selectFrom('user').select(columns).where('id', '=', userId)),
)
const byEmail = prepared<{ email: string }>()((db, { email }, kit) =>
  kit.locked(db.selectFrom('user').select(columns).where('email', '=', email)),
)

type Row = Awaited<ReturnType<typeof byId>>[number]

const lockedOf = (row: Row | undefined): Locked | null =>
  row
    ? {
        userId: row.id,
        email: row.email,
        emailConfirmed: Boolean(row.emailVerified),
        isSecured: row.isSecured === 1,
        version: row.securityVersion,
      }
    : null

export const lockIdentity = async (trx: Trx, userId: string): Promise<Locked | null> =>
  lockedOf((await byId(trx, { userId }))[0])

export const lockIdentityOf = async (trx: Trx, email: string): Promise<Locked | null> =>
  lockedOf((await byEmail(trx, { email }))[0])

/** Takes the identity's lock; null where something about it has changed since the proof. */
export const lockProven = async (trx: Trx, proof: Proof): Promise<Locked | null> => {
  const locked = await lockIdentity(trx, proof.userId)
  return locked?.version === proof.version ? locked : null
}

const momentOf = (now: number) => new Date(now).toISOString()

/** Null when the address has an account. */
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
      createdAt: momentOf(now),
      updatedAt: momentOf(now),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

interface Changes {
  readonly email?: string
  readonly emailVerified?: 1
  readonly isSecured?: 0 | 1
}

/** The identity's next state: every link that was made in this one ends. */
export const enterNextState = async (trx: Trx, userId: string, changes: Changes, now: number) => {
  await trx.deleteFrom('accountLink').where('userId', '=', userId).execute()
  await trx
    .updateTable('user')
    .set((eb) => ({
      securityVersion: eb('securityVersion', '+', 1),
      updatedAt: momentOf(now),
      ...changes,
    }))
    .where('id', '=', userId)
    .execute()
}

export const addWay = async (
  trx: Trx,
  way: { userId: string; providerId: 'credential' | 'google'; accountId: string; password?: string },
  now: number,
) => {
  const times = { createdAt: momentOf(now), updatedAt: momentOf(now) }
  await trx
    .insertInto('account')
    .values({ id: newId(), ...way, ...times })
    .execute()
}

/** Removes every way in of that kind, or of all. */
export const removeWays = async (trx: Trx, userId: string, providerId?: 'credential' | 'google') => {
  const all = trx.deleteFrom('account').where('userId', '=', userId)
  await (providerId ? all.where('providerId', '=', providerId) : all).execute()
}

/** Sets the password, of an identity that had none, too. @param hash of the password */
export const setPassword = async (trx: Trx, userId: string, hash: string, now: number) => {
  await removeWays(trx, userId, 'credential')
  await addWay(trx, { userId, providerId: 'credential', accountId: userId, password: hash }, now)
}

/** Thrown in a transaction that must see what somebody else has just committed. */
export class SomebodyWasFirst extends Error {}

/** A transaction that is begun once more when somebody was first with the same address or the same Google account. */
export const transactOrAgain = async <T>(database: Database, work: Work<T>): Promise<T> => {
  try {
    return await transact(database, work)
  } catch (fault) {
    if (!(fault instanceof SomebodyWasFirst || isDuplicate(fault))) throw fault
    return transact(database, work)
  }
}
