import { type BoardRow, boardPageSize } from '@toron/contract/leaderboard.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distance,
  firstOf,
  monthName,
  ordinal,
  pageOf,
  pageSize,
  podiumSoon,
  withVisibility,
} from './board.ts'

const row = (given: Partial<BoardRow>): BoardRow => ({
  rank: 5,
  displayName: 'Nusrat Jahan',
  avatar: '',
  isAnonymous: false,
  minutes: 921,
  isYou: false,
  ...given,
})

describe('pages', () => {
  test('are those of the contract', () => {
    expect(pageSize).toBe(boardPageSize)
  })

  test('hold every position once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (position) => {
        const first = firstOf(pageOf(position))
        expect(position - first).toBeGreaterThanOrEqual(0)
        expect(position - first).toBeLessThan(pageSize)
      }),
    )
    expect([1, 50, 51].map(pageOf)).toEqual([0, 0, 1])
  })
})

describe('the words of a rank', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [112, '112th'],
    [1203, '1,203rd'],
  ])('%i is %s', (rank, words) => {
    expect(ordinal(rank)).toBe(words)
  })

  test('say how far ahead the next one is', () => {
    expect(distance({ next: { rank: 4, minutesAhead: 38 } })).toBe('38 min behind 4th')
    expect(distance({ next: { rank: 1, minutesAhead: 321 } })).toBe('5 h 21 m behind 1st')
    expect(distance({ next: null })).toBe('You are first')
  })

  test('name the month', () => {
    expect(monthName('2026-10')).toBe('October')
  })
})

describe('becoming anonymous', () => {
  const shown = { displayName: 'Maliha', avatar: '/me.png' }
  const me = { ...shown, nameHidden: false }
  const own = row({ ...shown, isYou: true })

  test('takes name and picture out of one’s own row and no other', () => {
    const [first, second] = withVisibility([row({}), own], me, true)
    expect(first).toEqual(row({}))
    expect(second).toEqual({
      ...own,
      isAnonymous: true,
      displayName: 'Anonymous User',
      avatar: '/avatars/default.svg',
    })
  })

  test('goes on for a hidden name, whatever is chosen', () => {
    const hidden = withVisibility([own], { ...me, nameHidden: true }, false)
    expect(hidden).toMatchObject([
      { isAnonymous: true, displayName: 'Anonymous User', avatar: '/avatars/default.svg' },
    ])
  })

  test('is undone by becoming public', () => {
    expect(withVisibility(withVisibility([own], me, true), me, false)).toEqual([own])
  })
})

test('the podium of the month before says from when on it is shown', () => {
  const words = podiumSoon('2026-11', Date.parse('2026-12-01T00:05:00+06:00'), 'Asia/Dhaka')
  expect(words).toMatch(/^The last minutes of November .* from 12:05\sAM on\.$/)
})
