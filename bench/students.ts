// Fills a database with students who each have a session and an open run, as sign-up and opening a topic would.
import { beginRun } from '../apps/server/src/features/practice/store.ts'
import { type Database, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { newId } from '../apps/server/src/platform/storage/new-id.ts'
import { transact } from '../apps/server/src/platform/storage/write.ts'
import { addSignedInStudent } from '../apps/server/src/testing/students.ts'
import { type BankTopic, loadBank } from '../content/bank.ts'

export interface BenchStudent {
  readonly token: string
  readonly runId: string
}

/** @param topic the topic whose first run each student has open */
export const seed = async (databaseUrl: string, count: number, topic: string): Promise<BenchStudent[]> => {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const opened = loadBank().topic(topic)
  if (!opened) throw new Error(`the bank has no topic ${topic}`)
  const students: BenchStudent[] = []
  for (let index = 0; index < count; index += 1) students.push(await addOne(database, index, opened))
  await database.close()
  return students
}

const addOne = async (database: Database, index: number, topic: BankTopic): Promise<BenchStudent> => {
  const runId = newId()
  const now = Date.now()
  const newStudent = {
    name: `Student ${index}`,
    timeZone: 'Asia/Dhaka',
    now,
    sessionEnds: now + 90 * 86_400_000,
  }
  return transact(database, async (trx) => {
    const { id: studentId, token } = await addSignedInStudent(trx, database.dialect, newStudent)
    await beginRun(trx, studentId, topic, { id: runId, startedAt: now })
    return { token, runId }
  })
}
