// Questions typeset while a student waits. One thread does it: it starts with the first question asked for and ends
// when nobody has asked for a while, because its compiler holds some 100 MB.
import { join } from 'node:path'
import type { Variant } from '@toron/content/maths/variant.ts'
import type { Piscina } from 'piscina'
import { Busy } from '../errors.ts'
import type { Job } from './worker.ts'

export interface Typesetter {
  /**
   * Another question like the published one at `position`, never that one.
   * @returns null for a question that has no other like it
   * @throws Busy while too many are waiting
   */
  another(job: Job): Promise<Variant | null>
  close(): Promise<void>
}

/** Some two seconds of work. */
const mostWaiting = 50
const restAfter = 10 * 60 * 1000

type Pool = Piscina<Job, Variant | null>

const openPool = async (): Promise<Pool> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: restAfter,
    // Between two questions the thread must come to rest, or the compiler never gives back what it no longer needs.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  })
}

export const openTypesetter = (): Typesetter => {
  let opened: Promise<Pool> | undefined
  return {
    another: async (job) => {
      opened ??= openPool()
      const pool = await opened
      if (pool.queueSize >= mostWaiting) throw new Busy(2)
      return pool.run(job)
    },
    close: async () => {
      await (await opened)?.destroy()
    },
  }
}
