import type { Answer, Run } from '@toron/contract/practice.ts'
import { describe, expect, test } from 'vitest'
import { withAnswer } from './verdict-cache.ts'

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

describe('a verdict in the cache', () => {
  test('a verdict adds its answer to the cached run and advances the run', () => {
    expect(withAnswer(run(1), state(2), answer(2))).toEqual(run(2))
  })

  test('the same answer is counted once in the cached run', () => {
    expect(withAnswer(run(2), state(2), answer(2))).toEqual(run(2))
  })

  test('a late reply never decreases the numbers of the cached run', () => {
    const known: Run = { ...run(3), answers: [answer(1), answer(3)] }
    expect(withAnswer(known, state(2), answer(2))).toMatchObject({ answered: 3, earned: 30, complete: true })
  })

  test('a late reply leaves a newer run unchanged', () => {
    const newer: Run = { ...run(0), id: 'run-2' }
    expect(withAnswer(newer, state(2), answer(2))).toBe(newer)
  })
})
