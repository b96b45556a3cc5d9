// The audit of the statistics of questions: they must be what counting the log anew gives. It reads the whole log, so it is for
// the command, and no call of the server.
import type { Finding } from '@toron/contract/admin.ts'
import type { Database } from '../../platform/storage/database.ts'
import { transact } from '../../platform/storage/write.ts'
import { restoreAnswerCounts, wrongAnswerCounts } from '../learning/answer-counts.ts'

export const auditAnswerCounts = async (database: Database, repair: boolean): Promise<Finding[]> => {
  const wrong = await wrongAnswerCounts(database.reader)
  if (wrong.length > 0 && repair) {
    await transact(database, (trx) => restoreAnswerCounts(trx, database.dialect))
  }
  return wrong.map(({ questionId, version, is, shouldBe }) => ({
    kind: 'statistics' as const,
    studentId: '',
    field: `${questionId}, version ${version}`,
    is: `${is} first answers`,
    shouldBe: is === shouldBe ? `${shouldBe} with other options or rest scores` : `${shouldBe} first answers`,
    repaired: repair,
  }))
}
