// What a student tells of themself, and the rules of each field; the same wherever it is asked for.
import { cleanName, problemOfName } from '@toron/domain/account/name.ts'
import { z } from 'zod'

/** Code points, not UTF-16 units: an emoji is one character of a password (decision 17). */
const characters = (text: string) => [...text].length

export const email = z
  .string()
  .trim()
  .max(254, 'Enter an email address of at most 254 characters.')
  .pipe(z.email('Enter an email address such as name@example.com.'))
  .transform((address) => address.toLowerCase())

/** What others see; the rules are the same for every source of one (decision 67). */
export const name = z
  .string()
  .transform(cleanName)
  .superRefine((given, context) => {
    const message = problemOfName(given)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** One that is being chosen. */
export const newPassword = z
  .string()
  .refine((password) => characters(password) >= 8, 'Use at least 8 characters.')
  .refine((password) => characters(password) <= 128, 'Use at most 128 characters.')

/** One that is being tried. */
export const password = z
  .string()
  .min(1, 'Enter your password.')
  .refine((password) => characters(password) <= 128, 'Use at most 128 characters.')

/** An IANA zone such as `Asia/Dhaka`; the server checks it against what it knows. */
export const timeZone = z.string().min(1).max(64)

/** The referral code of whoever sent the link. One that cannot be a code is passed over like one that nobody has. */
export const ref = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
  .optional()
  .catch(undefined)

/** Whether to be anonymous on the boards from the start; public, if not said. */
export const isAnonymous = z.boolean().optional()

/** Of a link that came by mail. */
export const linkToken = z.string().min(1).max(200)
