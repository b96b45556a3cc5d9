// Work that nobody waits for, such as letters: begun after the reply, and finished before the server ends.

export interface Later {
  /** Begins the work in a moment; what goes wrong is for the log. */
  readonly later: (work: () => Promise<unknown>) => void
  /** Resolves once nothing is left to do. */
  readonly nothingLeft: () => Promise<void>
}

export const openLater = (log: (line: string) => void): Later => {
  const underway = new Set<Promise<void>>()
  return {
    later: (work) => {
      const doing = new Promise<void>((begin) => setImmediate(begin))
        .then(work)
        .then(
          () => {},
          (fault: unknown) => {
            log(`A letter could not be sent: ${fault instanceof Error ? fault.name : 'unknown fault'}`)
          },
        )
        .finally(() => underway.delete(doing))
      underway.add(doing)
    },
    nothingLeft: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}
