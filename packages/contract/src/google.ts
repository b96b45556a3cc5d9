// Signing in with Google: OpenID Connect with code, PKCE and nonce. The browser passes on Google's answer from the page it
// is redirected to; the server checks everything.
import { z } from 'zod'
import { signedIn } from './account.ts'
import { isAnonymous, ref, timeZone } from './account-fields.ts'
import { route } from './route.ts'

/**
 * What happens to letters here: a mail server sends them; a page on this machine shows them to the developer; or they cannot
 * be sent, and calls that need one refuse with `letters-not-sent`.
 */
const letters = z.enum(['sent', 'shown-here', 'not-sent'])
export type Letters = z.output<typeof letters>

/** Whether signing in with Google is set up here, and what happens to letters. */
export const readWays = route({
  method: 'GET',
  path: '/api/account/ways',
  who: 'anyone',
  perMinute: 120,
  reply: z.strictObject({
    google: z.enum(['ready', 'not-set-up']),
    /** In development, the settings that are missing. */
    missing: z.array(z.string()),
    letters,
  }),
  refusals: [],
})

/** Begins an attempt, which lasts ten minutes. `state` comes back with Google's answer and belongs to this browser. */
export const beginGoogle = route({
  method: 'POST',
  path: '/api/account/google/attempts',
  who: 'anyone',
  perMinute: 30,
  body: z.strictObject({ timeZone, ref, isAnonymous }),
  reply: z.strictObject({ address: z.string(), state: z.string() }),
  refusals: ['google-not-set-up', 'google-away', 'time-zone-unknown'],
})

export const finishGoogle = route({
  method: 'POST',
  path: '/api/account/google/sign-ins',
  who: 'anyone',
  perMinute: 30,
  body: z.strictObject({
    state: z.string().min(1).max(200),
    /** The query string of the address that Google redirected to. */
    answer: z.string().min(1).max(8000),
  }),
  reply: signedIn,
  refusals: [
    'google-not-set-up',
    'google-declined',
    'google-not-valid',
    'google-email-unconfirmed',
    'google-away',
  ],
})
