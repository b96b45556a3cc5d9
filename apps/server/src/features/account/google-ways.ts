// Which ways to sign in there are beside email, and what becomes of letters. What is missing is said only to whoever
// develops the product.
import { readWays } from '@toron/contract/google.ts'
import { handle } from '../../platform/http.ts'

export const readWaysToSignIn = handle(
  readWays,
  async ({ google, isDevelopment, mailer: { delivery: letters } }) => {
    if (google) return { google: 'ready' as const, missing: [], letters }
    const missing = isDevelopment ? ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] : []
    return { google: 'not-set-up' as const, missing, letters }
  },
)
