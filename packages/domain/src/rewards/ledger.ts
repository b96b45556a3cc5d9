// The arithmetic of the ledger: payments become numbered entries that each carry the balance after them.
// An entry's key is unique per student, so the same thing can never be paid twice (decision 9).
import type { Day } from '../calendar.ts'

/** Skizies for a right answer (product rule 12.1). */
export const questionReward = 10
/** Skizies by the number of right answers in a row within one run (product rule 12.2). */
export const runBonuses = { 10: 50, 25: 100 } as const
export type RunBonusLength = keyof typeof runBonuses

/** The reasons of payments for answering. */
export const answerReasons = ['question', 'run-10', 'run-25'] as const satisfies readonly (
  | 'question'
  | `run-${RunBonusLength}`
)[]

export const reasons = [
  ...answerReasons,
  'friend-joined',
  'friend-practised',
  'bounty',
  'changed-key',
  'unlock',
  'time-pack',
] as const
/**
 * Why Skizies moved: earned by an answer or a run, by a friend, by finding what is wrong with a question or by an answer that
 * was right after all, or spent on a resource or on minutes.
 */
export type Reason = (typeof reasons)[number]

/** A movement of Skizies that is not in the ledger yet. `amount` is a whole number, never 0. */
export interface Payment {
  readonly key: string
  readonly amount: number
  readonly reason: Reason
  /** The key of a topic, the path of a resource or the id of a time pack; empty where the reason says it all. */
  readonly about: string
}

export interface Entry extends Payment {
  /** 1, 2, 3 … within one student's ledger. */
  readonly number: number
  readonly balanceAfter: number
}

/** The head of a student's ledger: the balance and the number of the latest entry (0 if there is none). */
export interface LedgerHead {
  readonly balance: number
  readonly number: number
}

/** Appends payments in their order. A balance below zero is the caller's fault and throws a RangeError. */
export const appendEntries = (
  head: LedgerHead,
  payments: readonly Payment[],
): { readonly entries: readonly Entry[]; readonly head: LedgerHead } => {
  let { balance, number } = head
  const entries = payments.map((payment) => {
    balance += payment.amount
    number += 1
    if (balance < 0) throw new RangeError(`ledger entry ${payment.key} would leave a balance of ${balance}`)
    return { ...payment, number, balanceAfter: balance }
  })
  return { entries, head: { balance, number } }
}

/** A question pays once per student per calendar day. */
export const questionKey = (day: Day, questionId: string): string => `question:${day}:${questionId}`

/** What a right answer pays. @param topic its key */
export const questionPayment = (day: Day, questionId: string, topic: string): Payment => ({
  key: questionKey(day, questionId),
  amount: questionReward,
  reason: 'question',
  about: topic,
})

/** A run bonus pays once per topic per calendar day. */
export const runBonusKey = (day: Day, topic: string, inARow: RunBonusLength): string =>
  `run-${inARow}:${day}:${topic}`

/** The bonus due at this many right answers in a row, or null. */
export const runBonusAt = (inARow: number): RunBonusLength | null =>
  Object.hasOwn(runBonuses, inARow) ? (inARow as RunBonusLength) : null
