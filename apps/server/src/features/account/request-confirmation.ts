// The letter that asks to confirm an address: after signing up, on request, and to a new address.
import { requestConfirmation } from '@toron/contract/credentials.ts'
import type { Identity } from '../../platform/accounts.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { issueLink } from '../../platform/links.ts'
import type { Services } from '../../platform/services.ts'
import { afterReply, confirmLetter, linkLasts } from './letters.ts'

/** @param email the address to confirm, the account's own or the one it shall have */
export const sendConfirmation = async (
  { database, mailer, publicUrl, now }: Services & { readonly now: number },
  { userId, name }: Pick<Identity, 'userId' | 'name'>,
  email: string,
): Promise<void> => {
  if (mailer.delivery === 'not-sent') return
  const link = await issueLink(database, 'confirm-email', { userId, email }, now, linkLasts['confirm-email'])
  await mailer.send(confirmLetter(email, name, `${publicUrl}/confirm-email#${link}`))
}

export const confirmationAgain = handle(requestConfirmation, async (call) => {
  if (call.mailer.delivery === 'not-sent') return call.refuse('letters-not-sent')
  const owner = await call.accounts.findById(call.student.id)
  if (!owner) throw new SignInRequired()
  if (!owner.emailConfirmed) afterReply(call, () => sendConfirmation(call, owner, owner.email))
  return { sent: true as const }
})
