import type { Answer, Run, TopicProgress } from '@toron/contract/practice.ts'
import { describe, expect, it } from 'vitest'
import { withAnswer, withProgress } from './verdict-cache.ts'

const answer = (number: number): Answer => ({
  questionId: `motion-00${number}`,
  chosen: 'B',
  correct: true,
  correctAnswer: 'B',
  explanation: 'Because.',
  reasons: {},
  earned: { question: 10, bonus: 0, alreadyPaidToday: false, limitReached: false },
})
const state = (answered: number) => ({
  id: 'run-1',
  answered,
  correct: answered,
  total: 3,
  inARow: answered,
  earned: 10 * answered,
  complete: answered === 3,
})
const run = (answered: number): Run => ({
  ...state(answered),
  topic: 'motion',
  answers: Array.from({ length: answered }, (_, index) => answer(index + 1)),
})
const progress = (topic: string, answered: number): TopicProgress => ({
  topic,
  answered,
  correct: answered,
  totalQuestions: 3,
  lastIndex: answered,
  recentStreak: 0,
})

describe('a verdict in the cache', () => {
  it('adds the answer to its run and moves the run on', () => {
    expect(withAnswer(run(1), state(2), answer(2))).toEqual(run(2))
  })

  it('counts the same answer once', () => {
    expect(withAnswer(run(2), state(2), answer(2))).toEqual(run(2))
  })

  it('never takes the run back when its reply is late', () => {
    const known: Run = { ...run(3), answers: [answer(1), answer(3)] }
    expect(withAnswer(known, state(2), answer(2))).toMatchObject({ answered: 3, earned: 30, complete: true })
  })

  it('leaves a newer run alone', () => {
    const newer: Run = { ...run(0), id: 'run-2' }
    expect(withAnswer(newer, state(2), answer(2))).toBe(newer)
  })

  it('puts progress in the place of its topic, or at the end', () => {
    const known = [progress('motion', 1), progress('forces', 1)]
    expect(withProgress(known, progress('motion', 2))).toEqual([progress('motion', 2), progress('forces', 1)])
    expect(withProgress(known, progress('light', 1))).toHaveLength(3)
  })
})
