// The rows of every table as Kysely sees them, the same on both databases.
// Moments are epoch milliseconds, days are `2026-11-21`, truth is 0 or 1, lists are JSON text.
import type { ColumnType, Generated, Selectable } from 'kysely'

interface StudentTable {
  id: string
  displayName: string
  /** 1: an administrator hid this name from others (decision 68). */
  nameHidden: Generated<number>
  avatar: string
  isAnonymous: number
  skizies: number
  /** Number of the latest ledger entry. */
  ledgerNumber: number
  referrals: number
  referralCode: string
  /** The code of whoever invited them; empty where nobody did. */
  referredBy: string
  /** The code that came with the sign-up, whether or not anybody had it. */
  cameWith: Generated<string>
  streak: number
  lastLoginDates: string
  wasInactiveFor3Days: number
  timeZone: string
  /** Chosen by hand, to be taken over from the device's; empty: the device's. */
  chosenTimeZone: Generated<string>
  createdAt: number
  /** Distinct questions ever answered: the sum over the topics' progress, of maths too. */
  questionsAnswered: number
  /** Those of them that count for whoever invited the student: not the maths questions never left at a human pace. */
  questionsPractised: number
  topicsStarted: number
  /** Badge id → when it was won, epoch milliseconds, as JSON. */
  badges: string
  isAdministrator: number
  /** When the latest maths question paid or first counted as practised, epoch milliseconds; 0: never. */
  mathsPacedAt: number
  /**
   * 1: a migration or a repair has counted anew, so that badges and a referral reward may be due that no single answer
   * shows; the next answer, Next or sign-in looks at everything.
   */
  isReviewDue: number
  /** The latest day on which answering brought Skizies, and how many then (decision 65); empty and 0: never. */
  paidOn: string
  paidToday: number
}

/** A run that Retry has followed. */
export interface RunTable {
  studentId: string
  id: string
  topic: string
  /** 1, 2, 3 … per student and topic. */
  number: number
  startedAt: number
  /** As `practice/kept-answers.ts` writes them. */
  answers: string
}

/** How a student stands in a topic; in science with the run in hand, which an answer changes together with the rest. */
export interface ProgressTable {
  studentId: string
  /** The document key of product rule 13.5: `chemistry_rates_of_reaction`. */
  progressKey: string
  topic: string
  answered: number
  correct: number
  totalQuestions: number
  lastIndex: number
  recentStreak: number
  latest: string
  /** Empty in maths, which has no runs. */
  runId: Generated<string>
  runNumber: Generated<number>
  runStartedAt: Generated<number>
  runAnswers: Generated<string>
  /** How these answers stand, so that the next one need not add them up. */
  runAnswered: Generated<number>
  runCorrect: Generated<number>
  runInARow: Generated<number>
  runEarned: Generated<number>
}

export interface LedgerEntryTable {
  studentId: string
  number: number
  key: string
  amount: number
  reason: string
  about: string
  balanceAfter: number
  at: number
}

/** That a student found the name of another one offensive. */
interface NameReportTable {
  studentId: string
  /** As it was shown. */
  name: string
  reporterId: string
  reportedAt: number
}

/** What an administrator ruled about a name of a student. */
interface NameRulingTable {
  studentId: string
  /** What the name comes to for the eye, so that a dot more is no way round. */
  name: string
  ruling: 'hidden' | 'kept'
  ruledAt: number
}

interface UnlockTable {
  studentId: string
  path: string
  unlockedAt: number
}

export interface MathsRecordTable {
  studentId: string
  topic: string
  questionId: string
  /** The latest Next: `+` without its answer, `-` with it; empty: only shown or marked so far. */
  latest: string
  /** The day on which the answer was last shown; empty: never. */
  shownOn: string
  /** The marks that the student gave their own work; null: none given. */
  marksEarned: number | null
  /** 1: left at a human pace at least once. */
  isPractised: number
  /** When the latest Next came that was not the one before sent again, epoch milliseconds; 0: not known. */
  leftAt: number
}

interface BoardTimeTable {
  studentId: string
  /** `all-time`, or a month such as `2026-11`. */
  board: string
  /** What ranks go by: minutes spent and minutes bought. A student is on the board from the first one. */
  minutes: number
  /** Minutes in front of the app. */
  spent: number
  /** When these minutes were reached: of equals, whoever was there first stands first. */
  reachedAt: number
  /** On the all-time board: when the next minute tick can count. */
  dueAt: number
}

interface BoardCountTable {
  board: string
  level: number
  bucket: number
  students: number
}

/** How often a caller came; of a server that shares its limits with others. */
interface RateWindowTable {
  /** The hash of a route and a caller. */
  key: string
  endsAt: number
  count: number
}

interface SecretTable {
  name: string
  value: string
}

/** ISO text on SQLite, a Date on PostgreSQL; given as ISO text to both. */
type Moment = ColumnType<string | Date, string, string>

/** The tables of identities, laid out as better-auth has them, as far as we read them ourselves. */
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

/** Where a friend who came by an invitation signed up, for a month: keyed hashes of an address and of a device. */
interface InvitationTable {
  /** The friend. */
  studentId: string
  address: string
  device: string
  at: number
}

/** Addresses that somebody was paid for inviting, as keyed hashes (decision 64). The one thing that outlives an account. */
interface PaidAddressTable {
  mark: string
  /** Epoch milliseconds. */
  until: number
}

export interface Tables {
  student: StudentTable
  run: RunTable
  progress: ProgressTable
  ledgerEntry: LedgerEntryTable
  unlock: UnlockTable
  mathsRecord: MathsRecordTable
  boardTime: BoardTimeTable
  boardCount: BoardCountTable
  nameReport: NameReportTable
  nameRuling: NameRulingTable
  rateWindow: RateWindowTable
  invitation: InvitationTable
  paidAddress: PaidAddressTable
  secret: SecretTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  accountLink: AccountLinkTable
}

export type StudentRow = Selectable<StudentTable>
