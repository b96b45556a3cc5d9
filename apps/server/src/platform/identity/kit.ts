// What the parts of the accounts share.
import type { Database } from '../storage/database.ts'
import type { Hashing } from './hashing.ts'
import type { Trx } from './rows.ts'
import type { Counted } from './tries.ts'

export interface Kit {
  readonly database: Database
  readonly hashing: Hashing
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly counted: Counted
}

/** What else happens when somebody enters, in the same transaction: all of it is kept or nothing. */
export type Enter<T> = (trx: Trx, who: { readonly userId: string; readonly name: string }) => Promise<T>

export interface Entered<T> {
  /** Of the session that was opened. */
  readonly token: string
  readonly userId: string
  /** What `enter` returned. */
  readonly entered: T
}
