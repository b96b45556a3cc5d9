// Which calendar day it is for a student (decision 10): by Temporal in their own IANA zone,
// never by dividing milliseconds, so that DST and quarter-hour zones come out right.

/** A calendar day, `2026-11-21`. */
export type Day = string

/** A calendar month, `2026-11`. */
export type Month = string

/** The name of the board that is never reset. */
export const allTime = 'all-time'

/** @param now epoch milliseconds @param timeZone a known IANA zone; a RangeError otherwise */
export const dayIn = (now: number, timeZone: string): Day => {
  const known = knownDays.get(timeZone)
  if (known && now >= known.from && now < known.until) return known.day
  const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const date = moment.toPlainDate()
  const nextDay = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  const change = moment.getTimeZoneTransition('next')?.epochMilliseconds ?? nextDay
  if (knownDays.size >= mostZones) knownDays.clear()
  knownDays.set(timeZone, { from: now, until: Math.min(nextDay, change), day: date.toString() })
  return date.toString()
}

/** The day last computed for a zone, and until when it certainly lasts: every answer needs it, and Temporal is slow. */
const knownDays = new Map<string, { readonly from: number; readonly until: number; readonly day: Day }>()
/** More than there are zones, whose names can be written in many ways. */
const mostZones = 1000

/** Whole calendar days from one day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

/** The day that many days later. */
export const dayAfter = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString()

/** The month of the boards (decision 11). @param now epoch milliseconds @param timeZone the product's zone */
export const monthIn = (now: number, timeZone: string): Month => dayIn(now, timeZone).slice(0, 7)

export const monthBefore = (month: Month): Month =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()

/** How far apart the clocks of two servers may be (docs/operation.md). */
const maxClockSkew = { minutes: 5 }

/**
 * When the board of a month is final: by then every server has written its last minutes. Epoch milliseconds.
 * @param timeZone the product's zone
 */
export const boardIsFinalAt = (month: Month, timeZone: string): number =>
  Temporal.PlainYearMonth.from(month)
    .add({ months: 1 })
    .toPlainDate({ day: 1 })
    .toZonedDateTime(timeZone)
    .add(maxClockSkew).epochMilliseconds

/** `Asia/Dhaka`, `America/Argentina/Buenos_Aires`, `Etc/GMT+5`, `UTC`: words with a letter in front, never an offset or a moment. */
const zoneName = /^[a-z][\w+-]*(?:\/[\w+-]+){0,2}$/i

/** Whether a browser's name for its zone is one of IANA's; Temporal alone would also accept `+23:59` and whole moments. */
export const isTimeZone = (name: string): boolean => {
  if (!zoneName.test(name)) return false
  try {
    dayIn(0, name)
    return true
  } catch {
    return false
  }
}
