// Reading a board: who stands where. Every question is answered from an index and at most a few hundred counts, so it
// costs the same with a million students as with a thousand.
import { childrenOf, rangesAbove, topLevel } from '@toron/domain/leaderboard/rank-counts.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** A number in the text of a query, not a parameter: the order of a board is an index of just these rows. */
const isOnBoard = sql<SqlBool>`minutes > 0`

/** How many students are on a board. */
export const boardTotal = async (db: Kysely<Tables>, board: string): Promise<number> =>
  (await totalOf(db, { board }))[0]?.students ?? 0

const totalOf = prepared<{ board: string }>()((db, { board }) =>
  db
    .selectFrom('boardCount')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('students'), eb.lit(0)).as('students'))
    .where('board', '=', board)
    .where('level', '=', topLevel),
)

/** A student's minutes on a board, or undefined before the first. */
export const minutesOf = async (
  db: Kysely<Tables>,
  studentId: string,
  board: string,
): Promise<number | undefined> => (await timeOf(db, { studentId, board }))[0]?.minutes

const timeOf = prepared<{ studentId: string; board: string }>()((db, value) =>
  db
    .selectFrom('boardTime')
    .select('minutes')
    .where('studentId', '=', value.studentId)
    .where('board', '=', value.board)
    .where(isOnBoard),
)

/** The rank that so many minutes have: 1 + the students who have more (decision 19). */
export const rankOf = async (db: Kysely<Tables>, board: string, minutes: number): Promise<number> => {
  const [a, b, c, d] = rangesAbove(minutes)
  if (!a || !b || !c || !d) throw new Error('a board counts on four levels')
  const [row] = await studentsAbove(db, {
    board,
    ...{ above0: a.above, upTo0: a.upTo, above1: b.above, upTo1: b.upTo },
    ...{ above2: c.above, upTo2: c.upTo, above3: d.above, upTo3: d.upTo },
  })
  return 1 + (row?.students ?? 0)
}

interface FourRanges {
  board: string
  above0: number
  upTo0: number
  above1: number
  upTo1: number
  above2: number
  upTo2: number
  above3: number
  upTo3: number
}

const studentsAbove = prepared<FourRanges>()((db, value) => {
  const within = (level: number, above: number, upTo: number) =>
    sql`select coalesce(sum(students), 0) as students from ${sql.table('boardCount')}
      where board = ${value.board} and level = ${sql.lit(level)} and bucket > ${above} and bucket <= ${upTo}`
  const parts = [
    within(0, value.above0, value.upTo0),
    within(1, value.above1, value.upTo1),
    within(2, value.above2, value.upTo2),
    within(3, value.above3, value.upTo3),
  ]
  return db
    .selectFrom(sql<{ students: number }>`(${sql.join(parts, sql` union all `)})`.as('above'))
    .select((eb) => eb.fn.sum<number>('above.students').as('students'))
})

/** The next higher minutes on a board and how many students have them, or undefined for whoever is first. */
export const nextAbove = async (
  db: Kysely<Tables>,
  board: string,
  minutes: number,
): Promise<{ readonly minutes: number; readonly students: number } | undefined> =>
  (await higher(db, { board, minutes }))[0]

const higher = prepared<{ board: string; minutes: number }>()((db, value) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('boardTime')
        .select(['board', 'minutes'])
        .where('board', '=', value.board)
        .where('minutes', '>', value.minutes)
        .where(isOnBoard)
        .orderBy('minutes')
        .limit(1)
        .as('next'),
    )
    .innerJoin('boardCount', (join) =>
      join
        .onRef('boardCount.board', '=', 'next.board')
        .on('boardCount.level', '=', (eb) => eb.lit(0))
        .onRef('boardCount.bucket', '=', 'next.minutes'),
    )
    .select(['next.minutes', 'boardCount.students']),
)

export interface Place {
  /** The minutes that whoever stands at this position has. */
  readonly minutes: number
  /** How many students with the same minutes stand before that position. */
  readonly skip: number
}

/** Where everybody looks first; nobody has more minutes, so nothing must be looked up. */
const top: Place = { minutes: Number.MAX_SAFE_INTEGER, skip: 0 }

/**
 * Finds a position (1 is the top) by walking the counts down; undefined beyond the end. One statement for all levels would
 * be fewer round trips, but neither database can be relied on to plan it well (decision 55).
 */
export const placeAt = async (
  db: Kysely<Tables>,
  board: string,
  position: number,
): Promise<Place | undefined> => {
  if (position === 1) return top
  let skip = position - 1
  let range = { first: 0, last: Number.MAX_SAFE_INTEGER }
  // From one below the coarsest: ten years without a pause are 1,283 of its buckets, and each level is a round trip.
  for (let level = topLevel - 1; ; level -= 1) {
    const buckets = await bucketsOf(db, { board, level, ...range })
    const found = buckets.find(({ students }) => {
      if (skip < students) return true
      skip -= students
      return false
    })
    if (!found) return undefined
    if (level === 0) return { minutes: found.bucket, skip }
    range = childrenOf(found.bucket)
  }
}

const bucketsOf = prepared<{ board: string; level: number; first: number; last: number }>()((db, value) =>
  db
    .selectFrom('boardCount')
    .select(['bucket', 'students'])
    .where('board', '=', value.board)
    .where('level', '=', value.level)
    .where('bucket', '>=', value.first)
    .where('bucket', '<=', value.last)
    .where('students', '>', 0)
    .orderBy('bucket', 'desc'),
)

/** So many students of a board from a place on: the most minutes first, and of equals whoever reached them first. */
export const standingsFrom = prepared<{ board: string; minutes: number; skip: number; limit: number }>()(
  (db, value) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('boardTime')
          .select(['studentId', 'minutes', 'reachedAt'])
          .where('board', '=', value.board)
          .where('minutes', '<=', value.minutes)
          .where(isOnBoard)
          .orderBy('minutes', 'desc')
          .orderBy('reachedAt')
          .orderBy('studentId')
          .limit(value.limit)
          .offset(value.skip)
          .as('standing'),
      )
      .innerJoin('student', 'student.id', 'standing.studentId')
      .select([
        'standing.studentId',
        'standing.minutes',
        'student.displayName',
        'student.avatar',
        'student.isAnonymous',
      ])
      .orderBy('standing.minutes', 'desc')
      .orderBy('standing.reachedAt')
      .orderBy('standing.studentId'),
)
