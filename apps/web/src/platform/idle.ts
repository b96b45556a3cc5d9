// Work that can wait until the page has been shown and the browser has nothing else to do.

/** Milliseconds after which work is done on a device that is never idle. */
const timeout = 10_000

/**
 * Calls back once the browser is idle. Returns a function that withdraws it.
 * @param isTime whether idle time may be used for it now; it is asked again in the next idle time
 */
export const whenIdle = (callback: () => void, isTime: () => boolean = () => true): (() => void) => {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const latest = performance.now() + timeout
  let handle = 0
  const wait = () => {
    handle = requestIdleCallback(() => (isTime() || performance.now() >= latest ? callback() : wait()), {
      timeout: Math.max(1, latest - performance.now()),
    })
  }
  wait()
  return () => cancelIdleCallback(handle)
}
