// Google's answer: checked against the attempt it belongs to, then the same as any sign-in.
import { finishGoogle } from '@toron/contract/google.ts'
import { anonymousName, nameFrom } from '@toron/domain/account/name.ts'
import { Away, Declined, type GoogleIdentity, NotValid } from '../../platform/google.ts'
import { handleSlow } from '../../platform/http.ts'
import { takeAttempt } from '../../platform/identity/google-attempts.ts'
import { entering } from './enter.ts'
import { googleJoinedLetter } from './letters.ts'
import { postNotice } from './post.ts'

export const finishWithGoogle = handleSlow(finishGoogle, async (call) => {
  const { google, accounts, database, now, body, refuse } = call
  if (!google) return refuse('google-not-set-up')
  const attempt = await takeAttempt(database, body.state, now)
  if (!attempt) return refuse('google-not-valid')
  let who: GoogleIdentity
  try {
    who = await google.identityOf(attempt, body.state, body.answer)
  } catch (fault) {
    if (fault instanceof Declined) return refuse('google-declined')
    if (fault instanceof Away) return refuse('google-away')
    if (fault instanceof NotValid) return refuse('google-not-valid')
    throw fault
  }
  if (!who.emailVerified || who.email === '') return refuse('google-email-unconfirmed')
  const name = nameFrom(who.name)
  const { timeZone, ref, isAnonymous = false } = attempt
  const newcomer = {
    // A name that nobody gave is not worth a code (product rule 3.16).
    codeFrom: name === anonymousName ? '' : name,
    ref: ref ?? undefined,
    isAnonymous,
    ...(who.picture !== '' && { avatar: who.picture }),
  }
  const enter = entering(call, { timeZone, newcomer, device: call.device().name })
  const { token, userId, entered, isJoined } = await accounts.signInByGoogle({ ...who, name }, enter)
  if (isJoined) {
    call.later(async () => {
      const owner = await accounts.findById(userId)
      // Without the name: whoever reads this may not have seen the account before.
      if (owner) await postNotice(call, googleJoinedLetter({ ...owner, emailConfirmed: false }), owner)
    })
  }
  return { token, ...entered }
})
