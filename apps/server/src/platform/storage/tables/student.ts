// The row of a student, which `write` locks and hands to whoever changes the student’s books.
import type { Generated } from 'kysely'

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
  /** How many rows the student's log has: the sequence of the latest one. */
  attempts: Generated<number>
  /** The paper that the student has open, as JSON (domain/papers/open-paper.ts); empty: none. */
  openPaper: Generated<string>
  /** By which bank and which rules the student is remembered; empty: there is no plan, and nothing is (decision 85). */
  memoryBasis: Generated<string>
  /** The sequence of the latest row of the log that is remembered. */
  remembered: Generated<number>
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

export interface OfStudents {
  student: StudentTable
}
