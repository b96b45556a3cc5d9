// Makes many outputs in this thread and in others beside it. Each other thread makes the same plan from the same folders; a
// number that all share says which group of outputs is next, so none waits for another.

import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BuildFolders } from '../plan.ts'
import { type Done, type MakeAll, makeHere, type Output } from './outputs.ts'

/** What another thread is given. */
export interface SharedWork {
  readonly folders: BuildFolders
  /** The outputs to make, by path, in groups that one thread makes. */
  readonly groups: readonly (readonly string[])[]
  /** One number in shared memory: how many of the groups are taken. */
  readonly taken: Int32Array
}

/** What another thread says after each output. */
export type Report = Parameters<Done>

/** Takes outputs while there are any that no other thread took. */
export async function* untaken({ groups, taken }: SharedWork, outputs: ReadonlyMap<string, Output>) {
  for (;;) {
    const paths = groups[Atomics.add(taken, 0, 1)]
    if (paths === undefined) return
    for (const path of paths) {
      const output = outputs.get(path)
      if (!output) throw new Error(`${path} is not in the plan of every thread.`)
      yield output
      // The reports of other threads come in, and the compiler's documents are freed, when the event loop turns.
      await setImmediate()
    }
  }
}

/** @throws what ends the thread before its time */
export const inAnotherThread = (work: SharedWork, done: Done): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: work })
    worker.on('message', (report: Report) => done(...report))
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })

/** @param fewest with fewer outputs than this, one thread makes them */
export const inThreads =
  (folders: BuildFolders, threads: number, fewest: number): MakeAll =>
  async (directory, outputs, done) => {
    if (threads < 2 || outputs.length < fewest) return makeHere(directory, outputs, done)
    const taken = new Int32Array(new SharedArrayBuffer(4))
    const groups = Map.groupBy(outputs, ({ path, group }) => group ?? path)
    const work = {
      folders,
      groups: [...groups.values()].map((group) => group.map(({ path }) => path)),
      taken,
    }
    const planned = new Map(outputs.map((output) => [output.path, output]))
    await Promise.all([
      ...Array.from({ length: threads - 1 }, () => inAnotherThread(work, done)),
      makeHere(directory, untaken(work, planned), done),
    ])
  }
