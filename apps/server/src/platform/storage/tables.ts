// The rows of every table as Kysely sees them, the same on both databases.
// Moments are epoch milliseconds, days are `2026-11-21`, truth is 0 or 1, lists are JSON text.
import type { Generated, Selectable } from 'kysely'

interface StudentTable {
  id: string
  displayName: string
  avatar: string
  isAnonymous: number
  skizies: number
  /** Number of the latest ledger entry. */
  ledgerNumber: number
  referrals: number
  referralCode: string
  referredBy: string
  streak: number
  lastLoginDates: string
  wasInactiveFor3Days: number
  timeZone: string
  /** Chosen by hand, to be taken over from the device's; empty: the device's. */
  chosenTimeZone: Generated<string>
  createdAt: number
  /** Distinct questions ever answered: the sum over the topics' progress. */
  questionsAnswered: number
  topicsStarted: number
  /** Badge id → when it was won, epoch milliseconds, as JSON. */
  badges: string
  isAdministrator: number
  /** When the latest maths question was paid, epoch milliseconds; 0: never. */
  mathsPaidAt: number
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
  /** The document key of specification §3: `chemistry_rates_of_reaction`. */
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

/** better-auth's tables, as far as we read them ourselves. */
interface UserTable {
  id: string
  name: string
  email: string
  /** 0 or 1 on SQLite, a boolean on PostgreSQL. */
  emailVerified: number | boolean
}
interface SessionTable {
  id: string
  token: string
  userId: string
  /** ISO text on SQLite, a Date on PostgreSQL. */
  createdAt: string | Date
  expiresAt: string | Date
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
  rateWindow: RateWindowTable
  secret: SecretTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
}

export type StudentRow = Selectable<StudentTable>
