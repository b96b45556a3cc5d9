// What the reader of an address's mail can do with the account: choose a new password, confirm the address, change it.
import { transact } from '../storage/write.ts'
import type { Kit } from './kit.ts'
import { addLink, linkExists, openLink } from './links.ts'
import {
  advanceState,
  lockIdentity,
  lockIdentityByEmail,
  lockProven,
  type Proof,
  removeSignInMethods,
  setPassword,
  transactWithRetry,
} from './rows.ts'
import { endSessions } from './sessions.ts'

/** @param userId null for a link that opens no account, stored all the same @returns the token */
export const issueReset = ({ database, clock }: Kit, userId: string | null): Promise<string> => {
  const now = clock()
  return transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId ?? '')
    return addLink(trx, 'reset-password', owner, owner?.email ?? '', now)
  })
}

/** Returns the token of a link that confirms the identity's address, or null where it is confirmed. */
export const issueConfirmation = ({ database, clock }: Kit, userId: string): Promise<string | null> => {
  const now = clock()
  return transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId)
    if (!owner || owner.emailConfirmed) return null
    return addLink(trx, 'confirm-email', owner, owner.email, now)
  })
}

/** Returns the token of a link that changes the identity's address, or null when the proof is of an earlier state. */
export const issueChange = (
  { database, clock }: Kit,
  proof: Proof,
  email: string,
): Promise<string | null> => {
  const now = clock()
  return transact(database, async (trx) => {
    const owner = await lockProven(trx, proof)
    return owner && addLink(trx, 'confirm-email', owner, email, now)
  })
}

export interface Reset {
  readonly userId: string
  readonly email: string
  /** Whether the address had been confirmed before. */
  readonly wasConfirmed: boolean
}

/**
 * Sets the password with a link. Everything that opened the account before ends, Google included: of all its users only the
 * one who opened the link is known to read the mail of the address.
 */
export const resetPassword = async (
  { database, hashing, clock }: Kit,
  link: string,
  password: string,
): Promise<Reset | null> => {
  if (!(await linkExists(database, 'reset-password', link))) return null
  const hash = await hashing.hash(password)
  const now = clock()
  return transact(database, async (trx) => {
    const opened = await openLink(trx, 'reset-password', link, now)
    if (!opened || opened.email !== opened.owner.email) return null
    const { userId, email, emailConfirmed } = opened.owner
    await removeSignInMethods(trx, userId)
    await setPassword(trx, userId, hash, now)
    await endSessions(trx, userId)
    await advanceState(trx, userId, { emailVerified: 1, isSecured: 1 }, now)
    return { userId, email, wasConfirmed: emailConfirmed }
  })
}

export interface Confirmed {
  readonly userId: string
  readonly email: string
  /** The account's address until now. */
  readonly before: { readonly email: string; readonly emailConfirmed: boolean }
}

/** Confirms or changes the identity's address with a link. Returns `taken` where another account has the new one. */
export const confirmEmail = (
  { database, clock }: Kit,
  link: string,
): Promise<Confirmed | 'not-valid' | 'taken'> => {
  const now = clock()
  return transactWithRetry(database, async (trx) => {
    const opened = await openLink(trx, 'confirm-email', link, now)
    if (!opened) return 'not-valid'
    const { owner, email } = opened
    const { userId } = owner
    const before = { email: owner.email, emailConfirmed: owner.emailConfirmed }
    if (email === owner.email) {
      await advanceState(trx, userId, { emailVerified: 1 }, now)
      return { userId, email, before }
    }
    // The link stays valid: the other account may give the address up.
    if (await lockIdentityByEmail(trx, email)) return 'taken'
    // Google vouched for the reader of the old address.
    await removeSignInMethods(trx, userId, 'google')
    await advanceState(trx, userId, { email, emailVerified: 1, isSecured: 0 }, now)
    return { userId, email, before }
  })
}
