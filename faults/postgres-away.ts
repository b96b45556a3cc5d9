// F4: PostgreSQL ends every connection in the middle of transactions, and is itself stopped and started under load, cleanly
// and as in a crash. FAULTS_RESTARTS sets how often it is stopped (6, every second time as in a crash).
import pg from 'pg'
import { startPostgres } from '../apps/server/src/testing/postgres.ts'
import { type BenchStudent, seed } from '../bench/students.ts'
import { type Experiment, judge, type Outcome, serve } from './experiment.ts'
import { pause, topic, walk } from './walkers.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

export const loseThePostgres: Experiment = async () => {
  const postgres = await startPostgres()
  try {
    const students = await seed(urlOf(postgres), 192, topic)
    return [
      await breakConnections(postgres, students.splice(0, 48)),
      await restartAgainAndAgain(postgres, students),
    ]
  } finally {
    await postgres.stop()
  }
}

const urlOf = ({ server, template }: Postgres) => `${server}/${template}`

const breakConnections = async (postgres: Postgres, students: readonly BenchStudent[]): Promise<Outcome> => {
  const server = await serve(urlOf(postgres))
  const walking = walk(students, { url: () => server.url })
  const administration = new pg.Client(`${postgres.server}/postgres`)
  await administration.connect()
  let slowest = 0
  for (let round = 0; round < 10; round += 1) {
    await pause(200)
    await administration.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      postgres.template,
    ])
    slowest = Math.max(slowest, await walking.untilAnswered())
  }
  await administration.end()
  await walking.stop()
  await server.stop()
  const more = `answers again within ${Math.round(slowest)} ms`
  return judge('F4 every connection ended, ten times', urlOf(postgres), walking, more, slowest < 10_000)
}

const restartAgainAndAgain = async (
  postgres: Postgres,
  students: readonly BenchStudent[],
): Promise<Outcome> => {
  const restarts = Number(process.env.FAULTS_RESTARTS ?? 6)
  const server = await serve(urlOf(postgres))
  // Slowly, so that there are questions left in every round.
  const walking = walk(students, { url: () => server.url, pace: 60 })
  let slowest = 0
  for (let round = 0; round < restarts; round += 1) {
    await pause(300)
    await postgres.halt(round % 2 === 0 ? 'fast' : 'immediate')
    await pause(700)
    await postgres.startAgain()
    slowest = Math.max(slowest, await walking.untilAnswered())
  }
  await walking.stop()
  await server.stop()
  const refused = walking.statuses.get(503) ?? 0
  const broken = walking.statuses.get(0) ?? 0
  const what = `F4 PostgreSQL stopped and started, ${restarts} times`
  const more = `${refused} answered 503 meanwhile, ${walking.missingRetryAfter()} of them without Retry-After, answers again within ${Math.round(slowest)} ms of its start`
  const isWell = refused > 0 && walking.missingRetryAfter() === 0 && broken === 0 && slowest < 10_000
  return judge(what, urlOf(postgres), walking, more, isWell)
}
