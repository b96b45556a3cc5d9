import { readBoard, readLastPodium, setVisibility, tick } from '@toron/contract/leaderboard.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transact } from '../../platform/storage/write.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addMinutes } from './boards.ts'
import { placeAt, rankOf, sizeOf, standingOf } from './standings.ts'

const november = '2026-11'

/** Students with these minutes on the boards of November. */
const withMinutes = async (server: TestServer, minutes: readonly number[]) => {
  const students = await Promise.all(minutes.map((_, index) => server.aStudent({ name: `Student ${index}` })))
  await transact(server.database, (trx) =>
    addMinutes(
      trx,
      november,
      students.map(({ id }, index) => ({ studentId: id, minutes: minutes[index] ?? 1 })),
      noon,
    ),
  )
  return students
}

const monthly = { board: 'monthly' } as const

describe('a board', () => {
  eachDatabase((fresh) => {
    test('shares ranks among equals, and says how far the next one is', async () => {
      const server = await aServer(await fresh())
      const [, , third] = await withMinutes(server, [90, 52, 52, 14])
      const board = await server.client.call(readBoard, { token: third?.token ?? '', params: monthly })
      expect(board.rows.map(({ rank, minutes }) => [rank, minutes])).toEqual([
        [1, 90],
        [2, 52],
        [2, 52],
        [4, 14],
      ])
      expect(board).toMatchObject({
        total: 4,
        lastResetMonth: november,
        you: { rank: 2, minutes: 52, next: { rank: 1, minutesAhead: 38 } },
      })
      expect(board.rows.filter(({ isYou }) => isYou)).toHaveLength(1)
    })

    test('has whoever was there first before their equals', async () => {
      const server = await aServer(await fresh())
      const students = await Promise.all(
        ['Arif', 'Nusrat', 'Tanvir', 'Rupa'].map((name) => server.aStudent({ name })),
      )
      for (const [index, { token }] of students.entries()) {
        server.setClock(noon + index * 1000)
        await server.client.call(tick, { token })
      }
      const token = students[0]?.token ?? ''
      const { rows } = await server.client.call(readBoard, { token, params: monthly })
      expect(rows.map(({ rank, displayName }) => [rank, displayName])).toEqual([
        [1, 'Arif'],
        [1, 'Nusrat'],
        [1, 'Tanvir'],
        [1, 'Rupa'],
      ])
    })

    test('has nobody on it whose first minute has not come, and says so to them', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const board = await server.client.call(readBoard, { token, params: monthly })
      expect(board).toEqual({ lastResetMonth: november, total: 0, from: 1, rows: [], you: null })
      const own = await server.client.call(readBoard, { token, params: monthly, query: { from: 'you' } })
      expect(own).toEqual(board)
    })

    test('begins at one’s own page in one call, however many share the rank', async () => {
      const server = await aServer(await fresh())
      const students = await withMinutes(server, [9, 8, ...Array.from({ length: 330 }, () => 7), 2])
      const tokenOf = new Map(students.map(({ id, token }) => [id, token]))
      const everyone = await server.database.reader
        .selectFrom('boardTime')
        .select('studentId')
        .where('board', '=', november)
        .orderBy('minutes', 'desc')
        .orderBy('reachedAt')
        .orderBy('studentId')
        .execute()
      for (const position of [1, 2, 3, 50, 51, 320, 332, 333]) {
        const own = await server.client.call(readBoard, {
          token: tokenOf.get(everyone[position - 1]?.studentId ?? '') ?? '',
          params: monthly,
          query: { from: 'you' },
        })
        expect(own.from % 50).toBe(1)
        expect(own.from + own.rows.findIndex(({ isYou }) => isYou)).toBe(position)
      }
    })

    test('is paged through to the last student, each once and with the right rank', async () => {
      const server = await aServer(await fresh())
      const minutes = Array.from({ length: 130 }, (_, index) => 1 + ((index * 7) % 40) * 61)
      const students = await withMinutes(server, minutes)
      const seen: (readonly [number, number])[] = []
      for (let from = 1; from <= 151; from += 50) {
        const page = await server.client.call(readBoard, {
          token: students[0]?.token ?? '',
          params: monthly,
          query: { from: String(from) },
        })
        seen.push(...page.rows.map((row) => [row.rank, row.minutes] as const))
      }
      const sorted = minutes.toSorted((a, b) => b - a)
      expect(seen).toEqual(sorted.map((value) => [1 + sorted.indexOf(value), value]))
    })

    test('never lets the name of an anonymous student out, and shows it again when they are public', async () => {
      const server = await aServer(await fresh())
      const [first, reader] = await withMinutes(server, [90, 14])
      const read = () =>
        server.client.app.inject({
          url: '/api/leaderboard/boards/monthly',
          headers: { authorization: `Bearer ${reader?.token}` },
        })
      const visibility = (isAnonymous: boolean) =>
        server.client.call(setVisibility, { token: first?.token ?? '', body: { isAnonymous } })
      await visibility(true)
      const hidden = await read()
      expect(hidden.body).not.toMatch(/Student 0|@example\.com/)
      for (const who of [first, reader]) expect(hidden.body).not.toContain(who?.id)
      expect(hidden.json().rows[0]).toMatchObject({ displayName: 'Anonymous User', avatar: defaultAvatar })
      await visibility(false)
      expect((await read()).json().rows[0].displayName).toBe('Student 0')
    })

    test('begins anew with the month, in the product’s zone, and keeps last month’s podium', async () => {
      const server = await aServer(await fresh())
      const [first] = await withMinutes(server, [90, 60, 30, 10])
      const token = first?.token ?? ''
      const before = Date.parse('2026-11-30T23:59:30+06:00')
      for (const [moment, month, rows] of [
        [before, november, 4],
        [before + 60_000, '2026-12', 1],
      ] as const) {
        server.setClock(moment)
        await server.client.call(tick, { token })
        const board = await server.client.call(readBoard, { token, params: monthly })
        expect([board.lastResetMonth, board.rows.length]).toEqual([month, rows])
      }
      server.setClock(Date.parse('2026-12-01T00:05:00+06:00'))
      const podium = await server.client.call(readLastPodium, { token })
      expect(podium).toMatchObject({ month: november, publishedAt: null })
      expect(podium.rows.map(({ rank, minutes }) => [rank, minutes])).toEqual([
        [1, 91],
        [2, 60],
        [3, 30],
      ])
      const ever = await server.client.call(readBoard, { token, params: { board: 'all-time' } })
      expect(ever.you).toMatchObject({ rank: 1, minutes: 92 })
    })

    test('knows every rank and every position as counting the students would, after any history', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const students = await Promise.all(Array.from({ length: 12 }, () => aStudent()))
      const additions = fc.array(
        fc.tuple(fc.nat(11), fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 70_000 }))),
        { minLength: 1, maxLength: 15 },
      )
      let round = 0
      await fc.assert(
        fc.asyncProperty(additions, async (history) => {
          round += 1
          const board = `round ${round}`
          const minutes = new Map<string, number>()
          for (const [index, more] of history) {
            const studentId = students[index]?.id ?? ''
            minutes.set(studentId, (minutes.get(studentId) ?? 0) + more)
            await transact(database, (trx) => addMinutes(trx, board, [{ studentId, minutes: more }], noon))
          }
          const sorted = [...minutes.values()].sort((a, b) => b - a)
          expect(await sizeOf(database.reader, board)).toBe(sorted.length)
          for (const [index, value] of sorted.entries()) {
            const first = sorted.indexOf(value)
            expect(await rankOf(database.reader, board, value)).toBe(1 + first)
            expect(await placeAt(database, board, 1 + index)).toEqual({
              minutes: value,
              skip: index - first,
            })
          }
          for (const [studentId, value] of minutes) {
            const next = sorted[sorted.indexOf(value) - 1]
            expect(await standingOf(database.reader, studentId, board)).toEqual({
              minutes: value,
              next:
                next === undefined
                  ? null
                  : { minutes: next, students: sorted.filter((other) => other === next).length },
            })
          }
          expect(await placeAt(database, board, sorted.length + 1)).toBeUndefined()
        }),
        { numRuns: 12 },
      )
    })
  })
})
