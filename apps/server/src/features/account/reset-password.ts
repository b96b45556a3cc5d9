// Choosing a new password by a link that came by mail.
import { resetPassword } from '@toron/contract/credentials.ts'
import { handleSlow } from '../../platform/http.ts'
import { redeemLink } from '../../platform/links.ts'
import { payAfterConfirmation } from '../rewards/pay-referrer.ts'
import { isCommonPassword } from './common-passwords.ts'
import { afterReply, passwordChangedLetter } from './letters.ts'

export const resetOwnPassword = handleSlow(resetPassword, async (call) => {
  const { accounts, database, device, mailer, now, body, refuse } = call
  // Before the link is used up, so that a student can choose another one with it.
  if (await isCommonPassword(body.password)) return refuse('password-common')
  const link = await redeemLink(database, 'reset-password', body.link, now)
  const owner = link && (await accounts.findById(link.userId))
  // A link that went to an address that the account no longer has opens nothing.
  if (!owner || owner.email !== link.email) return refuse('link-not-valid')
  const { userId, email, name } = owner
  await accounts.setPassword(userId, body.password)
  await accounts.signOutEverywhere(userId)
  // Whoever opened the link reads the mail of this address.
  await accounts.setEmail(userId, email)
  await payAfterConfirmation(call, userId)
  // Also while strangers try passwords: the owner comes in with the new one.
  device().remember(email)
  afterReply(call, () => mailer.send(passwordChangedLetter(email, name)))
  return { email }
})
