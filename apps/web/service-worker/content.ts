// Questions, pictures and sounds: from the network, because a question may have been withdrawn, and from this device where the
// network does not answer. What was opened is kept for then; what was chosen for offline is in caches of its own.

const opened = 'opened'
/** Files that were opened and are kept, at most. The oldest go first. */
const mostOpened = 1500
/** Milliseconds that a file which is on this device waits for the network. */
const patience = 4000

export const contentOf = async (request: Request): Promise<Response> => {
  const kept = await keptOf(request)
  try {
    const reply = await (kept ? within(patience, fetch(request)) : fetch(request))
    if (reply.ok) await keep(request, reply.clone())
    return kept && reply.status >= 500 ? kept : reply
  } catch (fault) {
    if (kept) return kept
    throw fault
  }
}

const keptOf = async (request: Request): Promise<Response | undefined> => {
  const latest = await caches.open(opened)
  const options = { ignoreVary: true }
  return (await latest.match(request, options)) ?? (await caches.match(request, options))
}

const keep = async (request: Request, reply: Response): Promise<void> => {
  try {
    const cache = await caches.open(opened)
    await cache.put(request, reply)
  } catch {
    // There is no room: the file itself has arrived.
  }
}

/** Rejects if the reply takes longer. */
export const within = <T>(milliseconds: number, reply: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the network does not answer')), milliseconds)
    reply.then(resolve, reject).finally(() => clearTimeout(timer))
  })

export const trimOpened = async (): Promise<void> => {
  const cache = await caches.open(opened)
  const files = await cache.keys()
  for (const file of files.slice(0, Math.max(0, files.length - mostOpened))) await cache.delete(file)
}
