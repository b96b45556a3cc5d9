import type { Tables } from '../apps/server/src/platform/storage/tables.ts'
import { nothingPaid, paidAfter } from '../packages/domain/src/rewards/day-limit.ts'
import { appendEntries, type LedgerHead, type Payment } from '../packages/domain/src/rewards/ledger.ts'

/** A row as the student has it, for whoever the student is. */
export type Own<Table> = Omit<Table, 'studentId'>

/** The student's ledger while it is written, with the totals that the rules need. */
export class Ledger {
  readonly entries: Own<Tables['ledgerEntry']>[] = []
  head: LedgerHead = { balance: 0, number: 0 }
  paid = nothingPaid

  add(payments: readonly Payment[], at: number): void {
    const { entries, head } = appendEntries(this.head, payments)
    this.entries.push(...entries.map((entry) => ({ ...entry, at })))
    this.head = head
    this.paid = paidAfter(this.paid, payments)
  }
}
