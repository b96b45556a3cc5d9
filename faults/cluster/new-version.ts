// F15: a new version takes over under load, one server after the other. Its schema has more columns, a table and an index, and
// the old version goes on with it until it ends.
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import { seed } from '../../bench/students.ts'
import { type Experiment, judge, serve } from '../experiment.ts'
import { pause, topic, walk } from '../walkers.ts'
import { openBalancer } from './balancer.ts'

export const rollOut: Experiment = async () => {
  const postgres = await startPostgres()
  try {
    const databaseUrl = `${postgres.server}/${postgres.template}`
    const students = await seed(databaseUrl, 100, topic)
    // More than two rounds of the balancer.
    const drain = { DRAIN_SECONDS: '1' }
    const next = { NODE_OPTIONS: `--import=${import.meta.resolve('./next-version.ts')}`, ...drain }
    const olds = [await serve(databaseUrl, drain), await serve(databaseUrl, drain)]
    const running = [...olds]
    const balancer = await openBalancer(running.map(({ url }) => url))
    const walking = walk(students, { url: () => balancer.url, pace: 1000 })
    await pause(1000)
    for (const old of olds) {
      running.push(await serve(databaseUrl, next))
      balancer.use(running.map(({ url }) => url))
      await pause(500)
      await old.stop()
      running.shift()
      balancer.use(running.map(({ url }) => url))
    }
    await pause(1000)
    // An old server that starts now must say why it does not.
    const late = await serve(databaseUrl).then(
      async (server) => {
        await server.stop()
        return 'starts'
      },
      (fault: Error) =>
        fault.message.includes('A newer version has used') ? 'refuses in a sentence' : fault.message,
    )
    await walking.stop()
    await balancer.close()
    for (const server of running) await server.stop()
    const others = [...walking.statuses].filter(([status]) => status !== 200)
    const count = others.reduce((sum, [, each]) => sum + each, 0)
    const longest = Math.round(walking.longestWait())
    const more = `${count} answers other than 200 (${others.map(String).join('; ')}), each student within ${longest} ms; the old version, started on the new schema, ${late}`
    const isWell = walking.hasMore() && count === 0 && longest < 10_000 && late === 'refuses in a sentence'
    return [await judge('F15 a new version, server by server', databaseUrl, walking, more, isWell)]
  } finally {
    await postgres.stop()
  }
}
