// Creating an account by email: the identity, its first session, and the student of the same id, together or not at all.
import { signUp } from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { entering } from './enter.ts'
import { knownAddressLetter } from './letters.ts'
import { post } from './post.ts'
import { sendConfirmation } from './request-confirmation.ts'

export const signUpByEmail = handleSlow(signUp, async (call) => {
  const { accounts, publicUrl } = call
  const device = call.device()
  const { name, email, password, timeZone, ref, isAnonymous = false } = call.body
  if (!isTimeZone(timeZone)) return call.refuse('time-zone-unknown')
  if (await isCommonPassword(password)) return call.refuse('password-common')
  const enter = entering(call, { timeZone, newcomer: { ref, isAnonymous }, device: device.name })
  // A reply that got lost makes the browser ask again: whoever knows the password gets the same account.
  const signedIn =
    (await accounts.signUp({ name, email, password }, enter)) ??
    (await accounts.signIn({ email, password }, device.nameFor(email), enter))
  if (!signedIn) {
    call.later(async () => {
      const holder = await accounts.findByEmail(email)
      if (holder) await post(call, 'usual', email, () => knownAddressLetter(holder, `${publicUrl}/login`))
    })
    return call.refuse('account-not-made')
  }
  device.remember(email)
  call.later(async () => {
    const owner = await accounts.findById(signedIn.userId)
    if (owner) await sendConfirmation(call, owner)
  })
  return { token: signedIn.token, ...signedIn.entered }
})
