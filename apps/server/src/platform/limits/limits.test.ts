import { readMe } from '@toron/contract/account.ts'
import { checkAnswer } from '@toron/contract/practice.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { openKeyedHash } from '../secrets/keyed-hash.ts'
import type { Database } from '../storage/database.ts'
import type { Counted, Limits } from './limits.ts'
import { openLimits } from './limits-shared.ts'

const minute = 60_000

/** As one process has them, with a clock that all of the test share. */
const aClock = (database: Database) => {
  let now = 1_000
  return {
    move: (by: number) => {
      now += by
    },
    open: async () => openLimits(database, await openKeyedHash(database), () => now),
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const burst = async (limits: Limits, caller: string, size: number): Promise<number[]> =>
  (await Promise.all(upTo(size).map(() => limits.count(caller, minute)))).map(({ current }) => current)

/** Connections of a PostgreSQL database that wait for a lock at this moment. */
const waiting = async ({ reader }: Database) => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(reader)
  return rows
}

describe('the count of a caller', () => {
  eachDatabase((fresh, dialect) => {
    test('is its own for every request of a burst, so that the first ones are let in', async () => {
      const limits = await aClock(await fresh()).open()
      expect(await burst(limits, 'maliha', 600)).toEqual(upTo(600))
    })

    test('begins again after the window, each caller on their own; what is given back does not count', async () => {
      const clock = aClock(await fresh())
      const limits = await clock.open()
      let now = 0
      let round = 0
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              caller: fc.constantFrom('a', 'b'),
              by: fc.nat(minute),
              times: fc.nat(3),
              isGivenBack: fc.boolean(),
            }),
            { maxLength: 20 },
          ),
          async (visits) => {
            round += 1
            const known = new Map<string, { count: number; endsAt: number }>()
            for (const { caller, by, times, isGivenBack } of visits) {
              clock.move(by)
              now += by
              const name = `${caller} of ${round}`
              const open = known.get(name)
              const window = open && open.endsAt > now ? open : { count: 0, endsAt: now + minute }
              const expected = upTo(times).map((number) => ({
                current: window.count + number,
                ttl: window.endsAt - now,
              }))
              const counted = await Promise.all(upTo(times).map(() => limits.count(name, minute)))
              expect(counted).toEqual(expected)
              if (times > 0) known.set(name, window)
              window.count += times
              if (!isGivenBack) continue
              await limits.giveBack(name, minute)
              window.count = Math.max(0, window.count - 1)
            }
          },
        ),
        { numRuns: dialect === 'sqlite' ? 100 : 20 },
      )
    })

    test('begins again when the clock is put back, and does not wait for it to catch up', async () => {
      const clock = aClock(await fresh())
      const limits = await clock.open()
      clock.move(48 * 60 * minute)
      await burst(limits, 'maliha', 100)
      clock.move(-24 * 60 * minute)
      expect(await limits.count('maliha', minute)).toEqual({ current: 1, ttl: minute })
      expect(await limits.count('maliha', minute)).toEqual({ current: 2, ttl: minute })
    })

    test('is right for a thousand callers at once', async () => {
      const clock = aClock(await fresh())
      const limits = await clock.open()
      const callers = upTo(1000).map((number) => `caller ${number}`)
      for (const time of [1, 2]) {
        const counted = await Promise.all(callers.map((caller) => limits.count(caller, minute)))
        expect(counted.every(({ current, ttl }) => current === time && ttl === minute)).toBe(true)
      }
      clock.move(minute)
      expect(await burst(limits, 'caller 1', 1)).toEqual([1])
    })
  })
})

describe('limits of several processes', () => {
  eachDatabase((fresh, dialect) => {
    if (dialect === 'sqlite') {
      test('of very many callers in memory take no more room than they may', async () => {
        const clock = aClock(await fresh())
        const limits = await clock.open()
        for (let number = 0; number < 50_000; number += 1) await limits.count(`old ${number}`, minute)
        // The first one is still counted, and pushed out by the next.
        expect(await burst(limits, 'old 0', 1)).toEqual([2])
        await limits.count('one too many', minute)
        expect(await burst(limits, 'old 49999', 1)).toEqual([2])
        expect(await burst(limits, 'old 0', 1)).toEqual([1])
      })
      return
    }

    test('count together, whatever arrives where', async () => {
      const clock = aClock(await fresh())
      const processes = await Promise.all([clock.open(), clock.open(), clock.open()])
      const callers = upTo(60).map((number) => `caller ${number}`)
      const counts = new Map<string, number[]>()
      const visits = processes.flatMap((limits) =>
        upTo(10).flatMap(() =>
          callers.map(async (caller) => {
            const { current } = await limits.count(caller, minute)
            counts.set(caller, [...(counts.get(caller) ?? []), current])
          }),
        ),
      )
      await Promise.all(visits)
      for (const caller of callers) {
        expect(counts.get(caller)?.toSorted((a, b) => a - b)).toEqual(upTo(30))
      }
    })

    test('never wait for each other in a circle', async () => {
      const database = await fresh()
      const clock = aClock(database)
      const [one, other] = [await clock.open(), await clock.open()]
      await one.count('middle', minute)
      const order = ['first', 'middle', 'last']
      const visits: Promise<Counted>[] = []
      // Both must wait: each has begun and neither can end.
      await database.writer.transaction().execute(async (trx) => {
        await trx.selectFrom('rateWindow').selectAll().forUpdate().execute()
        for (const caller of order) visits.push(one.count(caller, minute))
        for (const caller of order.toReversed()) visits.push(other.count(caller, minute))
        while ((await waiting(database)).length < 2);
      })
      const counted = (await Promise.all(visits)).map(({ current }) => current)
      expect(counted.toSorted()).toEqual([1, 1, 2, 2, 2, 3])
    })

    test('are one limit for a student who is answered by two of them', async () => {
      const database = await fresh()
      const [here, there] = [await aServer(database), await aServer(database)]
      const { token } = await here.aStudent()
      const statuses = await Promise.all(
        [here, there].flatMap(({ client }) =>
          upTo(readMe.perMinute).map(async () => {
            const headers = { authorization: `Bearer ${token}` }
            return (await client.app.inject({ url: readMe.path, headers })).statusCode
          }),
        ),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(readMe.perMinute)
      expect(statuses.filter((status) => status === 429)).toHaveLength(readMe.perMinute)
    })

    test('cannot be counted while the database is away, and whoever came is told to come again', async () => {
      const database = await fresh()
      const { client } = await aServer(database)
      const body = { questionId: 'motion-001', option: 'A' as const }
      await database.writer.transaction().execute(async (trx) => {
        await sql`lock table "rateWindow"`.execute(trx)
        const answer = client.refused(checkAnswer, { body })
        let found = await waiting(database)
        while (found.length === 0) found = await waiting(database)
        for (const { pid } of found) await sql`select pg_terminate_backend(${pid})`.execute(trx)
        expect(await answer).toMatchObject({ status: 503, error: { code: 'busy' }, retryAfter: '2' })
      })
      expect(await client.call(checkAnswer, { body })).toMatchObject({ correct: true })
    })

    test('keep nobody’s name, and delete what has ended', async () => {
      const database = await fresh()
      const clock = aClock(database)
      const limits = await clock.open()
      await limits.count('GET /api/me 203.0.113.7', minute)
      const rows = await database.reader.selectFrom('rateWindow').selectAll().execute()
      expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{44}$/), endsAt: 61_000, count: 1 }])
      clock.move(minute)
      await limits.count('GET /api/me 203.0.113.8', minute)
      const later = await database.reader.selectFrom('rateWindow').select('key').execute()
      expect(later).toHaveLength(1)
      expect(later[0]?.key).not.toBe(rows[0]?.key)
    })

    test('that have ended by the ten thousand are deleted by and by', async () => {
      const database = await fresh()
      const clock = aClock(database)
      const limits = await clock.open()
      await Promise.all(upTo(12_000).map((number) => limits.count(`old ${number}`, minute)))
      clock.move(minute)
      const left = []
      for (let time = 0; time < 4; time += 1) {
        await limits.count('new', minute)
        left.push((await database.reader.selectFrom('rateWindow').select('key').execute()).length)
      }
      expect(left).toEqual([7001, 2001, 1, 1])
    })
  })
})
