import { type BoardRow, boardPageSize } from '@toron/contract/leaderboard.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, firstOf, pageOf, pageSize, withVisibility } from './board.ts'
import { messages } from './messages.ts'

const row = (overrides: Partial<BoardRow>): BoardRow => ({
  rank: 5,
  displayName: 'Nusrat Jahan',
  avatar: '',
  isAnonymous: false,
  minutes: 921,
  isYou: false,
  ...overrides,
})

describe('pages', () => {
  test('a page of a board has the size of the contract', () => {
    expect(pageSize).toBe(boardPageSize)
  })

  test('every position of a board is on exactly one page', () => {
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
  test('the rank card says how far ahead the next student is', () => {
    expect(distance({ next: { rank: 4, minutesAhead: 38 } })).toBe('38 min behind 4th')
    expect(distance({ next: { rank: 1, minutesAhead: 321 } })).toBe('5 h 21 m behind 1st')
    expect(distance({ next: null })).toBe('You are first')
  })
})

describe('becoming anonymous', () => {
  const shown = { displayName: 'Maliha', avatar: '/me.png' }
  const me = { ...shown, nameHidden: false }
  const own = row({ ...shown, isYou: true })

  test('becoming anonymous hides name and picture in the student’s own row and no other', () => {
    const [first, second] = withVisibility([row({}), own], me, true)
    expect(first).toEqual(row({}))
    expect(second).toEqual({
      ...own,
      isAnonymous: true,
      displayName: 'Anonymous User',
      avatar: '/avatars/default.svg',
    })
  })

  test('a hidden name stays anonymous, whatever is chosen', () => {
    const hidden = withVisibility([own], { ...me, nameHidden: true }, false)
    expect(hidden).toMatchObject([
      { isAnonymous: true, displayName: 'Anonymous User', avatar: '/avatars/default.svg' },
    ])
  })

  test('becoming public undoes becoming anonymous', () => {
    expect(withVisibility(withVisibility([own], me, true), me, false)).toEqual([own])
  })
})

test('the podium of last month is titled with its name', () => {
  expect(messages.lastMonth.title('2026-10')).toBe('Last month: October')
})

test('the podium of last month says from when on it is shown', () => {
  const words = messages.lastMonth.soon('2026-11', Date.parse('2026-12-01T00:05:00+06:00'), 'Asia/Dhaka')
  expect(words).toMatch(/^The last minutes of November .* from 12:05\sAM on\.$/)
})
