// F5: two servers on one PostgreSQL whose clocks are 40 s apart. Both jump by an hour and by a day under load; then the last
// minutes of a month pass. Streaks and zones are tested exactly in apps/server/src/attacks/clocks.test.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import type { Running } from '../bench/processes.ts'
import { type BenchStudent, seed } from '../bench/students.ts'
import { type Experiment, judge, type Outcome, serve } from './experiment.ts'
import { pause, topic, walk } from './walkers.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const apart = 40 * second

interface Scene {
  readonly servers: readonly Running[]
  readonly databaseUrl: string
  /** Sets the first server's clock to this offset from the real one, in milliseconds, and the other's `apart` ahead of it. */
  readonly setClocks: (offset: number) => Promise<void>
}

export const moveTheClocks: Experiment = async (folder) => {
  const postgres = await startPostgres()
  const files = [join(folder, 'first'), join(folder, 'second')]
  const setClocks = async (offset: number) => {
    for (const [index, file] of files.entries()) writeFileSync(file, String(offset + index * apart))
    // Each server reads its file every 10 ms.
    await pause(25)
  }
  try {
    const databaseUrl = `${postgres.server}/${postgres.template}`
    const students = await seed(databaseUrl, 108, topic)
    await setClocks(0)
    const servers: Running[] = []
    for (const file of files) {
      const clock = { NODE_OPTIONS: `--import=${import.meta.resolve('./moved-clock.ts')}` }
      servers.push(await serve(databaseUrl, { ...clock, CLOCK_OFFSET_FILE: file }))
    }
    const scene = { servers, databaseUrl, setClocks }
    const outcomes = [
      await jump(scene, students.splice(0, 96)),
      await passTheEndOfTheMonth(scene, students.splice(0, 12)),
    ]
    for (const server of servers) await server.stop()
    return outcomes
  } finally {
    await postgres.stop()
  }
}

const jump = async (
  { servers, databaseUrl, setClocks }: Scene,
  students: BenchStudent[],
): Promise<Outcome> => {
  let requests = 0
  const alternating = () => {
    requests += 1
    return servers[requests % 2]?.url ?? null
  }
  const walking = walk(students, { url: alternating, pace: 80 })
  for (const offset of [0, hour, 0, -hour, 0, -24 * hour, 0]) {
    await setClocks(offset)
    await pause(400)
  }
  await walking.stop()
  const others = [...walking.statuses].filter(([status]) => status !== 200)
  const more = `±1 h and −1 day, six jumps: ${others.reduce((sum, [, count]) => sum + count, 0)} answers other than 200`
  return judge('F5 clocks that jump', databaseUrl, walking, more, others.length === 0)
}

const passTheEndOfTheMonth = async (
  { servers, databaseUrl, setClocks }: Scene,
  students: BenchStudent[],
): Promise<Outcome> => {
  const counted = students.map(() => 0)
  const statuses = new Map<number, number>()
  const send = async (
    server: Running | undefined,
    student: BenchStudent | undefined,
    path: string,
    method: string,
  ) => {
    const headers = { authorization: `Bearer ${student?.token}` }
    const reply = await fetch(`${server?.url}/api/${path}`, { method, headers })
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    return reply.json() as Promise<Record<string, unknown>>
  }
  const began = Date.now()
  const minutes = 5
  // A tick every five seconds by every student, alternating between the servers; the new month begins halfway through.
  for (let passed = 0; passed < minutes * minute; passed += 5 * second) {
    await setClocks(endOfMonth(began) - Date.now() - (minutes * minute) / 2 + passed)
    await Promise.all(
      students.map(async (student, index) => {
        const server = servers[(index + passed / (5 * second)) % 2]
        const { counted: hasCounted } = await send(server, student, 'leaderboard/tick', 'POST')
        if (hasCounted === true) counted[index] = (counted[index] ?? 0) + 1
      }),
    )
  }
  const seen: string[] = []
  const onBoards: number[] = []
  for (const server of servers) {
    const podium = await send(server, students[0], 'leaderboard/last-podium', 'GET')
    const board = await send(server, students[0], 'leaderboard/boards/monthly', 'GET')
    seen.push(JSON.stringify([podium, board]))
  }
  for (const student of students) {
    const me = await send(servers[0], student, 'me', 'GET')
    onBoards.push(Number(me.allTimeTime))
  }
  const most = Math.max(...counted)
  const isWell =
    statuses.size === 1 &&
    statuses.has(200) &&
    seen[0] === seen[1] &&
    JSON.stringify(onBoards) === JSON.stringify(counted) &&
    most <= minutes + 1
  const more = `${minutes} minutes over the end of a month, clocks ${apart / second} s apart: at most ${most} counted; boards and podium ${seen[0] === seen[1] ? 'equal' : 'different'} on both`
  return judge('F5 a new month on two servers', databaseUrl, { walks: [], statuses }, more, isWell)
}

/** When the month of this moment ends in the zone of the boards, epoch milliseconds. */
const endOfMonth = (moment: number): number =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('Asia/Dhaka')
    .with({ day: 1 })
    .add({ months: 1 })
    .startOfDay().epochMilliseconds
