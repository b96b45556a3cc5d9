// How often a caller came in the minute that runs. The limiter's own store hands every request the same object, so that a
// burst above the limit is refused as a whole; here each request gets the count it made itself.

interface Window {
  count: number
  /** Epoch milliseconds, as the next. */
  readonly beganAt: number
  readonly endsAt: number
}

/** A window that begins later than now is from before the clock was put back: nobody waits for it to catch up. */
const isOpen = (window: Window, now: number) => window.beganAt <= now && now < window.endsAt

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void

/** Callers that are remembered at most; ended windows are swept out when there are so many. */
const mostCallers = 50_000

/** The store that @fastify/rate-limit asks, one for each route. @param clock epoch milliseconds */
export const limitStore = (clock: () => number) =>
  class LimitStore {
    readonly #windows = new Map<string, Window>()

    incr(caller: string, answer: Answer, timeWindow: number): void {
      const now = clock()
      let window = this.#windows.get(caller)
      if (!window || !isOpen(window, now)) {
        if (this.#windows.size >= mostCallers) this.#sweep(now)
        window = { count: 0, beganAt: now, endsAt: now + timeWindow }
        this.#windows.set(caller, window)
      }
      window.count += 1
      answer(null, { current: window.count, ttl: window.endsAt - now })
    }

    read(caller: string, answer: Answer): void {
      const now = clock()
      const window = this.#windows.get(caller)
      const counts = window && isOpen(window, now)
      answer(null, { current: counts ? window.count : 0, ttl: counts ? window.endsAt - now : 0 })
    }

    child(): LimitStore {
      return new LimitStore()
    }

    /** Forgets what has ended, and if that is not enough the oldest: who floods us from many addresses gains nothing. */
    #sweep(now: number): void {
      for (const [caller, window] of this.#windows) {
        if (!isOpen(window, now)) this.#windows.delete(caller)
      }
      for (const caller of this.#windows.keys()) {
        if (this.#windows.size < mostCallers) return
        this.#windows.delete(caller)
      }
    }
  }
