// A new email address: asked for with the password, taken over once a link sent to it is opened.
import { changeEmail } from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { afterReply, knownAddressLetter } from './letters.ts'
import { sendConfirmation } from './request-confirmation.ts'

export const changeOwnEmail = handleSlow(changeEmail, async (call) => {
  const { accounts, mailer, publicUrl, student, body, refuse } = call
  if (mailer.delivery === 'not-sent') return refuse('letters-not-sent')
  if (!(await accounts.passwordHolds(student.id, body.password))) return refuse('password-wrong')
  const owner = await accounts.findById(student.id)
  if (!owner) throw new SignInRequired()
  afterReply(call, async () => {
    const holder = await accounts.findByEmail(body.email)
    if (!holder || holder.userId === owner.userId) return sendConfirmation(call, owner, body.email)
    await mailer.send(knownAddressLetter(holder.email, holder.name, `${publicUrl}/login`))
  })
  return { sent: true as const }
})
