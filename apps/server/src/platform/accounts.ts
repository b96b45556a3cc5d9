// What opens an account: passwords, Google, sessions, and links that come by mail. The rows and the rules are ours, so that
// every change of them is one transaction (decision 59); passwords are hashed by better-auth.
import { type EnteredByGoogle, signInByGoogle } from './identity/by-google.ts'
import {
  type Confirmed,
  confirmEmail,
  issueChange,
  issueConfirmation,
  issueReset,
  type Reset,
  resetPassword,
} from './identity/by-mail.ts'
import { changePassword, credentialOf, prove, signIn, signUp } from './identity/by-password.ts'
import { type Hashing, scrypt } from './identity/hashing.ts'
import { findIdentity, type Identity } from './identity/identity.ts'
import type { Enter, Entered, Kit } from './identity/kit.ts'
import { renewNewestReset, sweeper } from './identity/links.ts'
import { enterNextState, lockIdentity, type Proof } from './identity/rows.ts'
import { endSessions } from './identity/sessions.ts'
import { withTries } from './identity/tries.ts'
import type { Limits } from './limits.ts'
import type { Database } from './storage/database.ts'
import { transact } from './storage/write.ts'

export interface Accounts {
  /** Makes the identity and its first session; null when the address has an account. */
  readonly signUp: <T>(
    who: { name: string; email: string; password: string },
    enter: Enter<T>,
  ) => Promise<Entered<T> | null>
  /**
   * Null when address and password do not belong together; takes as long for an unknown address. @param device what tries
   * from this device are counted under (decision 53); null: it is a stranger to the account
   */
  readonly signIn: <T>(
    who: { email: string; password: string },
    device: string | null,
    enter: Enter<T>,
  ) => Promise<Entered<T> | null>
  /**
   * Opens the account of that Google account, found by it or by its confirmed address, or makes one. An account that
   * whoever reads the mail had not secured loses its password and its sessions: somebody else may have set them.
   */
  readonly signInByGoogle: <T>(
    who: { subject: string; email: string; name: string },
    enter: Enter<T>,
  ) => Promise<EnteredByGoogle<T>>
  /** Revokes a session. */
  readonly signOut: (token: string) => Promise<void>
  /** Revokes every session of the identity, and every link. */
  readonly signOutEverywhere: (userId: string) => Promise<void>
  readonly findByEmail: (email: string) => Promise<Identity | null>
  readonly findById: (userId: string) => Promise<Identity | null>
  /** Null unless that is the identity's password. */
  readonly prove: (userId: string, password: string) => Promise<Proof | null>
  readonly hasPassword: (userId: string) => Promise<boolean>
  /** Ends every session but that of `keep`, and every link; false when the proof is of an earlier state. */
  readonly changePassword: (proof: Proof, password: string, keep: string) => Promise<boolean>
  /** The token of a link that opens the account for a new password. @param userId null: a link for nobody */
  readonly issueReset: (userId: string | null) => Promise<string>
  /** Lets the newest link that was sent today open the account for as long again. */
  readonly renewNewestReset: (userId: string | null) => Promise<void>
  /** Null for a link that opens nothing. */
  readonly resetPassword: (link: string, password: string) => Promise<Reset | null>
  /** The token of a link that confirms the address; null where it is confirmed. */
  readonly issueConfirmation: (userId: string) => Promise<string | null>
  /** The token of a link that gives the account that address; null when the proof is of an earlier state. */
  readonly issueChange: (proof: Proof, email: string) => Promise<string | null>
  readonly confirmEmail: (link: string) => Promise<Confirmed | 'not-valid' | 'taken'>
}

/** @param clock epoch milliseconds @param hashing of passwords, for tests that need very many */
export const openAccounts = (
  database: Database,
  limits: Limits,
  clock: () => number,
  hashing: Hashing = scrypt,
): Accounts => {
  const kit: Kit = { database, hashing, clock, counted: withTries(limits) }
  const sweep = sweeper(database)
  return {
    signUp: (who, enter) => signUp(kit, who, enter),
    signIn: (who, device, enter) => signIn(kit, who, device, enter),
    signInByGoogle: (who, enter) => signInByGoogle(kit, who, enter),
    signOut: (token) =>
      transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
      }),
    signOutEverywhere: (userId) =>
      transact(database, async (trx) => {
        if (!(await lockIdentity(trx, userId))) return
        await endSessions(trx, userId)
        await enterNextState(trx, userId, {}, clock())
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
