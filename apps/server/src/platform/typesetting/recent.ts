// Keeps the results of slow work by name, the most recently asked for, and lets those who ask meanwhile wait for the same work.

/** Returns a function that returns the result kept under a name, or does the work. What fails is not kept. */
export const recentOf = <Result>(most: number) => {
  const kept = new Map<string, Promise<Result>>()
  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = kept.get(name) ?? work()
    // A map keeps the order of insertion: what is asked for goes to its end, what is dropped is at its beginning.
    kept.delete(name)
    kept.set(name, result)
    result.catch(() => {
      if (kept.get(name) === result) kept.delete(name)
    })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
