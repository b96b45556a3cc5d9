// A day on which the student is active begins with a sign-in of any kind or with a check-in. Both return the student and
// the badges won by it.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../platform/api.ts'
import { announceBadges } from '../../platform/badge-queue.ts'
import { meQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { beginSession } from '../../platform/session.ts'
import { getToken } from '../../platform/token.ts'
import { CheckIns } from './check-in.ts'

/** The IANA time zone of this device, by which the server counts the student's days. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const checkIns = new CheckIns()

/** Starts the session returned by a sign-in of any kind. */
export const startSession = (reply: ReplyOf<Api['POST /api/account/sign-in']>): void => {
  checkIns.note(reply.token, new Date())
  beginSession(reply)
  announceBadges(reply.newBadges)
}

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
