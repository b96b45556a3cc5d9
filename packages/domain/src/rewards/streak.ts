// The daily streak (product rules 11.1 to 11.6, decision 10): which day a sign-in counts for, and what it does to the streak.
import { type Day, dayIn, daysBetween } from '../calendar.ts'

export interface LoginRecord {
  /** The IANA zone that the student's days are counted in. */
  readonly timeZone: string
  readonly streak: number
  /** Oldest first, each day once, the latest `keptDates` of them. */
  readonly lastLoginDates: readonly Day[]
  readonly wasInactiveFor3Days: boolean
}

export const keptDates = 30
/** A gap of so many days counts as having been away. */
export const inactivityThreshold = 3

/**
 * The record after a sign-in. Days are counted in the zone on record; a new zone is taken over together with a day that
 * counts, and that day is noted by whichever of the two zones is ahead. So a change of zone never breaks a streak and
 * never adds a second day, however often it is repeated.
 * @param now epoch milliseconds @param timeZone the zone of the device, a known one
 */
export const afterSignIn = (record: LoginRecord, now: number, timeZone: string): LoginRecord => {
  const today = dayIn(now, timeZone)
  const last = record.lastLoginDates.at(-1)
  if (last === undefined) {
    return { timeZone, streak: 1, lastLoginDates: [today], wasInactiveFor3Days: false }
  }
  const todayOnRecord = dayIn(now, record.timeZone)
  const gapOnRecord = daysBetween(last, todayOnRecord)
  if (gapOnRecord <= 0) return { ...record, streak: record.streak || 1, wasInactiveFor3Days: false }
  const gap = Math.max(1, Math.min(gapOnRecord, daysBetween(last, today)))
  const counted = daysBetween(todayOnRecord, today) > 0 ? today : todayOnRecord
  return {
    timeZone,
    streak: gap === 1 ? record.streak + 1 : 1,
    lastLoginDates: [...record.lastLoginDates, counted].slice(-keptDates),
    wasInactiveFor3Days: gap >= inactivityThreshold,
  }
}
