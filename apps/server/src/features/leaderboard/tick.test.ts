import { readMe } from '@toron/contract/account.ts'
import { readBoard, tick } from '@toron/contract/leaderboard.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const minute = 60_000

describe('the minute tick', () => {
  eachDatabase((fresh) => {
    test('raises time spent, the month and all time together', async () => {
      const { client, database, aStudent, setClock } = await aServer(await fresh())
      const { id, token } = await aStudent()
      for (let passed = 0; passed < 3; passed += 1) {
        setClock(noon + passed * minute)
        expect(await client.call(tick, { token })).toEqual({ counted: true })
      }
      expect(await client.call(readMe, { token })).toMatchObject({
        timeSpent: 3,
        monthlyTime: 3,
        allTimeTime: 3,
      })
      await expectBalancedBooks(database, id)
    })

    test('counts one minute a minute over twenty-five tabs and devices at once', async () => {
      const { client, database, aStudent, setClock } = await aServer(await fresh())
      const { id, token } = await aStudent()
      // Four rounds a minute for ten minutes, some of them from all screens: as many as the limit of calls lets in.
      for (let round = 0; round < 40; round += 1) {
        setClock(noon + (round * minute) / 4)
        const replies = await Promise.all(
          Array.from({ length: round % 20 === 0 ? 25 : 1 }, () => client.call(tick, { token })),
        )
        expect(replies.filter(({ counted }) => counted).length).toBe(round % 4 === 0 ? 1 : 0)
      }
      expect((await client.call(readMe, { token })).timeSpent).toBe(10)
      await expectBalancedBooks(database, id)
    })

    test('gives everyone who ticks at the same moment their own minute', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const students = await Promise.all(Array.from({ length: 40 }, () => aStudent()))
      await Promise.all(students.map(({ token }) => client.call(tick, { token })))
      const token = students[0]?.token ?? ''
      const board = await client.call(readBoard, { token, params: { board: 'all-time' } })
      expect(board.total).toBe(40)
      expect(board.rows.every(({ rank, minutes }) => rank === 1 && minutes === 1)).toBe(true)
    })

    test('counts by the clock of the server that it came to, also where two are on one database', async () => {
      const database = await fresh()
      const [late, early] = [await aServer(database), await aServer(database)]
      late.setClock(noon + minute)
      const { token } = await late.aStudent()
      expect(await late.client.call(tick, { token })).toEqual({ counted: true })
      // By its own clock this one hears of the student a minute before the next tick is due to it.
      expect(await early.client.call(tick, { token })).toEqual({ counted: false })
      early.setClock(noon + 2 * minute)
      expect(await early.client.call(tick, { token })).toEqual({ counted: true })
    })

    test('takes nothing from the browser: a body with a clock or minutes is refused', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      const reply = await client.app.inject({
        method: 'POST',
        url: tick.path,
        headers: { authorization: `Bearer ${token}` },
        payload: { now: noon + 365 * 24 * 60 * minute, minutes: 600 },
      })
      expect(reply.statusCode).toBe(400)
      expect((await client.call(readMe, { token })).timeSpent).toBe(0)
    })
  })
})
