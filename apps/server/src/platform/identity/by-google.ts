// Signs in with Google: finds the account by Google's own id, else by the address that Google confirms.
import type { Kit, OnSignIn, SignedIn } from './kit.ts'
import {
  addIdentity,
  addSignInMethod,
  advanceState,
  type LockedIdentity,
  LostRace,
  lockIdentity,
  lockIdentityByEmail,
  removeSignInMethods,
  type Trx,
  transactWithRetry,
} from './rows.ts'
import { endSessions, openSession } from './sessions.ts'

interface GoogleProfile {
  readonly subject: string
  readonly email: string
  readonly name: string
}

export interface SignedInByGoogle<T> extends SignedIn<T> {
  /** Whether the Google account was linked to an existing account just now. */
  readonly isJoined: boolean
}

export const signInByGoogle = <T>(
  { database, clock }: Kit,
  profile: GoogleProfile,
  onSignIn: OnSignIn<T>,
): Promise<SignedInByGoogle<T>> => {
  const now = clock()
  return transactWithRetry(database, async (trx) => {
    const known = await lockByGoogle(trx, profile.subject)
    const holder = known ? null : await lockIdentityByEmail(trx, profile.email)
    const userId =
      known?.userId ??
      (holder ? await linkGoogle(trx, holder, profile, now) : await addGoogleIdentity(trx, profile, now))
    const token = await openSession(trx, userId, now)
    const result = await onSignIn(trx, { userId, name: profile.name })
    return { token, userId, result, isJoined: holder !== null }
  })
}

const lockByGoogle = async (trx: Trx, subject: string): Promise<LockedIdentity | null> => {
  const find = () =>
    trx
      .selectFrom('account')
      .select('userId')
      .where('providerId', '=', 'google')
      .where('accountId', '=', subject)
      .executeTakeFirst()
  const userId = (await find())?.userId
  const locked = userId ? await lockIdentity(trx, userId) : null
  // Read again: Google may have been unlinked while this waited for the lock.
  return locked && (await find())?.userId === locked.userId ? locked : null
}

const addGoogleIdentity = async (
  trx: Trx,
  { subject, email, name }: GoogleProfile,
  now: number,
): Promise<string> => {
  const userId = await addIdentity(trx, { name, email, isConfirmed: true }, now)
  if (!userId) throw new LostRace()
  await addSignInMethod(trx, { userId, providerId: 'google', accountId: subject }, now)
  return userId
}

/**
 * Links Google to an existing account. Google vouches that its user reads the mail of the address, so the account is theirs.
 * Unless they had secured it, everything that opened it before ends: a stranger may have set it up to share the account.
 */
const linkGoogle = async (
  trx: Trx,
  { userId, isSecured }: LockedIdentity,
  { subject }: GoogleProfile,
  now: number,
) => {
  if (isSecured) await removeSignInMethods(trx, userId, 'google')
  else {
    await removeSignInMethods(trx, userId)
    await endSessions(trx, userId)
  }
  await addSignInMethod(trx, { userId, providerId: 'google', accountId: subject }, now)
  await advanceState(trx, userId, { emailVerified: 1, isSecured: 1 }, now)
  return userId
}
