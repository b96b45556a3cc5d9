// Memories count days as numbers, which a row can hold and a sum can use; students' days are names (decision 10).
import { type Day, daysBetween } from '../calendar.ts'

/** Days from 1970-01-01 to a day. */
export const epochDay = (day: Day): number => daysBetween('1970-01-01', day)
