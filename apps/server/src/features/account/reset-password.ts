// Sets a new password with the link of a letter.
import * as calls from '@toron/contract/credentials.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { payAfterConfirmation } from '../rewards/pay-referrer.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordChangedLetter } from './letters.ts'
import { sendNotice } from './send-letter.ts'

export const resetPassword = handleSlow(calls.resetPassword, async (call) => {
  const { accounts, device, body, refuse } = call
  // Checked before the link is used up, so that the student can try another password with it.
  if (await isCommonPassword(body.password)) return refuse('password-common')
  const reset = await accounts.resetPassword(body.link, body.password)
  if (!reset) return refuse('link-not-valid')
  const { userId, email, wasConfirmed: emailConfirmed } = reset
  await payAfterConfirmation(call, userId)
  // So that the owner gets in even while strangers are locked out for wrong passwords.
  device().remember(email)
  call.later(async () => {
    const owner = await accounts.findById(userId)
    // Until the address was confirmed, a stranger may have chosen the name.
    if (owner) await sendNotice(call, passwordChangedLetter({ ...owner, emailConfirmed }), owner)
  })
  return { email }
})
