// What must hold after every experiment: nothing acknowledged is lost, nothing is counted twice, and all books agree.
import { auditAll } from '../apps/server/src/features/admin/audit-all.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { loadBank } from '../content/bank.ts'
import type { Walk } from './walkers.ts'

export interface Books {
  readonly acknowledged: number
  /** Acknowledged answers and purchases that the database does not have. */
  readonly lost: number
  /** Students whose books do not agree. */
  readonly unbalanced: number
}

/** By the run in hand of whoever bought them. */
const filesBought = async ({ reader }: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await reader
    .selectFrom('unlock')
    .innerJoin('progress', 'progress.studentId', 'unlock.studentId')
    .select((eb) => ['progress.runId', eb.fn.countAll<number>().as('files')])
    .groupBy('progress.runId')
    .execute()
  return new Map(rows.map(({ runId, files }) => [runId, Number(files)]))
}

export const checkBooks = async (databaseUrl: string, walks: readonly Walk[]): Promise<Books> => {
  const database = await openDatabase(databaseUrl)
  try {
    const rows = await database.reader
      .selectFrom('attempt')
      .select((eb) => ['sittingId', eb.fn.countAll<number>().as('answers')])
      .groupBy('sittingId')
      .execute()
    const stored = new Map(rows.map(({ sittingId, answers }) => [sittingId, Number(answers)]))
    const bought = await filesBought(database)
    let acknowledged = 0
    let lost = 0
    for (const { student, acknowledged: answered, unlocked } of walks) {
      acknowledged += answered + unlocked
      lost += Math.max(0, answered - (stored.get(student.runId) ?? 0))
      lost += Math.max(0, unlocked - (bought.get(student.runId) ?? 0))
    }
    const here = { boardTimeZone: 'Asia/Dhaka', random: Math.random, now: Date.now() }
    const books = { database, bank: loadBank(), ...here }
    const { findings } = await auditAll(books)
    if (findings.length > 0) console.error(findings.slice(0, 20))
    // Counts each student once, and each count of a board.
    const unbalanced = new Set(findings.map(({ studentId, field }) => studentId || field))
    return { acknowledged, lost, unbalanced: unbalanced.size }
  } finally {
    await database.close()
  }
}
