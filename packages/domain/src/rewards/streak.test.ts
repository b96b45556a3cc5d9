import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../calendar.ts'
import { afterSignIn, type LoginRecord, maxLoginDates } from './streak.ts'

const at = (iso: string) => Date.parse(iso)
const never: LoginRecord = {
  timeZone: 'Asia/Dhaka',
  streak: 0,
  lastLoginDates: [],
  wasInactiveFor3Days: false,
}
const since = (day: string, streak: number, wasInactiveFor3Days = false): LoginRecord => ({
  ...never,
  streak,
  lastLoginDates: [day],
  wasInactiveFor3Days,
})
const dhaka = (day: string, time = '12:00:00') => at(`${day}T${time}+06:00`)

describe('the streak after a sign-in', () => {
  test('a streak begins at 1 with the first sign-in', () => {
    expect(afterSignIn(never, dhaka('2026-11-21'), 'Asia/Dhaka')).toEqual(since('2026-11-21', 1))
  })

  test.each([
    ['the same day', '2026-11-21', 7, false],
    ['the next day', '2026-11-22', 8, false],
    ['two days later', '2026-11-23', 1, false],
    ['three days later', '2026-11-24', 1, true],
    ['a year later', '2027-11-21', 1, true],
  ])('a sign-in on %s continues or restarts the streak', (_, day, streak, wasInactive) => {
    const after = afterSignIn(since('2026-11-21', 7), dhaka(day), 'Asia/Dhaka')
    expect(after).toMatchObject({ streak, wasInactiveFor3Days: wasInactive })
    expect(after.lastLoginDates).toEqual(day === '2026-11-21' ? [day] : ['2026-11-21', day])
  })

  test('a second sign-in on a day sets a missing streak to 1 and clears the mark of absence', () => {
    expect(afterSignIn(since('2026-11-21', 0, true), dhaka('2026-11-21'), 'Asia/Dhaka')).toEqual(
      since('2026-11-21', 1),
    )
  })

  test('a streak goes on across midnight within two minutes, and across the night when the clocks change', () => {
    const late = afterSignIn(never, dhaka('2026-11-21', '23:59:00'), 'Asia/Dhaka')
    expect(afterSignIn(late, dhaka('2026-11-22', '00:01:00'), 'Asia/Dhaka').streak).toBe(2)
    const london = { ...never, timeZone: 'Europe/London' }
    // The night of 25 October 2026 has an hour more: 25 hours between two midnights.
    const before = afterSignIn(london, at('2026-10-24T23:30:00+01:00'), 'Europe/London')
    const during = afterSignIn(before, at('2026-10-25T23:30:00Z'), 'Europe/London')
    const after = afterSignIn(during, at('2026-10-26T00:10:00Z'), 'Europe/London')
    expect([before.streak, during.streak, after.streak]).toEqual([1, 2, 3])
  })

  test('a day in Kathmandu begins at its own midnight, a quarter past the hour in UTC', () => {
    const kathmandu = { ...never, timeZone: 'Asia/Kathmandu' }
    const first = afterSignIn(kathmandu, at('2026-11-20T18:14:00Z'), 'Asia/Kathmandu')
    expect(first.lastLoginDates).toEqual(['2026-11-20'])
    expect(afterSignIn(first, at('2026-11-20T18:16:00Z'), 'Asia/Kathmandu').streak).toBe(2)
  })

  test('a streak survives a flight that skips a day, in either direction', () => {
    const angeles = 'America/Los_Angeles'
    const home = { ...since('2026-11-19', 4), timeZone: angeles }
    // 30 hours later it is the 21st in Dhaka, two days after the 19th, and only the 20th at home.
    expect(afterSignIn(home, at('2026-11-20T22:00:00Z'), 'Asia/Dhaka')).toMatchObject({
      streak: 5,
      lastLoginDates: ['2026-11-19', '2026-11-20', '2026-11-21'],
      timeZone: 'Asia/Dhaka',
    })
    const west = afterSignIn(since('2026-11-21', 4), at('2026-11-21T20:00:00Z'), angeles)
    // Past midnight in Dhaka: a new day of the zone on record, though still the 21st in Los Angeles.
    expect(west).toMatchObject({ streak: 5, timeZone: angeles })
    const there = afterSignIn(west, at('2026-11-22T20:00:00Z'), angeles)
    expect(there.streak).toBe(5)
    expect(afterSignIn(there, at('2026-11-23T20:00:00Z'), angeles).streak).toBe(6)
  })

  test('a streak goes on with the next date of the device, though the zone on record is a date further', () => {
    // 01:00 of the 23rd in Dhaka, two days after the 21st, and only the 22nd in Los Angeles.
    const after = afterSignIn(since('2026-11-21', 4), dhaka('2026-11-23', '01:00:00'), 'America/Los_Angeles')
    expect(after).toMatchObject({ streak: 5, lastLoginDates: ['2026-11-21', '2026-11-22'] })
  })

  test('three days on one calendar and two on the other are no absence', () => {
    const home = { ...since('2026-11-20', 4), timeZone: 'America/Los_Angeles' }
    // 20:00 of the 22nd at home, and the 23rd in Dhaka.
    const after = afterSignIn(home, at('2026-11-22T20:00:00-08:00'), 'Asia/Dhaka')
    expect(after).toMatchObject({ streak: 1, wasInactiveFor3Days: false })
  })

  test('the latest thirty dates of sign-ins are kept', () => {
    let record = never
    for (let day = 0; day < 31; day += 1) {
      record = afterSignIn(record, dhaka('2026-01-01') + day * 86_400_000, 'Asia/Dhaka')
    }
    expect(record.streak).toBe(31)
    expect(record.lastLoginDates).toHaveLength(30)
    expect([record.lastLoginDates[0], record.lastLoginDates.at(-1)]).toEqual(['2026-01-02', '2026-01-31'])
  })

  test('a streak is never raised twice within a day by changing the zone to and fro', () => {
    const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Dhaka', 'Pacific/Pago_Pago']
    const journey = fc.array(fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 0, max: 600 })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(journey, (visits) => {
        const start = dhaka('2026-11-21')
        let record = never
        let now = start
        for (const [zone, minutes] of visits) {
          now += minutes * 60_000
          record = afterSignIn(record, now, zone)
        }
        const days = (now - start) / 86_400_000
        // A journey around the world is worth one day more at most, as it is on a calendar.
        expect(record.lastLoginDates.length).toBeLessThanOrEqual(Math.floor(days) + 3)
        expect(record.streak).toBeLessThanOrEqual(record.lastLoginDates.length)
        expect(record.lastLoginDates).toEqual([...new Set(record.lastLoginDates)].sort())
      }),
    )
  })

  test('daily visits never break a streak, whatever zones they come from', () => {
    const zone = fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Dhaka', 'Asia/Kathmandu')
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 80 }), (zones) => {
        let record = never
        zones.forEach((timeZone, day) => {
          const before = record.streak
          record = afterSignIn(record, dhaka('2026-01-01') + day * 86_400_000, timeZone)
          expect(record.streak).toBeGreaterThanOrEqual(before)
          expect(record.wasInactiveFor3Days).toBe(false)
        })
        expect(record.lastLoginDates.length).toBeLessThanOrEqual(30)
      }),
    )
  })

  test('a streak counts the day of arrival, so that a traveller who signs in once a day loses none', () => {
    const angeles = 'America/Los_Angeles'
    const home = { ...since('2026-11-20', 4), timeZone: angeles }
    // 19:00 of the 20th at home, which has counted, and 09:00 of the 21st in Dhaka, which has not.
    const arrived = afterSignIn(home, dhaka('2026-11-21', '09:00:00'), 'Asia/Dhaka')
    const next = afterSignIn(arrived, dhaka('2026-11-22', '09:00:00'), 'Asia/Dhaka')
    const third = afterSignIn(next, dhaka('2026-11-23', '20:00:00'), 'Asia/Dhaka')
    expect([arrived.streak, next.streak, third.streak]).toEqual([5, 6, 7])
  })

  const everywhere = [
    'Pacific/Kiritimati',
    'Pacific/Auckland',
    'Asia/Dhaka',
    'Asia/Kathmandu',
    'Europe/London',
    'America/Los_Angeles',
    'Pacific/Pago_Pago',
    'Etc/GMT+12',
  ]

  test('a streak of n days has n consecutive days on record, after any sign-ins from anywhere', () => {
    const visit = fc.tuple(fc.constantFrom(...everywhere), fc.integer({ min: 0, max: 80 * 60 }))
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), (visits) => {
        let record = never
        let now = dhaka('2026-11-21')
        let counted = 0
        for (const [zone, minutes] of visits) {
          now += minutes * 60_000
          const before = record.streak
          record = afterSignIn(record, now, zone)
          counted = record.streak > before ? counted + 1 : record.streak < before ? 1 : counted
          const { streak, lastLoginDates } = record
          const ofStreak = lastLoginDates.slice(-Math.min(streak, maxLoginDates))
          expect(ofStreak).toHaveLength(Math.min(streak, maxLoginDates))
          ofStreak.slice(1).forEach((day, index) => {
            expect(daysBetween(ofStreak[index] ?? '', day)).toBe(1)
          })
          // No sign-in is worth more than one.
          expect(streak).toBeLessThanOrEqual(Math.max(counted, 1))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a new zone every 48 hours does not keep up a streak', () => {
    for (const one of everywhere) {
      for (const other of everywhere) {
        for (let hour = 0; hour < 24; hour += 1) {
          let record = never
          for (let visit = 0; visit < 20; visit += 1) {
            const now = dhaka('2026-11-21') + (hour + visit * 48) * 3_600_000
            record = afterSignIn(record, now, visit % 2 === 0 ? one : other)
            expect(record.streak).toBeLessThanOrEqual(3)
          }
        }
      }
    }
  })

  test('the streak of a traveller who signs in on every date they see is never broken', () => {
    // Less than a day apart. Where it is a whole one, a flight skips a date that the zone on record has had.
    const atTheDateLine = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Etc/GMT+12']
    const zones = everywhere.filter((zone) => !atTheDateLine.includes(zone))
    const stay = fc.record({
      zone: fc.constantFrom(...zones),
      /** How long it lasts, and when on each date the app is opened: a share of what is left of the date. */
      hours: fc.integer({ min: 1, max: 120 }),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    const hour = 3_600_000
    fc.assert(
      fc.property(fc.array(stay, { minLength: 1, maxLength: 25 }), (stays) => {
        let record = never
        let now = dhaka('2026-03-01')
        for (const { zone, hours, share } of stays) {
          const leaves = now + hours * hour
          while (now < leaves) {
            const midnight = Temporal.Instant.fromEpochMilliseconds(now)
              .toZonedDateTimeISO(zone)
              .startOfDay()
              .add({ days: 1 }).epochMilliseconds
            const end = Math.min(midnight, leaves)
            const before = record.streak
            record = afterSignIn(record, now + Math.floor((end - now) * share), zone)
            expect(record.streak).toBeGreaterThanOrEqual(before)
            expect(record.wasInactiveFor3Days).toBe(false)
            now = end
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
