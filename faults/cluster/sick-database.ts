// F18: a PostgreSQL that is slow, falls silent, takes no changes, has no room, or has another program's tables. Students wait, or
// are told when to come again; afterwards all goes on without a restart of the server.
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import { type BenchStudent, seed } from '../../bench/students.ts'
import { type Experiment, judge, type Outcome, serve } from '../experiment.ts'
import { makeSmallDisk } from '../small-disk.ts'
import { pause, topic, walk } from '../walkers.ts'
import { postgresPrograms, startPrimary } from './debian.ts'
import { openWire } from './wire.ts'

/** What goes wrong, and ends again. */
interface Sickness {
  readonly what: string
  readonly begin: () => unknown
  /** Milliseconds. */
  readonly lasts: number
  readonly end: () => unknown
  /** Whether students are answered meanwhile. */
  readonly isWaitedFor?: boolean
}

export const sickenTheDatabase: Experiment = async (folder) => [
  ...(await ofPostgres()),
  await withoutRoom(folder),
]

const ofPostgres = async (): Promise<Outcome[]> => {
  const postgres = await startPostgres()
  try {
    const databaseUrl = `${postgres.server}/${postgres.template}`
    const students = await seed(databaseUrl, 96, topic)
    const wire = await openWire(Number(new URL(databaseUrl).port))
    const through = databaseUrl.replace(/:\d+\//, `:${wire.port}/`)
    const ask = (...sql: string[]) => askAll(`${postgres.server}/postgres`, sql)
    const sicknesses: readonly Sickness[] = [
      {
        what: 'is slow, 200 ms a statement',
        begin: () => wire.delay(200),
        lasts: 6000,
        end: () => wire.delay(0),
        isWaitedFor: true,
      },
      {
        what: 'falls silent for 12 s',
        begin: () => wire.silence(true),
        lasts: 12_000,
        end: () => wire.silence(false),
      },
      {
        what: 'takes no changes',
        begin: () => ask('alter system set default_transaction_read_only = on', 'select pg_reload_conf()'),
        lasts: 3000,
        end: () => ask(...readWrite),
      },
    ]
    const outcomes: Outcome[] = []
    for (const sickness of sicknesses) {
      outcomes.push(await suffer(sickness, databaseUrl, through, students.splice(0, 32)))
    }
    await wire.close()
    outcomes.push(await meetAnother(postgres.server, ask))
    return outcomes
  } finally {
    await postgres.stop()
  }
}

/** A setting of the system cannot be changed in a session that is read-only itself. */
const readWrite = [
  'set default_transaction_read_only = off',
  'alter system reset default_transaction_read_only',
  'select pg_reload_conf()',
]

const askAll = async (url: string, sql: readonly string[]) => {
  const client = new pg.Client(url)
  await client.connect()
  for (const each of sql) await client.query(each)
  await client.end()
}

/** @param through the URL by which the server reaches the database */
const suffer = async (
  { what, begin, lasts, end, isWaitedFor = false }: Sickness,
  databaseUrl: string,
  through: string,
  students: readonly BenchStudent[],
): Promise<Outcome> => {
  const server = await serve(through)
  const walking = walk(students, { url: () => server.url, pace: 400 })
  await pause(700)
  await begin()
  const before = walking.statuses.get(200) ?? 0
  await pause(lasts)
  const meanwhile = (walking.statuses.get(200) ?? 0) - before
  await end()
  const again = Math.round(await walking.untilAnswered())
  await pause(1000)
  await walking.stop()
  await server.stop()
  const refused = walking.statuses.get(503) ?? 0
  const slowest = Math.round(Math.max(0, ...walking.refusedAfter))
  const more = `${meanwhile} answered and ${refused} told 503 meanwhile, ${walking.missingRetryAfter()} of them without Retry-After, each within ${slowest} ms; answers again ${again} ms after it is well`
  const isWell =
    walking.hasMore() &&
    (isWaitedFor ? meanwhile > 0 : refused > 0) &&
    walking.missingRetryAfter() === 0 &&
    (walking.statuses.get(0) ?? 0) === 0 &&
    slowest < 20_000 &&
    again < 10_000
  return judge(`F18 a database that ${what}`, databaseUrl, walking, more, isWell)
}

const meetAnother = async (server: string, ask: (...sql: string[]) => Promise<void>): Promise<Outcome> => {
  await ask('create database another')
  await askAll(`${server}/another`, ['create table session (id text)'])
  const more = await serve(`${server}/another`).then(
    async (running) => {
      await running.stop()
      return 'the server starts'
    },
    (fault: Error) => fault.message.split('\n').slice(1).join(' ').trim(),
  )
  return { what: 'F18 another program’s database', isWell: /tables of another program/.test(more), more }
}

const withoutRoom = async (folder: string): Promise<Outcome> => {
  const what = 'has no room'
  const programs = postgresPrograms()
  const disk = programs && makeSmallDisk(join(folder, 'disk'), 160)
  if (!programs || !disk) {
    const more = 'not tried: needs postgresql of Debian, and a user who can make a small file system'
    return { what: `F18 a database that ${what}`, isWell: true, more }
  }
  const data = join(disk.folder, 'data')
  const postgres = await startPrimary(programs, data)
  try {
    await postgres.ask('create database toron')
    const databaseUrl = postgres.urlOf('toron')
    const students = await seed(databaseUrl, 32, topic)
    const sickness = { what, begin: disk.fill, lasts: 6000, end: disk.makeRoom }
    return await suffer(sickness, databaseUrl, databaseUrl, students)
  } finally {
    await postgres.stop()
    disk.remove()
  }
}
