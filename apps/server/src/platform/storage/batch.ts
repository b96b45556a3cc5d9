// Many small requests, few transactions: while one batch is worked on, the next one fills.

/** An item of a batch, and how whoever waits for it is told what became of it. */
export interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (fault: unknown) => void
}

interface Size {
  /** Items in a batch at most. */
  readonly most: number
  /** A batch waits for as long as each turn of the event loop brings more items, until it has so many. */
  readonly enough: number
}

/**
 * Returns a function of one item, which goes into the next batch.
 * @param work on one batch; the next one begins when it resolves, whether or not all were told by then. When it throws, all
 * of the batch that were not told are told why
 */
export const inBatches = <Item, Result>(
  { most, enough }: Size,
  work: (batch: readonly Waiting<Item, Result>[]) => Promise<void>,
): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  const fill = async () => {
    let before: number
    do {
      before = waiting.length
      await new Promise((next) => setImmediate(next))
    } while (waiting.length > before && waiting.length < enough)
  }

  const drain = async () => {
    for (await fill(); waiting.length > 0; await fill()) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        await work(batch)
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      void drain()
    })
}

/** Items that arrive in one turn of the event loop go together, with whatever came while the batch before was written. */
const usual: Size = { most: 500, enough: 1 }

/**
 * Returns a function of one item, which resolves with its result once its batch is written.
 * @param write returns one result for each item, in order
 */
export const batched = <Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) =>
  inBatches(usual, async (batch: readonly Waiting<Item, Result>[]) => {
    const results = await write(batch.map(({ item }) => item))
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
  })
