// A24: more sessions than fit in one list.
import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import { requestPasswordReset, resetPassword, signOutEverywhere } from '@toron/contract/credentials.ts'
import { describe, expect, test } from 'vitest'
import { aServer, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const maliha = { email: 'maliha@example.com', password: 'padma bridge at dawn', timeZone: 'Asia/Dhaka' }

/** Signs in at that moment. */
const signInAt = (server: TestServer, now: number) => {
  server.setClock(now)
  return server.client.call(signIn, { body: maliha })
}

describe('sessions by the hundred', () => {
  eachDatabase((fresh) => {
    test('A24 signing out everywhere ends every session, however many, and no account has more than twenty', async () => {
      const database = await fresh()
      const server = await aServer(database, undefined)
      await server.client.call(signUp, { body: { ...maliha, name: 'Maliha' } })
      const { client } = server
      const tokens: string[] = []
      for (let number = 1; number <= 137; number += 1) {
        tokens.push((await signInAt(server, noon + number * 60_000)).token)
      }
      const statuses = async () => {
        const replies = await Promise.all(
          tokens.map((token) =>
            client.app.inject({ url: readMe.path, headers: { authorization: `Bearer ${token}` } }),
          ),
        )
        return replies.map(({ statusCode }) => statusCode)
      }
      expect((await statuses()).lastIndexOf(401)).toBe(137 - 20 - 1)
      expect((await statuses()).filter((status) => status === 200)).toHaveLength(20)
      await client.call(signOutEverywhere, { token: tokens.at(-1) ?? '' })
      expect(new Set(await statuses())).toEqual(new Set([401]))
    })

    test('A24 a reset ends every session of an account that has more than twenty from before', async () => {
      const database = await fresh()
      const server = await aServer(database, undefined)
      const { token } = await server.client.call(signUp, { body: { ...maliha, name: 'Maliha' } })
      await server.mailbox.take(maliha.email)
      const { id } = await server.client.call(readMe, { token })
      const at = new Date(noon).toISOString()
      const until = new Date(noon + 86_400_000).toISOString()
      const tokens = Array.from({ length: 137 }, (_, number) => `token-${number}`)
      const times = { createdAt: at, updatedAt: at, expiresAt: until }
      const rows = tokens.map((each) => ({ id: each, token: each, userId: id, ...times }))
      await database.writer.insertInto('session').values(rows).execute()
      expect((await server.client.call(readMe, { token: 'token-136' })).id).toBe(id)
      await server.client.call(requestPasswordReset, { body: { email: maliha.email } })
      const link = await server.mailbox.takeLink(maliha.email)
      await server.client.call(resetPassword, { body: { link, password: 'seven rivers and a boat' } })
      expect(await database.reader.selectFrom('session').select('id').execute()).toEqual([])
      expect(await server.client.refused(readMe, { token: 'token-136' })).toMatchObject({ status: 401 })
    })
  })
})
