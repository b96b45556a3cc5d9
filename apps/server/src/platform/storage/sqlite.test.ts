import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshSqlite } from '../../testing/each-database.ts'
import { openDatabase } from './database.ts'
import { transact } from './write.ts'

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

test('deleted rows leave no byte in the file or the journal, nor do the ones that once moved to another page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-deleted-'))
  const file = join(folder, 'test.db')
  const database = await openDatabase(`sqlite:${file}`)
  try {
    await sql`create table note (name text primary key, body text not null) strict, without rowid`.execute(
      database.writer,
    )
    const isGone = (_: string, number: number) => number % 6 === 1
    // In no order and of all lengths, so that full pages are parted again and again.
    const names = Array.from({ length: 3000 }, (_, number) =>
      createHash('md5').update(`${number}`).digest('hex'),
    )
    await transact(database, async (trx) => {
      for (const [number, name] of names.entries()) {
        await sql`insert into note values (${name}, ${'v'.repeat((number * 37) % 700)})`.execute(trx)
      }
    })
    await transact(database, async (trx) => {
      for (const name of names.filter(isGone)) {
        await sql`delete from note where name = ${name}`.execute(trx)
      }
    })
    database.scrub()
    const bytes = readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')
    expect(names.filter((name) => bytes.includes(name))).toEqual(
      names.filter((name, number) => !isGone(name, number)),
    )
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
