// Every call of the product under its method and path, so that a client can name one by a literal
// and take all types from it without carrying the schemas.
import type * as account from './account.ts'
import type * as admin from './admin.ts'
import type * as credentials from './credentials.ts'
import type * as google from './google.ts'
import type * as leaderboard from './leaderboard.ts'
import type * as maths from './maths.ts'
import type * as practice from './practice.ts'
import type * as profile from './profile.ts'
import type * as referral from './referral.ts'
import type * as resources from './resources.ts'
import type * as rewards from './rewards.ts'

export interface Api {
  'POST /api/account/sign-up': typeof account.signUp
  'POST /api/account/sign-in': typeof account.signIn
  'POST /api/account/sign-out': typeof account.signOut
  'POST /api/account/check-in': typeof account.checkIn
  'GET /api/account/ways': typeof google.readWays
  'POST /api/account/google/attempts': typeof google.beginGoogle
  'POST /api/account/google/sign-ins': typeof google.finishGoogle
  'POST /api/account/password-resets': typeof credentials.requestPasswordReset
  'POST /api/account/password-resets/redeemed': typeof credentials.resetPassword
  'POST /api/account/password': typeof credentials.changePassword
  'POST /api/account/email': typeof credentials.changeEmail
  'POST /api/account/email/confirmations': typeof credentials.requestConfirmation
  'POST /api/account/email/confirmed': typeof credentials.confirmEmail
  'POST /api/account/sign-out-everywhere': typeof credentials.signOutEverywhere
  'GET /api/account/export': typeof profile.exportAccount
  'POST /api/account/deletion': typeof profile.deleteAccount
  'GET /api/me': typeof account.readMe
  'PATCH /api/me': typeof profile.editProfile
  'POST /api/practice/runs': typeof practice.openRun
  'POST /api/practice/runs/:runId/answers': typeof practice.submitAnswer
  'POST /api/practice/check': typeof practice.checkAnswer
  'GET /api/practice/progress': typeof practice.readProgress
  'GET /api/practice/maths/topics/:topic': typeof maths.readMathsTopic
  'POST /api/practice/maths/questions/:questionId/shown': typeof maths.showAnswer
  'POST /api/practice/maths/questions/:questionId/next': typeof maths.moveOn
  'POST /api/practice/maths/questions/:questionId/marks': typeof maths.markWork
  'GET /api/practice/maths/questions/:questionId/another': typeof maths.makeAnother
  'GET /api/rewards/ledger': typeof rewards.readLedger
  'GET /api/rewards/badges': typeof rewards.readBadges
  'GET /api/leaderboard/boards/:board': typeof leaderboard.readBoard
  'GET /api/leaderboard/last-podium': typeof leaderboard.readLastPodium
  'POST /api/leaderboard/tick': typeof leaderboard.tick
  'POST /api/leaderboard/visibility': typeof leaderboard.setVisibility
  'POST /api/leaderboard/name-reports': typeof leaderboard.reportName
  'POST /api/leaderboard/time-packs/:packId/purchases': typeof leaderboard.buyTime
  'POST /api/referral/code': typeof referral.renewCode
  'GET /api/resources': typeof resources.readShelf
  'POST /api/resources/unlocks': typeof resources.unlockResource
  'POST /api/admin/audits/students': typeof admin.auditStudents
  'POST /api/admin/audits/boards': typeof admin.auditBoards
  'GET /api/admin/name-reports': typeof admin.readNameReports
  'POST /api/admin/name-rulings': typeof admin.ruleOnName
}
