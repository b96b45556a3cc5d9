// What answering brings in a day at most (decision 65): right answers in science and maths and the bonuses of runs, added
// up. What a friend brings is apart.
import type { Day } from '../calendar.ts'
import type { Payment } from './ledger.ts'

/** Skizies. */
export const mostPerDay = 5000

/** What answering has brought a student on the latest day on which it brought anything; `paidOn` is empty before. */
export interface DayPaid {
  readonly paidOn: Day | ''
  readonly paidToday: number
}

export const nothingPaid: DayPaid = { paidOn: '', paidToday: 0 }

type Paid = Pick<Payment, 'key' | 'reason' | 'amount'>

/** The day in the natural key of a payment for answering; undefined for any other. */
const dayOf = ({ key, reason }: Paid): Day | undefined =>
  reason === 'question' || reason === 'run-10' || reason === 'run-25'
    ? /:(\d{4}-\d{2}-\d{2}):/.exec(key)?.[1]
    : undefined

/**
 * After these payments, in their order. A day before the latest one, as a move to another zone brings, goes on counting to
 * that: nobody gets the same day twice by moving there and back.
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

/** Those payments, in their order, that the day still has room for; each is paid whole or not at all. */
export const withinDay = (paid: DayPaid, payments: readonly Payment[]): Payment[] => {
  let sofar = paid
  return payments.filter((payment) => {
    const after = paidAfter(sofar, [payment])
    if (after.paidToday > mostPerDay) return false
    sofar = after
    return true
  })
}
