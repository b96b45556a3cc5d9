import { readMe } from '@toron/contract/account.ts'
import { buyTime } from '@toron/contract/leaderboard.ts'
import { readLedger } from '@toron/contract/rewards.ts'
import { allTime } from '@toron/domain/calendar.ts'
import { describe, expect, test } from 'vitest'
import { write } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addEntries } from '../rewards/store.ts'

const givenSkizies = ({ database }: TestServer, studentId: string, amount: number) =>
  write(database, studentId, (trx, student) =>
    addEntries(trx, student, [{ key: 'given', amount, reason: 'question', about: 'motion' }], noon),
  )

describe('bought minutes', () => {
  eachDatabase((fresh) => {
    const buy = ({ client }: TestServer, token: string, packId: string, requestId = crypto.randomUUID()) =>
      client.app.inject({
        method: 'POST',
        url: buyTime.path.replace(':packId', encodeURIComponent(packId)),
        headers: { authorization: `Bearer ${token}` },
        payload: { requestId },
      })

    test('raise both boards and never the time spent', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 260)
      expect((await buy(server, token, '1-hour')).json()).toEqual({
        balance: 60,
        monthlyTime: 60,
        allTimeTime: 60,
      })
      expect((await server.client.call(readMe, { token })).timeSpent).toBe(0)
      await expectBalancedBooks(server.database, id)
    })

    test('are an entry of the history, which says the pack and its price', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 260)
      await buy(server, token, '1-hour')
      const { entries } = await server.client.call(readLedger, { token })
      expect(entries[0]).toMatchObject({
        reason: 'time-pack',
        about: '1-hour',
        amount: -200,
        balanceAfter: 60,
      })
    })

    test('of a hundred purchases at once with a balance for one, one is sold', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 90)
      const replies = await Promise.all(Array.from({ length: 100 }, () => buy(server, token, '10-minutes')))
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(99)
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toEqual({
        code: 'not-enough-skizies',
        message: 'Not enough Skizies!',
      })
      await expectBalancedBooks(server.database, id)
    })

    test('of many students and several packs at once, each reply says the balance and the minutes after its own', async () => {
      const server = await aServer(await fresh())
      const students = await Promise.all(Array.from({ length: 12 }, () => server.aStudent()))
      for (const { id } of students) await givenSkizies(server, id, 760)
      const packs = ['10-minutes', '1-hour', '5-hours', '1-hour']
      const replies = await Promise.all(
        students.map(({ token }) => Promise.all(packs.map((pack) => buy(server, token, pack)))),
      )
      for (const [index, { id }] of students.entries()) {
        expect(replies[index]?.map((reply) => reply.json())).toEqual([
          { balance: 710, monthlyTime: 10, allTimeTime: 10 },
          { balance: 510, monthlyTime: 70, allTimeTime: 70 },
          { balance: 10, monthlyTime: 370, allTimeTime: 370 },
          { error: expect.objectContaining({ code: 'not-enough-skizies' }) },
        ])
        await expectBalancedBooks(server.database, id)
      }
    })

    test('are paid once for one request, however often it is sent', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 1000)
      const requestId = crypto.randomUUID()
      const replies = await Promise.all(
        Array.from({ length: 30 }, () => buy(server, token, '10-minutes', requestId)),
      )
      expect(new Set(replies.map(({ body }) => body))).toEqual(
        new Set([JSON.stringify({ balance: 950, monthlyTime: 10, allTimeTime: 10 })]),
      )
      await expectBalancedBooks(server.database, id)
    })

    test('are paid once for a request that is sent again after its reply', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 1000)
      const requestId = crypto.randomUUID()
      const first = await buy(server, token, '10-minutes', requestId)
      const again = await buy(server, token, '10-minutes', requestId)
      expect(first.json()).toEqual({ balance: 950, monthlyTime: 10, allTimeTime: 10 })
      expect(again.json()).toEqual(first.json())
      await expectBalancedBooks(server.database, id)
    })

    test('are not sold to whoever has just been deleted', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await givenSkizies(server, id, 260)
      await server.database.writer.deleteFrom('student').where('id', '=', id).execute()
      expect((await buy(server, token, '1-hour')).statusCode).toBe(401)
    })

    test('that cannot be paid put nobody on the board of the month', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      expect((await buy(server, token, '10-minutes')).statusCode).toBe(409)
      const boards = await server.database.reader
        .selectFrom('boardTime')
        .select('board')
        .where('studentId', '=', id)
        .execute()
      // The row that says when the next minute is due, which every student has.
      expect(boards).toEqual([{ board: allTime }])
    })

    test.each(['0-minutes', '-10-minutes', '1.5', '__proto__', '../10-minutes', 'x'.repeat(10_000)])(
      'of a pack called %s are not sold',
      async (packId) => {
        const server = await aServer(await fresh())
        const { id, token } = await server.aStudent()
        await givenSkizies(server, id, 1000)
        expect([400, 404, 414]).toContain((await buy(server, token, packId)).statusCode)
        await expectBalancedBooks(server.database, id)
      },
    )
  })
})
