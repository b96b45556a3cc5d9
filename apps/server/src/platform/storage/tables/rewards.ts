// The ledger, and whom somebody was paid for.

interface LedgerEntryTable {
  studentId: string
  number: number
  key: string
  amount: number
  reason: string
  about: string
  balanceAfter: number
  at: number
}

/** Addresses that somebody was paid for inviting, as keyed hashes (decision 64). The one thing that outlives an account. */
interface PaidAddressTable {
  mark: string
  /** Epoch milliseconds. */
  until: number
}

export interface OfRewards {
  ledgerEntry: LedgerEntryTable
  paidAddress: PaidAddressTable
}
