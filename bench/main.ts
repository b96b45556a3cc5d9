// `npm run bench`: measures the real server under real requests. Its parts, all of them unless some are named: beside (rates
// beside a bare endpoint), growth (a thousand students and a million), marking (typed answers in their thread), papers (beginning,
// choices, submission), phone (tap to verdict), start (start, memory, page weight). Lower BENCH_SECONDS, BENCH_ROUNDS and BENCH_CROWD for a quick look; BENCH_OUT names a file for the results.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureBeside } from './beside.ts'
import { openDatabases } from './databases.ts'
import { measureGrowth } from './growth.ts'
import { measureMarking } from './marking.ts'
import { measurePapers } from './papers.ts'
import { measurePhone } from './phone.ts'
import type { Row } from './report.ts'
import { measureStart } from './start-up.ts'

const parts = {
  beside: measureBeside,
  growth: measureGrowth,
  marking: measureMarking,
  papers: measurePapers,
  phone: measurePhone,
  start: measureStart,
}
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`The bench has no part ${unknown.join(', ')}. Its parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
const databases = await openDatabases()
const tables: Record<string, readonly Row[]> = {}
const missed: string[] = []
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const report = await measure(databases)
    for (const [title, rows] of Object.entries(report.tables)) {
      console.log(title)
      console.table(rows)
    }
    Object.assign(tables, report.tables)
    missed.push(...report.missed)
  }
} finally {
  await databases.remove()
}

const { BENCH_OUT } = process.env
if (BENCH_OUT) {
  const about = {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().map(({ model }) => model),
  }
  writeFileSync(BENCH_OUT, `${JSON.stringify({ ...about, tables, missed }, null, 2)}\n`)
}
for (const sentence of missed) console.error(`Not as it must be: ${sentence}`)
process.exitCode = missed.length === 0 ? 0 : 1
