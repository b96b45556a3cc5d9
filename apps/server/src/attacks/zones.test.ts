// A33: time zones as a way to gain days.
import { checkIn, readMe, signUp } from '@toron/contract/account.ts'
import { describe, expect, test } from 'vitest'
import { aServer, day, noon } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

describe('time zones', () => {
  eachDatabase((fresh) => {
    test('A33 time zones that are not IANA names are refused', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      for (const timeZone of ['+23:59', '-11', '2020-01-01T00:00[UTC]', 'T00:00[UTC]', 'Etc/GMT+15']) {
        const code = 'time-zone-unknown'
        expect((await client.refused(checkIn, { token, body: { timeZone } })).error.code).toBe(code)
        const body = { name: 'Maliha', email: 'm@example.com', password: 'padma bridge at dawn', timeZone }
        expect((await client.refused(signUp, { body })).error.code).toBe(code)
      }
      for (const timeZone of ['UTC', 'Etc/GMT-6', 'Asia/Calcutta']) {
        await client.call(checkIn, { token, body: { timeZone } })
      }
    })

    test('A33 a time zone that changes every 48 hours does not keep up a streak', async () => {
      const { client, aStudent, setClock } = await aServer(await fresh())
      const { token } = await aStudent({ timeZone: 'Pacific/Kiritimati' })
      for (let visit = 0; visit < 10; visit += 1) {
        setClock(noon + visit * 2 * day)
        const timeZone = visit % 2 === 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
        await client.call(checkIn, { token, body: { timeZone } })
        expect((await client.call(readMe, { token })).streak).toBeLessThanOrEqual(3)
      }
    })
  })
})
