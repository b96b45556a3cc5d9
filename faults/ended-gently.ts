// F11: the server is stopped under load, and a balancer watches its readiness.
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { pause, topic, walk } from './walkers.ts'

export const endGently: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'gently')
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
  const more = `${broken} requests in hand failed`
  return [await judge('F11 ended under load', databaseUrl, walking, more, broken === 0)]
}
