// The code that friends are invited with.
import { z } from 'zod'
import { route } from './route.ts'

/** A new code, of words instead of the name. The old one ends; friends who came with it stay one's friends. */
export const renewCode = route({
  method: 'POST',
  path: '/api/referral/code',
  who: 'student',
  perMinute: 5,
  reply: z.strictObject({ referralCode: z.string() }),
  refusals: {},
})
