// The daily streak (product rules 11.1 to 11.6, decisions 10 and 36): which day a sign-in counts for, and what it does to the
// streak.
import { type Day, dayAfter, dayIn, daysBetween } from '../calendar.ts'

export interface LoginRecord {
  /** The IANA zone that the student's days are counted in. */
  readonly timeZone: string
  readonly streak: number
  /** Oldest first, each day once, the latest `maxLoginDates` of them; the days of the streak are neighbours. */
  readonly lastLoginDates: readonly Day[]
  readonly wasInactiveFor3Days: boolean
}

export const maxLoginDates = 30
/** A gap of this many days counts as having been away. */
export const inactivityThreshold = 3

/**
 * The record after a sign-in. A day counts when it follows the last one on the calendar of the device or of the zone on
 * record, so a change of zone never breaks a streak; every day that a streak counts is recorded, so neither does it bridge a
 * gap.
 * @param now epoch milliseconds @param timeZone the zone of the device, a known one
 */
export const afterSignIn = (record: LoginRecord, now: number, timeZone: string): LoginRecord => {
  const today = dayIn(now, timeZone)
  const last = record.lastLoginDates.at(-1)
  if (last === undefined) {
    return { timeZone, streak: 1, lastLoginDates: [today], wasInactiveFor3Days: false }
  }
  const gap = daysBetween(last, today)
  const gapOnRecord = daysBetween(last, dayIn(now, record.timeZone))
  if (gap <= 0 && gapOnRecord !== 1) {
    return { ...record, streak: record.streak || 1, wasInactiveFor3Days: false }
  }
  const goesOn = gap <= 1 || gapOnRecord <= 1
  return {
    timeZone,
    streak: goesOn ? record.streak + 1 : 1,
    lastLoginDates: [
      ...record.lastLoginDates,
      ...(goesOn ? daysAfter(last, Math.max(1, gap)) : [today]),
    ].slice(-maxLoginDates),
    wasInactiveFor3Days: !goesOn && Math.min(gap, gapOnRecord) >= inactivityThreshold,
  }
}

/** The next days on the calendar: more than one where a flight to the east skipped a date. */
const daysAfter = (last: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index + 1))
