// The study resources: the shelf with its prices, and buying from it. The files themselves are streamed from
// /resources/{path} to students who have unlocked them.
import { z } from 'zod'
import { route } from './route.ts'

const resource = z.strictObject({
  /** Identifies the file permanently: `english/reading-comprehension-and-summary.pdf`. */
  path: z.string(),
  name: z.string(),
  type: z.literal('PDF'),
  /** Skizies. */
  price: z.int().positive(),
})
export type Resource = z.output<typeof resource>

const resourceGroup = z.strictObject({ key: z.string(), name: z.string(), resources: z.array(resource) })
export type ResourceGroup = z.output<typeof resourceGroup>

/** The shelf, the same for everyone; the user document says which files the student owns (`unlockedFiles`). */
export const readShelf = route({
  method: 'GET',
  path: '/api/resources',
  who: 'anyone',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({ groups: z.array(resourceGroup) }),
  refusals: [],
})

/** Buys a resource permanently: repeating the call returns the same and costs nothing more. */
export const unlockResource = route({
  method: 'POST',
  path: '/api/resources/unlocks',
  who: 'student',
  perMinute: 120,
  body: z.strictObject({ path: z.string().min(1).max(200) }),
  reply: z.strictObject({ balance: z.int().nonnegative(), unlockedFiles: z.array(z.string()) }),
  refusals: ['not-enough-skizies'],
})
