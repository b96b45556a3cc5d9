import { openRun, readProgress } from '@toron/contract/practice.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { freshPostgres } from '../../testing/fresh-postgres.ts'
import { openDatabase } from './database.ts'
import { isAway } from './portable.ts'
import { studentRow } from './students.ts'
import { transact } from './write.ts'

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

describe('a PostgreSQL that ends connections', () => {
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

describe('a PostgreSQL', () => {
  test('that does not answer in time is said to be away, and asked again over another connection', async () => {
    const fresh = await freshPostgres()
    close = fresh.close
    fresh.database.answerWithin(50)
    await expect(sql`select pg_sleep(60)`.execute(fresh.database.reader)).rejects.toSatisfy(isAway)
    await expect(transact(fresh.database, (trx) => sql`select pg_sleep(60)`.execute(trx))).rejects.toSatisfy(
      isAway,
    )
    fresh.database.answerWithin(0)
    expect((await sql`select 1 as one`.execute(fresh.database.reader)).rows).toEqual([{ one: 1 }])
  })

  test('undoes a transaction whose server says nothing for 5 s, and that setting stays with the transaction', async () => {
    const fresh = await freshPostgres()
    close = fresh.close
    const setting = sql<{ value: string }>`
      select current_setting('idle_in_transaction_session_timeout') as value`
    const inside = await transact(fresh.database, async (trx) => (await setting.execute(trx)).rows)
    expect(inside).toEqual([{ value: '5s' }])
    expect((await setting.execute(fresh.database.reader)).rows).toEqual([{ value: '0' }])
  })

  test('to which a newer version has added a column answers the older one, in a transaction and outside', async () => {
    const fresh = await freshPostgres({ own: true })
    close = fresh.close
    const { database } = fresh
    const { id } = await (await aServer(database)).aStudent()
    const ask = async () => [
      (await studentRow(database.reader, id))?.id,
      await transact(database, async (trx) => (await studentRow(trx, id))?.id),
    ]
    expect(await ask()).toEqual([id, id])
    await sql`alter table student add column newer text`.execute(database.writer)
    expect(await ask()).toEqual([id, id])
  })

  test('behind a pooler is sent no statement by name', async () => {
    const fresh = await freshPostgres()
    close = fresh.close
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      fresh.database.reader,
    )
    const address = `${inject('postgres').server}/${rows[0]?.name}`
    const named = async (url: string) => {
      const database = await openDatabase(url)
      try {
        return await transact(database, async (trx) => {
          await studentRow(trx, 'nobody')
          const { rows } = await sql`select name from pg_prepared_statements`.execute(trx)
          return rows.length
        })
      } finally {
        await database.close()
      }
    }
    expect(await named(address)).toBe(1)
    expect(await named(`${address}?pgbouncer=true`)).toBe(0)
  })
})
