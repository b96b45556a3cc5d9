// Memories count days as numbers, which a row can hold and a sum can use; students' days are names (decision 10).
import { type Day, dayAfter, daysBetween } from '../calendar.ts'

const first = '1970-01-01'

/** Few days are asked for very often, and Temporal is slow. */
const remembering = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= mostDays) known.clear()
    const value = work(key)
    known.set(key, value)
    return value
  }
}
const mostDays = 5000

/** Days from 1970-01-01 to a day. */
export const epochDay: (day: Day) => number = remembering((day) => daysBetween(first, day))

/** The other way round. */
export const dayOfEpoch: (days: number) => Day = remembering((days) => dayAfter(first, days))
