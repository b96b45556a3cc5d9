// Measures every important call beside a bare node:http JSON endpoint, in one run and in turns, so that a slow moment of the
// machine affects all of them. Rates are compared as shares: absolute ones say more about the machine than about the
// product.
import { setTimeout } from 'node:timers/promises'
import type { Dialect } from '../apps/server/src/platform/storage/portable.ts'
import * as calls from './calls.ts'
import { heavyStudents } from './crowd.ts'
import { type Databases, nameOf } from './databases.ts'
import { type Load, type LoadResult, load } from './load.ts'
import { startBare, startServer } from './processes.ts'
import { inMega, inWords, median, type Report, type Row, rounded } from './report.ts'
import { runTopic } from './topics.ts'

const connections = 64
/** Seconds of one load, and how often the bare endpoint and the calls take turns; lower both for a quick look. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** More writes a second than any machine of today reaches: it bounds how many students the loads can use up. */
const fastest = 12_000
const crowd = heavyStudents + rounds * (seconds + 1) * fastest
/** How many students read. The server caches what each of them read in the last minute. */
const readers = 20_000

type Next = Load['next']

interface Measured {
  readonly what: string
  /** Makes the requests of one load. `fresh` returns the number of a student who has not made this call yet. */
  readonly requests: (fresh: () => number) => Next
  readonly isRight?: (body: string) => boolean
  readonly connections?: number
  /** The smallest acceptable share of the bare rate, on SQLite. */
  readonly aim?: number
  /** Also measured with two servers on one PostgreSQL. */
  readonly isForTwo?: boolean
}

/** Students call one after the other, again and again. */
const inTurn =
  (call: calls.Call): Measured['requests'] =>
  () => {
    let turn = 0
    return () => {
      turn += 1
      return call(1 + (turn % Math.min(readers, crowd)))
    }
  }

/** Every call is by another student: a second call by the same one would do something else. */
const once =
  (call: calls.Call): Measured['requests'] =>
  (fresh) =>
  () =>
    call(fresh())

/** Every connection takes students of its own through the topic, one question after the other. */
const answering: Measured['requests'] = (fresh) => {
  const walks: { readonly student: number; answered: number }[] = []
  return (connection) => {
    let walk = walks[connection]
    if (!walk || walk.answered === runTopic.questions.length) {
      walk = { student: fresh(), answered: calls.firstUnanswered }
      walks[connection] = walk
    }
    walk.answered += 1
    return calls.answer(walk.student, walk.answered - 1)
  }
}

const measured: readonly Measured[] = [
  // Every student has a plan, so memory is written with the log.
  { what: 'answer submitted', requests: answering, aim: 0.2, isForTwo: true },
  { what: 'tonight read', requests: inTurn(calls.readTonight) },
  { what: 'dashboard read', requests: inTurn(calls.readProgress), isForTwo: true },
  {
    what: 'minute tick',
    requests: once(calls.tick),
    aim: 0.2,
    isForTwo: true,
    isRight: (body) => body.includes('"counted":true'),
  },
  { what: 'own profile read', requests: inTurn(calls.readMe) },
  { what: 'board page read', requests: inTurn(calls.readBoard('monthly')) },
  { what: 'run begun', requests: once(calls.beginRun) },
  {
    what: 'Next in maths',
    requests: once(calls.moveOn),
    isRight: (body) => body.includes('"outcome":"paid"'),
  },
  { what: 'resource unlocked', requests: once(calls.unlock) },
  { what: 'minutes bought', requests: once(calls.buyTime) },
  { what: 'ledger page read', requests: inTurn(calls.readLedger) },
  { what: 'badges read', requests: inTurn(calls.readBadges) },
  { what: 'shelf read', requests: inTurn(calls.readShelf) },
  { what: "visitor's answer checked", requests: inTurn(calls.checkAnswer) },
  { what: 'first page', requests: inTurn(calls.openPage) },
  { what: 'questions of a topic, a file', requests: inTurn(calls.openData) },
  { what: 'sign-in (hashes a password)', requests: inTurn(calls.signIn), connections: 4 },
]

interface SetUp {
  readonly name: string
  readonly dialect: Dialect
  readonly servers: number
  readonly calls: readonly Measured[]
}

const setUps: readonly SetUp[] = [
  { name: nameOf.sqlite, dialect: 'sqlite', servers: 1, calls: measured },
  { name: nameOf.postgres, dialect: 'postgres', servers: 1, calls: measured },
  {
    name: `${nameOf.postgres}, two processes`,
    dialect: 'postgres',
    servers: 2,
    calls: measured.filter(({ isForTwo }) => isForTwo),
  },
]

const submission: calls.Request = {
  method: 'POST',
  path: '/',
  body: '{"questionId":"motion-001","option":"A"}',
}

export const measureBeside = async (databases: Databases): Promise<Report> => {
  console.log(`${connections} connections, ${seconds} s a load, ${rounds} rounds`)
  const rows: Row[] = []
  const memory: Row[] = []
  const missed: string[] = []
  for (const setUp of setUps) {
    const found = await measureSetUp(setUp, databases)
    rows.push(...found.rows)
    memory.push(...found.memory)
    missed.push(...found.missed)
  }
  return { tables: { 'Beside a bare endpoint': rows, 'Memory after the loads': memory }, missed }
}

const measureSetUp = async (setUp: SetUp, databases: Databases) => {
  // With students of its own, because nothing can be bought or begun twice.
  const databaseUrl = await databases.filled(setUp.dialect, crowd)
  const environment = { DATABASE_URL: databaseUrl, PROXIES: '1' }
  const bare = await startBare()
  const servers = []
  for (let server = 0; server < setUp.servers; server += 1) {
    servers.push(await startServer(environment))
  }
  const urls = servers.map(({ url }) => url)
  const freshOf = setUp.calls.map(() => numbering())
  const bares: LoadResult[] = []
  const results = setUp.calls.map((): LoadResult[] => [])
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await load([bare.url], { connections, seconds, next: () => submission }))
    for (const [index, { requests, isRight, connections: own = connections }] of setUp.calls.entries()) {
      const next = requests(freshOf[index] ?? numbering())
      results[index]?.push(await load(urls, { connections: own, seconds, next, ...(isRight && { isRight }) }))
    }
  }
  // The last load hashed passwords, which takes some 75 MB until they are done.
  await setTimeout(5000)
  const memory = servers.map((server): Row => ({ on: setUp.name, ...inMega(server.resident()) }))
  for (const running of [...servers, bare]) await running.stop()

  const rows: Row[] = [rowOf('bare node:http endpoint', setUp.name, bares, bares)]
  const missed: string[] = []
  for (const [index, { what, aim }] of setUp.calls.entries()) {
    const row = rowOf(what, setUp.name, results[index] ?? [], bares)
    const isAimed = aim !== undefined && setUp.dialect === 'sqlite'
    rows.push({ ...row, aim: isAimed ? `>= ${aim}` : '' })
    if (row.failed) missed.push(`${what}, ${setUp.name}: ${row.failed}`)
    if (isAimed && row['share of bare'] < aim) missed.push(`${what}, ${setUp.name}: less than ${aim} of bare`)
  }
  return { rows, memory, missed }
}

/** Returns the numbers of students with a short history, each once. */
const numbering = () => {
  let last = heavyStudents
  return () => {
    if (last === crowd) throw new Error('the bench ran out of students: fill more')
    last += 1
    return last
  }
}

/** Medians over the rounds, and the median of the shares of the bare load in the same round. */
const rowOf = (what: string, on: string, results: readonly LoadResult[], bares: readonly LoadResult[]) => {
  const shares = results.map((result, round) => result.rate / (bares[round]?.rate ?? Number.NaN))
  const failed: Record<string, number> = {}
  for (const result of results) {
    for (const [why, count] of Object.entries(result.failed)) failed[why] = (failed[why] ?? 0) + count
  }
  return {
    what,
    on,
    'per second': Math.round(median(results.map((result) => result.rate))),
    'share of bare': rounded(median(shares), 3),
    lowest: rounded(Math.min(...shares), 3),
    highest: rounded(Math.max(...shares), 3),
    'median ms': median(results.map((result) => result.median)),
    'p99 ms': median(results.map((result) => result.p99)),
    failed: inWords(failed),
  }
}
