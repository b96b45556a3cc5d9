// F17: one of three servers is stopped in the middle of its work for a minute (SIGSTOP) and goes on. FAULTS_PAUSE sets for how many
// seconds.
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import { seed } from '../../bench/students.ts'
import { type Experiment, judge, serve } from '../experiment.ts'
import { pause, topic, walk } from '../walkers.ts'
import { openBalancer } from './balancer.ts'

export const pauseOne: Experiment = async () => {
  const seconds = Number(process.env.FAULTS_PAUSE ?? 60)
  const postgres = await startPostgres()
  try {
    const databaseUrl = `${postgres.server}/${postgres.template}`
    const students = await seed(databaseUrl, 120, topic)
    const servers = [await serve(databaseUrl), await serve(databaseUrl), await serve(databaseUrl)]
    const balancer = await openBalancer(servers.map(({ url }) => url))
    // Many at first, so that the server is stopped amid transactions, then so few that there are questions left for the minute.
    const busy = walk(students.slice(0, 60), { url: () => balancer.url })
    const slow = walk(students.slice(60), { url: () => balancer.url, pace: (seconds + 5) * 25 })
    await pause(400)
    servers[0]?.pause()
    await pause(seconds * 1000)
    servers[0]?.resume()
    await pause(3000)
    const ready = balancer.ready()
    await Promise.all([busy.stop(), slow.stop()])
    await balancer.close()
    for (const server of servers) await server.stop()
    const longest = Math.round(Math.max(busy.longestWait(), slow.longestWait()))
    const statuses = new Map(busy.statuses)
    for (const [status, count] of slow.statuses) statuses.set(status, count + (statuses.get(status) ?? 0))
    const more = `each student answers again within ${longest} ms; ${ready} of ${servers.length} ready afterwards; ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`
    const isWell = slow.hasMore() && longest < 10_000 && ready === servers.length
    const all = { walks: [...busy.walks, ...slow.walks], statuses }
    return [await judge(`F17 a server paused for ${seconds} s`, databaseUrl, all, more, isWell)]
  } finally {
    await postgres.stop()
  }
}
