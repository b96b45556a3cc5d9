import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideTick, maxClockSkew, tickLength, tolerance } from './minute.ts'

const start = Date.parse('2026-11-21T12:00:00+06:00')
const minute = 60_000

/** Plays ticks at these moments and returns how many counted. */
const count = (moments: readonly number[]) => {
  let dueAt = 0
  return moments.filter((now) => {
    const decision = decideTick(dueAt, now)
    dueAt = decision.dueAt
    return decision.counts
  }).length
}

describe('the minute tick', () => {
  test('every minute of a steady screen counts, however unsteady the network', () => {
    const late = fc.array(fc.integer({ min: 0, max: tolerance }), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(late, (delays) => {
        const moments = delays.map((delay, index) => start + index * minute + delay)
        expect(count(moments)).toBe(moments.length)
      }),
    )
  })

  test('at most one minute counts per minute and one at the edge, over all tabs and devices', () => {
    const anyTicks = fc.array(fc.integer({ min: 0, max: 10 * minute }), { maxLength: 400 })
    fc.assert(
      fc.property(anyTicks, (offsets) => {
        const moments = offsets.toSorted((a, b) => a - b).map((offset) => start + offset)
        expect(count(moments)).toBeLessThanOrEqual(11)
      }),
    )
    expect(count(Array.from({ length: 6001 }, (_, index) => start + index * 100))).toBe(11)
  })

  test('servers whose clocks differ count at most the minutes of the difference more', () => {
    const anyTicks = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 10 * minute }), isOnTheOther: fc.boolean() }),
      { maxLength: 400 },
    )
    fc.assert(
      fc.property(anyTicks, fc.integer({ min: 0, max: maxClockSkew }), (ticks, apart) => {
        const moments = ticks
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, isOnTheOther }) => start + at + (isOnTheOther ? apart : 0))
        expect(count(moments)).toBeLessThanOrEqual(11 + Math.ceil(apart / minute))
      }),
    )
  })

  test('after a long sleep one minute counts, not the hours', () => {
    expect(count([start, start + 8 * 60 * minute, start + 8 * 60 * minute + 1000])).toBe(2)
  })

  test('a tick counts up to five seconds early, and the next one is then due on time', () => {
    const { dueAt } = decideTick(0, start)
    expect(decideTick(dueAt, dueAt - tolerance)).toEqual({ counts: true, dueAt: dueAt + tickLength })
    expect(decideTick(dueAt, dueAt - tolerance - 1)).toEqual({ counts: false, dueAt })
  })

  test('a clock counts as put back where no server could have set the next tick so far ahead', () => {
    const furthest = start + tickLength + tolerance + maxClockSkew
    expect(decideTick(furthest, start)).toEqual({ counts: false, dueAt: furthest })
    expect(decideTick(furthest + 1, start)).toEqual({ counts: true, dueAt: start + tickLength })
  })

  test('minutes count at once after the server’s clock is put back', () => {
    const { dueAt } = decideTick(0, start)
    const before = start - 24 * 60 * minute
    expect(decideTick(dueAt, before)).toEqual({ counts: true, dueAt: before + tickLength })
  })
})
