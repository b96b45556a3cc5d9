// The tables of identities, laid out as better-auth has them, as far as we read them ourselves.
import type { ColumnType, Generated } from 'kysely'

/** ISO text on SQLite, a Date on PostgreSQL; given as ISO text to both. */
type Moment = ColumnType<string | Date, string, string>

interface UserTable {
  id: string
  name: string
  email: string
  /** 0 or 1 on SQLite, a boolean on PostgreSQL. */
  emailVerified: number | boolean
  /** Grows whenever something that opens the account changes: links and proofs of before are worth nothing then. */
  securityVersion: Generated<number>
  /** Whether whoever reads the mail of the address has set what opens the account. */
  isSecured: Generated<number>
  createdAt: Moment
  updatedAt: Moment
}

interface SessionTable {
  id: string
  token: string
  userId: string
  createdAt: Moment
  updatedAt: Moment
  expiresAt: Moment
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

interface AccountTable {
  id: string
  userId: string
  providerId: string
  /** The provider's own id of the account; of a password the user's. */
  accountId: string
  /** Its hash. */
  password: string | null
  createdAt: Moment
  updatedAt: Moment
}

/** A link that was sent by mail. */
interface AccountLinkTable {
  tokenHash: string
  /** Null: for nobody. */
  userId: string | null
  purpose: string
  /** Where it was sent. */
  email: string
  /** The identity's, in which the link opens something. */
  securityVersion: number
  sentAt: number
  expiresAt: number
}

export interface OfIdentity {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  accountLink: AccountLinkTable
}
