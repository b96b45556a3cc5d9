// Changes the password of the student who is signed in.
import * as calls from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordChangedLetter } from './letters.ts'
import { sendNotice } from './send-letter.ts'

export const changePassword = handleSlow(calls.changePassword, async (call) => {
  const { accounts, student, token, body, refuse } = call
  if (await isCommonPassword(body.password)) return refuse('password-common')
  const proof = await accounts.prove(student.id, body.current)
  // The account may have changed since the password was checked.
  if (!proof || !(await accounts.changePassword(proof, body.password, token))) return refuse('password-wrong')
  const owner = await accounts.findById(student.id)
  if (!owner) throw new SignInRequired()
  call.later(() => sendNotice(call, passwordChangedLetter(owner), owner))
  return { changed: true as const }
})
