// The audit of the counts that ranks are read from: they must be what counting the minutes anew gives.
import { auditBoards, type Finding } from '@toron/contract/admin.ts'
import { bucketOf, levels } from '@toron/domain/leaderboard/rank-counts.ts'
import type { Kysely } from 'kysely'
import { handle } from '../../platform/http.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { transact } from '../../platform/storage/write.ts'
import { findRings } from './rings.ts'

export const auditAllBoards = handle(auditBoards, async ({ body, database, now }) => {
  const { checked, findings } = await auditCounts(database, body.repair)
  const rings = await findRings(database.reader, now)
  return { checked, findings: findings.slice(0, mostFindings), rings }
})

/** Every board, for the command as well. */
export const auditCounts = async (
  database: Database,
  isToRepair: boolean,
): Promise<{ checked: number; findings: Finding[] }> => {
  const boards = await database.reader.selectFrom('boardTime').select('board').distinct().execute()
  const findings: Finding[] = []
  for (const { board } of boards) {
    const wrong = await wrongCounts(database.reader, board)
    if (wrong.length > 0 && isToRepair) {
      await transact(database, async (trx) => {
        for (const { level, bucket, shouldBe } of await wrongCounts(trx, board)) {
          await setCount(trx, { board, level, bucket, students: shouldBe })
        }
      })
    }
    findings.push(
      ...wrong.map(({ level, bucket, is, shouldBe }) => ({
        kind: 'board' as const,
        studentId: '',
        field: `${board}, level ${level}, bucket ${bucket}`,
        is: String(is),
        shouldBe: String(shouldBe),
        repaired: isToRepair,
      })),
    )
  }
  return { checked: boards.length, findings }
}

/** A board that is wrong altogether would fill the screen. */
const mostFindings = 200

const wrongCounts = async (db: Kysely<Tables>, board: string) => {
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
  const kept = await db.selectFrom('boardCount').selectAll().where('board', '=', board).execute()
  const keptByKey = new Map(kept.map(({ level, bucket, students }) => [`${level} ${bucket}`, students]))
  return [...new Set([...counted.keys(), ...keptByKey.keys()])].flatMap((key) => {
    const is = keptByKey.get(key) ?? 0
    const shouldBe = counted.get(key) ?? 0
    const [level = 0, bucket = 0] = key.split(' ').map(Number)
    return is === shouldBe ? [] : [{ level, bucket, is, shouldBe }]
  })
}

const setCount = async (
  db: Kysely<Tables>,
  count: { board: string; level: number; bucket: number; students: number },
) => {
  await db
    .insertInto('boardCount')
    .values(count)
    .onConflict((conflict) =>
      conflict.columns(['board', 'level', 'bucket']).doUpdateSet({ students: count.students }),
    )
    .execute()
}
