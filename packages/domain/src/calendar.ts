// Which calendar day it is for a student (decision 10): by Temporal in their own IANA zone,
// never by dividing milliseconds, so that DST and quarter-hour zones come out right.

/** A calendar day, `2026-11-21`. */
export type Day = string

/** @param now epoch milliseconds @param timeZone a known IANA zone; a RangeError otherwise */
export const dayIn = (now: number, timeZone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** Whether a browser's word for its zone is one that `dayIn` understands. */
export const isTimeZone = (name: string): boolean => {
  try {
    dayIn(0, name)
    return true
  } catch {
    return false
  }
}
