// What to do with an action that was not accepted, and what is said of it.
import type { CommonError } from '@toron/contract/errors.ts'
import { ApiError, isSignedOut } from '../api-error.ts'
import { explain } from '../messages.ts'
import type { Failure } from './outbox.ts'
import { messages } from './queue/messages.ts'

/** However often it is sent. */
const hopeless: ReadonlySet<CommonError> = new Set(['not-found', 'invalid-request', 'too-large'])

export const classify = (error: unknown): Failure => {
  if (isSignedOut(error)) return 'signed-out'
  // A fault in one place must not hold up the others.
  if (!(error instanceof ApiError)) return 'skip'
  const { problem } = error
  if (problem.kind === 'offline') return 'later'
  // The paper ends, and then the answer counts.
  if (problem.kind === 'refusal') return problem.code === 'in-open-paper' ? 'skip' : 'drop'
  if (hopeless.has(problem.code)) return 'drop'
  return problem.code === 'fault' ? 'skip' : 'later'
}

/** What the student reads of one that the server will never take. */
export const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.problem.kind !== 'common') return explain(error)
  return error.problem.code === 'not-found' ? messages.gone : messages.spoilt
}
