// The only error that calls throw: a refusal of that call, an error common to all calls, or no connection.
import type { Api } from '@toron/contract/api.ts'
import type { CommonError } from '@toron/contract/errors.ts'
import type { RefusalCode } from '@toron/contract/refusals.ts'
import type { RefusalOf } from '@toron/contract/route.ts'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

export type Problem =
  | {
      readonly kind: 'refusal'
      readonly code: RefusalCode
      /** The server's sentence: the table of all of them would be more than a first load needs. */
      readonly sentence: string
    }
  | {
      readonly kind: 'common'
      readonly code: CommonError
      /** The fields at fault, for `invalid-request`. */
      readonly fields?: readonly FieldProblem[] | undefined
      /** For `fault`: the id to quote. */
      readonly id?: string | undefined
    }
  | { readonly kind: 'offline' }

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem
  /** How often the call was sent; above 1, an earlier attempt may have taken effect although its reply was lost. */
  readonly tries: number

  constructor(problem: Problem, tries = 1) {
    super(problem.kind === 'offline' ? 'offline' : problem.code)
    this.problem = problem
    this.tries = tries
  }
}

/** The refusal with which this call failed, typed by the call; null for any other error. */
export const refusalOf = <K extends keyof Api>(_call: K, error: unknown): RefusalOf<Api[K]> | null => {
  return error instanceof ApiError && error.problem.kind === 'refusal'
    ? (error.problem.code as RefusalOf<Api[K]>)
    : null
}

/** Whether the server could not be reached. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'offline'

/** Whether it is so because the device has no network, which the bar under the header says. */
export const isWithoutNetwork = (error: unknown): boolean => isOffline(error) && !navigator.onLine

/** Whether the error means that the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'common' && error.problem.code === 'sign-in-required'
