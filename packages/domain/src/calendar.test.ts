import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allTime,
  boardIsFinalAt,
  dayAfter,
  dayIn,
  daysBetween,
  isTimeZone,
  monthBefore,
  monthIn,
} from './calendar.ts'

const at = (iso: string) => Date.parse(iso)

describe("a student's calendar day", () => {
  test.each([
    ['Asia/Dhaka', '2026-11-20T17:59:59Z', '2026-11-20'],
    ['Asia/Dhaka', '2026-11-20T18:00:00Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    // The clocks of London go back on 25 October 2026: that day has 25 hours.
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-26'],
  ])('in the time zone %s the moment %s falls on %s', (zone, moment, day) => {
    expect(dayIn(at(moment), zone)).toBe(day)
  })

  test('a calendar day is what Temporal says, in whatever order moments and zones are queried', () => {
    const zones = ['Asia/Dhaka', 'Asia/Kathmandu', 'Europe/London', 'America/St_Johns', 'Pacific/Apia']
    // The years in which St John's turned its clocks a minute after midnight, and Apia left out a day.
    const from = at('2005-01-01T00:00:00Z')
    const moments = fc.tuple(
      fc.constantFrom(...zones),
      fc.oneof(
        fc.integer({ min: from, max: from + 8 * 365 * 86_400_000 }),
        // Around the turns of St John's and Apia, minute by minute.
        fc.integer({ min: -180, max: 180 }).map((minutes) => at('2010-11-07T02:31:00Z') + minutes * 60_000),
        fc.integer({ min: -180, max: 180 }).map((minutes) => at('2011-12-30T10:00:00Z') + minutes * 60_000),
      ),
    )
    fc.assert(
      fc.property(fc.array(moments, { maxLength: 60 }), (queries) => {
        for (const [zone, now] of queries) {
          const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
          expect(dayIn(now, zone)).toBe(day)
        }
      }),
    )
  })

  test('a day ends early where the clocks are put back across midnight', () => {
    // St John's, a minute after midnight of 7 November 2010.
    expect(dayIn(at('2010-11-07T02:30:30Z'), 'America/St_Johns')).toBe('2010-11-07')
    expect(dayIn(at('2010-11-07T02:31:00Z'), 'America/St_Johns')).toBe('2010-11-06')
  })

  test('a day some days later is that of the calendar, over the end of a month and a year', () => {
    expect([1, 40, 0, -21].map((days) => dayAfter('2026-11-21', days))).toEqual([
      '2026-11-22',
      '2026-12-31',
      '2026-11-21',
      '2026-10-31',
    ])
  })

  test('a time zone is recognised by its IANA name', () => {
    expect(isTimeZone('Asia/Dhaka')).toBe(true)
    expect(isTimeZone('Bangladesh Standard Time')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })

  test.each(['UTC', 'Etc/GMT+5', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'EST5EDT'])(
    '%s is a time zone: IANA has one of that name',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  test.each([
    '+23:59',
    '-06',
    '2020-01-01T00:00[UTC]',
    '2020-01-01T00:00Z',
    'T00:00[UTC]',
    'Etc/GMT+15',
    'Asia/Dhaka\u0000',
    ' UTC',
  ])('%j is not a time zone', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

describe('the month of the boards', () => {
  test('the month of the boards changes at midnight in the product’s zone', () => {
    expect(monthIn(at('2026-11-30T17:59:59Z'), 'Asia/Dhaka')).toBe('2026-11')
    expect(monthIn(at('2026-11-30T18:00:00Z'), 'Asia/Dhaka')).toBe('2026-12')
    expect(monthBefore('2026-01')).toBe('2025-12')
    expect(allTime).toBe('all-time')
  })

  test('a month of the boards is final five minutes after it has ended, on every server', () => {
    expect(boardIsFinalAt('2026-11', 'Asia/Dhaka')).toBe(at('2026-12-01T00:05:00+06:00'))
    expect(boardIsFinalAt('2026-12', 'Asia/Kathmandu')).toBe(at('2027-01-01T00:05:00+05:45'))
  })

  test('days between two dates are counted on the calendar, whatever the clocks do', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2027-12-25')).toBe(399)
  })
})
