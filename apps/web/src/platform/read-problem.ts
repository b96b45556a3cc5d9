// Turns an unsuccessful response into a problem of a known kind. A refusal that only a newer server knows still has its
// sentence; any other unknown code, or a page from a proxy, becomes a fault or "busy", never a crash.
import type { ErrorReply } from '@toron/contract/errors.ts'
import type { RefusalCode } from '@toron/contract/refusals.ts'
import type { FieldProblem, Problem } from './api-error.ts'
import { commonMessages } from './messages.ts'

const isErrorReply = (body: unknown): body is ErrorReply => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

const isOneOf = <T extends object>(table: T, code: string): code is Extract<keyof T, string> =>
  Object.hasOwn(table, code)

/** The problem of a response that is not a success. */
export const readProblem = (status: number, body: unknown): Problem => {
  if (isErrorReply(body)) {
    const { code, message, fields, id } = body.error
    if (status === 409 && message) return { kind: 'refusal', code: code as RefusalCode, sentence: message }
    if (isOneOf(commonMessages, code)) return { kind: 'common', code, fields: readFields(fields), id }
  }
  if (status === 401) return { kind: 'common', code: 'sign-in-required' }
  if (status === 404) return { kind: 'common', code: 'not-found' }
  if (status === 429) return { kind: 'common', code: 'too-many-requests' }
  if (status >= 502 && status <= 504) return { kind: 'common', code: 'busy' }
  return { kind: 'common', code: 'fault' }
}

const readFields = (fields: readonly FieldProblem[] | undefined) =>
  Array.isArray(fields) && fields.length > 0 ? fields : undefined
