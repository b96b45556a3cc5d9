// Opens the link of a confirmation letter, which confirms the account's address or changes it.
import * as calls from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http/http.ts'
import { payAfterConfirmation } from '../rewards/pay-referrer.ts'
import { emailChangedLetter } from './letters.ts'
import { sendNotice } from './send-letter.ts'

export const confirmEmail = handle(calls.confirmEmail, async (call) => {
  const { accounts, body, refuse } = call
  const confirmed = await accounts.confirmEmail(body.link)
  if (confirmed === 'not-valid') return refuse('link-not-valid')
  if (confirmed === 'taken') return refuse('address-taken')
  const { userId, email, before } = confirmed
  if (before.email !== email) {
    call.later(async () => {
      const owner = await accounts.findById(userId)
      if (owner) await sendNotice(call, emailChangedLetter({ ...owner, ...before }), before)
    })
  }
  await payAfterConfirmation(call, userId)
  return { email }
})
