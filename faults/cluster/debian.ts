// The programs of Debian's `postgresql` and `pgbouncer`, where the machine has them. Neither runs as root, so they are started as
// the user that Debian made for them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { pause } from '../walkers.ts'

/** The folder of the newest PostgreSQL's programs; null where there is none with replication. */
export const postgresPrograms = (): string | null =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'pg_basebackup')))
    .toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]))
    .at(-1) ?? null

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** The user to run as: whoever we are, but for root. */
const user = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

/** Makes a folder that belongs to the user of the programs. */
export const folderFor = (folder: string): string => {
  mkdirSync(folder, { mode: 0o700 })
  const { uid, gid } = user()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** Runs a program to its end. */
const run = (program: string, given: readonly string[]) =>
  execFileSync(program, given, { ...user(), cwd: '/', stdio: 'ignore' })

/** Starts a program that goes on. */
export const launch = (program: string, given: readonly string[]): ChildProcess =>
  spawn(program, given, { ...user(), cwd: '/', stdio: 'ignore' })

/** Ends a program and waits until it has ended. */
export const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Waits until a PostgreSQL, or a pooler before it, answers; throws when it does not within half a minute. */
export const untilUp = async (url: string): Promise<void> => {
  const began = performance.now()
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (fault) {
      if (performance.now() - began > 30_000) throw fault
      await pause(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

export interface PostgresServer {
  readonly port: number
  readonly urlOf: (database: string) => string
  /** Asks as the superuser. */
  readonly ask: (sql: string) => Promise<Record<string, unknown>[]>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Kept in memory until the operating system writes it: these experiments kill processes, not machines. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200']

const serverIn = async (programs: string, data: string): Promise<PostgresServer> => {
  const port = await freePort()
  const options = [...settings, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`]
  const given = options.flatMap((option) => ['-c', option])
  const child = launch(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...given])
  const urlOf = (database: string) => `postgres://toron@127.0.0.1:${port}/${database}`
  await untilUp(urlOf('postgres'))
  return {
    port,
    urlOf,
    ask: async (sql) => {
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGINT'),
  }
}

/** @param data its folder, which does not exist yet */
export const startPrimary = async (programs: string, data: string): Promise<PostgresServer> => {
  folderFor(data)
  run(join(programs, 'initdb'), ['-D', data, '-U', 'toron', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  return serverIn(programs, data)
}

/** Starts a replica and lets the primary acknowledge nothing that this one does not have. */
export const startReplica = async (
  programs: string,
  data: string,
  primary: PostgresServer,
): Promise<PostgresServer> => {
  folderFor(data)
  const of = `host=127.0.0.1 port=${primary.port} user=toron application_name=replica`
  run(join(programs, 'pg_basebackup'), [
    '-D',
    data,
    '-d',
    of,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ])
  const replica = await serverIn(programs, data)
  await primary.ask(`alter system set synchronous_standby_names = 'replica'`)
  await primary.ask('select pg_reload_conf()')
  const isInStep = async () => {
    const rows = await primary.ask(`select 1 from pg_stat_replication where sync_state = 'sync'`)
    return rows.length === 1
  }
  while (!(await isInStep())) await pause(50)
  return replica
}
