// Sign-up, sign-in, sign-out, and everything a student may read about themself in one call.
import { z } from 'zod'
import { email, isAnonymous, name, newPassword, password, ref, timeZone } from './account-fields.ts'
import { badgeId } from './badge.ts'
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
  /** By which its owner names the account to whoever runs the server. */
  id: z.string(),
  displayName: z.string(),
  /** An administrator has hidden this name: others see 'Anonymous User' until the student chooses another one. */
  nameHidden: z.boolean(),
  email: z.string(),
  /** A path or an address of a picture. The default one (`/avatars/default.svg`) stands for: draw the initial. */
  avatar: z.string(),
  isAnonymous: z.boolean(),
  skizies: z.int().nonnegative(),
  referrals: z.int().nonnegative(),
  referralCode: z.string(),
  /** The code that came with the sign-up. That somebody has it does not show (decision 70). */
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
  /** A zone chosen by hand, in force from the next day that counts; empty: the device's (decision 75). */
  chosenTimeZone: z.string(),
  isAdministrator: z.boolean(),
  /** Whether whoever has this account has shown that mail to the address reaches them. */
  emailConfirmed: z.boolean(),
  /** False for an account that is opened by Google only. */
  hasPassword: z.boolean(),
})

export type Me = z.output<typeof me>

export const signedIn = z.strictObject({ token: z.string(), me, newBadges: z.array(badgeId) })

export const signUp = route({
  method: 'POST',
  path: '/api/account/sign-up',
  who: 'anyone',
  perMinute: 30,
  body: signUpBody,
  reply: signedIn,
  refusals: {
    // Says neither that the address has an account nor that it has none (decision 17); its owner gets a letter.
    'account-not-made':
      'No account could be made with these details. If you have been here before, sign in or reset your password.',
    'password-common': 'This password is on the lists that attackers try first. Choose another one.',
    'time-zone-unknown': 'This time zone is not known. Send an IANA name such as Asia/Dhaka.',
  },
})

export const signIn = route({
  method: 'POST',
  path: '/api/account/sign-in',
  who: 'anyone',
  perMinute: 60,
  body: signInBody,
  reply: signedIn,
  refusals: {
    'wrong-credentials': 'This email address and password do not belong together. Check both and try again.',
    'time-zone-unknown': 'This time zone is not known. Send an IANA name such as Asia/Dhaka.',
  },
})

/** Revokes the session that made the call; the token is worthless afterwards. */
export const signOut = route({
  method: 'POST',
  path: '/api/account/sign-out',
  who: 'student',
  perMinute: 30,
  reply: z.strictObject({ signedOut: z.literal(true) }),
  refusals: {},
})

export const readMe = route({
  method: 'GET',
  path: '/api/me',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: me,
  refusals: {},
})

/** A student who is still signed in opens the app: for the streak that is a sign-in. Once a day or often, the same. */
export const checkIn = route({
  method: 'POST',
  path: '/api/account/check-in',
  who: 'student',
  perMinute: 60,
  body: z.strictObject({ timeZone }),
  reply: z.strictObject({ me, newBadges: z.array(badgeId) }),
  refusals: {
    'time-zone-unknown': 'This time zone is not known. Send an IANA name such as Asia/Dhaka.',
  },
})
