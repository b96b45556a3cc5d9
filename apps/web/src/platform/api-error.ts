// The one error that calls throw: a refusal of that call, a code that any call can have, or no connection.
import type { Api } from '@toron/contract/api.ts'
import type { CommonError } from '@toron/contract/errors.ts'
import type { RefusalOf } from '@toron/contract/route.ts'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** Every refusal of every call. */
export type RefusalCode = { [K in keyof Api]: RefusalOf<Api[K]> }[keyof Api]

export type Problem =
  | { readonly kind: 'refusal'; readonly code: RefusalCode }
  | {
      readonly kind: 'common'
      readonly code: CommonError
      /** The fields at fault, for `invalid-request`. */
      readonly fields?: readonly FieldProblem[] | undefined
      /** To quote, for `fault`. */
      readonly id?: string | undefined
    }
  | { readonly kind: 'offline' }

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem
  /** How often the call was sent; above 1, an earlier try may have had its effect unseen. */
  readonly tries: number

  constructor(problem: Problem, tries = 1) {
    super(problem.kind === 'offline' ? 'offline' : problem.code)
    this.problem = problem
    this.tries = tries
  }
}

/** The refusal of that very call that was thrown, typed by it, or null for any other error. */
export function refusalOf<K extends keyof Api>(_call: K, error: unknown): RefusalOf<Api[K]> | null {
  return error instanceof ApiError && error.problem.kind === 'refusal'
    ? (error.problem.code as RefusalOf<Api[K]>)
    : null
}

/** Whether the error says that the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'common' && error.problem.code === 'sign-in-required'
