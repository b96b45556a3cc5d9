// The services that every handler gets, made once at start or by a test.
import type { Bank } from '@toron/content/bank.ts'
import type { Papers } from '@toron/content/papers.ts'
import type { Shelf } from '@toron/content/shelf.ts'
import type { MathsBank } from './content/maths-bank.ts'
import type { Admission } from './http/admission.ts'
import type { Devices } from './http/devices.ts'
import type { Accounts } from './identity/accounts.ts'
import type { Google } from './identity/google.ts'
import type { Limits } from './limits/limits.ts'
import type { Later } from './mail/later.ts'
import type { Mailer } from './mail/mail.ts'
import type { Marker } from './marking/marker.ts'
import type { KeyedHash } from './secrets/keyed-hash.ts'
import type { Database } from './storage/database.ts'
import type { Typesetter } from './typesetting/typesetter.ts'

export interface Services {
  readonly database: Database
  /** Without the questions that administrators withhold, as of a few seconds ago at most (decision 88). */
  readonly bank: Bank
  readonly papers: Papers
  /** Brings the bank up to date with what was just decided here. */
  readonly rereadBank: () => Promise<void>
  readonly maths: MathsBank
  readonly typesetter: Typesetter
  readonly marker: Marker
  readonly shelf: Shelf
  /** Where the built resources are. */
  readonly resourcesFolder: string
  readonly accounts: Accounts
  readonly limits: Limits
  readonly devices: Devices
  /** Keyed hashes of what is stored about invitations. Null: nothing is stored. */
  readonly referralMarks: KeyedHash | null
  /** Null where Google is not set up. */
  readonly google: Google | null
  readonly isDevelopment: boolean
  readonly mailer: Mailer
  /** Does work after the reply. */
  readonly later: Later['later']
  /** The origin of the links in letters. */
  readonly publicUrl: string
  /** The IANA zone whose calendar says when a new month of the board begins (decision 11). */
  readonly boardTimeZone: string
  /** `slow` is for calls that wait for something slower than the database: a password's hash, Google, typesetting, marking. */
  readonly admission: { readonly quick: Admission; readonly slow: Admission }
  /** Logs a line for the operator, without personal data. */
  readonly log: (line: string) => void
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** A number in [0, 1). */
  readonly random: () => number
}
