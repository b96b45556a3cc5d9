// Runs a suite once on SQLite and once on PostgreSQL, each time on a fresh database.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../platform/storage/database.ts'
import type { Disk } from '../platform/storage/journal.ts'
import type { Dialect } from '../platform/storage/portable.ts'
import { type DatabaseOptions, freshPostgres } from './fresh-postgres.ts'

interface SqliteOptions extends DatabaseOptions {
  readonly disk?: Disk
}

export type FreshDatabase = (options?: DatabaseOptions) => Promise<Database>

/** Opens a database in a new file; `close` also removes it. */
export const freshSqlite = async ({ empty = false, disk }: SqliteOptions = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'toron-sqlite-'))
  const file = join(directory, 'test.db')
  if (!empty) copyFileSync(inject('sqliteTemplate'), file)
  const database = await openDatabase(`sqlite:${file}`, disk)
  const close = async () => {
    await database.close()
    rmSync(directory, { recursive: true, force: true })
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
