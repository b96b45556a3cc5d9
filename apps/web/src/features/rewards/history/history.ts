// The amount and the time of a ledger entry, in words.
import { formatDay } from '@toron/domain/format-dates.ts'
import { messages } from './messages.ts'

/** `+10`, `−200` */
export const signedAmount = (amount: number): string =>
  amount < 0 ? messages.spent(-amount) : messages.gained(amount)

/**
 * `Today, 14:05`, `Yesterday, 09:12`, `12 November, 18:40`, with the year if it is not the current one.
 * In `timeZone`, an IANA name; the device's own by default.
 */
export const momentInWords = (at: Date, now: Date, timeZone?: string): string => {
  const then = formatDay(at, timeZone)
  const today = formatDay(now, timeZone)
  // Midnights in UTC are whole days apart, regardless of the zone's clock changes.
  const daysAgo = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${then}T00:00:00Z`)) / 86_400_000
  if (daysAgo === 0) return messages.today(at, timeZone)
  if (daysAgo === 1) return messages.yesterday(at, timeZone)
  const isThisYear = then.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? messages.thisYear(at, timeZone) : messages.otherYear(at, timeZone)
}
