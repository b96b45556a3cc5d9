// The fields that a student fills in about themself, with the same rules wherever they are asked for.
import { cleanName, problemOfName } from '@toron/domain/account/name.ts'
import { z } from 'zod'
import { fieldProblems, longestEmail, longestPassword, shortestPassword } from './field-problems.ts'

/** Code points, not UTF-16 units: an emoji is one character of a password (decision 17). */
const characters = (text: string) => [...text].length

export const email = z
  .string()
  .trim()
  .max(longestEmail, fieldProblems.emailLong)
  .pipe(z.email(fieldProblems.email))
  .transform((address) => address.toLowerCase())

/** What others see; the rules are the same for every source of one (decision 67). */
export const name = z
  .string()
  .transform(cleanName)
  .superRefine((value, context) => {
    const message = problemOfName(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** A password that is being chosen. */
export const newPassword = z
  .string()
  .refine((password) => characters(password) >= shortestPassword, fieldProblems.passwordShort)
  .refine((password) => characters(password) <= longestPassword, fieldProblems.passwordLong)

/** A password entered to sign in, or to confirm a change. */
export const password = z
  .string()
  .min(1, fieldProblems.passwordEmpty)
  .refine((password) => characters(password) <= longestPassword, fieldProblems.passwordLong)

/** An IANA zone such as `Asia/Dhaka`; the server checks it against what it knows. */
export const timeZone = z.string().min(1).max(64)

/** The referral code of a link. A text that cannot be a code is ignored, like a code that does not exist. */
export const ref = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
  .optional()
  .catch(undefined)

/** Whether the student starts out anonymous on the boards; public by default. */
export const isAnonymous = z.boolean().optional()

/** The token of a link sent by mail. */
export const linkToken = z.string().min(1).max(200)
