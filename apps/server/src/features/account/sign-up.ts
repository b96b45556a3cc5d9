// Creating an account by email: the identity first, then the student of the same id.
import { signUp } from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { enter } from './enter.ts'
import { afterReply, knownAddressLetter } from './letters.ts'
import { sendConfirmation } from './request-confirmation.ts'

export const signUpByEmail = handleSlow(signUp, async (call) => {
  const { accounts, mailer, publicUrl } = call
  const device = call.device()
  const { name, email, password, timeZone, ref, isAnonymous = false } = call.body
  if (!isTimeZone(timeZone)) return call.refuse('time-zone-unknown')
  if (await isCommonPassword(password)) return call.refuse('password-common')
  // A reply that got lost makes the browser ask again: whoever knows the password gets the same account.
  const signedIn =
    (await accounts.signUp({ name, email, password })) ??
    (await accounts.signIn({ email, password }, device.nameFor(email)))
  if (!signedIn) {
    afterReply(call, async () => {
      const holder = await accounts.findByEmail(email)
      if (holder) await mailer.send(knownAddressLetter(holder.email, holder.name, `${publicUrl}/login`))
    })
    return call.refuse('account-not-made')
  }
  device.remember(email)
  // A crash right here leaves an identity without a student; the next sign-in adds what is missing.
  const who = { id: signedIn.userId, name: signedIn.name, timeZone, ref, isAnonymous }
  const entered = await enter(call, who, device.name)
  if (!entered.me.emailConfirmed) afterReply(call, () => sendConfirmation(call, signedIn, email))
  return { token: signedIn.token, ...entered }
})
