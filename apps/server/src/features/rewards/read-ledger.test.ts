import { readLedger } from '@toron/contract/rewards.ts'
import { describe, expect, test } from 'vitest'
import { write } from '../../platform/storage/write.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addEntries } from './store.ts'

describe('the Skizies history', () => {
  eachDatabase((fresh) => {
    test('the Skizies history has every entry of the student once, newest first, in pages, and no other student’s', async () => {
      const { client, database, aStudent } = await aServer(await fresh())
      const { id, token } = await aStudent()
      const other = await aStudent({ name: 'Arif' })
      for (let number = 1; number <= 65; number += 1) {
        await write(database, id, (trx, student) =>
          addEntries(
            trx,
            student,
            [{ key: `k${number}`, amount: 10, reason: 'question', about: 'motion' }],
            noon,
          ),
        )
      }
      const numbers: number[] = []
      let before: string | undefined
      do {
        const page = await client.call(readLedger, { token, ...(before && { query: { before } }) })
        numbers.push(...page.entries.map((entry) => entry.number))
        before = page.next === null ? undefined : String(page.next)
      } while (before)
      expect(numbers).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index))
      const { entries } = await client.call(readLedger, { token })
      expect(entries).toHaveLength(30)
      expect(entries[0]).toEqual({
        number: 65,
        amount: 10,
        reason: 'question',
        about: 'motion',
        balanceAfter: 650,
        at: new Date(noon).toISOString(),
      })
      expect((await client.call(readLedger, { token: other.token })).entries).toEqual([])
    })

    test('the page with the last entry says that there is no next, even where it is full', async () => {
      const { client, database, aStudent } = await aServer(await fresh())
      const { id, token } = await aStudent()
      const payments = Array.from({ length: 30 }, (_, number) => ({
        key: `k${number}`,
        amount: 10,
        reason: 'question' as const,
        about: 'motion',
      }))
      await write(database, id, (trx, student) => addEntries(trx, student, payments, noon))
      const { entries, next } = await client.call(readLedger, { token })
      expect(entries).toHaveLength(30)
      expect(next).toBeNull()
    })
  })
})
