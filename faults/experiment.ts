// An experiment runs the real server in a folder of its own and reports whether its promise holds.
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { type Running, startServer } from '../bench/processes.ts'
import { checkBooks } from './books.ts'
import type { Walking } from './walkers.ts'

/** A row of the table printed at the end. */
export interface Outcome {
  readonly what: string
  readonly isWell: boolean
  readonly acknowledged?: number
  /** What was acknowledged and is not in the database. */
  readonly lost?: number
  readonly unbalanced?: number
  readonly 'answers 500'?: number
  /** What was observed, in words. */
  readonly more: string
}

/** @param folder for its files, which is removed afterwards */
export type Experiment = (folder: string) => Promise<readonly Outcome[]>

export const sqliteIn = (folder: string, name: string): string => `sqlite:${join(folder, `${name}.db`)}`

/** Tries the same on both. @param name of the file. @param where `SQLite` or `PostgreSQL` */
export const onBothDatabases =
  (name: string, run: (databaseUrl: string, where: string, folder: string) => Promise<Outcome>): Experiment =>
  async (folder) => {
    const onSqlite = await run(sqliteIn(folder, name), 'SQLite', folder)
    const postgres = await startPostgres()
    try {
      const databaseUrl = `${postgres.server}/${postgres.template}`
      return [onSqlite, await run(databaseUrl, 'PostgreSQL', folder)]
    } finally {
      await postgres.stop()
    }
  }

/** Starts the server as in production and waits until it is ready; rejects if it does not start. */
export const serve = (databaseUrl: string, more: Record<string, string> = {}): Promise<Running> =>
  startServer({ DATABASE_URL: databaseUrl, ...more })

/** Judges by the books: nothing acknowledged is lost, all books agree, no reply was 500. */
export const judge = async (
  what: string,
  databaseUrl: string,
  { walks, statuses }: Pick<Walking, 'walks' | 'statuses'>,
  more: string,
  isWell = true,
): Promise<Outcome> => {
  const { acknowledged, lost, unbalanced } = await checkBooks(databaseUrl, walks)
  const faults = statuses.get(500) ?? 0
  const isSound = lost === 0 && unbalanced === 0 && faults === 0
  return { what, isWell: isWell && isSound, acknowledged, lost, unbalanced, 'answers 500': faults, more }
}
