// Marks typed answers in a thread of its own, one try after another, so that no text keeps the server from answering others. The
// thread starts once the server listens, and again after a try that took too long (decision 95).
import { join } from 'node:path'
import type { Asked, Marked } from '@toron/domain/typed-answers/asked.ts'
import { longestAnswer } from '@toron/domain/typed-answers/signs.ts'
import type { Piscina } from 'piscina'
import { Busy } from '../errors.ts'

export interface TypedAnswer {
  readonly text: string
  readonly asked: Asked
}

export interface Marker {
  /** Starts the thread, which takes a second or two on a busy machine, so that the first try need not wait for it. */
  start(): Promise<void>
  /** Returns the mark of each answer. @throws Busy when too many tries are waiting */
  mark(answers: readonly TypedAnswer[]): Promise<Marked[]>
  close(): Promise<void>
}

/** Some tenth of a second of work. */
const mostWaiting = 100
/** Milliseconds that a try may take, of twenty answers at most: hundreds of times what one takes. */
const timeLimit = 1000

const openPool = async (filename: string): Promise<Piscina> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename,
    minThreads: 1,
    maxThreads: 1,
    // The thread waits for its next try without keeping a processor.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  })
}

const ownWorker = join(import.meta.dirname, 'worker.ts')
const unread: Marked = { verdict: 'unread', why: 'too-long' }

/** Once the thread is there. */
const started = (pool: Piscina): Promise<void> => pool.run(undefined, { name: 'start' })

/** Marks within the time limit, which begins once the thread is there. */
const markWithin = async (
  pool: Piscina,
  answers: readonly TypedAnswer[],
  milliseconds: number,
): Promise<Marked[]> => {
  await started(pool)
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await pool.run(answers, { name: 'mark', signal })
  } catch (fault) {
    if (!signal.aborted) throw fault
    return answers.map(() => unread)
  }
}

/** @param options for tests: another worker than the marker's, and another time limit in milliseconds */
export const openMarker = ({ worker = ownWorker, limit = timeLimit } = {}): Marker => {
  let opened: Promise<Piscina> | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const markNext = async (answers: readonly TypedAnswer[]): Promise<Marked[]> => {
    opened ??= openPool(worker)
    return markWithin(await opened, answers.map(cut), limit)
  }
  return {
    start: async () => {
      opened ??= openPool(worker)
      await started(await opened)
    },
    mark: async (answers) => {
      if (waiting >= mostWaiting) throw new Busy(1)
      waiting += 1
      const marked = last.then(() => markNext(answers))
      last = marked.catch(() => {}).then(() => (waiting -= 1))
      return marked
    },
    close: async () => {
      await (await opened)?.destroy()
    },
  }
}

/** What is longer than any answer is not read, so the thread need not get all of it. */
const cut = ({ text, asked }: TypedAnswer): TypedAnswer => ({ text: text.slice(0, longestAnswer + 1), asked })
