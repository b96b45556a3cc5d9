// Every call of the contract, for tests of what holds for all of them.
import * as account from '@toron/contract/account.ts'
import * as admin from '@toron/contract/admin.ts'
import * as credentials from '@toron/contract/credentials.ts'
import * as desk from '@toron/contract/desk.ts'
import * as google from '@toron/contract/google.ts'
import * as leaderboard from '@toron/contract/leaderboard.ts'
import * as maths from '@toron/contract/maths.ts'
import * as paperCodes from '@toron/contract/paper-codes.ts'
import * as papers from '@toron/contract/papers.ts'
import * as practice from '@toron/contract/practice.ts'
import * as profile from '@toron/contract/profile.ts'
import * as questions from '@toron/contract/questions.ts'
import * as referral from '@toron/contract/referral.ts'
import * as resources from '@toron/contract/resources.ts'
import * as rewards from '@toron/contract/rewards.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import * as tonight from '@toron/contract/tonight.ts'

const modules = [
  account,
  admin,
  credentials,
  desk,
  google,
  leaderboard,
  maths,
  paperCodes,
  papers,
  practice,
  profile,
  questions,
  referral,
  resources,
  rewards,
  tonight,
]

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'perMinute' in value && 'path' in value

export const everyRoute: readonly RouteShape[] = modules.flatMap((module) =>
  Object.values(module).filter(isRoute),
)

export const named = (route: RouteShape): string => `${route.method} ${route.path}`
