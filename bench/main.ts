// `npm run bench`: real requests against the real server, beside a bare node:http JSON endpoint measured in the same
// run. Rates are compared as ratios, because absolute ones say more about the machine than about the product.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { loadBank } from '../content/bank.ts'
import { type LoadResult, load, type Request } from './load.ts'
import { scriptWeight } from './page-weight.ts'
import { start } from './processes.ts'
import { type BenchStudent, seed } from './students.ts'

const connections = 64
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const topic = 'motion'
const questions = loadBank().topic(topic)?.questions ?? []

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const measureBare = async (request: Request): Promise<number> => {
  const bare = await start('bench/bare.ts', '/')
  const { rate } = await load(bare.url, connections, seconds, () => request)
  await bare.stop()
  return rate
}

/** Every connection walks its own students through the whole topic, one question after the other. */
const answering = (students: readonly BenchStudent[]) => {
  const walks = Array.from({ length: connections }, (_, connection) => ({ student: connection, question: 0 }))
  let nextStudent = connections
  return (connection: number): Request => {
    const walk = walks[connection]
    if (!walk) throw new Error('more connections than planned')
    if (walk.question === questions.length) {
      walk.student = nextStudent
      walk.question = 0
      nextStudent += 1
    }
    const student = students[walk.student]
    const question = questions[walk.question]
    if (!student || !question) throw new Error('the bench ran out of students: seed more')
    walk.question += 1
    return {
      method: 'POST',
      path: `/api/practice/runs/${student.runId}/answers`,
      headers: { authorization: `Bearer ${student.token}` },
      body: JSON.stringify({ questionId: question.id, option: question.correctAnswer }),
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
const row = (what: string, result: LoadResult, bare: number, aim: string) =>
  rows.push({
    what,
    'per second': Math.round(result.rate),
    'share of bare': (result.rate / bare).toFixed(3),
    'median ms': result.median,
    'p99 ms': result.p99,
    failed: result.failed,
    aim,
  })

const best = (results: readonly LoadResult[]) => {
  const wanted = median(results.map((result) => result.rate))
  return results.find((result) => result.rate === wanted) as LoadResult
}

const measure = async (name: string, databaseUrl: () => Promise<string>, aim: string) => {
  const shares: number[] = []
  const answers: LoadResult[] = []
  const reads: LoadResult[] = []
  const bares: number[] = []
  let resident = 0
  for (let round = 0; round < rounds; round += 1) {
    const url = await databaseUrl()
    const students = await seed(url, connections + Math.ceil((seconds * 12_000) / questions.length), topic)
    const bare = await measureBare({ method: 'POST', path: '/', body: '{"questionId":"x","option":"A"}' })
    const server = await start('apps/server/src/main.ts', '/data/catalogue.json', { DATABASE_URL: url })
    const answer = await load(server.url, connections, seconds, answering(students))
    const read = await load(server.url, connections, seconds, reading(students))
    resident = Math.max(resident, server.resident())
    await server.stop()
    shares.push(answer.rate / bare)
    bares.push(bare)
    answers.push(answer)
    reads.push(read)
  }
  const bare = median(bares)
  row(`answer submitted, ${name}`, best(answers), bare, aim)
  row(`dashboard read, ${name}`, best(reads), bare, '')
  console.log(`${name}: shares of the bare endpoint by round: ${shares.map((s) => s.toFixed(3)).join(' ')}`)
  return { bare, resident }
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
  const { openDatabase } = await import('../apps/server/src/platform/storage/database.ts')
  const { sql } = await import('kysely')
  const administration = await openDatabase(`${postgres.server}/postgres`)
  await sql`create database ${sql.id(`bench_${databases}`)}`.execute(administration.writer)
  await administration.close()
  return `${postgres.server}/bench_${databases}`
}

console.log(`${connections} connections, ${seconds} s a load, ${rounds} rounds, Node ${process.version}`)
const onSqlite = await measure('SQLite', sqlite, '>= 0.12')
const onPostgres = await measure('PostgreSQL', freshPostgres, '')
await postgres.stop()
rows.unshift({
  what: 'bare node:http endpoint',
  'per second': Math.round(median([onSqlite.bare, onPostgres.bare])),
})
console.table(rows)

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
  { what: 'resident memory, after the loads on SQLite', measured: mega(onSqlite.resident), aim: '' },
  {
    what: 'JavaScript of /question, gzip',
    measured: `${(scriptWeight('question') / 1000).toFixed(1)} kB`,
    aim: '< 170 kB',
  },
])
rmSync(directory, { recursive: true, force: true })
