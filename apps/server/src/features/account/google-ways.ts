// Which ways to sign in there are beside email.
import { readWays } from '@toron/contract/google.ts'
import { handle } from '../../platform/http.ts'

export const readWaysToSignIn = handle(readWays, async ({ google, isDevelopment }) => {
  if (google) return { google: 'ready' as const, missing: [] }
  if (!isDevelopment) return { google: 'absent' as const, missing: [] }
  return { google: 'not-set-up' as const, missing: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] }
})
