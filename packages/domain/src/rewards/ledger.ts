// The arithmetic of the ledger: payments become numbered entries that each carry the balance after them.
// An entry's key is unique per student, so the same thing can never be paid twice (decision 9).
import type { Day } from '../calendar.ts'

export const reasons = [
  'question',
  'run-10',
  'run-25',
  'friend-joined',
  'friend-practised',
  'unlock',
  'time-pack',
] as const
/** Why Skizies moved: earned by an answer or a run, by a friend, or spent on a resource or on minutes. */
export type Reason = (typeof reasons)[number]

/** A movement of Skizies before it has a place in the ledger. `amount` is a whole number, never 0. */
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

/** Where a student's ledger stands: the balance and the number of the latest entry (0: none). */
export interface LedgerHead {
  readonly balance: number
  readonly number: number
}

/** Appends payments in their order. A balance below zero is a fault of the caller and throws a RangeError. */
export const enter = (
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

/** A run bonus pays once per topic per calendar day. */
export const runBonusKey = (day: Day, topic: string, inARow: RunBonusLength): string =>
  `run-${inARow}:${day}:${topic}`

/** Skizies for a right answer, and for right answers in a row within one run (product rules 12.1 and 12.2). */
export const questionReward = 10
export const runBonuses = { 10: 50, 25: 100 } as const
export type RunBonusLength = keyof typeof runBonuses

export const runBonusAt = (inARow: number): RunBonusLength | null =>
  inARow === 10 || inARow === 25 ? inARow : null
