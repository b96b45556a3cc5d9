// What opens an account and can be changed: the password, the email address, the sessions. Links come by mail; each opens
// once, and not for long.
import { z } from 'zod'
import { email, linkToken, newPassword, password } from './account-fields.ts'
import { route } from './route.ts'

const sent = z.strictObject({ sent: z.literal(true) })
const linkNotValid = 'This link has been used already or is too old. Ask for a new one.'
const passwordCommon = 'This password is on the lists that attackers try first. Choose another one.'
const lettersNotSent = 'This server cannot send letters. Ask whoever runs it, and try again later.'
const passwordWrong = 'This is not the password of your account. Check it and try again.'

/** A letter with a link to choose a new password. The answer is the same whether or not the address has an account. */
export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/account/password-resets',
  who: 'anyone',
  perMinute: 10,
  body: z.strictObject({ email }),
  reply: sent,
  refusals: { 'letters-not-sent': lettersNotSent },
})

/** Chooses a new password by such a link. Every session ends, because one of them may be why it was needed. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/account/password-resets/redeemed',
  who: 'anyone',
  perMinute: 20,
  body: z.strictObject({ link: linkToken, password: newPassword }),
  reply: z.strictObject({ email: z.string() }),
  refusals: { 'link-not-valid': linkNotValid, 'password-common': passwordCommon },
})

/** Every other session ends. */
export const changePassword = route({
  method: 'POST',
  path: '/api/account/password',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({ current: password, password: newPassword }),
  reply: z.strictObject({ changed: z.literal(true) }),
  refusals: { 'password-wrong': passwordWrong, 'password-common': passwordCommon },
})

/**
 * A letter to the new address with a link; the old one stands until it is opened, and Google is unlinked then. The answer is the same for an address
 * that has an account already.
 */
export const changeEmail = route({
  method: 'POST',
  path: '/api/account/email',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({ email, password }),
  reply: sent,
  refusals: { 'password-wrong': passwordWrong, 'letters-not-sent': lettersNotSent },
})

/** The letter that asks a student to confirm the address they have, once more. */
export const requestConfirmation = route({
  method: 'POST',
  path: '/api/account/email/confirmations',
  who: 'student',
  perMinute: 5,
  reply: sent,
  refusals: { 'letters-not-sent': lettersNotSent },
})

/** Opens the link of either letter: from then on the account has that address, and it is confirmed. */
export const confirmEmail = route({
  method: 'POST',
  path: '/api/account/email/confirmed',
  who: 'anyone',
  perMinute: 20,
  body: z.strictObject({ link: linkToken }),
  reply: z.strictObject({ email: z.string() }),
  refusals: {
    'link-not-valid': linkNotValid,
    // Only whoever reads the mail of the address hears this.
    'address-taken':
      'Another account has this address. Choose a new password for it to get in, delete it or give it another address, and open this link again.',
  },
})

/** Ends every session of the student, this one too. */
export const signOutEverywhere = route({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  who: 'student',
  perMinute: 10,
  reply: z.strictObject({ signedOut: z.literal(true) }),
  refusals: {},
})
