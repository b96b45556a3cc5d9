// F14: the primary is killed under load, and its synchronous replica takes its place behind the same address.
import { seed } from '../../bench/students.ts'
import { type Experiment, judge, serve } from '../experiment.ts'
import { pause, topic, walk } from '../walkers.ts'
import { openBalancer } from './balancer.ts'
import { type PostgresServer, postgresPrograms, startPrimary, startReplica } from './debian.ts'
import { openWire } from './wire.ts'

const what = 'F14 the primary killed, its synchronous replica promoted'

export const promoteTheReplica: Experiment = async (folder) => {
  const programs = postgresPrograms()
  if (!programs) return [{ what, isWell: true, more: 'not tried: this machine has no postgresql of Debian' }]
  const primary = await startPrimary(programs, `${folder}/primary`)
  let replica: PostgresServer | null = null
  try {
    await primary.ask('create database toron')
    const students = await seed(primary.urlOf('toron'), 96, topic)
    replica = await startReplica(programs, `${folder}/replica`, primary)
    const wire = await openWire(primary.port)
    const databaseUrl = `postgres://toron@127.0.0.1:${wire.port}/toron`
    const servers = [await serve(databaseUrl), await serve(databaseUrl)]
    const balancer = await openBalancer(servers.map(({ url }) => url))
    const walking = walk(students, { url: () => balancer.url, pace: 100 })
    await pause(3000)
    await primary.kill()
    const killed = performance.now()
    // What notices it and decides, in an installation, takes a moment.
    await pause(1000)
    await replica.ask('select pg_promote()')
    wire.leadTo(replica.port)
    await walking.untilAnswered()
    const again = Math.round(performance.now() - killed)
    await pause(1000)
    await walking.stop()
    await balancer.close()
    for (const server of servers) await server.stop()
    await wire.close()
    const longest = Math.round(walking.longestWait())
    const more = `answers again ${again} ms after the primary's end, each student within ${longest} ms; ${walking.statuses.get(503) ?? 0} answered 503, ${walking.missingRetryAfter()} of them without Retry-After`
    const isWell = walking.hasMore() && longest < 10_000 && walking.missingRetryAfter() === 0
    return [await judge(what, replica.urlOf('toron'), walking, more, isWell)]
  } finally {
    await replica?.stop()
    await primary.stop()
  }
}
