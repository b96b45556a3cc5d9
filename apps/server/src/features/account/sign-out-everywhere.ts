// Ends every session, for a student who has lost a phone.
import * as calls from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http/http.ts'

export const signOutEverywhere = handle(calls.signOutEverywhere, async ({ accounts, student }) => {
  await accounts.signOutEverywhere(student.id)
  return { signedOut: true as const }
})
