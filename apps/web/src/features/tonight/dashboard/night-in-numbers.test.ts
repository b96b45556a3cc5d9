import type { NightItem } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { aboutMinutes, countsOf } from './night-in-numbers.ts'

const item = (reason: NightItem['reason']): NightItem => ({
  questionId: 'motion-001',
  topic: 'motion',
  objective: 'motion/average-speed',
  reason,
  idea: null,
})

describe('the card of Tonight', () => {
  test.each([
    [1, 5],
    [10, 10],
    [18, 20],
    [20, 20],
    [45, 45],
  ])('%i questions take about %i minutes', (questions, minutes) => {
    expect(aboutMinutes(questions)).toBe(minutes)
  })

  test('it counts the questions by their reason, and names no reason without one', () => {
    expect(countsOf([item('new'), item('mend'), item('new')])).toEqual([
      ['new', 2],
      ['mend', 1],
    ])
    expect(countsOf([])).toEqual([])
  })
})
