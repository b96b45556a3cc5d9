import type { MapIdea } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { inOrder } from './ideas.ts'

const idea = (id: string, nextDay: string | null, lastDay = '2026-11-20'): MapIdea => ({
  id,
  says: 'A wrong idea.',
  mends: 'What puts it right.',
  topic: 'motion',
  isMended: nextDay === null,
  lastDay,
  nextDay,
})

describe('the ideas of the map', () => {
  test('ideas to mend come before mended ones, and what comes again first is first', () => {
    const ideas = [
      idea('long mended', null, '2026-11-01'),
      idea('on Friday', '2026-12-04'),
      idea('just mended', null, '2026-11-25'),
      idea('on Thursday', '2026-12-03'),
    ]
    expect(inOrder(ideas).map(({ id }) => id)).toEqual([
      'on Thursday',
      'on Friday',
      'just mended',
      'long mended',
    ])
  })
})
