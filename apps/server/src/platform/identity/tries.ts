// Counts wrong passwords: so many of one device, or of all strangers to an account, and then they wait (decision 53).
import { TooManyPasswords } from '../errors.ts'
import type { Limits } from '../limits.ts'

const mostWrong = 10
/** Milliseconds. */
const triesLast = 15 * 60 * 1000

export type Counted = <T>(tries: string, check: () => Promise<T>) => Promise<T>

/** Counts a try before its password is looked at, so that a thousand at once are no way round, and takes it back unless it was wrong. */
export const withTries =
  (limits: Limits): Counted =>
  async (tries, check) => {
    const { current, ttl } = await limits.count(tries, triesLast)
    if (current > mostWrong) throw new TooManyPasswords(Math.ceil(ttl / 1000))
    let isWrong = false
    try {
      const result = await check()
      isWrong = !result
      return result
    } finally {
      if (!isWrong) await limits.giveBack(tries, triesLast)
    }
  }
