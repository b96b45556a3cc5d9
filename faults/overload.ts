// F8: ten times as many requests at once as the server handles best, alternating with that number, because a busy machine
// has good and bad moments. The same number of students is connected either way: what differs is how many send at the same
// time.
import { median } from '../bench/report.ts'
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { pause, topic, type Walking, walk } from './walkers.ts'

const connected = 640
const concurrencyAtBest = connected / 10
const rounds = 5

export const overload: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'load')
  const students = await seed(databaseUrl, connected * (2 * rounds + 2), topic)
  const server = await serve(databaseUrl)
  const loads: Walking[] = []
  /** Replies per second at this concurrency, while most students still have questions. */
  const rateOf = async (atOnce: number) => {
    const began = performance.now()
    const running = walk(students.splice(0, connected), { atOnce, url: () => server.url })
    loads.push(running)
    while ((running.statuses.get(200) ?? 0) < connected * 36 && performance.now() - began < 10_000)
      await pause(5)
    const rate = (running.statuses.get(200) ?? 0) / ((performance.now() - began) / 1000)
    await running.stop()
    return rate
  }
  await rateOf(concurrencyAtBest)
  const ratesAtBest: number[] = []
  const ratesOverloaded: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ratesAtBest.push(await rateOf(concurrencyAtBest))
    ratesOverloaded.push(await rateOf(connected))
  }
  const again = await rateOf(concurrencyAtBest)
  await server.stop()
  const [rateAtBest, rateOverloaded] = [median(ratesAtBest), median(ratesOverloaded)]
  const refusedAfter = loads.flatMap((load) => load.refusedAfter).toSorted((a, b) => a - b)
  const refusedIn = refusedAfter[Math.floor(refusedAfter.length * 0.95)] ?? 0
  const missing = loads.reduce((sum, load) => sum + load.missingRetryAfter(), 0)
  const share = rateOverloaded / rateAtBest
  const isWell = share >= 0.8 && missing === 0 && refusedIn < 100 && again >= rateAtBest * 0.8
  const more = `${Math.round(rateAtBest)}/s at best, ${Math.round(rateOverloaded)}/s (${Math.round(share * 100)}%) with ten times as many, ${refusedAfter.length} refused, 95% of them within ${Math.round(refusedIn)} ms; ${Math.round(again)}/s right after`
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
