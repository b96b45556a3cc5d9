// Beginning to sign in with Google. What the answer must fit is kept on the server; the browser gets its key, the state.
import { beginGoogle } from '@toron/contract/google.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { Away } from '../../platform/google.ts'
import { handleSlow } from '../../platform/http.ts'
import { keepAttempt } from '../../platform/identity/google-attempts.ts'

export const beginWithGoogle = handleSlow(beginGoogle, async ({ google, database, now, body, refuse }) => {
  if (!google) return refuse('google-not-set-up')
  const { timeZone, ref = null, isAnonymous = false } = body
  if (!isTimeZone(timeZone)) return refuse('time-zone-unknown')
  const attempt = google.newAttempt()
  const state = await keepAttempt(database, { ...attempt, timeZone, ref, isAnonymous }, now)
  try {
    return { address: await google.addressOf(attempt, state), state }
  } catch (fault) {
    if (fault instanceof Away) return refuse('google-away')
    throw fault
  }
})
