// Codes with which a teacher reads the mark scheme of a paper without having sat it. An administrator makes one and tells it to
// the teacher; it is shown once, and only a hash of it is stored (decision 94).
import { z } from 'zod'
import { paperId } from './paper-fields.ts'
import { route } from './route.ts'

const days = 'A code lasts from 1 to 90 days.'
const note = 'Say in up to 80 letters whom the code is for.'

const paperCode = z.strictObject({
  id: z.string(),
  paperId,
  /** Whom it is for, as the administrator wrote it. */
  note: z.string(),
  /** Epoch milliseconds. */
  madeAt: z.int(),
  expiresAt: z.int(),
})
export type PaperCode = z.output<typeof paperCode>

export const makePaperCode = route({
  method: 'POST',
  path: '/api/admin/paper-codes',
  who: 'administrator',
  perMinute: 60,
  body: z.strictObject({
    paperId,
    note: z.string().trim().min(1, note).max(80, note),
    days: z.int(days).min(1, days).max(90, days),
  }),
  /** The code itself is in no other reply. */
  reply: paperCode.extend({ code: z.string() }),
  refusals: [],
})

/** The codes that still open something, the latest first. */
export const readPaperCodes = route({
  method: 'GET',
  path: '/api/admin/paper-codes',
  who: 'administrator',
  perMinute: 60,
  reply: z.strictObject({ codes: z.array(paperCode) }),
  refusals: [],
})

/** Ends a code at once. One that has ended already stays so. */
export const revokePaperCode = route({
  method: 'DELETE',
  path: '/api/admin/paper-codes/:codeId',
  who: 'administrator',
  perMinute: 60,
  params: z.strictObject({ codeId: z.string().min(1).max(64) }),
  reply: z.strictObject({ revoked: z.literal(true) }),
  refusals: [],
})
