// The code that friends are invited with.
import { z } from 'zod'
import { route } from './route.ts'

/** Replaces the code by one of words instead of the name. The old code stops working; friends who came with it still count. */
export const renewCode = route({
  method: 'POST',
  path: '/api/referral/code',
  who: 'student',
  perMinute: 5,
  reply: z.strictObject({ referralCode: z.string() }),
  refusals: [],
})
