// Runs a suite once on SQLite and once on PostgreSQL, each time on a fresh database.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../platform/storage/database.ts'
import type { Disk } from '../platform/storage/journal.ts'
import { migrate } from '../platform/storage/migrate.ts'
import type { Dialect } from '../platform/storage/portable.ts'

interface DatabaseOptions {
  /** Without tables, for tests of the migrations themselves. */
  readonly empty?: boolean
}

interface SqliteOptions extends DatabaseOptions {
  readonly disk?: Disk
}

export type FreshDatabase = (options?: DatabaseOptions) => Promise<Database>

/** Opens a database in a new file; `close` also removes it. */
export const freshSqlite = async ({ empty = false, disk }: SqliteOptions = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'toron-sqlite-'))
  const database = await openDatabase(`sqlite:${join(directory, 'test.db')}`, disk)
  if (!empty) await migrate(database)
  const close = async () => {
    await database.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { database, close }
}

/** Creates a database on PostgreSQL; `close` also drops it. */
export const freshPostgres = async ({ empty = false }: DatabaseOptions = {}) => {
  const { server, template } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administration = await openDatabase(`${server}/postgres`)
  // Nothing ever connects to template0, not even a vacuum, which would block the copy.
  const like = sql.id(empty ? 'template0' : template)
  await sql`create database ${sql.id(name)} template ${like}`.execute(administration.writer)
  const database = await openDatabase(`${server}/${name}`)
  const close = async () => {
    await database.close()
    await sql`drop database ${sql.id(name)} with (force)`.execute(administration.writer)
    await administration.close()
  }
  return { database, close }
}

const fresh = { sqlite: freshSqlite, postgres: freshPostgres } as const

/** Declares the suite for every database; `open` returns a database for one test, which is closed after it. */
export const eachDatabase = (suite: (open: FreshDatabase, dialect: Dialect) => void) => {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe(dialect, () => {
      const closing: (() => Promise<void>)[] = []
      afterEach(async () => {
        for (const close of closing.splice(0)) await close()
      })
      suite(async (options = {}) => {
        const { database, close } = await fresh[dialect](options)
        closing.push(close)
        return database
      }, dialect)
    })
  }
}
