// Finishes a sign-in with Google: checks Google's reply against the attempt, then goes on like any sign-in.
import * as calls from '@toron/contract/google.ts'
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { nameFrom } from '@toron/domain/account/name.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { Declined, type GoogleIdentity, NotValid, Unavailable } from '../../platform/identity/google.ts'
import { takeAttempt } from '../../platform/identity/google-attempts.ts'
import { googleJoinedLetter } from './letters.ts'
import { onSignInOf } from './on-sign-in.ts'
import { sendNotice } from './send-letter.ts'

export const finishGoogle = handleSlow(calls.finishGoogle, async (call) => {
  const { google, accounts, database, now, body, refuse } = call
  if (!google) return refuse('google-not-set-up')
  const attempt = await takeAttempt(database, body.state, now)
  if (!attempt) return refuse('google-not-valid')
  let profile: GoogleIdentity
  try {
    profile = await google.identityOf(attempt, body.state, body.answer)
  } catch (fault) {
    if (fault instanceof Declined) return refuse('google-declined')
    if (fault instanceof Unavailable) return refuse('google-away')
    if (fault instanceof NotValid) return refuse('google-not-valid')
    throw fault
  }
  if (!profile.emailVerified || profile.email === '') return refuse('google-email-unconfirmed')
  const name = nameFrom(profile.name)
  const { timeZone, ref, isAnonymous = false } = attempt
  const newcomer = {
    // The placeholder name of a student without one makes no referral code (product rule 3.16).
    codeFrom: name === anonymousName ? '' : name,
    ref: ref ?? undefined,
    isAnonymous,
    ...(profile.picture !== '' && { avatar: profile.picture }),
  }
  const onSignIn = onSignInOf(call, { timeZone, newcomer, device: call.device().name })
  const { token, userId, result, isJoined } = await accounts.signInByGoogle({ ...profile, name }, onSignIn)
  if (isJoined) {
    call.later(async () => {
      const owner = await accounts.findById(userId)
      // Without the name: a stranger may have made the account and chosen it.
      if (owner) await sendNotice(call, googleJoinedLetter({ ...owner, emailConfirmed: false }), owner)
    })
  }
  return { token, ...result }
})
