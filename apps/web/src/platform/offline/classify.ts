// What to do with an action that was not accepted.
import { ApiError, isSignedOut } from '../api-error.ts'
import type { Failure } from './outbox.ts'

export const classify = (error: unknown): Failure => {
  if (isSignedOut(error)) return 'signed-out'
  if (!(error instanceof ApiError)) return 'later'
  const { problem } = error
  if (problem.kind === 'offline') return 'later'
  // The paper ends, and then the answer counts.
  if (problem.kind === 'refusal') return problem.code === 'in-open-paper' ? 'skip' : 'drop'
  if (problem.code === 'not-found' || problem.code === 'invalid-request') return 'drop'
  // A fault in one place must not hold up the others.
  return problem.code === 'fault' ? 'skip' : 'later'
}
