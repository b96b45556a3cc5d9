// Returns the Skizies history, a page at a time.
import * as calls from '@toron/contract/rewards.ts'
import type { Reason } from '@toron/domain/rewards/ledger.ts'
import { handle } from '../../platform/http/http.ts'
import { loadEntries } from './store.ts'

const pageSize = 30

export const readLedger = handle(calls.readLedger, async ({ query, student, database }) => {
  const rows = await loadEntries(database.reader, student.id, query.before, pageSize + 1)
  const page = rows.slice(0, pageSize)
  return {
    entries: page.map(({ number, amount, reason, about, balanceAfter, at }) => ({
      number,
      amount,
      reason: reason as Reason,
      about,
      balanceAfter,
      at: new Date(at).toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  }
})
