import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshSqlite } from '../../testing/each-database.ts'

test('a statement with a limit is planned once, not for every number behind it', async () => {
  const { database, close } = await freshSqlite()
  try {
    const query = database.reader.selectFrom('secret').select('name').orderBy('name').limit(1)
    expect(query.compile().sql).toMatch(/limit cast\(\? as integer\)$/)
    expect(await query.execute()).toEqual([{ name: 'installation' }])
  } finally {
    await close()
  }
})

test('a statement sees the columns that a table has by now', async () => {
  const { database, close } = await freshSqlite()
  try {
    const all = sql<object>`select * from secret`
    const columns = async () => Object.keys((await all.execute(database.writer)).rows[0] ?? {})
    const before = await columns()
    await sql`alter table secret add column more text`.execute(database.writer)
    expect(await columns()).toEqual([...before, 'more'])
  } finally {
    await close()
  }
})
