// F13: four servers behind a balancer and PgBouncer in transaction mode. A server is killed and started again; the pooler ends
// with every connection; PostgreSQL ends those of the pooler.
import pg from 'pg'
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import type { Running } from '../../bench/processes.ts'
import { seed } from '../../bench/students.ts'
import { type Experiment, judge, serve } from '../experiment.ts'
import { pause, topic, walk } from '../walkers.ts'
import { openBalancer } from './balancer.ts'
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts'

const what = 'F13 four servers, a balancer and PgBouncer'

export const shareAPooler: Experiment = async (folder) => {
  if (!hasPgBouncer()) return [{ what, isWell: true, more: 'not tried: this machine has no pgbouncer' }]
  const postgres = await startPostgres()
  try {
    const databaseUrl = `${postgres.server}/${postgres.template}`
    const students = await seed(databaseUrl, 60, topic)
    const pooler = await startPgBouncer(folder, databaseUrl)
    const servers: Running[] = []
    for (let count = 0; count < 4; count += 1) servers.push(await serve(pooler.url))
    const balancer = await openBalancer(servers.map(({ url }) => url))
    const walking = walk(students, { url: () => balancer.url, pace: 250 })
    let slowest = 0
    const trouble = async (cause: () => Promise<void>) => {
      await cause()
      slowest = Math.max(slowest, await walking.untilAnswered())
      await pause(700)
    }

    await pause(700)
    await trouble(async () => servers.shift()?.kill())
    await trouble(async () => {
      servers.push(await serve(pooler.url))
      balancer.use(servers.map(({ url }) => url))
    })
    await trouble(pooler.crash)
    await trouble(() => endConnections(postgres.server, postgres.template))
    await trouble(pooler.crash)

    await walking.stop()
    await balancer.close()
    for (const server of servers) await server.stop()
    await pooler.stop()
    const longest = Math.round(walking.longestWait())
    const refused = walking.statuses.get(503) ?? 0
    const more = `a server killed, PgBouncer killed twice, its connections ended: some student answers again within ${Math.round(slowest)} ms, each within ${longest} ms; ${refused} answered 503, ${walking.missingRetryAfter()} of them without Retry-After`
    const isWell = walking.hasMore() && longest < 10_000 && walking.missingRetryAfter() === 0
    return [await judge(what, databaseUrl, walking, more, isWell)]
  } finally {
    await postgres.stop()
  }
}

const endConnections = async (server: string, database: string) => {
  const administration = new pg.Client(`${server}/postgres`)
  await administration.connect()
  await administration.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    database,
  ])
  await administration.end()
}
