// The words of the streak card and its calendar.

import { formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'

/** `21 November` */
const dayInWords = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' })

export const messages = {
  /** Under the number of days. */
  label: 'day streak',
  title: (days: number) => `${formatNumber(days)} day streak`,
  seeDays: (count: number) => `See your last ${formatNumber(count)} days`,
  /** The next badge, and the days missing for it. */
  next: (missing: number, badge: string) => `${formatNumber(missing)} more for ${badge}`,
  here: (days: number, ofDays: number) =>
    `You were here on <days>${formatNumber(days)}</days> of the last ${formatNumber(ofDays)} days.`,
  /** @param next the next badge, in words */
  hereAndNext: (days: number, ofDays: number, next: string) => `${messages.here(days, ofDays)} ${next}.`,
  day: dayInWords,
  range: (first: string, last: string) => `${dayInWords(first)} to ${dayInWords(last)}`,
  signedIn: (day: string) => `${dayInWords(day)}, signed in`,
  signedInToday: (day: string) => `${dayInWords(day)}, today, signed in`,
  notSignedIn: (day: string) => `${dayInWords(day)}, not signed in`,
  notSignedInToday: (day: string) => `${dayInWords(day)}, today, not signed in`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
