import { describe, expect, test } from 'vitest'
import { aheadBy, countdown, minutesToTell } from './clock.ts'

describe('the clock of a paper in a browser', () => {
  test('shows what is left, and 0:00 only at the end', () => {
    expect([45 * 60_000, 31 * 60_000 + 42_000, 1, 0, -5000].map(countdown)).toEqual([
      '45:00',
      '31:42',
      '0:01',
      '0:00',
      '0:00',
    ])
    expect(countdown(67.5 * 60_000)).toBe('1:07:30')
  })

  test('goes by the server, whatever this device shows', () => {
    const hourBehind = 1_000_000 - 3_600_000
    expect(hourBehind + 10 + aheadBy(1_000_000, hourBehind)).toBe(1_000_010)
  })

  test('tells a screen reader at ten, five and one minutes, and never else', () => {
    const minutes = (value: number) => minutesToTell(value * 60_000)
    expect([45, 10.1, 10, 6, 5, 1.5, 1, 0.1, 0, -1].map(minutes)).toEqual([
      null,
      null,
      10,
      10,
      5,
      5,
      1,
      1,
      null,
      null,
    ])
  })
})
