import type { TopicProgress } from '@toron/contract/practice.ts'
import { expect, test } from 'vitest'
import { withProgress } from './record-progress.ts'

const progress = (topic: string, answered: number): TopicProgress => ({
  topic,
  answered,
  correct: answered,
  totalQuestions: 3,
  lastIndex: answered,
  recentStreak: 0,
})

test('progress replaces that of its topic, or is appended', () => {
  const known = [progress('motion', 1), progress('forces', 1)]
  expect(withProgress(known, progress('motion', 2))).toEqual([progress('motion', 2), progress('forces', 1)])
  expect(withProgress(known, progress('light', 1))).toHaveLength(3)
})
