// Sign-up, sign-in, sign-out, and everything a student may read about themself in one call.

import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { z } from 'zod'
import { email, isAnonymous, name, newPassword, password, ref, timeZone } from './account-fields.ts'
import { route } from './route.ts'

export const signUpBody = z.strictObject({
  name,
  email,
  password: newPassword,
  timeZone,
  ref,
  isAnonymous,
})

export const signInBody = z.strictObject({ email, password, timeZone })

/** The user document of product rule 13.1, under exactly those names. Minutes are whole minutes. */
export const me = z.strictObject({
  /** The owner quotes it to name the account to whoever runs the server. */
  id: z.string(),
  displayName: z.string(),
  /** An administrator has hidden this name: others see 'Anonymous User' until the student chooses another. */
  nameHidden: z.boolean(),
  email: z.string(),
  /** Path or URL of a picture. The default (`/avatars/default.svg`) means: draw the initial. */
  avatar: z.string(),
  isAnonymous: z.boolean(),
  skizies: z.int().nonnegative(),
  referrals: z.int().nonnegative(),
  referralCode: z.string(),
  /** The code used at sign-up, whether or not it exists: the reply does not tell (decision 70). */
  referredBy: z.string(),
  timeSpent: z.int().nonnegative(),
  monthlyTime: z.int().nonnegative(),
  allTimeTime: z.int().nonnegative(),
  streak: z.int().nonnegative(),
  lastLoginDates: z.array(z.iso.date()).max(30),
  wasInactiveFor3Days: z.boolean(),
  unlockedFiles: z.array(z.string()),
  /** How many of the twelve badges are won. */
  badgesWon: z.int().nonnegative(),
  /** The IANA zone that the student's days are counted in. */
  timeZone: z.string(),
  /** A zone chosen by hand, in force from the next day that counts; empty for the device's (decision 75). */
  chosenTimeZone: z.string(),
  isAdministrator: z.boolean(),
  /** Whether the student has shown that mail to the address reaches them. */
  emailConfirmed: z.boolean(),
  /** False for an account opened by Google only. */
  hasPassword: z.boolean(),
})

export type Me = z.output<typeof me>

export const signedIn = z.strictObject({ token: z.string(), me, newBadges: z.array(z.enum(badgeIds)) })

export const signUp = route({
  method: 'POST',
  path: '/api/account/sign-up',
  who: 'anyone',
  perMinute: 30,
  body: signUpBody,
  reply: signedIn,
  refusals: ['account-not-made', 'password-common', 'time-zone-unknown'],
})

export const signIn = route({
  method: 'POST',
  path: '/api/account/sign-in',
  who: 'anyone',
  perMinute: 60,
  body: signInBody,
  reply: signedIn,
  refusals: ['wrong-credentials', 'time-zone-unknown'],
})

/** Revokes the session that made the call; the token is worthless afterwards. */
export const signOut = route({
  method: 'POST',
  path: '/api/account/sign-out',
  who: 'student',
  perMinute: 30,
  reply: z.strictObject({ signedOut: z.literal(true) }),
  refusals: [],
})

export const readMe = route({
  method: 'GET',
  path: '/api/me',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: me,
  refusals: [],
})

/** A student who is still signed in opens the app, which the streak counts as a sign-in. Idempotent within a day. */
export const checkIn = route({
  method: 'POST',
  path: '/api/account/check-in',
  who: 'student',
  perMinute: 60,
  body: z.strictObject({ timeZone }),
  reply: z.strictObject({ me, newBadges: z.array(z.enum(badgeIds)) }),
  refusals: ['time-zone-unknown'],
})
