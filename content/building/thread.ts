// Another thread of a build: makes the same plan, and of it what no other thread took.
import { parentPort, workerData } from 'node:worker_threads'
import { planOf } from '../plan.ts'
import { makeHere } from './outputs.ts'
import { type Report, type SharedWork, untaken } from './threads.ts'

const work: SharedWork = workerData
const { outputs } = await planOf(work.folders)
const planned = new Map(outputs.map((output) => [output.path, output]))
await makeHere(work.folders.output, untaken(work, planned), (...report: Report) =>
  parentPort?.postMessage(report),
)
