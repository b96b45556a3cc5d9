// Typesets questions on demand, in one thread. It starts with the first request and ends after ten idle minutes, because its
// compiler holds some 100 MB.
import { join } from 'node:path'
import type { Variant } from '@toron/content/maths/variant.ts'
import type { Piscina } from 'piscina'
import { Busy } from '../errors.ts'
import type { Job } from './worker.ts'

export interface Typesetter {
  /**
   * Returns another question like the published one at `position`, never that one.
   * @returns null for a question that has no other like it
   * @throws Busy when too many are waiting
   */
  another(job: Job): Promise<Variant | null>
  close(): Promise<void>
}

/** Some two seconds of work. */
const maxQueue = 50
/** Milliseconds. */
const idleTimeout = 10 * 60 * 1000

type Pool = Piscina<Job, Variant | null>

const openPool = async (): Promise<Pool> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue,
    idleTimeout,
    // The thread must be idle between two questions, or the compiler's memory is never freed.
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
      if (pool.queueSize >= maxQueue) throw new Busy(2)
      return pool.run(job)
    },
    close: async () => {
      await (await opened)?.destroy()
    },
  }
}
