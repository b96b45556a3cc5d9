// The administrator's tool (decision 6): reports where the books differ from what they sum up, and puts it right.
// For everyone else these calls do not exist: they answer 404.
import { z } from 'zod'
import { route } from './route.ts'

export const findingKind = z.enum(['profile', 'field', 'balance', 'progress', 'minutes', 'board'])

const finding = z.strictObject({
  kind: findingKind,
  /** Whose; empty where it is about a board as a whole. */
  studentId: z.string(),
  /** What differs, as a field: `skizies`, `physics_motion.correct`, `2026-11.minutes`. */
  field: z.string(),
  /** What the books say, and what it should be by what they sum up. */
  is: z.string(),
  shouldBe: z.string(),
  repaired: z.boolean(),
})
export type Finding = z.output<typeof finding>

/** Friends whom one student invited in the last thirty days and who came from one place; a class may look the same. */
const ring = z.strictObject({
  /** Who invited them. */
  studentId: z.string(),
  by: z.enum(['address', 'device']),
  friends: z.int().positive(),
})
export type Ring = z.output<typeof ring>

const reportedName = z.strictObject({
  studentId: z.string(),
  displayName: z.string(),
  /** How many students have reported it. */
  reports: z.int().positive(),
  /** Epoch milliseconds. */
  latestAt: z.int(),
})
export type ReportedName = z.output<typeof reportedName>

/** Names that students found offensive, the most reported ones first. Who reported is in no reply. */
export const readNameReports = route({
  method: 'GET',
  path: '/api/admin/name-reports',
  who: 'administrator',
  perMinute: 60,
  reply: z.strictObject({ names: z.array(reportedName) }),
  refusals: {},
})

const ruling = z.enum(['hidden', 'kept'])

/** Hides a name from others until the student chooses another one, or lets it stand for good. */
export const ruleOnName = route({
  method: 'POST',
  path: '/api/admin/name-rulings',
  who: 'administrator',
  perMinute: 120,
  body: z.strictObject({
    studentId: z.string().min(1).max(64),
    /** As it was seen. */
    displayName: z.string().max(200),
    ruling,
  }),
  reply: z.strictObject({ ruling }),
  refusals: { 'name-changed': 'This student has another name by now. Load the list again.' },
})

/** How many students one call looks at. */
export const auditPageSize = 200

/** Audits the next students after `after` (all of them by following `next`), and repairs what it finds if told to. */
export const auditStudents = route({
  method: 'POST',
  path: '/api/admin/audits/students',
  who: 'administrator',
  perMinute: 600,
  mayBeLarge: true,
  body: z.strictObject({ after: z.string().max(64).optional(), repair: z.boolean() }),
  reply: z.strictObject({
    checked: z.int().nonnegative(),
    findings: z.array(finding),
    next: z.string().nullable(),
  }),
  refusals: {},
})

/** Audits the counts that ranks are read from against the minutes of the board, and reports rings of friends. */
export const auditBoards = route({
  method: 'POST',
  path: '/api/admin/audits/boards',
  who: 'administrator',
  perMinute: 60,
  mayBeLarge: true,
  body: z.strictObject({ repair: z.boolean() }),
  reply: z.strictObject({ checked: z.int().nonnegative(), findings: z.array(finding), rings: z.array(ring) }),
  refusals: {},
})
