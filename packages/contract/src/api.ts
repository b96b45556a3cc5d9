// Every call of the product under its method and path, so that a client can name one by a literal
// and take all types from it without carrying the schemas.
import type * as account from './account.ts'
import type * as practice from './practice.ts'
import type * as rewards from './rewards.ts'

export interface Api {
  'POST /api/account/sign-up': typeof account.signUp
  'POST /api/account/sign-in': typeof account.signIn
  'POST /api/account/sign-out': typeof account.signOut
  'GET /api/me': typeof account.readMe
  'POST /api/practice/runs': typeof practice.openRun
  'POST /api/practice/runs/:runId/answers': typeof practice.submitAnswer
  'POST /api/practice/check': typeof practice.checkAnswer
  'GET /api/practice/progress': typeof practice.readProgress
  'GET /api/rewards/ledger': typeof rewards.readLedger
}
