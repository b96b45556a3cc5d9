// F5: clocks that are wrong, that jump, and that differ between two servers on one database; days that are longer or
// shorter, or begin at a quarter past. What is expected is computed here by Temporal, independently of the rules.

import { checkIn, readMe } from '@toron/contract/account.ts'
import { buyTime, readBoard, readLastPodium, tick } from '@toron/contract/leaderboard.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../platform/storage/database.ts'
import { expectBalancedBooks } from '../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Two servers on one database, the clock of the second ahead. As two processes would, each batches ticks on its own. */
const twoServers = async (database: Database, ahead: number) => {
  const first = await aServer(database)
  const second = await aServer(database)
  const setClocks = (now: number) => {
    first.setClock(now)
    second.setClock(now + ahead)
  }
  return { servers: [first, second] as const, setClocks }
}

/** Answers a question correctly and returns what it earned and the balance. */
const answer = async ({ client }: TestServer, token: string, runId: string, questionId: string) => {
  const { earned, balance } = await client.call(submitAnswer, {
    token,
    params: { runId },
    body: { questionId, option: 'A' },
  })
  return { earned: earned.question, balance }
}

const minutesByBoard = async ({ reader }: Database, studentId: string) => {
  const rows = await reader.selectFrom('boardTime').selectAll().where('studentId', '=', studentId).execute()
  return new Map(rows.map(({ board, minutes }) => [board, minutes]))
}

describe('two servers whose clocks are 40 s apart', () => {
  eachDatabase((fresh) => {
    test('two servers with clocks 40 s apart count each of the last minutes of a month on one board, and agree on the podium', async () => {
      const database = await fresh()
      const { servers, setClocks } = await twoServers(database, 40 * second)
      const students = await Promise.all(Array.from({ length: 6 }, () => servers[0].aStudent()))
      const midnight = Date.parse('2026-12-01T00:00:00+06:00')
      const counted = new Map<string, number>()
      const rounds = 6 * 12
      for (let round = 0; round < rounds; round += 1) {
        setClocks(midnight - 3 * minute + round * 5 * second)
        // Some stay with one server, others alternate; all tick in every round.
        await Promise.all(
          students.map(async ({ id, token }, index) => {
            const { client } = servers[(index < 2 ? index : round + index) % 2 === 0 ? 0 : 1]
            const reply = await client.call(tick, { token })
            if (reply.counted) counted.set(id, (counted.get(id) ?? 0) + 1)
          }),
        )
      }
      for (const { id } of students) {
        const boards = await minutesByBoard(database, id)
        const onMonths = (boards.get('2026-11') ?? 0) + (boards.get('2026-12') ?? 0)
        expect([...boards.keys()].sort()).toEqual(['2026-11', '2026-12', 'all-time'])
        expect([onMonths, boards.get('all-time')]).toEqual([counted.get(id), counted.get(id)])
        // Six minutes have passed; one more at each edge.
        expect(onMonths).toBeLessThanOrEqual(7)
        expect(onMonths).toBeGreaterThanOrEqual(3)
        await expectBalancedBooks(database, id)
      }
      const token = students[0]?.token ?? ''
      const seen = await Promise.all(
        servers.map(async ({ client }) => ({
          board: await client.call(readBoard, { token, params: { board: 'monthly' } }),
          podium: await client.call(readLastPodium, { token }),
        })),
      )
      expect(seen[0]).toEqual(seen[1])
      expect(seen[0]).toMatchObject({ board: { lastResetMonth: '2026-12' }, podium: { month: '2026-11' } })
    })

    test('two servers with clocks 40 s apart sell the same minutes once, for the month of the first of them, and take the price once', async () => {
      const database = await fresh()
      const { servers, setClocks } = await twoServers(database, 40 * second)
      const { id, token } = await servers[0].aStudent()
      setClocks(Date.parse('2026-11-30T23:59:30+06:00'))
      const run = await servers[0].client.call(openRun, { token, body: { topic: 'motion' } })
      for (let number = 1; number <= 10; number += 1) {
        const questionId = questionIdAt('motion', number - 1)
        await answer(servers[0], token, run.id, questionId)
      }
      const requestId = crypto.randomUUID()
      for (const { client } of servers) {
        const bought = await client.call(buyTime, {
          token,
          params: { packId: '10-minutes' },
          body: { requestId },
        })
        expect(bought.balance).toBe(100)
      }
      const boards = await minutesByBoard(database, id)
      expect(boards).toEqual(
        new Map([
          ['2026-11', 10],
          ['all-time', 10],
        ]),
      )
      await expectBalancedBooks(database, id)
    })
  })
})

describe('a clock that jumps', () => {
  eachDatabase((fresh) => {
    test.each([
      ['an hour ahead and back', [hour, 0]],
      ['an hour back and ahead', [-hour, 0]],
      ['a day back and ahead', [-day, 0]],
      ['into the next month and back', [10 * day, 0]],
    ])('a clock that jumps %s stops no one, and books and minutes stay right', async (_, jumps) => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const { client, database } = server
      const run = await client.call(openRun, { token, body: { topic: 'motion' } })
      let real = noon
      let answered = 0
      let counted = 0
      for (const offset of [0, ...jumps]) {
        // As many calls as the limit allows, so that it is used up when the clock jumps.
        for (let call = 0; call < tick.perMinute; call += 1) {
          server.setClock(real + offset)
          if ((await client.call(tick, { token })).counted) counted += 1
          if (call % 40 === 0) {
            answered += 1
            const questionId = questionIdAt('motion', answered - 1)
            expect(await answer(server, token, run.id, questionId)).toMatchObject({ earned: 10 })
            await client.call(checkIn, { token, body: { timeZone: 'Asia/Dhaka' } })
          }
        }
        real += minute
      }
      const me = await client.call(readMe, { token })
      // Each jump of the clock may count its minute early, never more than one.
      expect(counted).toBe(3)
      expect(me).toMatchObject({ timeSpent: 3, allTimeTime: 3 })
      // Nine right answers: the bonus for ten in a row is not due yet.
      expect(me.skizies).toBe(90)
      const days = new Set([0, ...jumps].map((offset) => dayOf(noon + offset, 'Asia/Dhaka')))
      expect(me.streak).toBeLessThanOrEqual(days.size)
      await expectBalancedBooks(database, id)
    })
  })
})

/** A calendar day by Temporal alone. */
const dayOf = (moment: number, timeZone: string) =>
  new Temporal.ZonedDateTime(BigInt(moment) * 1_000_000n, timeZone).toPlainDate()

describe('days of every length', () => {
  eachDatabase((fresh) => {
    test.each([
      ['Europe/London', '2026-10-20T22:30:00Z'],
      ['Europe/London', '2027-03-24T22:30:00Z'],
      ['Asia/Kathmandu', '2026-11-19T18:00:00Z'],
      ['Australia/Lord_Howe', '2027-03-31T12:00:00Z'],
    ])('in the time zone %s, from %s on, the streak is what the calendar says', async (timeZone, from) => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent({ timeZone })
      let now = Date.parse(from)
      let last: Temporal.PlainDate | null = null
      let streak = 0
      // Gaps of 7 to 53 hours, so that visits fall before and after every midnight and every change of the clocks.
      for (let visit = 0; visit < 24; visit += 1) {
        server.setClock(now)
        const today = dayOf(now, timeZone)
        const gap: number = last?.until(today, { largestUnit: 'days' }).days ?? Number.POSITIVE_INFINITY
        if (gap >= 2) streak = 1
        else if (gap === 1) streak += 1
        last = today
        const { me } = await server.client.call(checkIn, { token, body: { timeZone } })
        expect([me.streak, me.lastLoginDates.at(-1)]).toEqual([streak, today.toString()])
        now += (7 + ((visit * 11) % 47)) * hour + 20 * minute
      }
    })

    test('a question pays again from midnight in Kathmandu, which is a quarter past in UTC', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent({ timeZone: 'Asia/Kathmandu' })
      const { client } = server
      let run = await client.call(openRun, { token, body: { topic: 'enzymes' } })
      const earnings: number[] = []
      for (const moment of [
        '2026-11-21T23:10:00+05:45',
        // Midnight in Dhaka has passed, and in Kathmandu it has not.
        '2026-11-21T23:50:00+05:45',
        '2026-11-21T23:59:59+05:45',
        '2026-11-22T00:00:00+05:45',
        '2026-11-22T00:16:00+05:45',
      ]) {
        server.setClock(Date.parse(moment))
        for (const number of [1, 2, 3]) {
          const { earned } = await answer(server, token, run.id, `enzymes-00${number}`)
          if (number === 1) earnings.push(earned)
        }
        run = await client.call(openRun, { token, body: { topic: 'enzymes', after: run.id } })
      }
      expect(earnings).toEqual([10, 0, 0, 10, 0])
      expect((await client.call(readMe, { token })).skizies).toBe(60)
      await expectBalancedBooks(server.database, id)
    })
  })
})
