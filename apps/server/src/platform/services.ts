// What every handler stands on; made once at start, or by a test.
import type { Bank } from '@toron/content/bank.ts'
import type { Shelf } from '@toron/content/shelf.ts'
import type { Accounts } from './accounts.ts'
import type { Devices } from './devices.ts'
import type { Google } from './google.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { Later } from './later.ts'
import type { Limits } from './limits.ts'
import type { Mailer } from './mail.ts'
import type { MathsBank } from './maths-bank.ts'
import type { Database } from './storage/database.ts'
import type { Turns } from './turns.ts'
import type { Typesetter } from './typesetting/typesetter.ts'

export interface Services {
  readonly database: Database
  readonly bank: Bank
  readonly maths: MathsBank
  readonly typesetter: Typesetter
  readonly shelf: Shelf
  /** Where the built resources are. */
  readonly resourcesFolder: string
  readonly accounts: Accounts
  readonly limits: Limits
  readonly devices: Devices
  /** Marks of what is remembered about invitations; null: nothing is. */
  readonly referralMarks: KeyedHash | null
  /** Null: not set up. */
  readonly google: Google | null
  readonly isDevelopment: boolean
  readonly mailer: Mailer
  /** Does work after the reply. */
  readonly later: Later['later']
  /** The origin that links in letters begin with. */
  readonly publicUrl: string
  /** The IANA zone whose calendar says when a new month of the board begins (decision 11). */
  readonly boardTimeZone: string
  /** Of most calls, and of those that wait for something slower than the database: a password's hash, Google, typesetting. */
  readonly turns: { readonly quick: Turns; readonly slow: Turns }
  /** A line for whoever runs the server, without personal data. */
  readonly log: (line: string) => void
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** A number in [0, 1). */
  readonly random: () => number
}
