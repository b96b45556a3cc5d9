// A real server and phones on which anything may lie, for tests of what is sent to it.
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Database, openDatabase } from '../../../../../server/src/platform/storage/database.ts'
import { migrate } from '../../../../../server/src/platform/storage/migrate.ts'
import { expectBalancedBooks } from '../../../../../server/src/testing/books.ts'
import { aBankWith, aServer, type TestServer } from '../../../../../server/src/testing/builders.ts'
import { calm, type Person, Phone, type World } from './phone.ts'

export const motion = (number: number, option = 'A') => ({
  type: 'answer',
  topic: 'motion',
  questionId: `motion-${String(number).padStart(3, '0')}`,
  option,
  runId: null,
})

export const next = {
  type: 'next',
  topic: 'general_math_number',
  questionId: 'general_math_number-001',
  position: 0,
  total: 12,
}

const stateOf = (phone: Phone) => {
  const [tab] = phone.tabs
  if (!tab) throw new Error('the phone has no tab')
  return tab.state
}

export const entriesOn = (phone: Phone) => stateOf(phone).entries
export const returnedOn = (phone: Phone) => stateOf(phone).returned
/** What is said of actions that were not taken. */
export const refusedOn = (phone: Phone) => returnedOn(phone).flatMap(({ refusal }) => refusal ?? [])

/** Declares a server whose second question on enzymes has been withdrawn, with a student, both new in each test. */
export const useServer = () => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-trouble-'))
  let database: Database
  let server: TestServer
  let student: Person
  beforeAll(async () => {
    database = await openDatabase(`sqlite:${join(folder, 'trouble.db')}`)
    await migrate(database)
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    server = await aServer(database, aBankWith(3, 2))
    student = await server.aStudent()
  })
  return {
    server: () => server,
    student: () => student,
    /** A phone of the student on which these actions or entries lie, unsent. */
    aPhoneWith: async (actions: readonly unknown[], world: Partial<World> = {}): Promise<Phone> => {
      const phone = new Phone(student, { ...calm(server), ...world })
      await phone.restart(1)
      const files = await phone.files()
      for (const action of actions) {
        const isEntry = typeof action === 'object' && action !== null && 'hasWaited' in action
        await files.add('outbox', {
          student: student.id,
          ...(isEntry ? action : { hasWaited: true, action }),
        })
      }
      files.close()
      return phone
    },
    /** What the server knows of a student, whose books must balance. */
    booksOf: async ({ id }: Person) => {
      await expectBalancedBooks(database, id)
      const attempts = await database.reader
        .selectFrom('attempt')
        .select(['questionId', 'chosen', 'answeredAt', 'day'])
        .where('studentId', '=', id)
        .orderBy('sequence')
        .execute()
      const { skizies } = await database.reader
        .selectFrom('student')
        .select('skizies')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return {
        attempts,
        answers: attempts.map(({ questionId, chosen }) => `${questionId} ${chosen}`),
        skizies,
      }
    },
  }
}
