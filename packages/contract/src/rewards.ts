// What practising brings: the Skizies history and the badges.
import { z } from 'zod'
import { badgeId } from './badge.ts'
import { route } from './route.ts'

/**
 * Why Skizies moved. `question`: a right answer; `run-10`, `run-25`: right answers in a row; `friend-joined`,
 * `friend-practised`: an invited friend; `unlock`: a resource bought; `time-pack`: minutes bought.
 */
export const ledgerReason = z.enum([
  'question',
  'run-10',
  'run-25',
  'friend-joined',
  'friend-practised',
  'unlock',
  'time-pack',
])

const ledgerEntry = z.strictObject({
  /** Counts up by one per student; also the cursor. */
  number: z.int().positive(),
  amount: z.int(),
  reason: ledgerReason,
  /** The key of a topic, the path of a resource or the id of a time pack; empty where there is none. */
  about: z.string(),
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
  mayBeLarge: true,
  query: z.strictObject({ before: z.coerce.number<string>().int().positive().max(2_147_483_647).optional() }),
  reply: z.strictObject({ entries: z.array(ledgerEntry), next: z.int().nullable() }),
  refusals: {},
})

/** The badge document of product rule 13.9, with what is still to do for a locked one. */
const badge = z.strictObject({
  id: badgeId,
  name: z.string(),
  description: z.string(),
  rarity: z.enum(['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary']),
  unlocked: z.boolean(),
  unlockedAt: z.iso.datetime().nullable(),
  /** From 0 to `goal`, in the badge's own unit; equal to `goal` when unlocked. */
  progress: z.int().nonnegative(),
  goal: z.int().positive(),
})
export type Badge = z.output<typeof badge>

/** All twelve, in the order of the modal. */
export const readBadges = route({
  method: 'GET',
  path: '/api/rewards/badges',
  who: 'student',
  perMinute: 60,
  mayBeLarge: true,
  reply: z.strictObject({ badges: z.array(badge) }),
  refusals: {},
})
