// All that opens an account: passwords, Google, sessions and links sent by mail. The rows and the rules are our own, so that
// every change is one transaction (decision 59); better-auth hashes the passwords.

import type { Limits } from '../limits/limits.ts'
import type { Database } from '../storage/database.ts'
import { transact } from '../storage/write.ts'
import { type SignedInByGoogle, signInByGoogle } from './by-google.ts'
import {
  type Confirmed,
  confirmEmail,
  issueChange,
  issueConfirmation,
  issueReset,
  type Reset,
  resetPassword,
} from './by-mail.ts'
import { changePassword, credentialOf, prove, signIn, signUp } from './by-password.ts'
import { type Hashing, scrypt } from './hashing.ts'
import { findIdentity, type Identity } from './identity.ts'
import type { Kit, OnSignIn, SignedIn } from './kit.ts'
import { renewNewestReset, sweeper } from './links.ts'
import { advanceState, lockIdentity, type Proof } from './rows.ts'
import { endSessions } from './sessions.ts'
import { tryLimiter } from './tries.ts'

export interface Accounts {
  /** Makes the identity and its first session. Returns null when the address has an account. */
  readonly signUp: <T>(
    credentials: { name: string; email: string; password: string },
    onSignIn: OnSignIn<T>,
  ) => Promise<SignedIn<T> | null>
  /**
   * Returns null when address and password do not match, and takes as long for an unknown address.
   * @param device what tries from this device are counted under (decision 53); null where it never opened the account
   */
  readonly signIn: <T>(
    credentials: { email: string; password: string },
    device: string | null,
    onSignIn: OnSignIn<T>,
  ) => Promise<SignedIn<T> | null>
  /**
   * Opens the account that is linked to the Google account, else the one with its confirmed address, else makes one. An
   * account that the reader of its mail had not secured loses its password and sessions: a stranger may have set them.
   */
  readonly signInByGoogle: <T>(
    profile: { subject: string; email: string; name: string },
    onSignIn: OnSignIn<T>,
  ) => Promise<SignedInByGoogle<T>>
  /** Revokes a session. */
  readonly signOut: (token: string) => Promise<void>
  /** Revokes every session of the identity, and every link. */
  readonly signOutEverywhere: (userId: string) => Promise<void>
  readonly findByEmail: (email: string) => Promise<Identity | null>
  readonly findById: (userId: string) => Promise<Identity | null>
  /** Returns null unless that is the identity's password. */
  readonly prove: (userId: string, password: string) => Promise<Proof | null>
  readonly hasPassword: (userId: string) => Promise<boolean>
  /** Ends every link, and every session except that of `keep`. Returns false when the proof is of an earlier state. */
  readonly changePassword: (proof: Proof, password: string, keep: string) => Promise<boolean>
  /** Returns the token of a link to choose a new password. @param userId null for a link that opens no account */
  readonly issueReset: (userId: string | null) => Promise<string>
  /** Extends the newest link sent within a day by its full lifetime. */
  readonly renewNewestReset: (userId: string | null) => Promise<void>
  /** Returns null for a link that is not valid. */
  readonly resetPassword: (link: string, password: string) => Promise<Reset | null>
  /** Returns the token of a link that confirms the address, or null where it is confirmed. */
  readonly issueConfirmation: (userId: string) => Promise<string | null>
  /** Returns the token of a link that changes the address, or null when the proof is of an earlier state. */
  readonly issueChange: (proof: Proof, email: string) => Promise<string | null>
  readonly confirmEmail: (link: string) => Promise<Confirmed | 'not-valid' | 'taken'>
}

/** @param clock epoch milliseconds @param hashing a cheaper one for tests that hash many passwords */
export const openAccounts = (
  database: Database,
  limits: Limits,
  clock: () => number,
  hashing: Hashing = scrypt,
): Accounts => {
  const kit: Kit = { database, hashing, clock, limitTries: tryLimiter(limits) }
  const sweep = sweeper(database)
  return {
    signUp: (credentials, onSignIn) => signUp(kit, credentials, onSignIn),
    signIn: (credentials, device, onSignIn) => signIn(kit, credentials, device, onSignIn),
    signInByGoogle: (profile, onSignIn) => signInByGoogle(kit, profile, onSignIn),
    signOut: (token) =>
      transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
      }),
    signOutEverywhere: (userId) =>
      transact(database, async (trx) => {
        if (!(await lockIdentity(trx, userId))) return
        await endSessions(trx, userId)
        await advanceState(trx, userId, {}, clock())
      }),
    findByEmail: (email) => findIdentity(database, { email }),
    findById: (userId) => findIdentity(database, { userId }),
    prove: (userId, password) => prove(kit, userId, password),
    hasPassword: async (userId) => Boolean((await credentialOf(database, { userId }))?.hash),
    changePassword: (proof, password, keep) => changePassword(kit, proof, password, keep),
    issueReset: async (userId) => {
      await sweep(clock())
      return issueReset(kit, userId)
    },
    renewNewestReset: (userId) => renewNewestReset(database, userId, clock()),
    resetPassword: (link, password) => resetPassword(kit, link, password),
    issueConfirmation: async (userId) => {
      await sweep(clock())
      return issueConfirmation(kit, userId)
    },
    issueChange: (proof, email) => issueChange(kit, proof, email),
    confirmEmail: (link) => confirmEmail(kit, link),
  }
}
