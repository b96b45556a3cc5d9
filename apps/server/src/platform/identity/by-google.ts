// Signing in as Google says who it is: by Google's own id of the account, else by the address that Google confirms.
import type { Enter, Entered, Kit } from './kit.ts'
import {
  addIdentity,
  addWay,
  enterNextState,
  type Locked,
  lockIdentity,
  lockIdentityOf,
  removeWays,
  SomebodyWasFirst,
  type Trx,
  transactOrAgain,
} from './rows.ts'
import { endSessions, openSession } from './sessions.ts'

interface OfGoogle {
  readonly subject: string
  readonly email: string
  readonly name: string
}

export interface EnteredByGoogle<T> extends Entered<T> {
  /** Whether an account that was there before is opened by this Google account from now on. */
  readonly isJoined: boolean
}

export const signInByGoogle = <T>(
  { database, clock }: Kit,
  who: OfGoogle,
  enter: Enter<T>,
): Promise<EnteredByGoogle<T>> => {
  const now = clock()
  return transactOrAgain(database, async (trx) => {
    const known = await lockByGoogle(trx, who.subject)
    const holder = known ? null : await lockIdentityOf(trx, who.email)
    const userId = known?.userId ?? (holder ? await join(trx, holder, who, now) : await add(trx, who, now))
    const token = await openSession(trx, userId, now)
    const entered = await enter(trx, { userId, name: who.name })
    return { token, userId, entered, isJoined: holder !== null }
  })
}

const lockByGoogle = async (trx: Trx, subject: string): Promise<Locked | null> => {
  const find = () =>
    trx
      .selectFrom('account')
      .select('userId')
      .where('providerId', '=', 'google')
      .where('accountId', '=', subject)
      .executeTakeFirst()
  const userId = (await find())?.userId
  const locked = userId ? await lockIdentity(trx, userId) : null
  // Once more: whoever held the lock may have unlinked Google.
  return locked && (await find())?.userId === locked.userId ? locked : null
}

const add = async (trx: Trx, { subject, email, name }: OfGoogle, now: number): Promise<string> => {
  const userId = await addIdentity(trx, { name, email, isConfirmed: true }, now)
  if (!userId) throw new SomebodyWasFirst()
  await addWay(trx, { userId, providerId: 'google', accountId: subject }, now)
  return userId
}

/**
 * Google vouches that whoever signs in reads the mail of this address, so the account is theirs. Unless they had secured
 * it, what opened it before ends: whoever set it may have wanted to wait for them inside.
 */
const join = async (trx: Trx, { userId, isSecured }: Locked, { subject }: OfGoogle, now: number) => {
  if (isSecured) await removeWays(trx, userId, 'google')
  else {
    await removeWays(trx, userId)
    await endSessions(trx, userId)
  }
  await addWay(trx, { userId, providerId: 'google', accountId: subject }, now)
  await enterNextState(trx, userId, { emailVerified: 1, isSecured: 1 }, now)
  return userId
}
