// Sends a link to choose a new password if the address has an account; the reply never says whether it has.
import * as calls from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http/http.ts'
import { resetLetter } from './letters.ts'
import { sendLetter } from './send-letter.ts'

export const requestPasswordReset = handle(calls.requestPasswordReset, async (call) => {
  const { accounts, mailer, publicUrl, body, refuse } = call
  if (mailer.delivery === 'not-sent') return refuse('letters-not-sent')
  call.later(async () => {
    const known = await accounts.findByEmail(body.email)
    // A link is stored for an unknown address too, so that the next call waits no longer after a known one.
    const userId = known?.userId ?? null
    const isSent = await sendLetter(call, 'reset', body.email, async () => {
      const link = await accounts.issueReset(userId)
      return known && resetLetter(known, `${publicUrl}/reset-password#${link}`)
    })
    // However many letters a stranger asks for, the newest one in the mailbox still lets its owner in.
    if (!isSent) await accounts.renewNewestReset(userId)
  })
  return { sent: true as const }
})
