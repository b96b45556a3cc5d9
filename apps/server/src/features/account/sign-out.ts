// Revokes the session on the server, so that its token opens nothing afterwards.
import * as calls from '@toron/contract/account.ts'
import { handle } from '../../platform/http/http.ts'

export const signOut = handle(calls.signOut, async ({ accounts, token }) => {
  await accounts.signOut(token)
  return { signedOut: true as const }
})
