// What is a student's own to change, to take away, and to delete.
import { z } from 'zod'
import { me } from './account.ts'
import { email, name, password, timeZone } from './account-fields.ts'
import { route } from './route.ts'

/** The marks that a student may choose for themself; empty: the initial of their name. */
export const avatars = [
  '',
  'atom',
  'bird',
  'boat',
  'book',
  'fish',
  'flower',
  'leaf',
  'moon',
  'mountain',
  'rocket',
  'telescope',
] as const

export const editProfile = route({
  method: 'PATCH',
  path: '/api/me',
  who: 'student',
  perMinute: 30,
  body: z.strictObject({
    displayName: name.optional(),
    avatar: z.enum(avatars).optional(),
    /** Empty: the device's. */
    chosenTimeZone: z.union([z.literal(''), timeZone]).optional(),
  }),
  reply: me,
  refusals: {
    'name-hidden': 'Students reported this name, and others do not see it any more. Choose another one.',
    'time-zone-unknown': 'This time zone is not known. Send an IANA name such as Asia/Dhaka.',
  },
})

/** Rows as they are kept: numbers, texts and nothing. */
const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

/**
 * Everything that is kept about the student. Moments are epoch milliseconds. Left out is only the mark of the address, which
 * cannot be told from others (decision 64).
 */
export const exportAccount = route({
  method: 'GET',
  path: '/api/account/export',
  who: 'student',
  perMinute: 6,
  mayBeLarge: true,
  reply: z.strictObject({
    exportedAt: z.int(),
    me,
    createdAt: z.int(),
    badges: z.record(z.string(), z.number()),
    signsInBy: z.array(z.string()),
    sessions: rows,
    /** That were sent by mail and not opened yet. */
    links: rows,
    progress: rows,
    runs: rows,
    answers: rows,
    maths: rows,
    ledger: rows,
    unlocks: rows,
    boards: rows,
    /** Where a friend's invitation was taken up, for a month: hashes of an address and of a device. */
    invitation: rows,
    /** The names of others that they reported. What others reported is theirs. */
    namesReported: rows,
    nameRulings: rows,
  }),
  refusals: {},
})

/**
 * Deletes the account and everything kept about the student, at once and for good. A mark of the address stays for twelve
 * months if somebody was paid for inviting the student (decision 64).
 */
export const deleteAccount = route({
  method: 'POST',
  path: '/api/account/deletion',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({
    /** Their own, typed, so that it is no slip of the finger. */
    email,
    /** Of an account that has one. */
    password: password.optional(),
  }),
  reply: z.strictObject({ deleted: z.literal(true) }),
  refusals: {
    'email-differs': 'This is not the email address of this account. Type it as it stands above.',
    'password-wrong': 'This is not the password of your account. Check it and try again.',
    'sign-in-again':
      'Sign out, sign in with Google once more, and then delete the account within ten minutes.',
  },
})
