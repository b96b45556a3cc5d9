// The Skizies history, a page at a time.
import { ledgerReason, readLedger } from '@toron/contract/rewards.ts'
import { handle } from '../../platform/http.ts'
import { loadEntries } from './store.ts'

const pageSize = 30

export const readHistory = handle(readLedger, async ({ query, student, database }) => {
  const rows = await loadEntries(database.reader, student.id, query.before, pageSize + 1)
  const page = rows.slice(0, pageSize)
  return {
    entries: page.map(({ number, amount, reason, about, balanceAfter, at }) => ({
      number,
      amount,
      reason: ledgerReason.parse(reason),
      about,
      balanceAfter,
      at: new Date(at).toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  }
})
