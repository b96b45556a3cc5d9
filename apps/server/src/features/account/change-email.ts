// Requests a new email address. It takes the password, and the address changes once the link sent to it is opened.
import * as calls from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { knownAddressLetter, newAddressLetter } from './letters.ts'
import { sendConfirmation } from './request-confirmation.ts'
import { sendLetter } from './send-letter.ts'

export const changeEmail = handleSlow(calls.changeEmail, async (call) => {
  const { accounts, mailer, publicUrl, student, body, refuse } = call
  if (mailer.delivery === 'not-sent') return refuse('letters-not-sent')
  const { email } = body
  const proof = await accounts.prove(student.id, body.password)
  if (!proof) return refuse('password-wrong')
  const owner = await accounts.findById(student.id)
  if (!owner) throw new SignInRequired()
  call.later(async () => {
    const holder = await accounts.findByEmail(email)
    if (holder?.userId === owner.userId) return sendConfirmation(call, owner)
    return sendLetter(call, 'usual', email, async () => {
      if (holder) return knownAddressLetter(holder, `${publicUrl}/login`)
      const link = await accounts.issueChange(proof, email)
      return link ? newAddressLetter(owner, email, `${publicUrl}/confirm-email#${link}`) : null
    })
  })
  return { sent: true as const }
})
