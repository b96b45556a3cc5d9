// Typed answers through the thread that marks them: each text of the table that marking must get right, one try after another,
// beside tries without an answer, which only go to the thread and back; and the first try of a marker, which starts its thread.
import { openMarker } from '../apps/server/src/platform/marking/marker.ts'
import { tableOfPairs } from '../packages/domain/src/typed-answers/table-of-pairs.ts'
import { percentile, type Report, rounded } from './report.ts'

/** Milliseconds at the 95th percentile. */
const most = 50
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

export const measureMarking = async (): Promise<Report> => {
  const texts = tableOfPairs.flatMap(({ asked, given }) =>
    Object.values(given).flatMap((all) => all.map((text) => ({ asked, text }))),
  )
  const cold: number[] = []
  const warm: number[] = []
  const empty: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const marker = openMarker()
    const [first = { text: '7', asked: { kind: 'number', value: '7' } as const }] = texts
    cold.push(await took(() => marker.mark([first])))
    for (const one of texts) {
      empty.push(await took(() => marker.mark([])))
      warm.push(await took(() => marker.mark([one])))
    }
    await marker.close()
  }
  const row = (what: string, times: readonly number[]) => ({
    what,
    tries: times.length,
    'median ms': rounded(percentile(times, 50), 2),
    'p95 ms': rounded(percentile(times, 95), 2),
    'greatest ms': rounded(Math.max(...times), 1),
    'median beside an empty try': rounded(percentile(times, 50) / percentile(empty, 50), 2),
  })
  const p95 = percentile(warm, 95)
  return {
    tables: {
      'Marking of typed answers': [row('first try', cold), row('a try', warm), row('an empty try', empty)],
    },
    missed:
      p95 > most
        ? [`a typed answer is marked in ${rounded(p95, 1)} ms at the 95th percentile, not ${most}`]
        : [],
  }
}
