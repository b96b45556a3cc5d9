// What practising earns: the Skizies history and the badges.

import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { rarities } from '@toron/domain/rewards/badges.ts'
import { reasons } from '@toron/domain/rewards/ledger.ts'
import { z } from 'zod'
import { route } from './route.ts'

const ledgerEntry = z.strictObject({
  /** Counts up by one per student; also the cursor. */
  number: z.int().positive(),
  amount: z.int(),
  /** Why Skizies moved. */
  reason: z.enum(reasons),
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
  refusals: [],
})

/** The badge document of product rule 13.9, with the progress towards a locked one. */
const badge = z.strictObject({
  id: z.enum(badgeIds),
  name: z.string(),
  description: z.string(),
  rarity: z.enum(rarities),
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
  refusals: [],
})
