// What the modules of accounts share.
import type { Database } from '../storage/database.ts'
import type { Hashing } from './hashing.ts'
import type { Trx } from './rows.ts'
import type { LimitTries } from './tries.ts'

export interface Kit {
  readonly database: Database
  readonly hashing: Hashing
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly limitTries: LimitTries
}

/** What else happens at a sign-in, in the same transaction: all of it is stored or none. */
export type OnSignIn<T> = (
  trx: Trx,
  identity: { readonly userId: string; readonly name: string },
) => Promise<T>

export interface SignedIn<T> {
  /** Of the session that was opened. */
  readonly token: string
  readonly userId: string
  /** What `onSignIn` returned. */
  readonly result: T
}
