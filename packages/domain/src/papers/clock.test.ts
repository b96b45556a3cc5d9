import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Allowance,
  allowances,
  deadlineOf,
  endOf,
  fairShare,
  grace,
  isClosed,
  timeFor,
} from './clock.ts'
import { paperKinds } from './kinds.ts'

const minute = 60_000
const { physics, 'general-math': general, 'additional-math': additional } = paperKinds
const moment = fc.integer({ min: 0, max: 2 ** 42 })

describe('the clock of a paper', () => {
  test('gives forty-five minutes, a quarter or half as much again, or seven days', () => {
    const minutes = (allowance: Allowance) => timeFor(physics, allowance) / minute
    expect(allowances.map(minutes)).toEqual([45, 56.25, 67.5, 7 * 24 * 60])
    expect(deadlineOf(physics, 1000, 'standard')).toBe(1000 + 45 * minute)
  })

  test('gives two hours to a written paper', () => {
    const minutes = (allowance: Allowance) => timeFor(general, allowance) / minute
    expect(allowances.map(minutes)).toEqual([120, 150, 180, 7 * 24 * 60])
    expect(deadlineOf(additional, 1000, 'standard')).toBe(1000 + 120 * minute)
  })

  test('takes what comes up to five seconds after the end', () => {
    expect(isClosed(1000, 1000)).toBe(false)
    expect(isClosed(1000, 1000 + grace)).toBe(false)
    expect(isClosed(1000, 1001 + grace)).toBe(true)
  })

  test('never dates an end after the deadline, and ends a paper that is given in early at once', () => {
    fc.assert(
      fc.property(moment, moment, (deadline, now) => {
        expect(endOf(deadline, now)).toBeLessThanOrEqual(deadline)
        if (now <= deadline) expect(endOf(deadline, now)).toBe(now)
      }),
    )
  })

  test('shares the time out evenly among the marks, of which a question of four options has one', () => {
    expect(allowances.map((each) => fairShare(physics, each))).toEqual([67.5, 84.375, 101.25, 67.5])
    expect([general, additional].map((kind) => fairShare(kind, 'standard'))).toEqual([72, 90])
  })
})
