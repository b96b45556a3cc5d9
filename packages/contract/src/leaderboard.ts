// The boards of minutes, the tick that raises them, the packs that buy them, and who is shown by name.
// Names of anonymous students and ids of any student are in no reply.
import { z } from 'zod'
import { route } from './route.ts'

const month = z.string().regex(/^\d{4}-\d{2}$/)
const minutes = z.int().nonnegative()

const boardRow = z.strictObject({
  /** Students with equal minutes share a rank: 1, 2, 2, 4 (decision 19). */
  rank: z.int().positive(),
  displayName: z.string(),
  /** URL of a picture. The default means: draw the initial, or the mark of an anonymous student. */
  avatar: z.string(),
  isAnonymous: z.boolean(),
  minutes,
  isYou: z.boolean(),
})
export type BoardRow = z.output<typeof boardRow>

const yourRank = z.strictObject({
  rank: z.int().positive(),
  minutes,
  /** The next rank above, and how many minutes it is ahead. Null for the first. */
  next: z.strictObject({ rank: z.int().positive(), minutesAhead: z.int().positive() }).nullable(),
})

export const boardName = z.enum(['monthly', 'all-time'])
export type BoardName = z.output<typeof boardName>

/** Rows in one reply. */
export const boardPageSize = 50

/**
 * A page of a board with the caller's own rank. It begins at a position (1 is the top) or, for `from=you`, is the one of the
 * pages that begin at 1, 51, 101 … which has the caller.
 */
export const readBoard = route({
  method: 'GET',
  path: '/api/leaderboard/boards/:board',
  who: 'student',
  // Names of minors: enough to look around, little to copy a board by (decision 67).
  perMinute: 30,
  mayBeLarge: true,
  params: z.strictObject({ board: boardName }),
  query: z.strictObject({
    from: z
      .union(
        [z.literal('you'), z.coerce.number<string>().int().positive().max(1_000_000_000)],
        'from must be a whole number such as 51, or you.',
      )
      .optional(),
  }),
  reply: z.strictObject({
    /** The month that the monthly board counts now (decision 11). */
    lastResetMonth: month,
    /** Students on the board. */
    total: z.int().nonnegative(),
    /** The position of the first row. */
    from: z.int().positive(),
    rows: z.array(boardRow).max(boardPageSize),
    /** Null until the caller's first minute on this board. */
    you: yourRank.nullable(),
  }),
  refusals: [],
})

/** The first three of the month before; empty if its board was empty, and until it is final, minutes into the new month. */
export const readLastPodium = route({
  method: 'GET',
  path: '/api/leaderboard/last-podium',
  who: 'student',
  perMinute: 30,
  reply: z.strictObject({
    month,
    rows: z.array(boardRow).max(3),
    /** When the month is published, epoch milliseconds; null once it is. */
    publishedAt: z.int().nullable(),
  }),
  refusals: [],
})

/** One minute in front of a visible screen. The server's clock decides whether it counts (decision 12). */
export const tick = route({
  method: 'POST',
  path: '/api/leaderboard/tick',
  who: 'student',
  perMinute: 120,
  reply: z.strictObject({ counted: z.boolean() }),
  refusals: [],
})

export const setVisibility = route({
  method: 'POST',
  path: '/api/leaderboard/visibility',
  who: 'student',
  perMinute: 30,
  body: z.strictObject({ isAnonymous: z.boolean() }),
  reply: z.strictObject({ isAnonymous: z.boolean() }),
  refusals: [],
})

/**
 * Reports an offensive name by the row that showed it; the server finds whose it is. No reply says who reported it, and a
 * repeated report counts once.
 */
export const reportName = route({
  method: 'POST',
  path: '/api/leaderboard/name-reports',
  who: 'student',
  perMinute: 10,
  body: z.strictObject({
    board: z.enum(['monthly', 'all-time', 'last-month']),
    /** Position of the row, 1 at the top; an approximate one is enough. */
    position: z.int().positive().max(1_000_000_000),
    displayName: z.string().min(1).max(200),
  }),
  reply: z.strictObject({ reported: z.literal(true) }),
  refusals: ['name-not-there', 'enough-reports'],
})

/** Buys minutes. The same `requestId` again is the same purchase and costs nothing more. */
export const buyTime = route({
  method: 'POST',
  path: '/api/leaderboard/time-packs/:packId/purchases',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ packId: z.string().min(1).max(64) }),
  body: z.strictObject({ requestId: z.uuid() }),
  reply: z.strictObject({ balance: z.int().nonnegative(), monthlyTime: minutes, allTimeTime: minutes }),
  refusals: ['not-enough-skizies'],
})
