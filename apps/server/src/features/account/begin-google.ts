// Starts a sign-in with Google. The server keeps what Google's reply is checked against; the browser gets the key to it,
// the state.
import * as calls from '@toron/contract/google.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { Unavailable } from '../../platform/identity/google.ts'
import { saveAttempt } from '../../platform/identity/google-attempts.ts'

export const beginGoogle = handleSlow(calls.beginGoogle, async ({ google, database, now, body, refuse }) => {
  if (!google) return refuse('google-not-set-up')
  const { timeZone, ref = null, isAnonymous = false } = body
  if (!isTimeZone(timeZone)) return refuse('time-zone-unknown')
  const attempt = google.newAttempt()
  const state = await saveAttempt(database, { ...attempt, timeZone, ref, isAnonymous }, now)
  try {
    return { address: await google.addressOf(attempt, state), state }
  } catch (fault) {
    if (fault instanceof Unavailable) return refuse('google-away')
    throw fault
  }
})
