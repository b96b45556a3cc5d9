// For a phone that was lost: every session ends.
import { signOutEverywhere } from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http.ts'

export const signOutOnEveryDevice = handle(signOutEverywhere, async ({ accounts, student }) => {
  await accounts.signOutEverywhere(student.id)
  return { signedOut: true as const }
})
