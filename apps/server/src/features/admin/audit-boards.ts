// The audit of the counts that ranks are read from: they must be what counting the minutes anew gives.
import type { Finding } from '@toron/contract/admin.ts'
import * as calls from '@toron/contract/admin.ts'
import { handle } from '../../platform/http/http.ts'
import type { Database } from '../../platform/storage/database.ts'
import { transact } from '../../platform/storage/write.ts'
import { everyBoard, restoreCounts, wrongCounts } from '../leaderboard/recount.ts'
import { findRings } from './rings.ts'

export const auditBoards = handle(calls.auditBoards, async ({ body, database, now }) => {
  const { checked, findings } = await auditCounts(database, body.repair)
  const rings = await findRings(database.reader, now)
  return { checked, findings: findings.slice(0, mostFindings), rings }
})

/** Every board, for the command as well. */
export const auditCounts = async (
  database: Database,
  repair: boolean,
): Promise<{ checked: number; findings: Finding[] }> => {
  const boards = await everyBoard(database.reader)
  const findings: Finding[] = []
  for (const board of boards) {
    const wrong = await wrongCounts(database.reader, board)
    if (wrong.length > 0 && repair) {
      await transact(database, (trx) => restoreCounts(trx, board))
    }
    findings.push(
      ...wrong.map(({ level, bucket, is, shouldBe }) => ({
        kind: 'board' as const,
        studentId: '',
        field: `${board}, level ${level}, bucket ${bucket}`,
        is: String(is),
        shouldBe: String(shouldBe),
        repaired: repair,
      })),
    )
  }
  return { checked: boards.length, findings }
}

/** A board that is wrong altogether would fill the screen. */
const mostFindings = 200
