// Returns which ways to sign in there are besides email, and what becomes of letters. Missing settings are named only in
// development.
import * as calls from '@toron/contract/google.ts'
import { handle } from '../../platform/http/http.ts'

export const readWays = handle(
  calls.readWays,
  async ({ google, isDevelopment, mailer: { delivery: letters } }) => {
    if (google) return { google: 'ready' as const, missing: [], letters }
    const missing = isDevelopment ? ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] : []
    return { google: 'not-set-up' as const, missing, letters }
  },
)
