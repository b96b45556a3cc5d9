// Does a piece of work for each of many items, on as many at a time as there are cores.
import { availableParallelism } from 'node:os'

/** Takes the items in their order. Rejects when one does, while what is under way goes on. */
export const sideBySide = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = items.values()
  const inTurn = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn))
}
