// Changing the password of an account that one is signed in to.
import { changePassword } from '@toron/contract/credentials.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordChangedLetter } from './letters.ts'
import { postNotice } from './post.ts'

export const changeOwnPassword = handleSlow(changePassword, async (call) => {
  const { accounts, student, token, body, refuse } = call
  if (await isCommonPassword(body.password)) return refuse('password-common')
  const proof = await accounts.prove(student.id, body.current)
  // Somebody else may have changed it meanwhile.
  if (!proof || !(await accounts.changePassword(proof, body.password, token))) return refuse('password-wrong')
  const owner = await accounts.findById(student.id)
  if (!owner) throw new SignInRequired()
  call.later(() => postNotice(call, passwordChangedLetter(owner), owner))
  return { changed: true as const }
})
