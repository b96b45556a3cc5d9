// F6: seeded histories of requests that are sent twice, late and out of order, compared with a simple model that does one
// thing at a time. FAULTS_HISTORIES sets how many on each database (10,000); FAULTS_SEED replays one.
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { aServer } from '../apps/server/src/testing/builders.ts'
import { classSize, playClass } from '../apps/server/src/testing/histories.ts'
import { judge, onBothDatabases } from './experiment.ts'

export const playHistories = onBothDatabases('histories', async (databaseUrl, where) => {
  const classes = Math.ceil(Number(process.env.FAULTS_HISTORIES ?? 10_000) / classSize)
  const { FAULTS_SEED: replayedSeed } = process.env
  const seeds = replayedSeed
    ? [Number(replayedSeed)]
    : Array.from({ length: classes }, (_, index) => index + 1)
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  const server = await aServer(database)
  const began = performance.now()
  const differing: number[] = []
  let requests = 0
  for (const seed of seeds) {
    try {
      requests += await playClass(server, seed)
    } catch (fault) {
      console.error(fault instanceof Error ? fault.message : fault)
      differing.push(seed)
    }
  }
  await server.client.app.close()
  await database.close()
  const seconds = Math.round((performance.now() - began) / 1000)
  const what = `F6 ${seeds.length * classSize} histories on ${where}`
  const more = `${requests} requests in ${seconds} s; classes that differ from the model: ${differing.length} (seeds: ${differing.join(', ') || 'none'})`
  return judge(what, databaseUrl, { walks: [], statuses: new Map() }, more, differing.length === 0)
})
