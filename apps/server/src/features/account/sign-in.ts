// Signing in by email; also where a student row that a crash left missing is added.
import { signIn } from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http.ts'
import { entering } from './enter.ts'

export const signInByEmail = handleSlow(signIn, async (call) => {
  const { email, password, timeZone } = call.body
  if (!isTimeZone(timeZone)) return call.refuse('time-zone-unknown')
  const device = call.device().nameFor(email)
  const signedIn = await call.accounts.signIn({ email, password }, device, entering(call, { timeZone }))
  if (!signedIn) return call.refuse('wrong-credentials')
  call.device().remember(email)
  return { token: signedIn.token, ...signedIn.entered }
})
