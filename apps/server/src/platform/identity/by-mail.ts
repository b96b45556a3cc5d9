// What whoever reads the mail of an address can do with the account: choose its password, confirm the address, give it
// another one.
import { transact } from '../storage/write.ts'
import type { Kit } from './kit.ts'
import { addLink, isLink, openLink } from './links.ts'
import {
  enterNextState,
  lockIdentity,
  lockIdentityOf,
  lockProven,
  type Proof,
  removeWays,
  setPassword,
  transactOrAgain,
} from './rows.ts'
import { endSessions } from './sessions.ts'

/** @param userId null: for nobody, who is written about all the same @returns the token */
export const issueReset = ({ database, clock }: Kit, userId: string | null): Promise<string> => {
  const now = clock()
  return transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId ?? '')
    return addLink(trx, 'reset-password', owner, owner?.email ?? '', now)
  })
}

/** A link that confirms the address that the identity has; null where there is nothing to confirm. */
export const issueConfirmation = ({ database, clock }: Kit, userId: string): Promise<string | null> => {
  const now = clock()
  return transact(database, async (trx) => {
    const owner = await lockIdentity(trx, userId)
    if (!owner || owner.emailConfirmed) return null
    return addLink(trx, 'confirm-email', owner, owner.email, now)
  })
}

/** A link that gives the identity that address; null when the proof is of an earlier state. */
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
 * Sets the password by a link. Whatever opened the account before ends, Google too: whoever opened the link reads the mail
 * of the address, and nobody else is known to.
 */
export const resetPassword = async (
  { database, hashing, clock }: Kit,
  link: string,
  password: string,
): Promise<Reset | null> => {
  if (!(await isLink(database, 'reset-password', link))) return null
  const hash = await hashing.hash(password)
  const now = clock()
  return transact(database, async (trx) => {
    const opened = await openLink(trx, 'reset-password', link, now)
    if (!opened || opened.email !== opened.owner.email) return null
    const { userId, email, emailConfirmed } = opened.owner
    await removeWays(trx, userId)
    await setPassword(trx, userId, hash, now)
    await endSessions(trx, userId)
    await enterNextState(trx, userId, { emailVerified: 1, isSecured: 1 }, now)
    return { userId, email, wasConfirmed: emailConfirmed }
  })
}

export interface Confirmed {
  readonly userId: string
  readonly email: string
  /** The address that the account had before. */
  readonly before: { readonly email: string; readonly emailConfirmed: boolean }
}

/** Confirms the identity's address by a link, or gives it a new one; `taken` where another account has that. */
export const confirmEmail = (
  { database, clock }: Kit,
  link: string,
): Promise<Confirmed | 'not-valid' | 'taken'> => {
  const now = clock()
  return transactOrAgain(database, async (trx) => {
    const opened = await openLink(trx, 'confirm-email', link, now)
    if (!opened) return 'not-valid'
    const { owner, email } = opened
    const { userId } = owner
    const before = { email: owner.email, emailConfirmed: owner.emailConfirmed }
    if (email === owner.email) {
      await enterNextState(trx, userId, { emailVerified: 1 }, now)
      return { userId, email, before }
    }
    // The link stays: once the other account has gone or moved, it opens this one still.
    if (await lockIdentityOf(trx, email)) return 'taken'
    // Google vouched for whoever read the mail of the old address.
    await removeWays(trx, userId, 'google')
    await enterNextState(trx, userId, { email, emailVerified: 1, isSecured: 0 }, now)
    return { userId, email, before }
  })
}
