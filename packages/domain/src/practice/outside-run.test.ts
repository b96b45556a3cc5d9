import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerDay, nothingPaid } from '../rewards/day-limit.ts'
import { questionKey } from '../rewards/ledger.ts'
import { newProgress, progressAfter } from './answer.ts'
import { decideOutsideRun, type OutsideInput } from './outside-run.ts'

const day = '2026-11-28'
const input = (change: Partial<OutsideInput> = {}): OutsideInput => ({
  progress: newProgress,
  topic: 'motion',
  questionId: 'motion-003',
  position: 2,
  correct: true,
  day,
  isQuestionPaid: false,
  paid: nothingPaid,
  ...change,
})

describe('an answer outside a run', () => {
  test('pays ten Skizies for its question when it is right, under the same key as in a run', () => {
    const { payments, earned } = decideOutsideRun(input())
    expect(payments).toEqual([
      { key: questionKey(day, 'motion-003'), amount: 10, reason: 'question', about: 'motion' },
    ])
    expect(earned).toEqual({ question: 10, bonus: 0, alreadyPaidToday: false, limitReached: false })
  })

  test('pays nothing when it is wrong, was paid that day, or the day has no room left', () => {
    const nothing = { question: 0, bonus: 0, alreadyPaidToday: false, limitReached: false }
    const earnedBy = (change: Partial<OutsideInput>) => {
      const { payments, earned } = decideOutsideRun(input(change))
      expect(payments).toEqual([])
      return earned
    }
    expect(earnedBy({ correct: false })).toEqual(nothing)
    expect(earnedBy({ isQuestionPaid: true })).toEqual({ ...nothing, alreadyPaidToday: true })
    const full = { paidOn: day, paidToday: mostPerDay }
    expect(earnedBy({ paid: full })).toEqual({ ...nothing, limitReached: true })
  })

  test('counts in the progress as in a run, and leaves the place and the row of right answers alone', () => {
    const steps = fc.array(fc.record({ position: fc.nat(39), correct: fc.boolean() }), { maxLength: 60 })
    fc.assert(
      fc.property(steps, fc.nat(39), fc.nat(30), (list, lastIndex, recentStreak) => {
        let inRuns = newProgress
        let outside = { ...newProgress, lastIndex, recentStreak }
        let [newQuestions, newTopics] = [0, 0]
        for (const step of list) {
          inRuns = progressAfter(inRuns, step.position, step.correct)
          const decision = decideOutsideRun(input({ progress: outside, ...step }))
          outside = { ...decision.progress }
          newQuestions += decision.newQuestions
          newTopics += decision.newTopics
        }
        const { answered, correct, latest, firstRight } = inRuns
        expect(outside).toEqual({ answered, correct, latest, firstRight, lastIndex, recentStreak })
        expect(newQuestions).toBe(answered)
        expect(newTopics).toBe(list.length > 0 ? 1 : 0)
      }),
    )
  })
})
