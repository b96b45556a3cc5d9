// Which ways to sign in there are beside email, and what becomes of letters.
import { readWays } from '@toron/contract/google.ts'
import { handle } from '../../platform/http.ts'

export const readWaysToSignIn = handle(
  readWays,
  async ({ google, isDevelopment, mailer: { delivery: letters } }) => {
    if (google) return { google: 'ready' as const, missing: [], letters }
    if (!isDevelopment) return { google: 'absent' as const, missing: [], letters }
    return { google: 'not-set-up' as const, letters, missing: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] }
  },
)
