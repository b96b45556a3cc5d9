// Limits wrong passwords: of one device, and of all strangers to an account together (decision 53).
import { TooManyPasswords } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'

const maxWrong = 10
const windowMs = 15 * 60 * 1000

export type LimitTries = <T>(key: string, check: () => Promise<T>) => Promise<T>

/**
 * Counts a try before its password is checked, so that a thousand at once do not get past the limit, and takes it back unless
 * the password was wrong.
 */
export const tryLimiter =
  (limits: Limits): LimitTries =>
  async (key, check) => {
    const { current, ttl } = await limits.count(key, windowMs)
    if (current > maxWrong) throw new TooManyPasswords(Math.ceil(ttl / 1000))
    let isWrong = false
    try {
      const result = await check()
      isWrong = !result
      return result
    } finally {
      if (!isWrong) await limits.giveBack(key, windowMs)
    }
  }
