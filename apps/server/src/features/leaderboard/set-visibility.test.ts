import { readMe } from '@toron/contract/account.ts'
import { setVisibility } from '@toron/contract/leaderboard.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('visibility', () => {
  eachDatabase((fresh) => {
    test('is one’s own: it changes for whoever asks, and nobody can name another student', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const [one, other] = [await server.aStudent(), await server.aStudent()]
      const isAnonymous = async ({ token }: { readonly token: string }) =>
        (await client.call(readMe, { token })).isAnonymous
      await client.call(setVisibility, { token: one.token, body: { isAnonymous: true } })
      expect([await isAnonymous(one), await isAnonymous(other)]).toEqual([true, false])
      for (const field of ['id', 'studentId', 'userId', 'uid']) {
        const reply = await client.app.inject({
          method: setVisibility.method,
          url: setVisibility.path,
          headers: { authorization: `Bearer ${one.token}` },
          payload: { isAnonymous: true, [field]: other.id },
        })
        expect(reply.statusCode, field).toBe(400)
      }
      expect(await isAnonymous(other)).toBe(false)
    })
  })
})
