// What a student may do with their own data: edit the profile, export everything, delete the account.
import { avatarNames } from '@toron/domain/avatar.ts'
import { z } from 'zod'
import { me } from './account.ts'
import { email, name, password, timeZone } from './account-fields.ts'
import { route } from './route.ts'

export const editProfile = route({
  method: 'PATCH',
  path: '/api/me',
  who: 'student',
  perMinute: 30,
  body: z.strictObject({
    displayName: name.optional(),
    avatar: z.enum(avatarNames).optional(),
    /** Empty for the device's. */
    chosenTimeZone: z.union([z.literal(''), timeZone]).optional(),
  }),
  reply: me,
  refusals: ['name-hidden', 'time-zone-unknown'],
})

/** Rows as stored: numbers, texts and nulls. */
const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

/**
 * Everything that is stored about the student. Times are epoch milliseconds. Only the mark of the address is left out, which
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
    /** Sent by mail and not opened yet. */
    links: rows,
    progress: rows,
    runs: rows,
    answers: rows,
    maths: rows,
    /** Of Tonight, and empty without a plan. */
    plan: rows,
    nights: rows,
    /** Why each answer of a night was asked for. */
    nightAnswers: rows,
    /** What is remembered of each objective, and which misconceptions were chosen. */
    memory: rows,
    ideas: rows,
    /** Questions put into Tonight. */
    wishes: rows,
    /** Papers that were sat, and what was chosen in them. */
    papers: rows,
    paperChoices: rows,
    ledger: rows,
    unlocks: rows,
    /** Where the student is in the books that were opened. */
    reading: rows,
    boards: rows,
    /** From where a friend's invitation was accepted, kept for a month: hashes of an address and of a device. */
    invitation: rows,
    /** Names of others that the student reported. What others reported is their data. */
    namesReported: rows,
    nameRulings: rows,
    /** What the student said is wrong with questions, and the words that came back about questions. */
    questionFlags: rows,
    questionNews: rows,
  }),
  refusals: ['paper-open'],
})

/**
 * Deletes the account and everything stored about the student, at once and irrevocably. A mark of the address stays for
 * twelve months if inviting the student was paid for (decision 64).
 */
export const deleteAccount = route({
  method: 'POST',
  path: '/api/account/deletion',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({
    /** The student's own, typed as a guard against a slip. */
    email,
    /** Required if the account has one. */
    password: password.optional(),
  }),
  reply: z.strictObject({ deleted: z.literal(true) }),
  refusals: ['email-differs', 'password-wrong', 'sign-in-again'],
})
