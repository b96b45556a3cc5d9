// Opening the link of a confirmation letter. It confirms the account's address, or gives it a new one.
import { confirmEmail } from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http.ts'
import { redeemLink } from '../../platform/links.ts'
import { payAfterConfirmation } from '../rewards/pay-referrer.ts'
import { afterReply, emailChangedLetter } from './letters.ts'

export const confirmOwnEmail = handle(confirmEmail, async (call) => {
  const { accounts, database, mailer, now, body, refuse } = call
  const link = await redeemLink(database, 'confirm-email', body.link, now)
  const owner = link && (await accounts.findById(link.userId))
  // Somebody else may have confirmed the address since the letter was sent.
  if (!owner || !(await accounts.setEmail(owner.userId, link.email))) return refuse('link-not-valid')
  if (owner.email !== link.email) {
    afterReply(call, () => mailer.send(emailChangedLetter(owner.email, owner.name)))
  }
  await payAfterConfirmation(call, owner.userId)
  return { email: link.email }
})
