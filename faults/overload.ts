// F8: ten times as many at once as the server answers best.
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { pause, topic, walk } from './walkers.ts'

export const overload: Experiment = async (folder) => {
  const databaseUrl = sqliteIn(folder, 'load')
  const students = await seed(databaseUrl, 64 * 10 + 640 * 14, topic)
  const server = await serve(databaseUrl)
  /** Answers a second of so many walkers, over the time in which most of them still had questions. */
  const rateOf = async (walkers: number, seconds: number) => {
    const began = performance.now()
    const running = walk(students.splice(0, walkers), { url: () => server.url })
    const enough = walkers * 36
    while ((running.statuses.get(200) ?? 0) < enough && performance.now() - began < seconds * 1000)
      await pause(5)
    const rate = (running.statuses.get(200) ?? 0) / ((performance.now() - began) / 1000)
    await running.stop()
    return { rate, running }
  }
  await rateOf(64, 1)
  const best = await rateOf(64, 3)
  const much = await rateOf(640, 5)
  const again = await rateOf(64, 3)
  await server.stop()
  const sorted = much.running.refusedAfter.toSorted((a, b) => a - b)
  const refusedIn = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const share = much.rate / best.rate
  const isWell = share >= 0.8 && much.running.missingRetryAfter() === 0 && again.rate >= best.rate * 0.8
  const more = `${Math.round(best.rate)}/s at best, ${Math.round(much.rate)}/s (${Math.round(share * 100)}%) with ten times as many, ${sorted.length} refused, 95% of them within ${Math.round(refusedIn)} ms; ${Math.round(again.rate)}/s right after`
  return [await judge('F8 ten times the load', databaseUrl, much.running, more, isWell)]
}
