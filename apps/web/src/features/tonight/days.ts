// Days in words. Days are written 2026-11-28; arithmetic is in UTC, where every day has the same length.
import { messages } from './messages.ts'

const words = messages.days

const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / 86_400_000

/** Negative when `day` is past. */
export const daysUntil = (day: string, today: string): number => numberOf(day) - numberOf(today)

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4)

/** `today`, `on Thursday` within the week, else `on 28 November`, with the year if it is another one. */
export const onDay = (day: string, today: string): string => {
  const days = daysUntil(day, today)
  if (days === 0) return words.today
  if (days === 1) return words.tomorrow
  if (days === -1) return words.yesterday
  if (Math.abs(days) < 7) return words.weekday(day)
  return isThisYear(day, today) ? words.date(day) : words.dateOfYear(day)
}

/** `28 November`, with the year if it is another one. */
export const dateInWords = (day: string, today: string): string =>
  isThisYear(day, today) ? words.plain(day) : words.plainOfYear(day)
