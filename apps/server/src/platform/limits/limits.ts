// How often a caller came in the window that runs. The limiter's own store hands every request the same object, so that a
// burst above the limit is refused as a whole; here each request gets the count it made itself. One process on one
// embedded database counts in its memory; processes that share a PostgreSQL count there (decision 52).

export interface Counted {
  /** How many came in this window, this one included. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

export interface Limits {
  /**
   * Counts one visit of `caller`, in a window that begins with the first one. @param lasts milliseconds, always the same
   * for one caller
   */
  readonly count: (caller: string, lasts: number) => Promise<Counted>
  /** Takes back one that was counted and shall not count after all. */
  readonly giveBack: (caller: string, lasts: number) => Promise<void>
  /** Drops what was counted of callers that end with this id or address of a student. */
  readonly forget: (person: string) => Promise<void>
}

/** The last word of a caller: the id, the address of a mailbox or the network address that it is about. */
export const personIn = (caller: string): string => caller.slice(caller.lastIndexOf(' ') + 1)

interface Window {
  count: number
  /** Epoch milliseconds. */
  readonly endsAt: number
}

/** A window that begins later than now is from before the clock was put back: nobody waits for it to catch up. */
const isOpen = ({ endsAt }: Window, lasts: number, now: number) => endsAt > now && endsAt - lasts <= now

/** Callers that are counted at most, for each length of window. */
const mostCallers = 50_000

/** Of the one process of an embedded database. @param clock epoch milliseconds */
export const limitsInMemory = (clock: () => number): Limits => {
  const lengths = new Map<number, Map<string, Window>>()

  /** Windows of one length end in the order in which they were put in, so what has ended is in front. */
  const begin = (windows: Map<string, Window>, caller: string, endsAt: number, now: number): Window => {
    windows.delete(caller)
    for (const [oldest, window] of windows) {
      // Who floods us from many addresses pushes out the oldest and gains nothing.
      if (window.endsAt > now && windows.size < mostCallers) break
      windows.delete(oldest)
    }
    const window = { count: 0, endsAt }
    windows.set(caller, window)
    return window
  }

  return {
    count: async (caller, lasts) => {
      const now = clock()
      let windows = lengths.get(lasts)
      if (!windows) {
        windows = new Map()
        lengths.set(lasts, windows)
      }
      const known = windows.get(caller)
      const window = known && isOpen(known, lasts, now) ? known : begin(windows, caller, now + lasts, now)
      window.count += 1
      return { current: window.count, ttl: window.endsAt - now }
    },
    giveBack: async (caller, lasts) => {
      const window = lengths.get(lasts)?.get(caller)
      if (window && isOpen(window, lasts, clock()) && window.count > 0) window.count -= 1
    },
    forget: async (person) => {
      for (const windows of lengths.values()) {
        for (const caller of windows.keys()) if (personIn(caller) === person) windows.delete(caller)
      }
    },
  }
}

type Answer = (error: Error | null, counted?: Counted) => void

/** The store that @fastify/rate-limit asks; whom it asks about is a caller of one route. */
export const limitStore = (limits: Limits) =>
  class LimitStore {
    incr(caller: string, answer: Answer, timeWindow: number): void {
      limits.count(caller, timeWindow).then(
        (counted) => answer(null, counted),
        (fault: Error) => answer(fault),
      )
    }

    child(): this {
      return this
    }
  }
