// Google's answer: checked against the attempt it belongs to, then the same as any sign-in.
import { finishGoogle } from '@toron/contract/google.ts'
import { anonymousName, nameFrom } from '@toron/domain/account/name.ts'
import { Away, Declined, type GoogleIdentity, NotValid } from '../../platform/google.ts'
import { handleSlow } from '../../platform/http.ts'
import { redeemLink } from '../../platform/links.ts'
import { enter } from './enter.ts'

export const finishWithGoogle = handleSlow(finishGoogle, async (call) => {
  const { google, accounts, database, now, body, refuse } = call
  if (!google) return refuse('google-not-set-up')
  const attempt = await redeemLink(database, 'google', body.state, now)
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
  const { userId: id } = await accounts.findOrAddByGoogle({ ...who, name })
  const token = await accounts.openSession(id)
  const { timeZone, ref, isAnonymous = false } = attempt
  const student = {
    id,
    name,
    // A name that nobody gave is not worth a code (product rule 3.16).
    codeFrom: name === anonymousName ? '' : name,
    timeZone,
    ref: ref ?? undefined,
    isAnonymous,
    ...(who.picture !== '' && { avatar: who.picture }),
  }
  return { token, ...(await enter(call, student, call.device().name)) }
})
