// A14: whether an address has an account must not show in the time of a reply. bench/timing.ts measures the times; these
// tests check what they consist of: the same hashing of the password, and the same writes after the reply.
import { createHook } from 'node:async_hooks'
import { signIn, signUp } from '@toron/contract/account.ts'
import { requestPasswordReset } from '@toron/contract/credentials.ts'
import { describe, expect, test } from 'vitest'
import { scrypt } from '../platform/identity/hashing.ts'
import { aServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const timeZone = 'Asia/Dhaka'
const maliha = { name: 'Maliha', email: 'maliha@example.com', password: 'padma bridge at dawn', timeZone }

/** Counts the passwords that Node hashes meanwhile. */
const hashesOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'SCRYPTREQUEST') count += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return count
}

describe('known and unknown addresses', () => {
  eachDatabase((fresh) => {
    test('A14 a wrong password costs one hash: for an account with a password, without one, and without an account', async () => {
      const { client, aStudent } = await aServer(await fresh(), undefined, { hashing: scrypt })
      expect(await hashesOf(() => client.call(signUp, { body: maliha }))).toBe(1)
      const { id } = await aStudent()
      for (const email of [maliha.email, `${id}@example.com`, 'nobody@example.com']) {
        const body = { email, password: 'not it at all', timeZone }
        const hashes = await hashesOf(() => client.refused(signIn, { body }))
        expect(hashes, email).toBe(1)
      }
    })

    test('A14 a password reset writes the same for known and unknown addresses, and a letter to the known one only', async () => {
      const { client, mailbox, database } = await aServer(await fresh())
      await client.call(signUp, { body: maliha })
      await mailbox.take(maliha.email)
      await database.writer.deleteFrom('accountLink').execute()
      const links = () =>
        database.reader.selectFrom('accountLink').select(['userId', 'email']).orderBy('email').execute()
      await client.call(requestPasswordReset, { body: { email: 'nobody@example.com' } })
      while ((await links()).length < 1) await new Promise((next) => setImmediate(next))
      expect(await links()).toEqual([{ userId: null, email: '' }])
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      await mailbox.take(maliha.email)
      expect(await links()).toMatchObject([{ userId: null }, { email: maliha.email }])
      expect(mailbox.letters.every(({ to }) => to === maliha.email)).toBe(true)
    })
  })
})
