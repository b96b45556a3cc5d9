const atOnce = 4

/** Does all the tasks, a few of them at a time: a slow connection is not to carry hundreds of files at once. */
export const fewAtOnce = async (tasks: Iterable<() => Promise<void>>): Promise<void> => {
  const waiting = [...tasks]
  const inTurn = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
}
