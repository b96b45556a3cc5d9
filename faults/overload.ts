// F8: ten times as many at once as the server answers best, in turns with that, because a busy machine has good and bad moments.
import { median } from '../bench/report.ts'
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { pause, topic, type Walking, walk } from './walkers.ts'

const few = 64
const many = 640
const rounds = 5

export const overload: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'load')
  const students = await seed(databaseUrl, few * (rounds + 2) + many * rounds, topic)
  const server = await serve(databaseUrl)
  const loads: Walking[] = []
  /** Answers a second of so many walkers, over the time in which most of them still had questions. */
  const rateOf = async (walkers: number, seconds: number) => {
    const began = performance.now()
    const running = walk(students.splice(0, walkers), { url: () => server.url })
    loads.push(running)
    const enough = walkers * 36
    while ((running.statuses.get(200) ?? 0) < enough && performance.now() - began < seconds * 1000)
      await pause(5)
    const rate = (running.statuses.get(200) ?? 0) / ((performance.now() - began) / 1000)
    await running.stop()
    return rate
  }
  await rateOf(few, 1)
  const bests: number[] = []
  const muches: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bests.push(await rateOf(few, 3))
    muches.push(await rateOf(many, 5))
  }
  const again = await rateOf(few, 3)
  await server.stop()
  const [best, much] = [median(bests), median(muches)]
  const refusedAfter = loads.flatMap((load) => load.refusedAfter).toSorted((a, b) => a - b)
  const refusedIn = refusedAfter[Math.floor(refusedAfter.length * 0.95)] ?? 0
  const missing = loads.reduce((sum, load) => sum + load.missingRetryAfter(), 0)
  const share = much / best
  const isWell = share >= 0.8 && missing === 0 && refusedIn < 100 && again >= best * 0.8
  const more = `${Math.round(best)}/s at best, ${Math.round(much)}/s (${Math.round(share * 100)}%) with ten times as many, ${refusedAfter.length} refused, 95% of them within ${Math.round(refusedIn)} ms; ${Math.round(again)}/s right after`
  const all = { walks: loads.flatMap(({ walks }) => walks), statuses: sumOf(loads) }
  return [await judge('F8 ten times the load', databaseUrl, all, more, isWell)]
}

const sumOf = (loads: readonly Walking[]): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const [status, count] of loads.flatMap(({ statuses }) => [...statuses])) {
    sums.set(status, (sums.get(status) ?? 0) + count)
  }
  return sums
}
