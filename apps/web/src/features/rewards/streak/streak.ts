// The student's days for the streak card: today in their zone, the last thirty on a calendar, and the next badge that
// days alone win. Days are written 2026-11-21; arithmetic is in UTC, where every day has the same length.

import { formatDay } from '@toron/domain/format-dates.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { type BadgeFacts, badges } from '@toron/domain/rewards/badges.ts'
import { inZone } from '../in-zone.ts'
import { messages } from './messages.ts'

export const daysShown = 30

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** Today in a zone, or in the device's if the browser does not know that zone. */
export const todayIn = (now: Date, timeZone: string): string => {
  return inZone(timeZone, (zone) => formatDay(now, zone))
}

export interface CalendarDay {
  readonly day: string
  readonly signedIn: boolean
  readonly isToday: boolean
}

/**
 * The last thirty days up to today in whole weeks from Sunday, as in Bangladesh; null is a day outside of them. A
 * login date after `today` (from a zone ahead of the device's) counts as today.
 */
export const calendar = (today: string, loginDates: readonly string[]): (CalendarDay | null)[][] => {
  const last = Math.max(numberOf(today), ...loginDates.map(numberOf))
  const first = last - daysShown + 1
  const signedIn = new Set(loginDates)
  // 1 January 1970 was a Thursday.
  const sunday = first - ((first + 4) % 7)
  const weeks = Math.ceil((last - sunday + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    messages.weekdays.map((_name, weekday) => {
      const number = sunday + week * 7 + weekday
      if (number < first || number > last) return null
      return { day: dayOf(number), signedIn: signedIn.has(dayOf(number)), isToday: number === last }
    }),
  )
}

/** Badges that are won by signing in alone. */
const dayBadges = ['streak_5', 'weekly_warrior', 'unstoppable'] satisfies BadgeId[]
/** A badge is named from this many days before it is won. */
const near = 3

/** `1 more for Weekly Warrior`, or null if no badge for days is near. @param won the badges known to be won */
export const nextDayBadge = (
  { streak, lastLoginDates }: { readonly streak: number; readonly lastLoginDates: readonly string[] },
  won: ReadonlySet<BadgeId>,
): string | null => {
  const facts: BadgeFacts = {
    answered: 0,
    topicsStarted: 0,
    wasInactiveFor3Days: false,
    topics: [],
    streak,
    loginDates: lastLoginDates.length,
  }
  // The dates may contain an earlier streak that has already won its badge.
  const before: BadgeFacts = { ...facts, streak: Math.max(streak, longestRun(lastLoginDates)) }
  const [next] = badges
    .filter(
      ({ id, goal, reached }) =>
        dayBadges.some((each) => each === id) && !won.has(id) && reached(before) < goal,
    )
    .map(({ name, goal, reached }) => ({ name, missing: goal - reached(facts) }))
    .filter(({ missing }) => missing <= near)
    .sort((one, other) => one.missing - other.missing)
  return next ? messages.next(next.missing, next.name) : null
}

const longestRun = (days: readonly string[]): number => {
  let longest = 0
  let run = 0
  let before = Number.NaN
  for (const number of days.map(numberOf)) {
    run = number === before + 1 ? run + 1 : 1
    before = number
    longest = Math.max(longest, run)
  }
  return longest
}
