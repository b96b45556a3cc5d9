import { signUp } from '@toron/contract/account.ts'
import { describe, expect, it } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('a code that nobody has', () => {
  eachDatabase((fresh) => {
    it('leaves a line in the log, without the code, and the account is made', async () => {
      const written: string[] = []
      const { client } = await aServer(await fresh(), undefined, {
        logStream: { write: (line) => void written.push(line) },
      })
      const body = {
        name: 'Arif Hossain',
        email: 'arif@example.com',
        password: 'boats on the Padma',
        timeZone: 'Asia/Dhaka',
        ref: 'Ghost123',
      }
      expect((await client.call(signUp, { body })).me.referredBy).toBe('')
      const lines = written.filter((line) => line.includes('referral code that nobody has'))
      expect(lines).toHaveLength(1)
      expect(written.join('')).not.toContain('Ghost123')
    })
  })
})
