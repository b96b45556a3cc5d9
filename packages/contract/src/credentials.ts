// What opens an account: the password, the email address, the sessions. Links are sent by mail; each works once, for a
// limited time.
import { z } from 'zod'
import { email, linkToken, newPassword, password } from './account-fields.ts'
import { route } from './route.ts'

const sent = z.strictObject({ sent: z.literal(true) })

/** Sends a letter with a link for choosing a new password. The reply is the same whether or not the address has an account. */
export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/account/password-resets',
  who: 'anyone',
  perMinute: 10,
  body: z.strictObject({ email }),
  reply: sent,
  refusals: ['letters-not-sent'],
})

/** Sets a new password by such a link. Every session ends, because one of them may be the reason for the reset. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/account/password-resets/redeemed',
  who: 'anyone',
  perMinute: 20,
  body: z.strictObject({ link: linkToken, password: newPassword }),
  reply: z.strictObject({ email: z.string() }),
  refusals: ['link-not-valid', 'password-common'],
})

/** Changes the password and ends every other session. */
export const changePassword = route({
  method: 'POST',
  path: '/api/account/password',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({ current: password, password: newPassword }),
  reply: z.strictObject({ changed: z.literal(true) }),
  refusals: ['password-wrong', 'password-common'],
})

/**
 * Sends a letter with a link to the new address. The old address stands until the link is opened; then Google is unlinked.
 * The reply is the same for an address that already has an account.
 */
export const changeEmail = route({
  method: 'POST',
  path: '/api/account/email',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({ email, password }),
  reply: sent,
  refusals: ['password-wrong', 'letters-not-sent'],
})

/** Sends another letter that asks the student to confirm their address. */
export const requestConfirmation = route({
  method: 'POST',
  path: '/api/account/email/confirmations',
  who: 'student',
  perMinute: 5,
  reply: sent,
  refusals: ['letters-not-sent'],
})

/** Redeems the link of either letter: the account then has that address, confirmed. */
export const confirmEmail = route({
  method: 'POST',
  path: '/api/account/email/confirmed',
  who: 'anyone',
  perMinute: 20,
  body: z.strictObject({ link: linkToken }),
  reply: z.strictObject({ email: z.string() }),
  refusals: ['link-not-valid', 'address-taken'],
})

/** Ends every session of the student, including this one. */
export const signOutEverywhere = route({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  who: 'student',
  perMinute: 10,
  reply: z.strictObject({ signedOut: z.literal(true) }),
  refusals: [],
})
