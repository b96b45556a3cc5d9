// Signing out revokes the session on the server; the token opens nothing afterwards.
import { signOut } from '@toron/contract/account.ts'
import { handle } from '../../platform/http.ts'

export const signOutHere = handle(signOut, async ({ accounts, token }) => {
  await accounts.signOut(token)
  return { signedOut: true as const }
})
