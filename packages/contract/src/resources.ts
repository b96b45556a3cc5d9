// The study resources: the shelf with its prices, buying from it, and where a student is in the books. The files themselves are streamed from
// /resources/{path} to students who have unlocked them.
import { lastPage, mostBookmarks } from '@toron/domain/resources/reading.ts'
import { z } from 'zod'
import { route } from './route.ts'

const path = z.string().min(1).max(200)

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
  body: z.strictObject({ path }),
  reply: z.strictObject({ balance: z.int().nonnegative(), unlockedFiles: z.array(z.string()) }),
  refusals: ['not-enough-skizies'],
})

const page = z.int().min(1).max(lastPage)

const reading = z.strictObject({
  path: z.string(),
  /** The page it was left at, on whichever device that was. */
  page,
  /** Pages, the first one first. */
  bookmarks: z.array(page).max(mostBookmarks),
})
export type Reading = z.output<typeof reading>

/** Where the student is in each book that was opened. */
export const readReading = route({
  method: 'GET',
  path: '/api/resources/reading',
  who: 'student',
  perMinute: 120,
  reply: z.strictObject({ books: z.array(reading) }),
  refusals: [],
})

/** Keeps the page at which an unlocked book was left. The last call that the server hears counts. */
export const savePlace = route({
  method: 'POST',
  path: '/api/resources/reading',
  who: 'student',
  perMinute: 60,
  body: z.strictObject({ path, page }),
  reply: reading,
  refusals: [],
})

/** Sets a bookmark in an unlocked book, or takes it away; saying it again changes nothing. */
export const setBookmark = route({
  method: 'POST',
  path: '/api/resources/bookmarks',
  who: 'student',
  perMinute: 60,
  body: z.strictObject({ path, page, isSet: z.boolean() }),
  reply: reading,
  refusals: ['enough-bookmarks'],
})
