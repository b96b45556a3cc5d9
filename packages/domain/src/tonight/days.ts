// Memories count days as numbers, which a row can hold and a sum can use; students' days are names (decision 10).
import { type Day, dayAfter, daysBetween } from '../calendar.ts'

const first = '1970-01-01'

/** Days from 1970-01-01 to a day. */
export const epochDay = (day: Day): number => daysBetween(first, day)

/** The other way round. */
export const dayOfEpoch = (days: number): Day => dayAfter(first, days)
