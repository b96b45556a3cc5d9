// Every reply that is not a success has this one shape, whatever went wrong.
import { z } from 'zod'

/**
 * Codes that any call can reply with, besides its own refusals (409):
 * 400 invalid-request · 401 sign-in-required · 404 not-found · 413 too-large · 415 not-json ·
 * 429 too-many-requests, too-many-passwords (with Retry-After) · 500 fault (with an id to quote) · 503 busy (with Retry-After).
 */
export const commonErrors = [
  'invalid-request',
  'sign-in-required',
  'not-found',
  'too-large',
  'not-json',
  'too-many-requests',
  'too-many-passwords',
  'fault',
  'busy',
] as const

export type CommonError = (typeof commonErrors)[number]

export const errorReply = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    /** A sentence that says what to do; safe to show. */
    message: z.string(),
    /** For 400, the invalid fields: `{ path: 'email', message: 'Enter …' }`. */
    fields: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    /** For 500, the id under which the log has the fault. */
    id: z.string().optional(),
  }),
})

export type ErrorReply = z.output<typeof errorReply>
