// Sign-up, sign-in and check-in: the first two answer with a session, which begins at once, and all three with the
// student and the badges that the day brought.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../platform/api.ts'
import { ApiError, refusalOf } from '../../platform/api-error.ts'
import { forgetInvitation } from '../../platform/invitation.ts'
import { announceBadges } from '../../platform/news.ts'
import { queryClient } from '../../platform/query-client.ts'
import { beginSession, meKey } from '../../platform/session.ts'
import { getToken } from '../../platform/token.ts'
import { CheckIns } from './check-in.ts'

export type Mode = 'sign-in' | 'sign-up'

interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The IANA zone of this device, by which the server reckons the student's days. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const checkIns = new CheckIns()

/** Begins the session that a sign-in of any kind answered with. */
export function begin(reply: ReplyOf<Api['POST /api/account/sign-in']>): void {
  checkIns.note(reply.token, new Date())
  beginSession(reply)
  announceBadges(reply.newBadges)
}

async function signIn({ email, password }: Values): Promise<void> {
  begin(await call('POST /api/account/sign-in', { body: { email, password, timeZone: timeZone() } }))
}

/** What counts for a new account only. */
export interface Newcomer {
  /** The referral code of the link that brought them. */
  readonly referral: string | null
  /** Whether others shall not see the name. */
  readonly isAnonymous: boolean
}

/** The same as part of a call's body. */
export const sentOf = ({ referral, isAnonymous }: Newcomer): { ref?: string; isAnonymous: boolean } =>
  referral === null ? { isAnonymous } : { ref: referral, isAnonymous }

async function signUp(values: Values, newcomer: Newcomer): Promise<void> {
  const { name, email, password } = values
  try {
    begin(
      await call('POST /api/account/sign-up', {
        body: { name, email, password, timeZone: timeZone(), ...sentOf(newcomer) },
      }),
    )
  } catch (error) {
    // The first try may have made the account and only its answer got lost: then these credentials open it.
    const taken = refusalOf('POST /api/account/sign-up', error) === 'account-not-made'
    if (!taken || !(error instanceof ApiError) || error.tries === 1) throw error
    await signIn(values).catch(() => {
      throw error
    })
  }
  forgetInvitation()
}

export const enter = (mode: Mode, values: Values, newcomer: Newcomer): Promise<void> =>
  mode === 'sign-up' ? signUp(values, newcomer) : signIn(values)

/** Has the day counted for the student of this token, unless the server knows of it. Never throws. */
export async function checkIn(token: string): Promise<void> {
  const now = new Date()
  if (!checkIns.isDue(token, now)) return
  checkIns.note(token, now)
  const known = queryClient.getQueryData(meKey)
  try {
    const { me, newBadges } = await call('POST /api/account/check-in', { body: { timeZone: timeZone() } })
    if (token !== getToken()) return
    if (known && queryClient.getQueryData(meKey) !== known) {
      // A verdict that came in meanwhile may be newer than this reply: the server knows both.
      void queryClient.invalidateQueries({ queryKey: meKey })
    } else {
      // What is on its way since before this reply would take the new day back.
      await queryClient.cancelQueries({ queryKey: meKey })
      queryClient.setQueryData(meKey, me)
    }
    announceBadges(newBadges)
  } catch {
    checkIns.forget()
  }
}
