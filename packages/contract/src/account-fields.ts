// What a student tells of themself, and the rules of each field; the same wherever it is asked for.
import { z } from 'zod'

/** Code points, not UTF-16 units: an emoji is one character of a password (decision 17). */
const characters = (text: string) => [...text].length

export const email = z
  .string()
  .trim()
  .max(254, 'Enter an email address of at most 254 characters.')
  .pipe(z.email('Enter an email address such as name@example.com.'))
  .transform((address) => address.toLowerCase())

/** Control signs, and those that turn the direction of the text around them: a name must not rewrite the page. */
const unseenSigns = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

export const name = z
  .string()
  .transform((given) => given.replace(unseenSigns, '').trim())
  .pipe(
    z
      .string()
      .min(1, 'Enter your full name.')
      .refine((given) => characters(given) <= 80, 'Enter a name of at most 80 characters.'),
  )

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

/** The referral code of whoever sent the link; one that nobody has is passed over. */
export const ref = z.string().max(200, 'A referral code is shorter than this. Leave it out.')

/** Of a link that came by mail. */
export const linkToken = z.string().min(1).max(200)
