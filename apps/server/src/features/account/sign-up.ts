// Makes an account by email: the identity, its first session and the student of the same id, all of them or none.
import * as calls from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { isCommonPassword } from './common-passwords.ts'
import { knownAddressLetter } from './letters.ts'
import { onSignInOf } from './on-sign-in.ts'
import { sendConfirmation } from './request-confirmation.ts'
import { sendLetter } from './send-letter.ts'

export const signUp = handleSlow(calls.signUp, async (call) => {
  const { accounts, publicUrl } = call
  const device = call.device()
  const { name, email, password, timeZone, ref, isAnonymous = false } = call.body
  if (!isTimeZone(timeZone)) return call.refuse('time-zone-unknown')
  if (await isCommonPassword(password)) return call.refuse('password-common')
  const onSignIn = onSignInOf(call, { timeZone, newcomer: { ref, isAnonymous }, device: device.name })
  // The browser retries when a reply is lost: the right password then opens the account that was made.
  const signedIn =
    (await accounts.signUp({ name, email, password }, onSignIn)) ??
    (await accounts.signIn({ email, password }, device.nameFor(email), onSignIn))
  if (!signedIn) {
    call.later(async () => {
      const holder = await accounts.findByEmail(email)
      if (holder)
        await sendLetter(call, 'usual', email, () => knownAddressLetter(holder, `${publicUrl}/login`))
    })
    return call.refuse('account-not-made')
  }
  device.remember(email)
  call.later(async () => {
    const owner = await accounts.findById(signedIn.userId)
    if (owner) await sendConfirmation(call, owner)
  })
  return { token: signedIn.token, ...signedIn.result }
})
