// Changing the password of an account that one is signed in to.
import { changePassword } from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { afterReply, passwordChangedLetter } from './letters.ts'

export const changeOwnPassword = handleSlow(changePassword, async (call) => {
  const { accounts, mailer, student, token, body, refuse } = call
  if (await isCommonPassword(body.password)) return refuse('password-common')
  if (!(await accounts.passwordHolds(student.id, body.current))) return refuse('password-wrong')
  const owner = await accounts.findById(student.id)
  if (!owner) throw new SignInRequired()
  await accounts.setPassword(student.id, body.password)
  await accounts.signOutEverywhere(student.id, token)
  afterReply(call, () => mailer.send(passwordChangedLetter(owner.email, owner.name)))
  return { changed: true as const }
})
