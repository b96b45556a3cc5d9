import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { calendar, daysShown, nextDayBadge, todayIn } from './streak.ts'

/** This many days in a row up to `last`. */
const days = (count: number, last: string): string[] => {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

describe('today', () => {
  test.each([
    ['Asia/Dhaka', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-20T18:14:00Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31'],
  ])('today in %s at %s is a day of that zone', (zone, now, day) => {
    expect(todayIn(new Date(now), zone)).toBe(day)
  })

  test('a zone that the browser does not know falls back to the device’s', () => {
    expect(todayIn(new Date(), 'Mars/Olympus')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('a day is written as day and month', () => {
    expect(messages.day('2026-11-21')).toBe('21 November')
  })
})

describe('the calendar', () => {
  test('the weeks of the calendar run from Sunday to Saturday', () => {
    const weeks = calendar('2026-11-21', ['2026-11-20', '2026-11-21'])
    expect(weeks.at(-1)?.map((cell) => cell?.day.slice(8))).toEqual([
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
    ])
    expect(weeks.at(-1)?.at(-1)).toEqual({ day: '2026-11-21', signedIn: true, isToday: true })
    expect(weeks.at(-1)?.at(-3)).toEqual({ day: '2026-11-19', signedIn: false, isToday: false })
    // 23 October 2026 was a Friday.
    expect(weeks[0]?.map((cell) => cell?.day.slice(5))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '10-23',
      '10-24',
    ])
  })

  test('the calendar always has thirty days in order, in whole weeks, with today at the end', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, (today) => {
        const weeks = calendar(today, days(30, today))
        for (const week of weeks) expect(week).toHaveLength(7)
        const cells = weeks.flat().filter((cell) => cell !== null)
        expect(cells.map((cell) => cell.day)).toEqual(days(daysShown, today))
        expect(cells.every(({ signedIn }) => signedIn)).toBe(true)
        expect(cells.filter(({ isToday }) => isToday)).toEqual([cells.at(-1)])
        expect(new Date(weeks[1]?.[0]?.day ?? '').getUTCDay()).toBe(0)
      }),
    )
  })

  test('a login date from a zone ahead is the last day of the calendar', () => {
    expect(
      calendar('2026-11-20', ['2026-11-21'])
        .flat()
        .find((cell) => cell?.isToday)?.day,
    ).toBe('2026-11-21')
  })
})

describe('the next badge about days', () => {
  const on = (
    streak: number,
    lastLoginDates: string[],
    won: Parameters<typeof nextDayBadge>[1] = new Set(),
  ) => nextDayBadge({ streak, lastLoginDates }, won)

  test.each([
    ['far from all', 1, 1, null],
    ['two days of a streak', 2, 2, '3 more for On Fire'],
    ['six days', 6, 6, '1 more for Weekly Warrior'],
    ['after a week', 8, 8, null],
    ['the long one', 28, 28, '2 more for Unstoppable'],
    ['everything', 30, 30, null],
  ])('the next badge for days: %s', (_state, streak, count, words) => {
    expect(on(streak, days(count, '2026-11-21'))).toBe(words)
  })

  test('the nearest badge for days is named first', () => {
    const apart = ['2026-11-02', '2026-11-05', ...days(4, '2026-11-21')]
    expect(on(4, apart)).toBe('1 more for On Fire')
  })

  test('a badge that an earlier streak won is not promised again', () => {
    expect(on(3, [...days(6, '2026-11-10'), ...days(3, '2026-11-21')])).toBeNull()
  })

  test('a badge that is known to be won is not promised again', () => {
    expect(on(3, days(3, '2026-11-21'), new Set(['streak_5']))).toBeNull()
  })
})
