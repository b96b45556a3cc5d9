// `npm run bench`: real requests against the real server, beside a bare node:http JSON endpoint measured in the same
// run. Rates are compared as ratios, because absolute ones say more about the machine than about the product.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { loadBank } from '../content/bank.ts'
import { measureBoard } from './boards.ts'
import { fillCrowd, tokenOf } from './crowd.ts'
import { type LoadResult, load, type Request } from './load.ts'
import { scriptWeight } from './page-weight.ts'
import { start } from './processes.ts'
import { type BenchStudent, seed } from './students.ts'

const connections = 64
/** Seconds of one load, and how often bare, answering and reading take turns; both can be set for a quick look. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** More answers a second than any machine of today gives, to know how many students a load can use up. */
const fastest = 12_000
const topic = 'motion'
/** Students on the large board; fewer for a quick look. */
const crowdOfBoard = Number(process.env.BENCH_CROWD ?? 1_000_000)
const questions = loadBank().topic(topic)?.questions ?? []

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Every connection walks students of its own through the topic, one question after the other. */
const answering = (unused: Iterator<BenchStudent>) => {
  const walks: { student: BenchStudent; answered: number }[] = []
  return (connection: number): Request => {
    let walk = walks[connection]
    if (!walk || walk.answered === questions.length) {
      const next = unused.next()
      if (next.done) throw new Error('the bench ran out of students: seed more')
      walk = { student: next.value, answered: 0 }
      walks[connection] = walk
    }
    const question = questions[walk.answered]
    walk.answered += 1
    return {
      method: 'POST',
      path: `/api/practice/runs/${walk.student.runId}/answers`,
      headers: { authorization: `Bearer ${walk.student.token}` },
      body: JSON.stringify({ questionId: question?.id, option: question?.correctAnswer }),
    }
  }
}

const reading = (students: readonly BenchStudent[]) => {
  let turn = 0
  return (): Request => {
    turn += 1
    const student = students[turn % students.length]
    return {
      method: 'GET',
      path: '/api/practice/progress',
      headers: { authorization: `Bearer ${student?.token}` },
    }
  }
}

const rows: Record<string, string | number>[] = []

/** One row: medians over the rounds, and the median of the shares, each taken of the bare load of its own round. */
const row = (what: string, results: readonly LoadResult[], bares: readonly LoadResult[], aim: string) => {
  const shares = results.map((result, round) => result.rate / (bares[round]?.rate ?? Number.NaN))
  rows.push({
    what,
    'per second': Math.round(median(results.map((result) => result.rate))),
    'share of bare': median(shares).toFixed(3),
    'lowest to highest': `${Math.min(...shares).toFixed(3)} – ${Math.max(...shares).toFixed(3)}`,
    'median ms': median(results.map((result) => result.median)),
    'p99 ms': median(results.map((result) => result.p99)),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    aim,
  })
}

const submission: Request = { method: 'POST', path: '/', body: '{"questionId":"motion-001","option":"A"}' }

interface Measured {
  readonly what: string
  /** Makes the requests of one load. */
  readonly requests: () => (connection: number) => Request
  readonly aim: string
}

/** Bare and the calls take turns, so that a slow moment of the machine hits all of them. Gives bytes of memory after. */
const measure = async (name: string, databaseUrl: string, calls: readonly Measured[]) => {
  const bare = await start('bench/bare.ts', '/')
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', { DATABASE_URL: databaseUrl })
  const bares: LoadResult[] = []
  const results = calls.map((): LoadResult[] => [])
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await load(bare.url, connections, seconds, () => submission))
    for (const [index, { requests }] of calls.entries()) {
      results[index]?.push(await load(server.url, connections, seconds, requests()))
    }
  }
  const resident = server.resident()
  await server.stop()
  await bare.stop()
  row(`bare node:http endpoint (${name})`, bares, bares, '')
  for (const [index, { what, aim }] of calls.entries())
    row(`${what}, ${name}`, results[index] ?? [], bares, aim)
  return resident
}

const measurePractice = async (name: string, databaseUrl: string, aim: string) => {
  const count = rounds * (connections + Math.ceil((seconds * fastest) / questions.length))
  const students = await seed(databaseUrl, count, topic)
  const unused = students.values()
  return measure(name, databaseUrl, [
    { what: 'answer submitted', requests: () => answering(unused), aim },
    { what: 'dashboard read', requests: () => reading(students), aim: '' },
  ])
}

/** Every tick is another student's: a second one of the same within a minute would not be written. */
const measureTicks = async (name: string, databaseUrl: string, aim: string) => {
  const crowd = rounds * seconds * fastest
  await fillCrowd(databaseUrl, crowd, false)
  let ticked = 0
  const ticking = () => (): Request => {
    ticked += 1
    if (ticked > crowd) throw new Error('the bench ran out of students: fill more')
    return {
      method: 'POST',
      path: '/api/leaderboard/tick',
      headers: { authorization: `Bearer ${tokenOf(ticked)}` },
    }
  }
  await measure(name, databaseUrl, [{ what: 'minute tick', requests: ticking, aim }])
}

const directory = mkdtempSync(join(tmpdir(), 'toron-bench-'))
let files = 0
const sqlite = async () => {
  files += 1
  return `sqlite:${join(directory, `bench-${files}.db`)}`
}

const postgres = await startPostgres()
let databases = 0
const freshPostgres = async () => {
  databases += 1
  const name = `bench_${databases}`
  const administration = await openDatabase(`${postgres.server}/postgres`)
  await sql`create database ${sql.id(name)}`.execute(administration.writer)
  await administration.close()
  return `${postgres.server}/${name}`
}

console.log(`${connections} connections, ${seconds} s a load, ${rounds} rounds, Node ${process.version}`)
const residentOnSqlite = await measurePractice('SQLite', await sqlite(), '>= 0.12')
await measurePractice('PostgreSQL', await freshPostgres(), '')
await measureTicks('SQLite', await sqlite(), '>= 0.2')
await measureTicks('PostgreSQL', await freshPostgres(), '')
console.table(rows)

/** The same page of a small board and of a large one, on both databases. */
const growth: Record<string, string | number>[] = []
for (const [name, fresh] of [
  ['SQLite', sqlite],
  ['PostgreSQL', freshPostgres],
] as const) {
  const [small = 0, large = 0] = [
    median(await measureBoard(await fresh(), 1000)),
    median(await measureBoard(await fresh(), crowdOfBoard)),
  ]
  growth.push({
    what: `first 50 of the board and own rank, ${name}`,
    'median ms at 1,000': small.toFixed(2),
    [`at ${crowdOfBoard.toLocaleString('en')}`]: large.toFixed(2),
    times: (large / small).toFixed(2),
    aim: '<= 2 times, < 2 ms',
  })
}
await postgres.stop()
console.table(growth)

const starts: number[] = []
let idle = 0
for (let round = 0; round < 5; round += 1) {
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', {
    DATABASE_URL: await sqlite(),
  })
  starts.push(server.startMs)
  idle = server.resident()
  await server.stop()
}
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
console.table([
  {
    what: 'node started to first answer, median of 5',
    measured: `${median(starts).toFixed(0)} ms`,
    aim: '<= 1500 ms',
  },
  { what: 'resident memory, idle', measured: mega(idle), aim: '< 200 MB' },
  { what: 'resident memory, after the loads on SQLite', measured: mega(residentOnSqlite), aim: '' },
  {
    what: 'JavaScript of /question, gzip',
    measured: `${(scriptWeight('question') / 1000).toFixed(1)} kB`,
    aim: '< 170 kB',
  },
])
rmSync(directory, { recursive: true, force: true })
