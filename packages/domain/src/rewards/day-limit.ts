// The most that answering pays in a day (decision 65): right answers in science and maths and the bonuses of runs, added up.
// Rewards for friends are apart.
import type { Day } from '../calendar.ts'
import { answerReasons, type Payment, type Reason } from './ledger.ts'

/** Skizies. */
export const mostPerDay = 5000

/** What answering has paid a student on the latest day on which it paid anything; `paidOn` is empty before that. */
export interface DayPaid {
  readonly paidOn: Day | ''
  readonly paidToday: number
}

export const nothingPaid: DayPaid = { paidOn: '', paidToday: 0 }

type Paid = Pick<Payment, 'key' | 'reason' | 'amount'>

/** The day in the natural key of a payment for answering; undefined for any other. */
const dayOf = ({ key, reason }: Paid): Day | undefined =>
  (answerReasons as readonly Reason[]).includes(reason) ? /:(\d{4}-\d{2}-\d{2}):/.exec(key)?.[1] : undefined

/**
 * The total after these payments, in order. A payment of an earlier day, after a move to another zone, counts towards the
 * latest day: moving there and back does not yield the same day twice.
 */
export const paidAfter = (paid: DayPaid, payments: readonly Paid[]): DayPaid => {
  let { paidOn, paidToday } = paid
  for (const payment of payments) {
    const day = dayOf(payment)
    if (day === undefined) continue
    if (day > paidOn) {
      paidOn = day
      paidToday = 0
    }
    paidToday += payment.amount
  }
  return { paidOn, paidToday }
}

/** The payments, in order, that the day still has room for; each is paid whole or not at all. */
export const withinDay = (paid: DayPaid, payments: readonly Payment[]): Payment[] => {
  let total = paid
  return payments.filter((payment) => {
    const after = paidAfter(total, [payment])
    if (after.paidToday > mostPerDay) return false
    total = after
    return true
  })
}
