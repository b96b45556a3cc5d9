// The tables of the boards: minutes per student and month, and beside them the counts that ranks are read from.
// Both change together, in one transaction, so that a rank never disagrees with the minutes for long enough to be seen.
import { allTime } from '@toron/domain/calendar.ts'
import { changesFor, changesOfAll } from '@toron/domain/leaderboard/rank-counts.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export interface Addition {
  readonly studentId: string
  readonly minutes: number
  /** For minutes that a tick counted: when the student's next tick is due. Bought minutes have none. */
  readonly dueAt?: number
}

export interface Times {
  readonly monthly: number
  readonly allTime: number
}

type Minutes = Pick<Selectable<Tables['boardTime']>, 'board' | 'minutes'>

/** What the rows of one student say. */
const timesIn = (rows: readonly Minutes[], month: string): Times => {
  const on = (name: string) => rows.find(({ board }) => board === name)?.minutes ?? 0
  return { monthly: on(month), allTime: on(allTime) }
}

/**
 * Adds minutes to this month's board and to the all-time one, each student at most once in the list.
 * Returns everyone's new minutes, a row for each student and board. @param now epoch milliseconds
 */
export const addMinutes = async (
  trx: Transaction<Tables>,
  month: string,
  additions: readonly Addition[],
  now: number,
): Promise<readonly (Minutes & { readonly studentId: string })[]> => {
  if (additions.length === 0) return []
  // In one order everywhere, and first the row that a tick has locked already, so that two transactions never wait for each other.
  const sorted = additions.toSorted((a, b) => (a.studentId < b.studentId ? -1 : 1))
  const rows = sorted.flatMap(({ studentId, minutes, dueAt }) => {
    const spent = dueAt === undefined ? 0 : minutes
    return [
      [studentId, allTime, minutes, spent, now, dueAt ?? 0],
      [studentId, month, minutes, spent, now, 0],
    ]
  })
  const raised = await raise(trx, { rows: JSON.stringify(rows) })

  const added = new Map(additions.map(({ studentId, minutes }) => [studentId, minutes]))
  const changed = [month, allTime].toSorted().flatMap((board) => {
    const moves = raised
      .filter((row) => row.board === board)
      .map(({ studentId, minutes }) => {
        const before = minutes - (added.get(studentId) ?? 0)
        return [before === 0 ? null : before, minutes] as const
      })
    return changesOfAll(moves).map(({ level, bucket, students }) => [board, level, bucket, students])
  })
  if (changed.length > 0) await count(trx, { rows: JSON.stringify(changed) })
  return raised
}

const noMinutes = { minutes: 0, spent: 0, reachedAt: 0, dueAt: 0 }

/** Adds the row that counts a new student's minutes. It is on no board yet. */
export const addClock = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await trx
    .insertInto('boardTime')
    .values({ studentId, board: allTime, ...noMinutes })
    .execute()
}

/** A student's minutes on both boards at one moment: ticks go on while a purchase is answered. */
export const timesOf = async (trx: Transaction<Tables>, studentId: string, month: string): Promise<Times> =>
  timesIn(await bothTimes(trx, { studentId, month }), month)

const bothTimes = gathered<{ studentId: string; month: string }>()((db, { studentId, month }) =>
  db
    .selectFrom('boardTime')
    .select(['board', 'minutes'])
    .where('studentId', '=', studentId)
    .where('board', 'in', [month, allTime]),
)

/** The student's minutes of every month and of all time, and those spent in front of the app. */
export const minutesOf = (db: Kysely<Tables>, studentId: string) => everyMinutes(db, { studentId })

const everyMinutes = gathered<{ studentId: string }>()((db, { studentId }) =>
  db
    .selectFrom('boardTime')
    .select(['board', 'minutes', 'spent'])
    .where('studentId', '=', studentId)
    .orderBy('board'),
)

/** Sets a student's minutes on a board to what a repair has added up. */
export const restoreMinutes = async (
  trx: Transaction<Tables>,
  studentId: string,
  board: string,
  minutes: number,
): Promise<void> => {
  await trx
    .insertInto('boardTime')
    .values({ studentId, board, ...noMinutes, minutes })
    .onConflict((conflict) => conflict.columns(['studentId', 'board']).doUpdateSet({ minutes }))
    .execute()
}

/** Takes a student, whose lock is held, out of the counts of every board; their minutes go with their row. */
export const leaveBoards = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  const standings = await trx
    .selectFrom('boardTime')
    .select(['board', 'minutes'])
    .where('studentId', '=', studentId)
    .where('minutes', '>', 0)
    .orderBy('board')
    .execute()
  const changed = standings.flatMap(({ board, minutes }) =>
    changesFor(null, minutes).map(({ level, bucket, students }) => [board, level, bucket, -students]),
  )
  if (changed.length > 0) await count(trx, { rows: JSON.stringify(changed) })
  await trx.deleteFrom('boardTime').where('studentId', '=', studentId).execute()
}

const raise = prepared<{ rows: string }>()((db, { rows }, { rowsOf }) =>
  db
    .insertInto('boardTime')
    .columns(['studentId', 'board', 'minutes', 'spent', 'reachedAt', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom(
          rowsOf<Selectable<Tables['boardTime']>>(rows, {
            studentId: 'text',
            board: 'text',
            minutes: 'integer',
            spent: 'integer',
            reachedAt: 'integer',
            dueAt: 'integer',
          }).as('given'),
        )
        .selectAll('given')
        // SQLite would otherwise read ON CONFLICT as part of a join.
        .where((on) => on.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['studentId', 'board']).doUpdateSet((eb) => ({
        minutes: eb('boardTime.minutes', '+', eb.ref('excluded.minutes')),
        spent: eb('boardTime.spent', '+', eb.ref('excluded.spent')),
        reachedAt: eb.ref('excluded.reachedAt'),
        dueAt: eb
          .case()
          .when('excluded.spent', '>', 0)
          .then(eb.ref('excluded.dueAt'))
          .else(eb.ref('boardTime.dueAt'))
          .end(),
      })),
    )
    .returning(['studentId', 'board', 'minutes']),
)

const count = prepared<{ rows: string }>()((db, { rows }, { rowsOf }) =>
  db
    .insertInto('boardCount')
    .columns(['board', 'level', 'bucket', 'students'])
    .expression((eb) =>
      eb
        .selectFrom(
          rowsOf<Selectable<Tables['boardCount']>>(rows, {
            board: 'text',
            level: 'integer',
            bucket: 'integer',
            students: 'integer',
          }).as('given'),
        )
        .selectAll('given')
        .where((on) => on.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['board', 'level', 'bucket']).doUpdateSet((eb) => ({
        students: eb('boardCount.students', '+', eb.ref('excluded.students')),
      })),
    ),
)
