// Every call of the product under its method and path, so that a client can name one by a literal
// and take all types from it without carrying the schemas. A call of these modules is in it by being exported.
import type * as account from './account.ts'
import type * as admin from './admin.ts'
import type * as credentials from './credentials.ts'
import type * as desk from './desk.ts'
import type * as google from './google.ts'
import type * as leaderboard from './leaderboard.ts'
import type * as maths from './maths.ts'
import type * as paperCodes from './paper-codes.ts'
import type * as papers from './papers.ts'
import type * as practice from './practice.ts'
import type * as profile from './profile.ts'
import type * as questions from './questions.ts'
import type * as referral from './referral.ts'
import type * as resources from './resources.ts'
import type * as rewards from './rewards.ts'
import type { RouteShape } from './route.ts'
import type * as tonight from './tonight.ts'

/** The calls that a module exports, each under `GET /api/me`; whatever else it exports is left out. */
type CallsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Named
    ? `${Module[Name]['method']} ${Module[Name]['path']}`
    : never]: Module[Name]
}

type Named = Pick<RouteShape, 'method' | 'path'>

export interface Api
  extends CallsOf<typeof account>,
    CallsOf<typeof admin>,
    CallsOf<typeof credentials>,
    CallsOf<typeof desk>,
    CallsOf<typeof google>,
    CallsOf<typeof leaderboard>,
    CallsOf<typeof maths>,
    CallsOf<typeof paperCodes>,
    CallsOf<typeof papers>,
    CallsOf<typeof practice>,
    CallsOf<typeof profile>,
    CallsOf<typeof questions>,
    CallsOf<typeof referral>,
    CallsOf<typeof resources>,
    CallsOf<typeof rewards>,
    CallsOf<typeof tonight> {}
