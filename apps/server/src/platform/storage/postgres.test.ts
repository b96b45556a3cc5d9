import { openRun, readProgress } from '@toron/contract/practice.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { freshPostgres } from '../../testing/fresh-postgres.ts'
import { isAway } from './portable.ts'
import { transact } from './write.ts'

describe('a PostgreSQL that ends connections', () => {
  let close: () => Promise<void> = async () => undefined
  afterEach(() => close())

  test('in the middle of a transaction undoes it, is said to be away, and is used again at once', async () => {
    const fresh = await freshPostgres()
    close = fresh.close
    const server = await aServer(fresh.database)
    const { token } = await server.aStudent()
    const broken = transact(fresh.database, async (trx) => {
      await trx.updateTable('student').set({ displayName: 'Half done' }).execute()
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    })
    await expect(broken).rejects.toSatisfy(isAway)
    await server.client.call(openRun, { token, body: { topic: 'motion' } })
    expect((await server.client.call(readProgress, { token })).topics).toEqual([])
    const names = await fresh.database.reader.selectFrom('student').select('displayName').execute()
    expect(names).toEqual([{ displayName: 'Maliha Rahman' }])
  })
})
