// What every handler stands on; made once at start, or by a test.
import type { Bank } from '@toron/content/bank.ts'
import type { Accounts } from './accounts.ts'
import type { Database } from './storage/database.ts'

export interface Services {
  readonly database: Database
  readonly bank: Bank
  readonly accounts: Accounts
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** A number in [0, 1). */
  readonly random: () => number
}
