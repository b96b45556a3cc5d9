// Signing in with Google: OpenID Connect by code, PKCE and nonce. The browser carries Google's answer from the page it
// comes back to; the server checks everything.
import { z } from 'zod'
import { signedIn } from './account.ts'
import { isAnonymous, ref, timeZone } from './account-fields.ts'
import { route } from './route.ts'

/**
 * What becomes of letters here: a mail server takes them; a page on this machine shows them to whoever works on the product;
 * or they can't be sent, and calls that need one answer `letters-not-sent`.
 */
const letters = z.enum(['sent', 'shown-here', 'not-sent'])
export type Letters = z.output<typeof letters>

/** Whether the button signs in, or says that it cannot here. */
export const readWays = route({
  method: 'GET',
  path: '/api/account/ways',
  who: 'anyone',
  perMinute: 120,
  reply: z.strictObject({
    google: z.enum(['ready', 'not-set-up']),
    /** The settings that are missing, where the product is being developed. */
    missing: z.array(z.string()),
    letters,
  }),
  refusals: {},
})

/** Begins an attempt, which lasts ten minutes. `state` comes back with Google's answer and belongs to this browser. */
export const beginGoogle = route({
  method: 'POST',
  path: '/api/account/google/attempts',
  who: 'anyone',
  perMinute: 30,
  body: z.strictObject({ timeZone, ref, isAnonymous }),
  reply: z.strictObject({ address: z.string(), state: z.string() }),
  refusals: {
    'google-not-set-up': 'Signing in with Google is not set up here. Use your email address instead.',
    'google-away': 'Google could not be reached. Try again in a moment, or use your email address.',
    'time-zone-unknown': 'This time zone is not known. Send an IANA name such as Asia/Dhaka.',
  },
})

export const finishGoogle = route({
  method: 'POST',
  path: '/api/account/google/sign-ins',
  who: 'anyone',
  perMinute: 30,
  body: z.strictObject({
    state: z.string().min(1).max(200),
    /** What stands behind the `?` of the address that Google came back to. */
    answer: z.string().min(1).max(8000),
  }),
  reply: signedIn,
  refusals: {
    'google-not-set-up': 'Signing in with Google is not set up here. Use your email address instead.',
    'google-declined': 'Google was not allowed to sign you in. Try again, or use your email address.',
    'google-not-valid': 'This sign-in with Google is too old or does not fit. Press the button again.',
    'google-email-unconfirmed':
      'Google has not confirmed that this email address is yours. Confirm it with Google, or use your email address.',
    'google-away': 'Google could not be reached. Try again in a moment, or use your email address.',
  },
})
