import { describe, expect, test } from 'vitest'
import { dateInWords, daysUntil, onDay } from './days.ts'

describe('days in words', () => {
  test.each([
    ['2026-11-28', 'today'],
    ['2026-11-29', 'tomorrow'],
    ['2026-11-27', 'yesterday'],
    ['2026-12-03', 'on Thursday'],
    ['2026-11-24', 'on Tuesday'],
    ['2026-12-05', 'on 5 December'],
    ['2026-11-21', 'on 21 November'],
    ['2027-06-05', 'on 5 June 2027'],
  ])('on 28 November %s is %s', (day, words) => {
    expect(onDay(day, '2026-11-28')).toBe(words)
  })

  test('a date names its year only if it is another one', () => {
    expect(dateInWords('2026-12-24', '2026-11-28')).toBe('24 December')
    expect(dateInWords('2027-01-02', '2026-11-28')).toBe('2 January 2027')
  })

  test('days are counted across the end of a year and a leap day', () => {
    expect(daysUntil('2027-01-01', '2026-12-31')).toBe(1)
    expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2)
    expect(daysUntil('2026-11-27', '2026-11-28')).toBe(-1)
  })
})
