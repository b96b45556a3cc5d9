// Measures how long each call takes with a thousand students and with a million, one after the other over one connection, so
// that it measures the server's work and not its queue. Every second call is by a student with a long history.
import { Agent, request } from 'node:http'
import type { Dialect } from '../apps/server/src/platform/storage/portable.ts'
import * as calls from './calls.ts'
import { heavyStudents, longestStudents } from './crowd.ts'
import { type Databases, nameOf } from './databases.ts'
import { startServer } from './processes.ts'
import { inWords, median, percentile, type Report, type Row, rounded } from './report.ts'

const small = 1000
/** Set a smaller one for a quick look. */
export const large = Number(process.env.BENCH_CROWD ?? 1_000_000)
/** Milliseconds; the median of a read must stay below. */
const mostForRead = 3
/** A night and the map are reckoned from everything that is remembered. */
const mostForTonight = 10

interface Timed {
  readonly what: string
  /** @param turn counts up from 0 @param students how many there are */
  readonly request: (turn: number, students: number) => calls.Request
  readonly times: number
  /** What the median must stay below, in milliseconds. */
  readonly most?: number
}

const heavy = (turn: number) => 1 + (turn % heavyStudents)
/** Students with a short history, in no order; none repeats before all of them have had a turn. */
const light = (turn: number, students: number) => {
  const some = students - heavyStudents
  return heavyStudents + 1 + ((turn * 7919) % some)
}
const mixed =
  (call: calls.Call): Timed['request'] =>
  (turn, students) =>
    call(turn % 2 === 0 ? heavy(turn >> 1) : light(turn >> 1, students))

const reading = (what: string, call: calls.Call): Timed => ({
  what,
  request: mixed(call),
  times: 1000,
  most: mostForRead,
})
/** Tonight of students with 20,000 answers. */
const ofTonight = (what: string, call: calls.Call): Timed => ({
  what,
  request: (turn) => call(1 + (turn % longestStudents)),
  times: 400,
  most: mostForTonight,
})
/** The page that begins where this share of the board is above. */
const deepIn = (what: string, board: 'monthly' | 'all-time', share: number): Timed => ({
  what,
  times: 1000,
  most: mostForRead,
  request: (turn, students) =>
    mixed(calls.readBoard(board, Math.floor(students * share) - (turn % 400)))(turn, students),
})
/** A few of each, for information: they change what they touch. */
const writing = (what: string, request: Timed['request']): Timed => ({ what, request, times: 300 })

const timed: readonly Timed[] = [
  reading('own profile', calls.readMe),
  reading('progress, for the dashboard', calls.readProgress),
  reading('run in hand', calls.openCurrentRun),
  ofTonight('tonight', calls.readTonight),
  ofTonight('map of a subject', calls.readMap),
  reading('maths topic', calls.readMathsTopic),
  reading('ledger, newest page', calls.readLedger),
  reading('ledger, old page', calls.readOldLedger),
  reading('badges', calls.readBadges),
  reading("this month's board, top", calls.readBoard('monthly')),
  deepIn("this month's board, middle", 'monthly', 0.5),
  deepIn("this month's board, end", 'monthly', 1),
  reading('board of all time, top', calls.readBoard('all-time')),
  deepIn('board of all time, middle', 'all-time', 0.5),
  deepIn('board of all time, end', 'all-time', 1),
  reading("last month's podium", calls.readPodium),
  // With BENCH_CROWD=2000000 the log has ten million rows.
  reading('what is known of a question', calls.readAbout),
  reading('shelf', calls.readShelf),
  { ...reading('resource, first piece', calls.readFile), request: (turn) => calls.readFile(heavy(turn)) },
  reading('ways to sign in', calls.readWays),
  { what: 'export of all one has (long)', request: (turn) => calls.readExport(heavy(turn)), times: 200 },
  { what: 'another maths question (typeset)', request: (turn) => calls.readAnother(turn), times: 50 },
  writing('answer submitted', (turn, students) => calls.answer(light(turn, students), calls.firstUnanswered)),
  writing('minute tick', (turn, students) => calls.tick(light(turn, students))),
  writing('Next in maths', (turn, students) => calls.moveOn(light(turn, students))),
  writing('run begun', (turn, students) => calls.beginRun(light(turn, students))),
  writing('minutes bought', (turn) => calls.buyTime(heavy(turn))),
  writing('resource unlocked', (turn, students) => calls.unlock(light(turn, students))),
  writing('check-in', (turn, students) => calls.checkIn(light(turn, students))),
]

interface Times {
  readonly median: number
  readonly p99: number
  readonly failed: string
}

export const measureGrowth = async (databases: Databases): Promise<Report> => {
  const rows: Row[] = []
  const missed: string[] = []
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const few = await serve(databases, dialect, small)
    const many = await serve(databases, dialect, large)
    for (const call of timed) {
      // One right after the other, so that a slow moment of the machine affects both.
      const before = await timeEach(few.url, call, small)
      const after = await timeEach(many.url, call, large)
      const { what, most } = call
      const atLarge = large.toLocaleString('en')
      rows.push({
        what,
        on: nameOf[dialect],
        'median ms at 1,000': rounded(before.median, 2),
        [`median ms at ${atLarge}`]: rounded(after.median, 2),
        times: rounded(after.median / before.median, 2),
        'p99 ms at 1,000': rounded(before.p99, 2),
        [`p99 ms at ${atLarge}`]: rounded(after.p99, 2),
        aim: most ? `< ${most} ms` : '',
      })
      for (const { failed } of [before, after])
        if (failed) missed.push(`${what}, ${nameOf[dialect]}: ${failed}`)
      if (most && after.median >= most) {
        missed.push(`${what}, ${nameOf[dialect]}: ${after.median.toFixed(2)} ms`)
      }
    }
    await few.stop()
    await many.stop()
  }
  return { tables: { 'Growth, one call at a time': rows }, missed }
}

/** Starts the server on a database with this many students. */
const serve = async (databases: Databases, dialect: Dialect, students: number) => {
  const DATABASE_URL = await databases.crowd(dialect, students)
  return startServer({ DATABASE_URL, PROXIES: '1' })
}

/** Measures the milliseconds from the request to the last byte, after a quarter as many calls that are not counted. */
const timeEach = async (
  url: string,
  { request: requestOf, times }: Timed,
  students: number,
): Promise<Times> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took: number[] = []
  const failed: Record<string, number> = {}
  for (let turn = 0; turn < times * 1.25; turn += 1) {
    const { method, path, headers, body } = requestOf(turn, students)
    const contentType = body ? { 'content-type': 'application/json' } : {}
    const began = performance.now()
    const status = await new Promise<number>((resolve, reject) => {
      request(url + path, { agent, method, headers: { ...contentType, ...headers } }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
        .once('error', reject)
        .end(body)
    })
    // The first calls include compilation.
    if (turn >= times / 4) took.push(performance.now() - began)
    if (status !== 200 && status !== 206) failed[status] = (failed[status] ?? 0) + 1
  }
  agent.destroy()
  return { median: median(took), p99: percentile(took, 99), failed: inWords(failed) }
}
