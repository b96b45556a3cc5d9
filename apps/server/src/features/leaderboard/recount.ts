// Counting the students of a board anew, for the audit of the counts that ranks are read from.
import { bucketOf, levels } from '@toron/domain/leaderboard/rank-counts.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'

export const everyBoard = async (db: Kysely<Tables>): Promise<string[]> => {
  const rows = await db.selectFrom('boardTime').select('board').distinct().execute()
  return rows.map(({ board }) => board)
}

/** A count that is not what counting the minutes anew gives. */
export interface WrongCount {
  readonly level: number
  readonly bucket: number
  readonly is: number
  readonly shouldBe: number
}

export const wrongCounts = async (db: Kysely<Tables>, board: string): Promise<WrongCount[]> => {
  const counted = await countAnew(db, board)
  const kept = await db.selectFrom('boardCount').selectAll().where('board', '=', board).execute()
  const keptByKey = new Map(kept.map(({ level, bucket, students }) => [`${level} ${bucket}`, students]))
  return [...new Set([...counted.keys(), ...keptByKey.keys()])].flatMap((key) => {
    const is = keptByKey.get(key) ?? 0
    const shouldBe = counted.get(key) ?? 0
    const [level = 0, bucket = 0] = key.split(' ').map(Number)
    return is === shouldBe ? [] : [{ level, bucket, is, shouldBe }]
  })
}

/** Level and bucket → students. */
const countAnew = async (db: Kysely<Tables>, board: string): Promise<ReadonlyMap<string, number>> => {
  const values = await db
    .selectFrom('boardTime')
    .select((eb) => ['minutes', eb.fn.countAll<number>().as('students')])
    .where('board', '=', board)
    .where('minutes', '>', 0)
    .groupBy('minutes')
    .execute()
  const counted = new Map<string, number>()
  for (const { minutes, students } of values) {
    for (const level of levels) {
      const key = `${level} ${bucketOf(minutes, level)}`
      counted.set(key, (counted.get(key) ?? 0) + Number(students))
    }
  }
  return counted
}

/** Sets every wrong count of a board to what it should be. */
export const restoreCounts = async (trx: Transaction<Tables>, board: string): Promise<void> => {
  for (const { level, bucket, shouldBe: students } of await wrongCounts(trx, board)) {
    await trx
      .insertInto('boardCount')
      .values({ board, level, bucket, students })
      .onConflict((conflict) => conflict.columns(['board', 'level', 'bucket']).doUpdateSet({ students }))
      .execute()
  }
}
