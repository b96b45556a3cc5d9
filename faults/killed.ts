// F1: the process is killed with -9 under load, again and again, on both databases. FAULTS_KILLS sets how often (100).
import { seeded } from '../apps/server/src/testing/seeded.ts'
import type { Running } from '../bench/processes.ts'
import { seed } from '../bench/students.ts'
import { judge, onBothDatabases, serve } from './experiment.ts'
import { pause, topic, type Walk, walk } from './walkers.ts'

/** How many walk at a time. */
const together = 24

export const killAgainAndAgain = onBothDatabases('kills', async (databaseUrl, where) => {
  const kills = Number(process.env.FAULTS_KILLS ?? 100)
  const students = await seed(databaseUrl, together * Math.ceil(kills * 0.4), topic)
  let server: Running | null = await serve(databaseUrl)
  const { startMs } = server
  const random = seeded(1)
  const walks: Walk[] = []
  const statuses = new Map<number, number>()
  const next = () => walk(students.splice(0, together), { url: () => server?.url ?? null, isMixed: true })
  let slowest = 0
  let walking = next()
  const finish = async () => {
    await walking.stop()
    walks.push(...walking.walks)
    for (const [status, count] of walking.statuses) statuses.set(status, count + (statuses.get(status) ?? 0))
  }
  for (let round = 0; round < kills; round += 1) {
    // Under load, also where the machine is so busy that the first answers take long.
    await walking.untilAnswered()
    await pause(80 + random() * 250)
    const killed: Running | null = server
    server = null
    await killed?.kill()
    const began = performance.now()
    server = await serve(databaseUrl)
    slowest = Math.max(slowest, performance.now() - began)
    if (!walking.hasMore() && students.length > 0) {
      await finish()
      walking = next()
    }
  }
  await finish()
  await server?.stop()
  const more = `ready again in at most ${Math.round(slowest)} ms`
  const isWell = slowest < Math.max(2000, 3 * startMs)
  return judge(`F1 killed ${kills} times on ${where}`, databaseUrl, { walks, statuses }, more, isWell)
})
