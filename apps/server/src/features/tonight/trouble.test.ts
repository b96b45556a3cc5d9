// Nights that something gets in the way of: midnight, other zones, clocks, withheld and vanished questions, a new bank. Whatever
// comes, nothing pays twice and memory is what the log makes of it.
import { checkIn, readMe } from '@toron/contract/account.ts'
import { auditStudents } from '@toron/contract/admin.ts'
import { answerTonight, readMap, readTonight, savePlan } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { answerNext, aPlanner, aTonightBank, biology, nightOf, physics } from '../../testing/tonight.ts'

const minute = 60_000
const midnight = Date.parse('2026-11-22T00:00:00+06:00')

/** Expects that ledger = balance and that memory, ideas and progress are what the log makes of them. */
const expectSoundBooks = async (server: TestServer, database: Database, id: string) => {
  await expectBalancedBooks(database, id)
  const { token, id: administrator } = await server.aStudent()
  await database.writer
    .updateTable('student')
    .set({ isAdministrator: 1 })
    .where('id', '=', administrator)
    .execute()
  expect((await server.client.call(auditStudents, { token, body: { repair: false } })).findings).toEqual([])
}

const codeOf = async ({ client }: TestServer, token: string, questionId: string) =>
  (await client.refused(answerTonight, { token, body: { questionId, option: 'A' } })).error.code

describe('a night at midnight', () => {
  eachDatabase((fresh) => {
    test('that was begun goes on past midnight while its answers are less than an hour apart, and pays by the day of each', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      server.setClock(midnight - 10 * minute)
      await answerNext(server, token, 'A', 'C')
      server.setClock(midnight + 40 * minute)
      expect(await nightOf(server, token)).toMatchObject({ day: '2026-11-21', done: [{}, {}] })
      const { night, balance } = await answerNext(server, token, 'A')
      expect([night.day, night.done.length, balance]).toEqual(['2026-11-21', 3, 20])
      server.setClock(midnight + 101 * minute)
      expect(await nightOf(server, token)).toMatchObject({ day: '2026-11-22', done: [] })
      await expectSoundBooks(server, database, id)
    })

    test('that is finished gives way to the next one at once', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await aPlanner(server)
      server.setClock(midnight - minute)
      await answerNext(server, token, ...Array<'A'>(10).fill('A'))
      server.setClock(midnight + minute)
      const night = await nightOf(server, token)
      expect([night.day, night.done.length, night.left.length]).toEqual(['2026-11-22', 0, 10])
    })

    test('an answer that was on its way at midnight counts for the night that it left, unless the next one has begun', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await server.aStudent()
      server.setClock(midnight - minute)
      // Physics is examined on this day, so only this night asks it.
      const subjects = [{ ...physics, exam: '2026-11-21' }, biology]
      await server.client.call(savePlan, { token, body: { subjects, minutes: 10 } })
      const [late = '', later = ''] = (await nightOf(server, token)).left.map(({ questionId }) => questionId)
      server.setClock(midnight + minute)
      const body = { questionId: late, option: 'A' as const }
      const first = await server.client.call(answerTonight, { token, body })
      expect([first.night.day, first.night.done.length, first.balance]).toEqual(['2026-11-21', 1, 10])
      expect(first.night.left[0]?.questionId).toBe(later)
      // After an hour it is another night, and once that has begun the old one is over.
      server.setClock(midnight + 62 * minute)
      const { night } = await answerNext(server, token, 'A')
      expect(night.day).toBe('2026-11-22')
      expect(await codeOf(server, token, later)).toBe('not-tonight')
      const again = await server.client.call(answerTonight, { token, body })
      expect([again.answer, again.balance]).toEqual([first.answer, 20])
      await expectSoundBooks(server, database, id)
    })

    test('in the morning yesterday’s queue is refused, and nothing is lost', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      const before = await nightOf(server, token)
      await answerNext(server, token, 'A', 'A', 'A')
      server.setClock(midnight + 8 * 60 * minute)
      const { left } = await nightOf(server, token)
      const [gone] = before.left
        .slice(3)
        .filter(({ questionId }) => left.every((one) => one.questionId !== questionId))
      const [answered] = before.left
      // What was answered yesterday has its verdict; what is in neither night has none.
      const again = await server.client.call(answerTonight, {
        token,
        body: { questionId: answered?.questionId ?? '', option: 'A' },
      })
      expect([again.balance, again.night.done.length]).toEqual([30, 0])
      expect(await codeOf(server, token, gone?.questionId ?? 'enzymes-001')).toBe('not-tonight')
      await expectSoundBooks(server, database, id)
    })
  })
})

describe('a night and its days', () => {
  eachDatabase((fresh) => {
    test('after a flight to the west it is yesterday’s night again, which pays nothing twice', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      server.setClock(midnight + 5 * 60 * minute)
      const { night } = await answerNext(server, token, 'A', 'B', 'A')
      expect(night.day).toBe('2026-11-22')
      await server.client.call(checkIn, { token, body: { timeZone: 'Asia/Dhaka' } })
      await database.writer
        .updateTable('student')
        .set({ timeZone: 'America/New_York' })
        .where('id', '=', id)
        .execute()
      const west = await nightOf(server, token)
      expect([west.day, west.done]).toEqual(['2026-11-21', []])
      const before = (await server.client.call(readMe, { token })).skizies
      const { balance } = await answerNext(server, token, 'A')
      expect(balance - before).toBe(10)
      await expectSoundBooks(server, database, id)
    })

    test('a clock put back by three days makes a night like any other, and forward again the old one stands', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      const { night } = await answerNext(server, token, 'C', 'A')
      server.setClock(noon - 3 * day)
      expect((await answerNext(server, token, 'A', 'B')).night).toMatchObject({
        day: '2026-11-18',
        done: [{}, {}],
      })
      server.setClock(noon)
      expect((await nightOf(server, token)).done).toEqual(night.done)
      await expectSoundBooks(server, database, id)
    })

    test('two missed days make no mountain', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await aPlanner(server)
      await answerNext(server, token, ...Array<'B'>(10).fill('B'))
      server.setClock(noon + 3 * day)
      const { left } = await nightOf(server, token)
      expect(left.length).toBeLessThanOrEqual(10)
      expect(left.some(({ reason }) => reason === 'mend')).toBe(true)
    })
  })
})

describe('a night and a new bank', () => {
  eachDatabase((fresh) => {
    test('a question withheld since is refused, left out, and not shown among what was done', async () => {
      const database = await fresh()
      const before = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(before)
      const { night } = await answerNext(before, token, 'A')
      const [done, next] = [night.done[0]?.questionId ?? '', night.left[0]?.questionId ?? '']
      const server = await aServer(database, aTonightBank({ withheld: [done, next] }))
      expect(await codeOf(server, token, next)).toBe('withheld')
      const after = await nightOf(server, token)
      expect(after.done).toEqual([])
      expect(after.left).toHaveLength(9)
      expect(after.left.map(({ questionId }) => questionId)).not.toContain(next)
      await expectSoundBooks(server, database, id)
    })

    test('a topic that the bank no longer has goes from night, map and ideas, and memory is made anew', async () => {
      const database = await fresh()
      const before = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(before)
      const { night } = await answerNext(before, token, 'B', 'A')
      const topic = night.done[0]?.topic ?? ''
      const server = await aServer(database, aTonightBank({ without: [topic] }))
      const { client } = server
      // The audit finds no difference before the student comes, nor after.
      await expectSoundBooks(server, database, id)
      const after = await client.call(readTonight, { token })
      expect(after.night?.done).toEqual([])
      expect(after.night?.left.some((item) => item.topic === topic)).toBe(false)
      expect(after.ideas).toEqual({ met: 0, held: 0 })
      const map = await client.call(readMap, { token, params: { subject: 'physics' } })
      expect(map.topics.some((one) => one.topic === topic)).toBe(false)
      expect(map.ideas).toEqual([])
      await answerNext(server, token, 'A')
      await expectSoundBooks(server, database, id)
      const gone = night.done[0]?.questionId ?? ''
      const refused = await client.refused(answerTonight, { token, body: { questionId: gone, option: 'A' } })
      expect(refused.status).toBe(404)
    })

    test('where no other question tempts to an idea, the same one comes back after two days', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank({ withheld: ['forces-002', 'forces-003'] }))
      const { token } = await aPlanner(server)
      const { answer, again } = await answerNext(server, token, 'C')
      expect([answer.questionId, again]).toEqual(['forces-001', { after: null, day: '2026-11-23' }])
      server.setClock(noon + 2 * day)
      const mends = (await nightOf(server, token)).left.filter(({ reason }) => reason === 'mend')
      expect(mends).toMatchObject([{ questionId: 'forces-001', idea: answer.misconception?.id }])
    })

    test('a plan that nothing can be asked of says so', async () => {
      const bank = aTonightBank()
      const physicsTopics = bank.topics.filter(({ subject }) => subject.key === 'physics')
      const server = await aServer(
        await fresh(),
        aTonightBank({ without: physicsTopics.map(({ key }) => key) }),
      )
      const { token } = await aPlanner(server)
      expect(await server.client.call(readTonight, { token })).toMatchObject({
        state: 'nothing',
        night: null,
      })
    })
  })
})
