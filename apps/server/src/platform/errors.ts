// The answers that are not successes: one shape, one sentence, never a stack trace or a database's words.
import type { CommonError, ErrorReply } from '@toron/contract/errors.ts'
import { isAway } from './storage/portable.ts'

/** Thrown by a handler when what the request names does not exist for this caller. */
export class NotFound extends Error {}

/** Said of every address that does not exist, and of those that exist for somebody else only. */
export const nothingHere = 'There is nothing at this address.'

/** Thrown where a session's student is missing, as after a crash between the two: signing in again adds the row. */
export class SignInRequired extends Error {
  constructor() {
    super('Sign in to do this.')
  }
}

/** Thrown when a caller is too fast. */
export class TooManyRequests extends Error {
  readonly seconds: number
  readonly code: CommonError = 'too-many-requests'
  constructor(seconds: number, sentence = `That was too fast. Try again in ${seconds} s.`) {
    super(sentence)
    this.seconds = seconds
  }
}

/** Thrown when wrong passwords were tried too often (decision 53). */
export class TooManyPasswords extends TooManyRequests {
  override readonly code = 'too-many-passwords'
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60)
    super(
      seconds,
      `Too many wrong passwords were tried here. Try again in ${minutes} min, or choose a new password by mail.`,
    )
  }
}

/** Thrown instead of letting one more wait where too many wait already. */
export class Busy extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`Very many students are here at this moment. Try again in ${seconds} s.`)
    this.seconds = seconds
  }
}

/** What the web answers with: a status, and the one error shape of the contract. */
export const problem = (
  status: number,
  code: CommonError | (string & {}),
  message: string,
  more: Omit<ErrorReply['error'], 'code' | 'message'> = {},
): { status: number; reply: ErrorReply } => ({ status, reply: { error: { code, message, ...more } } })

/** Translates whatever was thrown while answering; null means a fault of ours, to be logged and answered 500. */
export const problemOf = (thrown: unknown): ReturnType<typeof problem> | null => {
  if (thrown instanceof NotFound) return problem(404, 'not-found', thrown.message)
  if (thrown instanceof SignInRequired) return problem(401, 'sign-in-required', thrown.message)
  if (thrown instanceof TooManyRequests) return problem(429, thrown.code, thrown.message)
  if (thrown instanceof Busy) return problem(503, 'busy', thrown.message)
  if (isAway(thrown)) {
    return problem(
      503,
      'busy',
      'Nothing can be kept at this moment, and nothing of yours is lost. Try again soon.',
    )
  }
  const code = codeOf(thrown)
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem(413, 'too-large', 'This is more than the call takes. Send at most 64 kB.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem(415, 'not-json', 'Send JSON, with the header Content-Type: application/json.')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return problem(400, 'invalid-request', 'The body is not valid JSON. Check quotes, commas and brackets.')
    default:
  }
  if (thrown instanceof SyntaxError && statusOf(thrown) === 400) {
    return problem(400, 'invalid-request', 'The body is not valid JSON. Check quotes, commas and brackets.')
  }
  const status = statusOf(thrown)
  // The file server's word for a path that it will not look at: for the caller there is nothing there.
  if (status === 403) return problem(404, 'not-found', nothingHere)
  if (status !== undefined && status >= 400 && status < 500) {
    return problem(
      status,
      'invalid-request',
      'The request cannot be understood. Check its address and headers.',
    )
  }
  return null
}

const codeOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined

const statusOf = (thrown: unknown): number | undefined =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'statusCode' in thrown &&
  typeof thrown.statusCode === 'number'
    ? thrown.statusCode
    : undefined
