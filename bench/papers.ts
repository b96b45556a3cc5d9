// Papers: beginning one, saving a choice beside the bare endpoint, and submitting forty right answers, which pays forty times.
import type { Dialect } from '../apps/server/src/platform/storage/portable.ts'
import { loadBank } from '../content/bank.ts'
import { loadPapers } from '../content/papers.ts'
import { positionOf, topicOf } from '../packages/domain/src/practice/question-id.ts'
import type { Request } from './calls.ts'
import { type Databases, nameOf } from './databases.ts'
import { type LoadResult, load } from './load.ts'
import { startBare, startServer } from './processes.ts'
import { inWords, median, percentile, type Report, type Row, rounded } from './report.ts'
import { type BenchStudent, seed } from './students.ts'
import { runTopic } from './topics.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const connections = 64
/** A session may save three hundred choices a minute: enough students that none of them does. */
const students = Number(process.env.BENCH_SITTINGS ?? 600)
const aims = { begin: 30, choice: 0.2, submit: 20 }

const bank = loadBank()
const paper = loadPapers(bank).of('biology', 'extended')[0]
const keys = (paper?.questions ?? []).map(
  ({ id }) => bank.topic(topicOf(id))?.questions[positionOf(id)]?.correctAnswer,
)

const choice = (number: number, madeAt: number) => ({
  number,
  option: keys[number - 1],
  isFlagged: false,
  seconds: 1,
  madeAt,
})

const requestOf = ({ token }: BenchStudent, path: string, body?: object): Request => ({
  method: 'POST',
  path,
  headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
})

interface Timed {
  readonly times: number[]
  readonly replies: unknown[]
}

/** One call after the other, each alone. */
const oneByOne = async (url: string, requests: readonly Request[]): Promise<Timed> => {
  const timed: Timed = { times: [], replies: [] }
  for (const { path, ...request } of requests) {
    const began = performance.now()
    const reply = await fetch(url + path, request)
    const body = await reply.json()
    timed.times.push(performance.now() - began)
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`)
    timed.replies.push(body)
  }
  return timed
}

const timesRow = (what: string, on: string, { times }: Timed, aim: number): Row => ({
  what,
  on,
  calls: times.length,
  'median ms': rounded(median(times), 1),
  'p99 ms': rounded(percentile(times, 99), 1),
  aim: on === nameOf.sqlite ? `<= ${aim}` : '',
})

const measureOn = async (databases: Databases, dialect: Dialect) => {
  const on = nameOf[dialect]
  const databaseUrl = await databases.empty(dialect)
  const all = await seed(databaseUrl, students, runTopic.key)
  const bare = await startBare()
  const server = await startServer({
    DATABASE_URL: databaseUrl,
  })
  const begun = await oneByOne(
    server.url,
    all.map((student) =>
      requestOf(student, '/api/papers/sittings', { paperId: paper?.id, allowance: 'half' }),
    ),
  )
  const paths = begun.replies.map((reply) => `/api/papers/sittings/${(reply as { id: string }).id}`)
  let sent = 0
  const nextChoice = () => {
    const index = sent % all.length
    const number = 1 + (Math.floor(sent / all.length) % 40)
    sent += 1
    const student = all[index]
    if (!student) throw new Error('there is no student')
    return requestOf(student, `${paths[index]}/choices`, { choices: [choice(number, sent)] })
  }
  const bareRequest = requestOf({ token: 'x', runId: '' }, '/', { choices: [choice(1, 1)] })
  const [bares, choices]: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await load([bare.url], { connections, seconds, next: () => bareRequest }))
    choices.push(await load([server.url], { connections, seconds, next: nextChoice }))
  }
  const forty = { choices: keys.map((_, index) => choice(index + 1, 10_000_000 + index)) }
  const hundred = all.slice(0, 100)
  await oneByOne(
    server.url,
    hundred.map((student, index) => requestOf(student, `${paths[index]}/choices`, forty)),
  )
  const submitted = await oneByOne(
    server.url,
    hundred.map((student, index) => requestOf(student, `${paths[index]}/submission`)),
  )
  for (const running of [server, bare]) await running.stop()
  const shares = choices.map(({ rate }, round) => rate / (bares[round]?.rate ?? Number.NaN))
  return { on, begun, choices, shares, submitted }
}

export const measurePapers = async (databases: Databases): Promise<Report> => {
  const rows: Row[] = []
  const missed: string[] = []
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const { on, begun, choices, shares, submitted } = await measureOn(databases, dialect)
    const failed = choices
      .map((one) => inWords(one.failed))
      .filter(Boolean)
      .join('; ')
    rows.push(timesRow('begin a paper', on, begun, aims.begin))
    rows.push({
      what: 'save a choice',
      on,
      'per second': Math.round(median(choices.map(({ rate }) => rate))),
      'share of bare': rounded(median(shares), 3),
      'median ms': median(choices.map((one) => one.median)),
      'p99 ms': median(choices.map(({ p99 }) => p99)),
      failed,
      aim: dialect === 'sqlite' ? `>= ${aims.choice}` : '',
    })
    rows.push(timesRow('submit forty right answers', on, submitted, aims.submit))
    if (failed) missed.push(`save a choice, ${on}: ${failed}`)
    if (dialect !== 'sqlite') continue
    if (median(begun.times) > aims.begin) missed.push(`begin a paper: more than ${aims.begin} ms`)
    if (median(shares) < aims.choice) missed.push(`save a choice: less than ${aims.choice} of bare`)
    if (median(submitted.times) > aims.submit) missed.push(`submit: more than ${aims.submit} ms`)
  }
  return { tables: { 'Papers: each call alone, and choices beside a bare endpoint': rows }, missed }
}
