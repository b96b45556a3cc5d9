// What must hold after every experiment: nothing acknowledged is lost, nothing is there twice, and all books agree.
import { auditCounts } from '../apps/server/src/features/admin/audit-boards.ts'
import { auditPage } from '../apps/server/src/features/admin/audit-students.ts'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import type { Walk } from './walkers.ts'

export interface Books {
  readonly acknowledged: number
  /** Acknowledged answers that the database does not have. */
  readonly lost: number
  /** Students whose books do not agree. */
  readonly unbalanced: number
}

export const checkBooks = async (databaseUrl: string, walks: readonly Walk[]): Promise<Books> => {
  const database = await openDatabase(databaseUrl)
  try {
    const rows = await database.reader
      .selectFrom('attempt')
      .select((eb) => ['runId', eb.fn.countAll<number>().as('answers')])
      .groupBy('runId')
      .execute()
    const kept = new Map(rows.map(({ runId, answers }) => [runId, Number(answers)]))
    let acknowledged = 0
    let lost = 0
    for (const { student, acknowledged: count } of walks) {
      acknowledged += count
      lost += Math.max(0, count - (kept.get(student.runId) ?? 0))
    }
    const unbalanced = new Set<string>()
    const books = { database, boardTimeZone: 'Asia/Dhaka', random: Math.random, now: Date.now() }
    for (let after: string | null = ''; after !== null; ) {
      const { findings, next } = await auditPage(books, after, false)
      for (const { studentId } of findings) unbalanced.add(studentId)
      after = next
    }
    const { findings } = await auditCounts(database, false)
    return { acknowledged, lost, unbalanced: unbalanced.size + findings.length }
  } finally {
    await database.close()
  }
}
