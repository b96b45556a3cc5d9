// Fills a database with students who each have a session and an open run, as sign-up and opening a topic would.
import { randomUUID } from 'node:crypto'
import { addStudent } from '../apps/server/src/features/account/store.ts'
import { addRun } from '../apps/server/src/features/practice/store.ts'
import { type Database, migrate, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { transact } from '../apps/server/src/platform/storage/write.ts'
import { newRun } from '../packages/domain/src/practice/answer.ts'

export interface BenchStudent {
  readonly token: string
  readonly runId: string
}

/** @param topic the topic whose first run each student has open */
export const seed = async (databaseUrl: string, count: number, topic: string): Promise<BenchStudent[]> => {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const students: BenchStudent[] = []
  for (let index = 0; index < count; index += 1) students.push(await addOne(database, index, topic))
  await database.close()
  return students
}

const addOne = async (database: Database, index: number, topic: string): Promise<BenchStudent> => {
  const studentId = randomUUID()
  const token = randomUUID()
  const runId = randomUUID()
  const now = Date.now()
  const at = database.dialect === 'sqlite' ? new Date(now).toISOString() : new Date(now)
  const times = { createdAt: at, updatedAt: at }
  const emailVerified = database.dialect === 'sqlite' ? 0 : false
  await transact(database, async (trx) => {
    await trx
      .insertInto('user')
      .values({
        id: studentId,
        email: `student${index}@example.com`,
        ...{ name: `Student ${index}`, emailVerified, ...times },
      })
      .execute()
    const expiresAt = new Date(now + 86_400_000).toISOString()
    await trx
      .insertInto('session')
      .values({ token, userId: studentId, expiresAt, ...{ id: randomUUID(), ...times } })
      .execute()
    const student = { id: studentId, name: `Student ${index}`, timeZone: 'Asia/Dhaka' }
    await addStudent(trx, student, now, Math.random)
    await addRun(trx, { studentId, id: runId, topic, number: 1, ...newRun, startedAt: now })
  })
  return { token, runId }
}
