// The rows of every table as Kysely sees them, the same on both databases.
// Moments are epoch milliseconds, days are `2026-11-21`, truth is 0 or 1, lists are JSON text.
import type { Selectable } from 'kysely'

interface StudentTable {
  id: string
  /** Counts the writes of this student; raising it is the student's lock. */
  revision: number
  displayName: string
  avatar: string
  isAnonymous: number
  skizies: number
  /** Number of the latest ledger entry. */
  ledgerNumber: number
  referrals: number
  referralCode: string
  referredBy: string
  timeSpent: number
  monthlyTime: number
  allTimeTime: number
  streak: number
  lastLoginDates: string
  wasInactiveFor3Days: number
  timeZone: string
  createdAt: number
}

export interface RunTable {
  studentId: string
  id: string
  topic: string
  /** 1, 2, 3 … per student and topic. */
  number: number
  answered: number
  correct: number
  inARow: number
  earned: number
  startedAt: number
}

export interface AttemptTable {
  studentId: string
  runId: string
  questionId: string
  chosen: string
  correct: number
  earnedQuestion: number
  earnedBonus: number
  alreadyPaidToday: number
  answeredAt: number
}

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
}

export interface LedgerEntryTable {
  studentId: string
  number: number
  key: string
  amount: number
  reason: string
  topic: string
  balanceAfter: number
  at: number
}

interface UnlockTable {
  studentId: string
  path: string
  unlockedAt: number
}

/** better-auth's tables, as far as we read them ourselves. */
interface UserTable {
  id: string
  email: string
}
interface SessionTable {
  token: string
  userId: string
  expiresAt: string
}

export interface Tables {
  student: StudentTable
  run: RunTable
  attempt: AttemptTable
  progress: ProgressTable
  ledgerEntry: LedgerEntryTable
  unlock: UnlockTable
  user: UserTable
  session: SessionTable
}

export type StudentRow = Selectable<StudentTable>
