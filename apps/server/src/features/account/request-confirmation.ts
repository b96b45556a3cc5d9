// Sends the letter that asks to confirm an address: after signing up, and on request.
import * as calls from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { confirmLetter } from './letters.ts'
import { sendLetter } from './send-letter.ts'

/** Past the daily limit of letters no link is issued, and those already sent go on working. */
export const sendConfirmation = async (call: Services, owner: Identity): Promise<void> => {
  const { accounts, mailer, publicUrl } = call
  if (owner.emailConfirmed || mailer.delivery === 'not-sent') return
  await sendLetter(call, 'usual', owner.email, async () => {
    const link = await accounts.issueConfirmation(owner.userId)
    return link ? confirmLetter(owner, `${publicUrl}/confirm-email#${link}`) : null
  })
}

export const requestConfirmation = handle(calls.requestConfirmation, async (call) => {
  if (call.mailer.delivery === 'not-sent') return call.refuse('letters-not-sent')
  const owner = await call.accounts.findById(call.student.id)
  if (!owner) throw new SignInRequired()
  call.later(() => sendConfirmation(call, owner))
  return { sent: true as const }
})
