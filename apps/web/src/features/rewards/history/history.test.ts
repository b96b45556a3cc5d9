import { describe, expect, test } from 'vitest'
import { momentInWords, signedAmount } from './history.ts'

const inDhaka = (at: string, now: string) => momentInWords(new Date(at), new Date(now), 'Asia/Dhaka')

describe('when Skizies moved', () => {
  test.each([
    ['today', '2026-11-21T08:05:00Z', '2026-11-21T12:00:00Z', 'Today, 14:05'],
    ['today by the calendar of the zone', '2026-11-20T18:30:00Z', '2026-11-21T17:30:00Z', 'Today, 00:30'],
    ['yesterday, though minutes ago', '2026-11-20T17:55:00Z', '2026-11-20T18:05:00Z', 'Yesterday, 23:55'],
    ['this year', '2026-11-12T12:40:00Z', '2026-11-21T12:00:00Z', '12 November, 18:40'],
    ['yesterday across the year', '2025-12-31T10:00:00Z', '2026-01-01T10:00:00Z', 'Yesterday, 16:00'],
    ['another year', '2025-11-12T12:40:00Z', '2026-11-21T12:00:00Z', '12 November 2025, 18:40'],
  ])('a ledger entry is dated in words: %s', (_when, at, now, words) => {
    expect(inDhaka(at, now)).toBe(words)
  })

  test('yesterday is still yesterday after a day of 25 hours', () => {
    const words = momentInWords(
      new Date('2026-10-24T22:30:00Z'),
      new Date('2026-10-26T01:00:00Z'),
      'Europe/London',
    )
    expect(words).toBe('24 October, 23:30')
    expect(
      momentInWords(new Date('2026-10-25T00:30:00Z'), new Date('2026-10-26T23:30:00Z'), 'Europe/London'),
    ).toBe('Yesterday, 01:30')
  })
})

test('an amount in the history always shows its sign', () => {
  expect(signedAmount(10)).toBe('+10')
  expect(signedAmount(-1200)).toBe('−1,200')
})
