// Dates, times and time zones as the language of the app writes them.
import { language } from './format.ts'

/**
 * `2026-11-21`, as days are written in the contract.
 * @param timeZone the device's own, if not given; throws a RangeError for one that is not known
 */
export const formatDay = (date: Date | number, timeZone?: string): string =>
  // Swedish writes dates this way.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date)

/** @param options those of `Intl.DateTimeFormat`; an unknown time zone throws a RangeError */
export const formatDate = (date: Date | number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, options).format(date)

/** `12:05 AM` @param timeZone the reader's own, if not given */
export const formatTime = (date: Date | number, timeZone?: string): string =>
  // American English, whose clock has twelve hours.
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone }).format(date)

/** `Bangladesh Time` for `Asia/Dhaka`; empty where it has no name. */
export const formatTimeZone = (timeZone: string): string => {
  const style = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  return style.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
