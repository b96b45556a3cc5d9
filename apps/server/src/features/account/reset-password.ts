// Choosing a new password by a link that came by mail.
import { resetPassword } from '@toron/contract/credentials.ts'
import { handleSlow } from '../../platform/http.ts'
import { payAfterConfirmation } from '../rewards/pay-referrer.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordChangedLetter } from './letters.ts'
import { postNotice } from './post.ts'

export const resetOwnPassword = handleSlow(resetPassword, async (call) => {
  const { accounts, device, body, refuse } = call
  // Before the link is used up, so that a student can choose another one with it.
  if (await isCommonPassword(body.password)) return refuse('password-common')
  const reset = await accounts.resetPassword(body.link, body.password)
  if (!reset) return refuse('link-not-valid')
  const { userId, email, wasConfirmed: emailConfirmed } = reset
  await payAfterConfirmation(call, userId)
  // Also while strangers try passwords: the owner comes in with the new one.
  device().remember(email)
  call.later(async () => {
    const owner = await accounts.findById(userId)
    // The name may be somebody else's work as long as nobody who reads the mail has seen it.
    if (owner) await postNotice(call, passwordChangedLetter({ ...owner, emailConfirmed }), owner)
  })
  return { email }
})
