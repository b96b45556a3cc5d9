import { readLastPodium, tick } from '@toron/contract/leaderboard.ts'
import { describe, expect, test } from 'vitest'
import { transact } from '../../platform/storage/write.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addMinutes } from './boards.ts'

const november = '2026-11'

describe('the podium of last month', () => {
  eachDatabase((fresh) => {
    test('A40 shows last month’s podium once the late minutes of other servers have come, and says when', async () => {
      const database = await fresh()
      const [server, late] = [await aServer(database), await aServer(database)]
      const [first, second] = [await server.aStudent(), await server.aStudent()]
      const additions = [first, second].map(({ id }) => ({ studentId: id, minutes: 90 }))
      await transact(database, (trx) => addMinutes(trx, november, additions, noon))
      const { token } = first
      const publishedAt = Date.parse('2026-12-01T00:05:00+06:00')
      server.setClock(publishedAt - 1)
      const before = await server.client.call(readLastPodium, { token })
      expect(before).toEqual({ month: november, rows: [], publishedAt })
      // The other server's clock is five minutes behind: its minute still belongs to November.
      late.setClock(publishedAt - 1 - 5 * 60_000)
      await late.client.call(tick, { token: second.token })
      for (const moment of [publishedAt, publishedAt + 20 * 24 * 60 * 60_000]) {
        server.setClock(moment)
        const after = await server.client.call(readLastPodium, { token })
        expect(after).toMatchObject({ month: november, publishedAt: null })
        expect(after.rows.map(({ minutes, isYou }) => [minutes, isYou])).toEqual([
          [91, false],
          [90, true],
        ])
      }
    })
  })
})
