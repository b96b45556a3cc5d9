import { badges } from '@toron/domain/rewards/badges.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateWon, onPage, pageCount, pageOf, progressInWords } from './badge-words.ts'

describe('how far a badge is', () => {
  test.each([
    ['knowledge_seeker', 7, 10, '7 of 10'],
    ['quiz_legend', 412, 1000, '412 of 1,000'],
    ['accuracy_master', 72, 90, '72% of 90%'],
    ['topic_pro', 0, 100, '0% of 100%'],
  ] as const)('the progress of %s is written with its goal', (id, progress, goal, words) => {
    expect(progressInWords({ id, progress, goal })).toBe(words)
  })
})

describe('the pages', () => {
  test('twelve badges make two pages, and every badge is on the page computed for it', () => {
    expect(pageCount(badges.length)).toBe(2)
    for (const badge of badges) expect(onPage(badges, pageOf(badges, badge.id))).toContain(badge)
  })

  test('whatever the length of the list, its pages contain everything once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const pages = Array.from({ length: pageCount(list.length) }, (_, index) => onPage(list, index + 1))
        expect(pages.flat()).toEqual(list)
      }),
    )
  })

  test('without a badge to look for, the first page opens', () => {
    expect(pageOf(badges, null)).toBe(1)
  })
})

test('the day a badge was won is a day in the student’s zone', () => {
  expect(dateWon('2026-11-20T18:30:00Z', 'Asia/Dhaka')).toBe('21 Nov 2026')
  expect(dateWon('2026-11-20T18:30:00Z', 'Europe/London')).toBe('20 Nov 2026')
  expect(dateWon('2026-11-20T12:00:00Z', 'Mars/Olympus')).toBe('20 Nov 2026')
})
