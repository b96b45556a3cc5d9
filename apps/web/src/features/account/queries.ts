// Sign-up, sign-in and check-in. The first two return a session, which begins at once; all three return the student
// and the badges won by being active that day.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../platform/api.ts'
import { ApiError, refusalOf } from '../../platform/api-error.ts'
import { announceBadges } from '../../platform/badge-queue.ts'
import { forgetInvitation } from '../../platform/invitation.ts'
import { meQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { beginSession } from '../../platform/session.ts'
import { getToken } from '../../platform/token.ts'
import { CheckIns } from './check-in.ts'

export type Mode = 'sign-in' | 'sign-up'

interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The IANA time zone of this device, by which the server counts the student's days. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const checkIns = new CheckIns()

/** Starts the session returned by a sign-in of any kind. */
export const startSession = (reply: ReplyOf<Api['POST /api/account/sign-in']>): void => {
  checkIns.note(reply.token, new Date())
  beginSession(reply)
  announceBadges(reply.newBadges)
}

const signIn = async ({ email, password }: Values): Promise<void> => {
  startSession(await call('POST /api/account/sign-in', { body: { email, password, timeZone: timeZone() } }))
}

/** What applies to a new account only. */
export interface Newcomer {
  /** The referral code of the link they came by. */
  readonly referral: string | null
  /** Whether the name is hidden from others. */
  readonly isAnonymous: boolean
}

/** The newcomer as fields of a request body. */
export const newcomerFields = ({
  referral,
  isAnonymous,
}: Newcomer): { ref?: string; isAnonymous: boolean } =>
  referral === null ? { isAnonymous } : { ref: referral, isAnonymous }

const signUp = async (values: Values, newcomer: Newcomer): Promise<void> => {
  const { name, email, password } = values
  try {
    startSession(
      await call('POST /api/account/sign-up', {
        body: { name, email, password, timeZone: timeZone(), ...newcomerFields(newcomer) },
      }),
    )
  } catch (error) {
    // An earlier attempt may have created the account and only its reply was lost: then these credentials sign in.
    const isTaken = refusalOf('POST /api/account/sign-up', error) === 'account-not-made'
    if (!isTaken || !(error instanceof ApiError) || error.tries === 1) throw error
    await signIn(values).catch(() => {
      throw error
    })
  }
  forgetInvitation()
}

export const authenticate = (mode: Mode, values: Values, newcomer: Newcomer): Promise<void> =>
  mode === 'sign-up' ? signUp(values, newcomer) : signIn(values)

/** Checks the student of this token in for today, unless that has been done. Never throws. */
export async function checkIn(token: string): Promise<void> {
  const now = new Date()
  if (!checkIns.isDue(token, now)) return
  checkIns.note(token, now)
  const known = queryClient.getQueryData(meQuery.queryKey)
  try {
    const { me, newBadges } = await call('POST /api/account/check-in', { body: { timeZone: timeZone() } })
    if (token !== getToken()) return
    if (known && queryClient.getQueryData(meQuery.queryKey) !== known) {
      // A verdict that arrived meanwhile may be newer than this reply: ask the server.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    } else {
      // A read that is in flight since before this reply would undo the new day.
      await queryClient.cancelQueries({ queryKey: meQuery.queryKey })
      queryClient.setQueryData(meQuery.queryKey, me)
    }
    announceBadges(newBadges)
  } catch {
    checkIns.forget()
  }
}
