// The Skizies history: a student's own ledger, newest first.
import { z } from 'zod'
import { route } from './route.ts'

/** Why Skizies moved. `question`: a right answer; `run-10`, `run-25`: right answers in a row. */
export const ledgerReason = z.enum(['question', 'run-10', 'run-25'])

const ledgerEntry = z.strictObject({
  /** Counts up by one per student; also the cursor. */
  number: z.int().positive(),
  amount: z.int(),
  reason: ledgerReason,
  /** The topic the Skizies came from. */
  topic: z.string(),
  balanceAfter: z.int().nonnegative(),
  at: z.iso.datetime(),
})
export type LedgerEntry = z.output<typeof ledgerEntry>

/** A page of the ledger, newest first; `before` is the `next` of the page above it. */
export const readLedger = route({
  method: 'GET',
  path: '/api/rewards/ledger',
  who: 'student',
  perMinute: 60,
  query: z.strictObject({ before: z.coerce.number<string>().int().positive().max(2_147_483_647).optional() }),
  reply: z.strictObject({ entries: z.array(ledgerEntry), next: z.int().nullable() }),
  refusals: {},
})
