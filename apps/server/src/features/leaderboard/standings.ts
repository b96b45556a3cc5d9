// Reading a board: who stands where. Every question is answered from an index and at most a few hundred counts, so it
// costs the same with a million students as with a thousand.
import { childrenOf, rangesAbove, topLevel } from '@toron/domain/leaderboard/rank-counts.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/storage/database.ts'
import { gathered } from '../../platform/storage/gathered.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** A number in the text of a query, not a parameter: the order of a board is an index of just these rows. */
const isOnBoard = sql<SqlBool>`minutes > 0`

/** The level on which a position is looked for first. Not the coarsest: ten years without a pause are 1,283 of its buckets. */
const firstLevel = topLevel - 1

/** How many stand on a board: each counted in one of a few coarse buckets. */
export const sizeOf = async (db: Kysely<Tables>, board: string): Promise<number> => {
  const buckets = await coarseBuckets(db, board)
  return buckets.reduce((total, { students }) => total + students, 0)
}

const coarseBuckets = (db: Kysely<Tables>, board: string) =>
  bucketsOf(db, { board, level: firstLevel, first: 0, last: Number.MAX_SAFE_INTEGER })

const bucketsOf = gathered<{ board: string; level: number; first: number; last: number }>({
  integers: ['level', 'first', 'last'],
})((db, value) =>
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

/** Where a student stands. */
export interface BoardStanding {
  readonly minutes: number
  /** The next higher minutes on the board and how many students have them; null for whoever is first. */
  readonly next: { readonly minutes: number; readonly students: number } | null
}

/** A student's standing on a board, or undefined before the first minute. */
export const standingOf = async (
  db: Kysely<Tables>,
  studentId: string,
  board: string,
): Promise<BoardStanding | undefined> => {
  const [row] = await ownAndNext(db, { studentId, board })
  if (!row) return undefined
  const { minutes, next, students } = row
  return { minutes, next: next === null || students === null ? null : { minutes: next, students } }
}

const ownAndNext = gathered<{ studentId: string; board: string }>()((db, value) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('boardTime as own')
        .select(['own.board', 'own.minutes'])
        .select((of) =>
          of
            .selectFrom('boardTime')
            .select('boardTime.minutes')
            .whereRef('boardTime.board', '=', 'own.board')
            .whereRef('boardTime.minutes', '>', 'own.minutes')
            .where(isOnBoard)
            .orderBy('boardTime.minutes')
            .limit(1)
            .as('next'),
        )
        .where('own.studentId', '=', value.studentId)
        .where('own.board', '=', value.board)
        .where(isOnBoard)
        .as('standing'),
    )
    .select(['standing.minutes', 'standing.next'])
    // Not a join: a PostgreSQL that has not yet counted its rows would read all of the board's for it.
    .select((of) =>
      of
        .selectFrom('boardCount')
        .select('boardCount.students')
        .whereRef('boardCount.board', '=', 'standing.board')
        .where('boardCount.level', '=', of.lit(0))
        .whereRef('boardCount.bucket', '=', 'standing.next')
        .as('students'),
    ),
)

/** The rank that so many minutes have: 1 + the students who have more (decision 19). */
export const rankOf = async (db: Kysely<Tables>, board: string, minutes: number): Promise<number> => {
  const [a, b, c, d] = rangesAbove(minutes)
  if (!a || !b || !c || !d) throw new Error('a board counts on four levels')
  const [row] = await studentsAbove(db, {
    board,
    above0: a.above,
    upTo0: a.upTo,
    above1: b.above,
    upTo1: b.upTo,
    above2: c.above,
    upTo2: c.upTo,
    above3: d.above,
    upTo3: d.upTo,
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

const studentsAbove = gathered<FourRanges>({
  integers: ['above0', 'upTo0', 'above1', 'upTo1', 'above2', 'upTo2', 'above3', 'upTo3'],
})((db, value) => {
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

/** The position of a student, 1 is the top; 1 as well for one who is not on the board. */
export const positionOf = async (db: Kysely<Tables>, studentId: string, board: string): Promise<number> => {
  const [own] = await ownAmongEquals(db, { studentId, board })
  return own ? (await rankOf(db, board, own.minutes)) + (own.before ?? 0) : 1
}

/** Counts entries of the index in which the board is ordered: of equals, those who were there first. */
const ownAmongEquals = gathered<{ studentId: string; board: string }>()((db, value) =>
  db
    .selectFrom('boardTime as own')
    .select('own.minutes')
    .select((of) =>
      of
        .selectFrom('boardTime as equal')
        .select((eb) => eb.fn.countAll<number>().as('students'))
        .whereRef('equal.board', '=', 'own.board')
        .whereRef('equal.minutes', '=', 'own.minutes')
        .where('equal.minutes', '>', of.lit(0))
        .where(
          sql<SqlBool>`("equal"."reachedAt", "equal"."studentId") < ("own"."reachedAt", "own"."studentId")`,
        )
        .as('before'),
    )
    .where('own.studentId', '=', value.studentId)
    .where('own.board', '=', value.board)
    .where(isOnBoard),
)

export interface BoardPosition {
  /** The minutes that whoever stands at this position has. */
  readonly minutes: number
  /** How many students with the same minutes stand before that position. */
  readonly skip: number
}

/** The first position: nobody has more minutes, so nothing must be looked up. */
export const top: BoardPosition = { minutes: Number.MAX_SAFE_INTEGER, skip: 0 }

/** Finds a position (1 is the top); undefined beyond the end. PostgreSQL walks by itself, in one trip (decision 55). */
export const placeAt = async (
  { dialect, reader }: Database,
  board: string,
  position: number,
): Promise<BoardPosition | undefined> => {
  if (dialect === 'sqlite') return walkTo(reader, board, position)
  const [place] = await walked(reader, { board, position })
  return place
}

/** Walks the counts down. What migration 0007 does on PostgreSQL is the same. */
const walkTo = async (
  db: Kysely<Tables>,
  board: string,
  position: number,
): Promise<BoardPosition | undefined> => {
  let skip = position - 1
  let buckets = await coarseBuckets(db, board)
  for (let level = firstLevel; ; level -= 1) {
    const found = buckets.find(({ students }) => {
      if (skip < students) return true
      skip -= students
      return false
    })
    if (!found) return undefined
    if (level === 0) return { minutes: found.bucket, skip }
    buckets = await bucketsOf(db, { board, level: level - 1, ...childrenOf(found.bucket) })
  }
}

const walked = gathered<{ board: string; position: number }>({ integers: ['position'] })(
  (db, { board, position }) =>
    db
      .selectFrom(sql<BoardPosition>`"placeAt"(${board}, ${position})`.as('place'))
      .select(['minutes', 'skip']),
)

/** So many students of a board from a place on: the most minutes first, and of equals whoever reached them first. */
export const standingsFrom = gathered<{ board: string; minutes: number; skip: number; limit: number }>({
  integers: ['minutes', 'skip', 'limit'],
})((db, value) =>
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
      'student.nameHidden',
    ])
    .orderBy('standing.minutes', 'desc')
    .orderBy('standing.reachedAt')
    .orderBy('standing.studentId'),
)
