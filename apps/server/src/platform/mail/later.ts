// Background work such as letters: begun after the reply, and finished before the server ends.

export interface Later {
  /** Schedules the work. A failure is logged. */
  readonly later: (work: () => Promise<unknown>) => void
  /** Resolves once no work is left. */
  readonly nothingLeft: () => Promise<void>
}

export const openLater = (log: (line: string) => void): Later => {
  const pending = new Set<Promise<void>>()
  return {
    later: (work) => {
      const task = new Promise<void>((begin) => setImmediate(begin))
        .then(work)
        .then(
          () => {},
          (fault: unknown) => {
            log(`A letter could not be sent: ${fault instanceof Error ? fault.name : 'unknown fault'}`)
          },
        )
        .finally(() => pending.delete(task))
      pending.add(task)
    },
    nothingLeft: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
