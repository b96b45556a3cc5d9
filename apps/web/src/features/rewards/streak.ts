// The student's days, worked out for the streak card: which day today is for them, the last thirty on a calendar,
// and the next badge that days alone win. Days are written 2026-11-21; their arithmetic is done in UTC, where
// every day is equally long.
import type { BadgeId } from '@toron/contract/badge.ts'
import { type BadgeFacts, badges } from '@toron/domain/rewards/badges.ts'

export const daysShown = 30

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** Today by the calendar of a zone; of the device's own, where the browser does not know that one. */
export function todayIn(now: Date, timeZone: string): string {
  // Swedish writes dates the way we do.
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(now)
  }
}

/** `21 November` */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export interface CalendarDay {
  readonly day: string
  readonly signedIn: boolean
  readonly isToday: boolean
}

/**
 * The last thirty days up to today in whole weeks from Sunday, as weeks are counted in Bangladesh; null stands for
 * a day before or after them. A login date ahead of `today` (a zone ahead of the device's) is taken for today.
 */
export function calendar(today: string, loginDates: readonly string[]): (CalendarDay | null)[][] {
  const last = Math.max(numberOf(today), ...loginDates.map(numberOf))
  const first = last - daysShown + 1
  const signedIn = new Set(loginDates)
  // 1 January 1970 was a Thursday.
  const sunday = first - ((first + 4) % 7)
  const weeks = Math.ceil((last - sunday + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_name, weekday) => {
      const number = sunday + week * 7 + weekday
      if (number < first || number > last) return null
      return { day: dayOf(number), signedIn: signedIn.has(dayOf(number)), isToday: number === last }
    }),
  )
}

/** Badges that signing in alone wins, and how far the student is with each. */
const dayBadges = ['streak_5', 'weekly_warrior', 'unstoppable'] satisfies BadgeId[]
/** So many days before a badge it is worth naming. */
const near = 3

/** `1 more for Weekly Warrior`, or null when no badge about days is near. `won`: those known to be won. */
export function nextDayBadge(
  { streak, lastLoginDates }: { readonly streak: number; readonly lastLoginDates: readonly string[] },
  won: ReadonlySet<BadgeId>,
): string | null {
  const facts: BadgeFacts = {
    ...{ answered: 0, topicsStarted: 0, wasInactiveFor3Days: false, topics: [] },
    streak,
    loginDates: lastLoginDates.length,
  }
  // The dates tell of an earlier streak that has won its badge already.
  const before: BadgeFacts = { ...facts, streak: Math.max(streak, longestRun(lastLoginDates)) }
  const [next] = badges
    .filter(
      ({ id, goal, reached }) =>
        dayBadges.some((each) => each === id) && !won.has(id) && reached(before) < goal,
    )
    .map(({ name, goal, reached }) => ({ name, missing: goal - reached(facts) }))
    .filter(({ missing }) => missing <= near)
    .sort((one, other) => one.missing - other.missing)
  return next ? `${next.missing} more for ${next.name}` : null
}

function longestRun(days: readonly string[]): number {
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
