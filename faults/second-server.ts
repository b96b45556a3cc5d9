// F3: a second server on the same file refuses to start.
import { type Experiment, serve, sqliteIn } from './experiment.ts'

export const startTwice: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'twice')
  const server = await serve(databaseUrl)
  const more = await serve(databaseUrl).then(
    async (running) => {
      await running.stop()
      return 'started'
    },
    () => 'refused to start',
  )
  await server.stop()
  return [{ what: 'F3 a second server on one file', isWell: more === 'refused to start', more }]
}
