// Error replies: one shape, one sentence, never a stack trace or a message of the database.
import type { CommonError, ErrorReply } from '@toron/contract/errors.ts'
import { Busy, NotFound, SignInRequired, TooManyRequests } from '../errors.ts'
import { messages } from '../messages.ts'
import { isAway } from '../storage/portable.ts'

/** A status and a reply in the contract's error shape. */
export const problem = (
  status: number,
  code: CommonError | (string & {}),
  message: string,
  more: Omit<ErrorReply['error'], 'code' | 'message'> = {},
): { status: number; reply: ErrorReply } => ({ status, reply: { error: { code, message, ...more } } })

/** Translates what a call has thrown. Null means a fault of ours, to be logged and answered 500. */
export const problemOf = (thrown: unknown): ReturnType<typeof problem> | null => {
  if (thrown instanceof NotFound) return problem(404, 'not-found', thrown.message)
  if (thrown instanceof SignInRequired) return problem(401, 'sign-in-required', thrown.message)
  if (thrown instanceof TooManyRequests) return problem(429, thrown.code, thrown.message)
  if (thrown instanceof Busy) return busyProblem(thrown.seconds)
  if (isAway(thrown)) {
    return problem(503, 'busy', messages.databaseAway)
  }
  const code = codeOf(thrown)
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem(413, 'too-large', messages.tooLarge)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem(415, 'not-json', messages.notJson)
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return problem(400, 'invalid-request', messages.brokenJson)
    default:
  }
  if (thrown instanceof SyntaxError && statusOf(thrown) === 400) {
    return problem(400, 'invalid-request', messages.brokenJson)
  }
  const status = statusOf(thrown)
  // The file server refuses such a path unseen; for the caller there is nothing there.
  if (status === 403) return problem(404, 'not-found', messages.nothingHere)
  if (status !== undefined && status >= 400 && status < 500) {
    return problem(status, 'invalid-request', messages.notUnderstood)
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

/** The reply to an unexpected fault, without the id that it quotes. */
export const faultProblem = problem(500, 'fault', messages.fault)

/** The reply when too many calls wait already. @param seconds until it is worth retrying */
export const busyProblem = (seconds: number) => problem(503, 'busy', new Busy(seconds).message)
