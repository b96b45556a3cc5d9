// Ten thousand and one things that happen to a phone between a tap and the books: however it is cut off, closed and filled up,
// nothing that was done is lost, and nothing counts twice. OFFLINE_SESSIONS says how many; 60 by default. OFFLINE_SEED is that of
// the first one; 1 by default.
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../../../server/src/platform/storage/database.ts'
import { migrate } from '../../../../server/src/platform/storage/migrate.ts'
import { expectBalancedBooks } from '../../../../server/src/testing/books.ts'
import { aBankWith, aServer, type TestServer } from '../../../../server/src/testing/builders.ts'
import type { Action } from './actions.ts'
import type { Returned } from './device.ts'
import type { Person } from './testing/phone.ts'
import { type Done, Session, science } from './testing/session.ts'

const sessions = Number(process.env.OFFLINE_SESSIONS ?? 60)
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1)

/** The later version of the server has withdrawn two questions. */
const banks = [aBankWith(science), aBankWith(science, 3, 7)]
let database: Database
const folder = mkdtempSync(join(tmpdir(), 'toron-offline-'))

beforeAll(async () => {
  database = await openDatabase(`sqlite:${join(folder, 'sessions.db')}`)
  await migrate(database)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const attemptsOf = (studentId: string) =>
  database.reader
    .selectFrom('attempt')
    .select(['questionId', 'chosen', 'sequence', 'sittingId'])
    .where('studentId', '=', studentId)
    .orderBy('sequence')
    .execute()

const recordsOf = (studentId: string) =>
  database.reader
    .selectFrom('mathsRecord')
    .select(['questionId', 'marksEarned', 'shownOn'])
    .where('studentId', '=', studentId)
    .execute()

type Attempts = Awaited<ReturnType<typeof attemptsOf>>
type Records = Awaited<ReturnType<typeof recordsOf>>

/** Whether the books have what was done. */
const isCounted = (action: Action, attempts: Attempts, records: Records): boolean => {
  const own = attempts.filter(({ questionId }) => questionId === action.questionId)
  const record = records.find(({ questionId }) => questionId === action.questionId)
  switch (action.type) {
    case 'answer':
      return own.some(({ chosen }) => chosen === action.option)
    case 'try':
      return own.some(({ sittingId }) => sittingId === action.tryId)
    case 'shown':
      return Boolean(record?.shownOn)
    case 'marks':
      return record?.marksEarned === action.earned
    default:
      return own.length > 0
  }
}

const expectNothingLost = (
  done: readonly Done[],
  told: readonly Action[],
  attempts: Attempts,
  records: Records,
) => {
  for (const { action } of done) {
    const isTold = told.some(
      ({ type, questionId }) => type === action.type && questionId === action.questionId,
    )
    const isKnown = isTold || isCounted(action, attempts, records)
    expect(isKnown, `${JSON.stringify(action)} is neither counted nor told`).toBe(true)
  }
}

const expectNothingTwice = (done: readonly Done[], attempts: Attempts) => {
  const most = new Map<string, number>()
  for (const { action } of done) {
    const isAttempt = ['answer', 'try', 'next'].includes(action.type)
    // Two phones answer the same questions of science, where the first answer stands.
    const before = action.type === 'answer' ? 0 : (most.get(action.questionId) ?? 0)
    if (isAttempt) most.set(action.questionId, before + 1)
  }
  for (const [questionId, count] of Map.groupBy(attempts, (attempt) => attempt.questionId)) {
    expect(count.length, `attempts at ${questionId}`).toBeLessThanOrEqual(most.get(questionId) ?? 0)
  }
  const typed = new Set(done.flatMap(({ action }) => (action.type === 'try' ? [action.tryId] : [])))
  const tries = attempts.flatMap(({ sittingId }) => (typed.has(sittingId) ? [sittingId] : []))
  expect(new Set(tries).size).toBe(tries.length)
}

/** What a phone did in a topic came in the order of doing. */
const expectInOrder = ({ phones, done }: Session, attempts: Attempts) => {
  const counted = attempts.map(({ questionId }) => questionId)
  for (const [index, phone] of phones.entries()) {
    if (phone.wasFull) continue
    const own = done.filter((each) => each.phone === index && each.action.type === 'next')
    const order = own.map(({ action }) => counted.indexOf(action.questionId)).filter((place) => place >= 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
}

const expectRightBooks = async (session: Session, person: Person, returned: readonly Returned[]) => {
  const attempts = await attemptsOf(person.id)
  const refused = returned.flatMap(({ refusal, action }) => (refusal !== null && action ? [action] : []))
  const told = [...session.said, ...session.lost, ...refused]
  expectNothingLost(session.done, told, attempts, await recordsOf(person.id))
  expectNothingTwice(session.done, attempts)
  expectInOrder(session, attempts)
  await expectBalancedBooks(database, person.id, banks)
}

describe('offline sessions', () => {
  test('in seeded sessions nothing is lost, nothing counts twice, and what is not taken is said', async () => {
    let counted = 0
    let told = 0
    const servers = [await aServer(database, banks[0]), await aServer(database, banks[1])]
    const other = await (servers[0] as TestServer).aStudent({ name: 'Tahmid' })
    for (let seed = firstSeed; seed < firstSeed + sessions; seed += 1) {
      const session = new Session(seed, servers, (now) => vi.setSystemTime(now))
      const person = await session.begin()
      try {
        for (let step = 0; step < 25; step += 1) await session.step(other)
        await expectRightBooks(session, person, await session.settle())
      } catch (error) {
        throw new Error(`session ${seed}`, { cause: error })
      }
      counted += session.done.length
      told += session.said.length + session.lost.length
    }
    expect(await attemptsOf(other.id)).toEqual([])
    // The sessions are worth something: things were done, and some were lost or refused before the student's eyes.
    expect(counted).toBeGreaterThan(sessions * 10)
    expect(told).toBeGreaterThan(0)
  }, 3_600_000)
})
