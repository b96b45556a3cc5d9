// F12: a hundred papers are open and the server is killed again and again; then their time ends while it is down. Each must end at
// its time, with every choice that was acknowledged. FAULTS_PAPERS and FAULTS_KILLS set how many (100 and 10).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { seeded } from '../apps/server/src/testing/seeded.ts'
import type { Running } from '../bench/processes.ts'
import { type BenchStudent, seed } from '../bench/students.ts'
import { checkBooks } from './books.ts'
import { onBothDatabases, serve } from './experiment.ts'
import { pause, topic } from './walkers.ts'

const paperId = 'physics-extended-1'
const letters = ['A', 'B', 'C', 'D'] as const

/** A student with a paper open, and what the server has acknowledged of it. */
interface Sitting {
  readonly student: BenchStudent
  readonly id: string
  /** Number of the question → its option. */
  readonly acknowledged: Map<number, string>
  /** The latest that was sent, which may have arrived though its reply did not. */
  readonly sent: Map<number, string>
}

const post = async (url: string, token: string, path: string, body: object): Promise<Response | null> => {
  try {
    return await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    return null
  }
}

const begin = async (url: string, student: BenchStudent): Promise<Sitting> => {
  const reply = await post(url, student.token, '/api/papers/sittings', { paperId, allowance: 'standard' })
  if (reply?.status !== 200) throw new Error(`a paper could not be begun: ${reply?.status}`)
  return {
    student,
    id: ((await reply.json()) as { id: string }).id,
    acknowledged: new Map(),
    sent: new Map(),
  }
}

/** Chooses without end, and changes what was chosen, until told to stop. What got no reply is sent again. */
const chooseOn = async (
  { student, id, acknowledged, sent }: Sitting,
  random: () => number,
  at: { readonly url: () => string | null; readonly isOver: () => boolean },
): Promise<void> => {
  for (let madeAt = 1; !at.isOver(); madeAt += 1) {
    const number = 1 + Math.floor(random() * 40)
    const option = letters[Math.floor(random() * 4)] ?? 'A'
    const choices = [{ number, option, isFlagged: false, seconds: 0, madeAt }]
    sent.set(number, option)
    for (let isSaved = false; !isSaved; ) {
      const url = at.url()
      const reply = url && (await post(url, student.token, `/api/papers/sittings/${id}/choices`, { choices }))
      isSaved = reply ? reply.ok : false
      if (isSaved) acknowledged.set(number, option)
      else if (at.isOver()) return
      else await pause(20)
    }
    await pause(random() * 40)
  }
}

/** Whether each ended at its time, and how many acknowledged choices are missing. */
const settle = async (databaseUrl: string, sittings: readonly Sitting[]) => {
  const database = await openDatabase(databaseUrl)
  try {
    const rows = await database.reader.selectFrom('sitting').selectAll().execute()
    const late = rows.filter(
      ({ endedAt, deadline, end }) => endedAt !== deadline || end !== 'time-over',
    ).length
    const choices = await database.reader.selectFrom('choice').selectAll().execute()
    const answers = await database.reader.selectFrom('attempt').select(['sittingId', 'chosen']).execute()
    let lost = 0
    let graded = 0
    for (const { id, acknowledged, sent } of sittings) {
      const kept = new Map(
        choices.filter(({ sittingId }) => sittingId === id).map(({ number, option }) => [number, option]),
      )
      for (const [number, option] of acknowledged) {
        const is = kept.get(number)
        if (is !== option && is !== sent.get(number)) lost += 1
      }
      const given = answers.filter(({ sittingId }) => sittingId === id).length
      if (given === kept.size) graded += 1
    }
    return { sat: rows.length, late, lost, graded }
  } finally {
    await database.close()
  }
}

export const killWhilePapersAreOpen = onBothDatabases('papers', async (databaseUrl, where, folder) => {
  const [count, kills] = [Number(process.env.FAULTS_PAPERS ?? 100), Number(process.env.FAULTS_KILLS ?? 10)]
  const students = await seed(databaseUrl, count, topic)
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const moved = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts'))
  const start = () => serve(databaseUrl, { NODE_OPTIONS: `--import=${moved}`, CLOCK_OFFSET_FILE: clock })
  let server: Running | null = await start()
  const { url } = server
  const sittings = await Promise.all(students.map((student) => begin(url, student)))
  const random = seeded(12)
  let isOver = false
  const choosing = sittings.map((sitting) =>
    chooseOn(sitting, random, { url: () => server?.url ?? null, isOver: () => isOver }),
  )
  for (let round = 0; round < kills; round += 1) {
    await pause(300 + random() * 500)
    const killed: Running | null = server
    server = null
    await killed?.kill()
    server = await start()
  }
  await pause(300)
  isOver = true
  await Promise.all(choosing)
  await server?.kill()
  // Their time ends while nobody is there.
  writeFileSync(clock, String(50 * 60_000))
  server = await start()
  await pause(4000)
  await server.stop()
  const { sat, late, lost, graded } = await settle(databaseUrl, sittings)
  const { unbalanced } = await checkBooks(databaseUrl, [])
  const acknowledged = sittings.reduce((sum, sitting) => sum + sitting.acknowledged.size, 0)
  return {
    what: `F12 ${count} papers, killed ${kills} times, on ${where}`,
    isWell: sat === count && late === 0 && lost === 0 && graded === count && unbalanced === 0,
    acknowledged,
    lost,
    unbalanced,
    more: `${sat - late} ended at their time, ${graded} with all that was chosen`,
  }
})
