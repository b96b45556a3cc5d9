// A new email address: asked for with the password, taken over once a link sent to it is opened.
import { changeEmail } from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { knownAddressLetter, newAddressLetter } from './letters.ts'
import { post } from './post.ts'
import { sendConfirmation } from './request-confirmation.ts'

export const changeOwnEmail = handleSlow(changeEmail, async (call) => {
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
    return post(call, 'usual', email, async () => {
      if (holder) return knownAddressLetter(holder, `${publicUrl}/login`)
      const link = await accounts.issueChange(proof, email)
      return link ? newAddressLetter(owner, email, `${publicUrl}/confirm-email#${link}`) : null
    })
  })
  return { sent: true as const }
})
