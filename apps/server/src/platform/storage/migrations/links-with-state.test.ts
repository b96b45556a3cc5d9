import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { noon } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'

const at = new Date(noon).toISOString()

describe('links and ways in from before they knew a state', () => {
  eachDatabase((fresh, dialect) => {
    test('open nothing, while attempts with Google go on, and each way in is one account’s', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0007-position-in-one-trip')
      const confirmed = dialect === 'sqlite' ? sql`1` : sql`true`
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
        values ('u', 'Maliha', 'maliha@example.com', ${confirmed}, ${at}, ${at})`.execute(database.writer)
      for (const id of ['a', 'b']) {
        await sql`insert into "account" ("id", "accountId", "providerId", "userId", "createdAt", "updatedAt")
          values (${id}, 'g-1', 'google', 'u', ${at}, ${at})`.execute(database.writer)
      }
      for (const identifier of ['reset-password:x', 'confirm-email:x', 'google:x']) {
        await sql`insert into "verification" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
          values (${identifier}, ${identifier}, '{}', ${at}, ${at}, ${at})`.execute(database.writer)
      }
      await migrate(database)
      const kept = await database.reader.selectFrom('verification').select('identifier').execute()
      expect(kept).toEqual([{ identifier: 'google:x' }])
      expect(await database.reader.selectFrom('account').select('id').execute()).toEqual([{ id: 'a' }])
      const user = await database.reader
        .selectFrom('user')
        .select(['securityVersion', 'isSecured'])
        .executeTakeFirst()
      expect(user).toEqual({ securityVersion: 0, isSecured: 0 })
    })
  })
})
