// Many small wishes, few transactions: while one batch is being written the next one gathers, so that neither database
// ever has more than one transaction per process on the rows that all of them touch.

/** How many are written at once at most. */
const mostPerBatch = 500

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (fault: unknown) => void
}

/**
 * A function of one item that answers when the batch it went into is written.
 * @param write takes a batch and gives one result for each item, in order; when it throws, all of the batch fail
 */
export const gather = <Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = []
  let running = false

  const drain = async () => {
    running = true
    while (waiting.length > 0) {
      // One turn of the event loop, so that requests that arrived together go together.
      await new Promise((next) => setImmediate(next))
      const batch = waiting.slice(0, mostPerBatch)
      waiting = waiting.slice(mostPerBatch)
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    running = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void drain()
    })
}
