// The administrator's tool (decision 6): reports where the books differ from what they sum up, and repairs them. For
// everyone else these calls do not exist: the reply is 404.
import { z } from 'zod'
import { route } from './route.ts'

export const findingKind = z.enum([
  'profile',
  'field',
  'balance',
  'progress',
  'minutes',
  'board',
  'memory',
  'statistics',
])

const finding = z.strictObject({
  kind: findingKind,
  /** The student; empty where the finding is about a board as a whole. */
  studentId: z.string(),
  /** The field that differs: `skizies`, `physics_motion.correct`, `2026-11.minutes`. */
  field: z.string(),
  /** What the books say, and what they should say. */
  is: z.string(),
  shouldBe: z.string(),
  repaired: z.boolean(),
})
export type Finding = z.output<typeof finding>

/** Friends invited by one student in the last thirty days, all from one place. A class may look the same. */
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

/** Names reported as offensive, the most reported first. No reply says who reported them. */
export const readNameReports = route({
  method: 'GET',
  path: '/api/admin/name-reports',
  who: 'administrator',
  perMinute: 60,
  reply: z.strictObject({ names: z.array(reportedName) }),
  refusals: [],
})

const ruling = z.enum(['hidden', 'kept'])

/** Hides a name from others until the student chooses another, or lets it stand permanently. */
export const ruleOnName = route({
  method: 'POST',
  path: '/api/admin/name-rulings',
  who: 'administrator',
  perMinute: 120,
  body: z.strictObject({
    studentId: z.string().min(1).max(64),
    /** The name that the ruling is about. */
    displayName: z.string().max(200),
    ruling,
  }),
  reply: z.strictObject({ ruling }),
  refusals: ['name-changed'],
})

/** How many students one call looks at. */
export const auditPageSize = 200

/** Audits the next students after `after` (all of them by following `next`), and repairs what it finds if `repair` is set. */
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
  refusals: [],
})

/** Audits the counts that ranks are read from against the minutes of the board, and reports rings of invited friends. */
export const auditBoards = route({
  method: 'POST',
  path: '/api/admin/audits/boards',
  who: 'administrator',
  perMinute: 60,
  mayBeLarge: true,
  body: z.strictObject({ repair: z.boolean() }),
  reply: z.strictObject({ checked: z.int().nonnegative(), findings: z.array(finding), rings: z.array(ring) }),
  refusals: [],
})
