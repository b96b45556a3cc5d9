// The study resources: what there is, what it costs, and buying it. The files themselves are streamed from
// /resources/{path} to whoever has unlocked them.
import { z } from 'zod'
import { route } from './route.ts'

const resource = z.strictObject({
  /** Names the file for ever: `english/reading-comprehension-and-summary.pdf`. */
  path: z.string(),
  name: z.string(),
  type: z.literal('PDF'),
  /** Skizies. */
  price: z.int().positive(),
})
export type Resource = z.output<typeof resource>

const resourceGroup = z.strictObject({ key: z.string(), name: z.string(), resources: z.array(resource) })
export type ResourceGroup = z.output<typeof resourceGroup>

/** The shelf, the same for everybody; which files are one's own says the user document (`unlockedFiles`). */
export const readShelf = route({
  method: 'GET',
  path: '/api/resources',
  who: 'anyone',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({ groups: z.array(resourceGroup) }),
  refusals: {},
})

/** Buys a resource, once for ever: asking again answers the same and costs nothing more. */
export const unlockResource = route({
  method: 'POST',
  path: '/api/resources/unlocks',
  who: 'student',
  perMinute: 120,
  body: z.strictObject({ path: z.string().min(1).max(200) }),
  reply: z.strictObject({ balance: z.int().nonnegative(), unlockedFiles: z.array(z.string()) }),
  refusals: { 'not-enough-skizies': 'Not enough Skizies!' },
})
