import { describe, expect, it } from 'vitest'
import { dayIn, isTimeZone } from './calendar.ts'

const at = (iso: string) => Date.parse(iso)

describe("a student's calendar day", () => {
  it.each([
    ['Asia/Dhaka', '2026-11-20T17:59:59Z', '2026-11-20'],
    ['Asia/Dhaka', '2026-11-20T18:00:00Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    // The clocks of London go back on 25 October 2026: that day has 25 hours.
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-26'],
  ])('in %s, %s is %s', (zone, moment, day) => {
    expect(dayIn(at(moment), zone)).toBe(day)
  })

  it('knows which words are time zones', () => {
    expect(isTimeZone('Asia/Dhaka')).toBe(true)
    expect(isTimeZone('Bangladesh Standard Time')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})
