// Measures how soon the server responds after its start, how much memory it takes before any request, with no students and
// with very many, and how much JavaScript a screen loads.
import type { Dialect } from '../apps/server/src/platform/storage/portable.ts'
import { type Databases, nameOf } from './databases.ts'
import { large } from './growth.ts'
import { startServer } from './processes.ts'
import { inMega, median, type Report, type Row, rounded } from './report.ts'

const starts = 5
const mostMs = 1500
const mostBytes = 200e6

export const measureStart = async (databases: Databases): Promise<Report> => {
  const rows: Row[] = []
  const missed: string[] = []
  const measure = async (dialect: Dialect, students: number, urlOf: () => Promise<string>) => {
    const times: number[] = []
    const memory: number[] = []
    for (let round = 0; round < starts; round += 1) {
      const server = await startServer({ DATABASE_URL: await urlOf() }, '/data/catalogue.json')
      times.push(server.startMs)
      memory.push(server.resident())
      await server.stop()
    }
    const on = nameOf[dialect]
    const took = median(times)
    const bytes = median(memory)
    rows.push({
      students,
      on,
      'first answer after ms': rounded(took, 0),
      ...inMega(bytes),
      aim: `<= ${mostMs} ms, < ${mostBytes / 1e6} MB`,
    })
    if (took > mostMs) missed.push(`start, ${on}, ${students} students: ${took.toFixed(0)} ms`)
    if (bytes >= mostBytes) missed.push(`memory, ${on}, ${students} students: ${(bytes / 1e6).toFixed(0)} MB`)
  }
  for (const dialect of ['sqlite', 'postgres'] as const) {
    await measure(dialect, 0, () => databases.empty(dialect))
    await measure(dialect, large, () => databases.crowd(dialect, large))
  }

  return { tables: { 'Start and memory': rows }, missed }
}
