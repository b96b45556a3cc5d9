// F16: ten servers start at the same moment on an empty database, through PgBouncer where the machine has it.
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/storage/database.ts'
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import { seed } from '../../bench/students.ts'
import { type Experiment, judge, serve } from '../experiment.ts'
import { topic, walk } from '../walkers.ts'
import { openBalancer } from './balancer.ts'
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts'

const servers = 10

export const startTenAtOnce: Experiment = async (folder) => {
  const postgres = await startPostgres()
  try {
    const administration = new pg.Client(`${postgres.server}/postgres`)
    await administration.connect()
    await administration.query('create database ten')
    await administration.end()
    const databaseUrl = `${postgres.server}/ten`
    const pooler = hasPgBouncer() ? await startPgBouncer(folder, databaseUrl) : null
    const began = performance.now()
    const starts = await Promise.allSettled(
      Array.from({ length: servers }, () => serve(pooler?.url ?? databaseUrl)),
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    for (const start of starts) if (start.status === 'rejected') console.error(start.reason)
    const balancer = await openBalancer(running.map(({ url }) => url))
    const walking = walk(await seed(databaseUrl, 40, topic), { url: () => balancer.url, pace: 20 })
    while (walking.walks.some(({ acknowledged }) => acknowledged < 10)) await walking.untilAnswered()
    await walking.stop()
    await balancer.close()
    for (const server of running) await server.stop()
    await pooler?.stop()
    const more = `${running.length} ready within ${seconds} s, ${pooler ? 'through PgBouncer' : 'without a pooler'}; then they share the load`
    const isWell = running.length === servers && (await isMigratedOnce(databaseUrl))
    return [await judge('F16 ten servers start at once', databaseUrl, walking, more, isWell)]
  } finally {
    await postgres.stop()
  }
}

/** Whether the database has one secret, which the first migrations made. */
const isMigratedOnce = async (databaseUrl: string): Promise<boolean> => {
  const database = await openDatabase(databaseUrl)
  try {
    return (await database.reader.selectFrom('secret').selectAll().execute()).length === 1
  } finally {
    await database.close()
  }
}
