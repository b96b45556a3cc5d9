// How long a board takes as it grows: the first fifty and the reader's own rank, asked for one after the other, so that
// what is measured is the server's work and not its queue.
import { Agent, request } from 'node:http'
import { fillCrowd, tokenOf } from './crowd.ts'
import { start } from './processes.ts'

const readsPerSize = 2000

/** Milliseconds of one read after the other over one connection, from the request sent to the last byte. */
const timeReads = async (url: string, students: number): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let read = 0; read < readsPerSize; read += 1) {
    const number = 1 + ((read * 7919) % students)
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${tokenOf(number)}` }
      request(`${url}/api/leaderboard/boards/monthly`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`a board answered ${response.statusCode}`))
        response.resume().once('end', resolve)
      })
        .once('error', reject)
        .end()
    })
    times.push(performance.now() - began)
  }
  agent.destroy()
  // The first ones are spent on compiling.
  return times.slice(readsPerSize / 4)
}

/** The times of a board of so many students, in milliseconds. @param databaseUrl an empty database */
export const measureBoard = async (databaseUrl: string, students: number): Promise<number[]> => {
  await fillCrowd(databaseUrl, students, true)
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', { DATABASE_URL: databaseUrl })
  const times = await timeReads(server.url, students)
  await server.stop()
  return times
}
