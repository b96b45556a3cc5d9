// F7: three replies in ten never arrive, and the client retries.
import { seeded } from '../apps/server/src/testing/seeded.ts'
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { pause, topic, walk } from './walkers.ts'

export const dropReplies: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'dropped')
  const students = await seed(databaseUrl, 24, topic)
  const server = await serve(databaseUrl)
  const walking = walk(students, { url: () => server.url, dropped: 0.3, random: seeded(7) })
  while (walking.walks.some(({ acknowledged }) => acknowledged < 40)) await pause(100)
  await walking.stop()
  await server.stop()
  const more = `${walking.statuses.get(0) ?? 0} sent again`
  return [await judge('F7 30% of the replies dropped', databaseUrl, walking, more)]
}
