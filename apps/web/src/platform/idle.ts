// Work that can wait until the page has been shown and the browser has nothing else to do.

/** Milliseconds after which work is done on a device that is never idle. */
const timeout = 10_000

/** Calls back once the browser is idle. Returns a function that withdraws it. */
export const whenIdle = (callback: () => void): (() => void) => {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout })
  return () => cancelIdleCallback(handle)
}
