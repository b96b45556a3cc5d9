// Signs in by email, and adds a student row that a crash left missing.
import * as calls from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { onSignInOf } from './on-sign-in.ts'

export const signIn = handleSlow(calls.signIn, async (call) => {
  const { email, password, timeZone } = call.body
  if (!isTimeZone(timeZone)) return call.refuse('time-zone-unknown')
  const device = call.device().nameFor(email)
  const signedIn = await call.accounts.signIn({ email, password }, device, onSignInOf(call, { timeZone }))
  if (!signedIn) return call.refuse('wrong-credentials')
  call.device().remember(email)
  return { token: signedIn.token, ...signedIn.result }
})
