import { describe, expect, test } from 'vitest'
import { capitalized, countOf, formatNumber, inWords, onFirstUse, pluralOf } from './format.ts'
import { formatDate, formatDay, formatTime, formatTimeZone } from './format-dates.ts'
import { compareTexts, formatList } from './format-names.ts'
import { formatOrdinal } from './format-ordinal.ts'

const questions = { one: 'question', other: 'questions' }

describe('numbers, counts and dates in messages', () => {
  test('a number has its thousands separated, and its decimals and its sign', () => {
    const written = [1_234_567, 1000, 999, 0, -5, 0.5, 2.25].map(formatNumber)
    expect(written).toEqual(['1,234,567', '1,000', '999', '0', '-5', '0.5', '2.25'])
  })

  test('what is made on its first use is made once', () => {
    let made = 0
    const get = onFirstUse(() => {
      made += 1
      return { made }
    })
    expect(made).toBe(0)
    expect(get()).toBe(get())
    expect(made).toBe(1)
  })

  test('writes a day as the contract does, by the calendar of a zone', () => {
    expect(formatDay(Date.UTC(2026, 10, 23, 20), 'Asia/Dhaka')).toBe('2026-11-24')
    expect(formatDay(Date.UTC(2026, 0, 1, 4, 59), 'America/New_York')).toBe('2025-12-31')
  })

  test('a count has the singular for one, and for nothing else', () => {
    expect([0, 1, 2, 1000].map((count) => countOf(count, questions))).toEqual([
      '0 questions',
      '1 question',
      '2 questions',
      '1,000 questions',
    ])
    expect(pluralOf(1, questions)).toBe('question')
  })

  test('a date is written in the requested time zone', () => {
    const options = { day: 'numeric', month: 'long', timeZone: 'Asia/Dhaka' } as const
    expect(formatDate(Date.UTC(2026, 10, 23, 20), options)).toBe('24 November')
  })

  test('writes a time of day on a clock of twelve hours', () => {
    expect(formatTime(Date.UTC(2026, 9, 31, 18, 5), 'Asia/Dhaka')).toMatch(/^12:05\sAM$/)
  })

  test('calls a time zone by its name', () => {
    expect(formatTimeZone('Asia/Dhaka')).toMatch(/^Bangladesh( Standard)? Time$/)
    expect(() => formatTimeZone('Asia/Nowhere')).toThrow(RangeError)
  })

  test('writes ranks as ordinals', () => {
    expect([1, 2, 3, 4, 11, 21, 1203].map(formatOrdinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
      '1,203rd',
    ])
  })

  test('writes whole numbers below a hundred as words', () => {
    expect([0, 7, 12, 20, 25, 99, 100, 1200].map(inWords)).toEqual([
      'zero',
      'seven',
      'twelve',
      'twenty',
      'twenty-five',
      'ninety-nine',
      '100',
      '1,200',
    ])
    expect(capitalized(inWords(12))).toBe('Twelve')
  })

  test('orders texts as a dictionary does', () => {
    expect(['Zürich', 'apia', 'Århus', 'Dhaka'].sort(compareTexts)).toEqual([
      'apia',
      'Århus',
      'Dhaka',
      'Zürich',
    ])
  })

  test('a list has an "and" before its last part', () => {
    expect([[3], [3, 5], [3, 5, 12]].map(formatList)).toEqual(['3', '3 and 5', '3, 5 and 12'])
  })
})
