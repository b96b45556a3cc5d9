// The databases of a run: files in a temporary folder and a PostgreSQL of its own, all removed at the end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import type { Dialect } from '../apps/server/src/platform/storage/portable.ts'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { fillCrowd } from './crowd.ts'

export const nameOf: Readonly<Record<Dialect, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export interface Databases {
  /** Returns the URL of a new, empty database. */
  readonly empty: (dialect: Dialect) => Promise<string>
  /** Returns the URL of a new database with this many students. */
  readonly filled: (dialect: Dialect, students: number) => Promise<string>
  /** The same, but reuses the database of an earlier call with the same arguments. */
  readonly crowd: (dialect: Dialect, students: number) => Promise<string>
  /** Removes all of them. */
  readonly remove: () => Promise<void>
}

export const openDatabases = async (): Promise<Databases> => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-bench-'))
  const postgres = await startPostgres()
  const crowds = new Map<string, string>()
  let made = 0
  const empty = async (dialect: Dialect) => {
    made += 1
    const name = `bench_${made}`
    if (dialect === 'sqlite') return `sqlite:${join(folder, `${name}.db`)}`
    const administration = await openDatabase(`${postgres.server}/postgres`)
    await sql`create database ${sql.id(name)}`.execute(administration.writer)
    await administration.close()
    return `${postgres.server}/${name}`
  }
  const filled = async (dialect: Dialect, students: number) => {
    const url = await empty(dialect)
    const began = performance.now()
    await fillCrowd(url, students)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${nameOf[dialect]}: ${students.toLocaleString('en')} students in ${seconds} s`)
    return url
  }
  return {
    empty,
    filled,
    crowd: async (dialect, students) => {
      const key = `${dialect} ${students}`
      const url = crowds.get(key) ?? (await filled(dialect, students))
      crowds.set(key, url)
      return url
    },
    remove: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
