// `npm run faults`: what happens when things go wrong, tried on the real server. Prints what docs/reliability.md keeps.
// FAULTS_KILLS sets how often the server is killed (100).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { type Running, start } from '../bench/processes.ts'
import { seed } from '../bench/students.ts'
import { checkBooks } from './books.ts'
import { pause, seeded, topic, type Walking, walk } from './walkers.ts'

const kills = Number(process.env.FAULTS_KILLS ?? 100)
const folder = mkdtempSync(join(tmpdir(), 'toron-faults-'))
const rows: Record<string, string | number>[] = []
let failures = 0

const serve = (databaseUrl: string, more: Record<string, string> = {}): Promise<Running> =>
  start('apps/server/src/main.ts', '/healthz/ready', { DATABASE_URL: databaseUrl, ...more })

const report = async (
  what: string,
  databaseUrl: string,
  { walks, statuses }: Walking,
  more: string,
  isWell = true,
) => {
  const { acknowledged, lost, unbalanced } = await checkBooks(databaseUrl, walks)
  const faults = statuses.get(500) ?? 0
  if (lost > 0 || unbalanced > 0 || faults > 0 || !isWell) failures += 1
  rows.push({ what, acknowledged, lost, unbalanced, 'answers 500': faults, more })
  console.log(rows.at(-1))
}

/** F1: the process is killed under load, again and again. */
const killAgainAndAgain = async () => {
  const databaseUrl = `sqlite:${join(folder, 'kills.db')}`
  const students = await seed(databaseUrl, 24 * 40, topic)
  let server: Running | null = await serve(databaseUrl)
  const random = seeded(1)
  const all: Walking['walks'][number][] = []
  const statuses = new Map<number, number>()
  let slowest = 0
  let walking = walk(students.splice(0, 24), { url: () => server?.url ?? null })
  for (let round = 0; round < kills; round += 1) {
    await pause(80 + random() * 250)
    const killed: Running | null = server
    server = null
    await killed?.kill()
    const began = performance.now()
    server = await serve(databaseUrl)
    slowest = Math.max(slowest, performance.now() - began)
    if (walking.walks.every(({ acknowledged }) => acknowledged >= 40) && students.length > 0) {
      await walking.stop()
      all.push(...walking.walks)
      walking = walk(students.splice(0, 24), { url: () => server?.url ?? null })
    }
  }
  await walking.stop()
  all.push(...walking.walks)
  await server?.stop()
  const ended = { ...walking, walks: all, statuses }
  await report(
    `F1 killed ${kills} times`,
    databaseUrl,
    ended,
    `ready again in at most ${Math.round(slowest)} ms`,
  )
}

/** F2: the disk is full for a while. Needs a small file system of its own, which only root can make. */
const fillTheDisk = async () => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rows.push({ what: 'F2 disk full', more: 'not tried: this user cannot make a small file system' })
    return
  }
  try {
    const databaseUrl = `sqlite:${join(disk, 'toron.db')}`
    const students = await seed(databaseUrl, 200, topic)
    const server = await serve(databaseUrl)
    const walking = walk(students, { url: () => server.url })
    await pause(300)
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(1))
    for (let size = 16; size > 0; size -= 1) {
      try {
        writeFileSync(join(disk, `ballast-${size}`), Buffer.alloc(size * 1024 * 1024))
      } catch {
        // As much as fits.
      }
    }
    await pause(2500)
    const reads = await fetch(`${server.url}/data/catalogue.json`)
    const refused = walking.statuses.get(503) ?? 0
    for (let size = 16; size > 0; size -= 1) rmSync(join(disk, `ballast-${size}`), { force: true })
    const before = walking.statuses.get(200) ?? 0
    const began = performance.now()
    while ((walking.statuses.get(200) ?? 0) === before && performance.now() - began < 20_000) await pause(20)
    const recovery = Math.round(performance.now() - began)
    await pause(500)
    await walking.stop()
    await server.stop()
    const more = `${refused} answered 503 meanwhile, reads ${reads.status}, well again ${recovery} ms after there was room`
    await report('F2 disk full', databaseUrl, walking, more, refused > 0 && reads.ok && recovery < 5000)
  } finally {
    // Lazily: what the server had mapped may take a moment to go.
    execFileSync('umount', ['-l', disk])
  }
}

/** F3: a second server on the same file. */
const startTwice = async () => {
  const databaseUrl = `sqlite:${join(folder, 'twice.db')}`
  const server = await serve(databaseUrl)
  const second = await serve(databaseUrl).then(
    async (running) => {
      await running.stop()
      return 'started'
    },
    () => 'refused to start',
  )
  await server.stop()
  if (second !== 'refused to start') failures += 1
  rows.push({ what: 'F3 a second server on one file', more: second })
  console.log(rows.at(-1))
}

/** F4: PostgreSQL ends every connection in the middle of transactions, ten times. */
const breakConnections = async () => {
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.server}/${postgres.template}`
  const students = await seed(databaseUrl, 48, topic)
  const server = await serve(databaseUrl)
  const walking = walk(students, { url: () => server.url })
  const { default: pg } = await import('pg')
  const administration = new pg.Client(`${postgres.server}/postgres`)
  await administration.connect()
  let slowest = 0
  for (let round = 0; round < 10; round += 1) {
    await pause(200)
    await administration.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      postgres.template,
    ])
    const before = walking.statuses.get(200) ?? 0
    const began = performance.now()
    while ((walking.statuses.get(200) ?? 0) === before && performance.now() - began < 20_000) await pause(5)
    slowest = Math.max(slowest, performance.now() - began)
  }
  await administration.end()
  await walking.stop()
  await server.stop()
  const more = `answers again within ${Math.round(slowest)} ms`
  await report('F4 every connection ended, ten times', databaseUrl, walking, more, slowest < 10_000)
  await postgres.stop()
}

/** F7: three replies of ten never arrive, and the client asks again. */
const dropReplies = async () => {
  const databaseUrl = `sqlite:${join(folder, 'dropped.db')}`
  const students = await seed(databaseUrl, 24, topic)
  const server = await serve(databaseUrl)
  const walking = walk(students, { url: () => server.url, dropped: 0.3, random: seeded(7) })
  while (walking.walks.some(({ acknowledged }) => acknowledged < 40)) await pause(100)
  await walking.stop()
  await server.stop()
  await report(
    'F7 30% of the replies dropped',
    databaseUrl,
    walking,
    `${walking.statuses.get(0) ?? 0} sent again`,
  )
}

/** F8: ten times as many at once as the server answers best. */
const overload = async () => {
  const databaseUrl = `sqlite:${join(folder, 'load.db')}`
  const students = await seed(databaseUrl, 64 * 10 + 640 * 14, topic)
  const server = await serve(databaseUrl)
  /** Answers a second of so many walkers, over the time in which most of them still had questions. */
  const rateOf = async (walkers: number, seconds: number) => {
    const began = performance.now()
    const running = walk(students.splice(0, walkers), { url: () => server.url })
    const enough = walkers * 36
    while ((running.statuses.get(200) ?? 0) < enough && performance.now() - began < seconds * 1000)
      await pause(5)
    const rate = (running.statuses.get(200) ?? 0) / ((performance.now() - began) / 1000)
    await running.stop()
    return { rate, running }
  }
  await rateOf(64, 1)
  const best = await rateOf(64, 3)
  const much = await rateOf(640, 5)
  const again = await rateOf(64, 3)
  await server.stop()
  const sorted = much.running.refusedAfter.toSorted((a, b) => a - b)
  const refusedIn = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const share = much.rate / best.rate
  const isWell = share >= 0.8 && much.running.missingRetryAfter() === 0 && again.rate >= best.rate * 0.8
  const more = `${Math.round(best.rate)}/s at best, ${Math.round(much.rate)}/s (${Math.round(share * 100)}%) with ten times as many, ${sorted.length} refused, 95% of them within ${Math.round(refusedIn)} ms; ${Math.round(again.rate)}/s right after`
  await report('F8 ten times the load', databaseUrl, much.running, more, isWell)
}

/** F11: the server is told to end under load, and a balancer sees its readiness. */
const endGently = async () => {
  const databaseUrl = `sqlite:${join(folder, 'gently.db')}`
  const students = await seed(databaseUrl, 32, topic)
  const server = await serve(databaseUrl, { DRAIN_SECONDS: '1' })
  let isReady = true
  const walking = walk(students, { url: () => (isReady ? server.url : null) })
  await pause(150)
  const stopping = server.stop()
  while (isReady) {
    isReady = await fetch(`${server.url}/healthz/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    await pause(20)
  }
  await stopping
  await walking.stop()
  const broken = walking.statuses.get(0) ?? 0
  await report(
    'F11 ended under load',
    databaseUrl,
    walking,
    `${broken} requests in hand failed`,
    broken === 0,
  )
}

const experiments = {
  F1: killAgainAndAgain,
  F2: fillTheDisk,
  F3: startTwice,
  F4: breakConnections,
  F7: dropReplies,
  F8: overload,
  F11: endGently,
}
const chosen = process.argv.slice(2)
try {
  for (const [name, experiment] of Object.entries(experiments)) {
    if (chosen.length === 0 || chosen.includes(name)) await experiment()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.table(rows)
process.exitCode = failures === 0 ? 0 : 1
