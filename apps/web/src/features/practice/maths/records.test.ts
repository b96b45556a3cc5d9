import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markSum, nothingKept, recordOf, type Step, withStep } from './records.ts'

const aStep: fc.Arbitrary<Step> = fc
  .record({
    questionId: fc.constantFrom('n-001', 'n-002', 'n-003'),
    what: fc.oneof(
      fc.record({ type: fc.constant('shown' as const) }),
      fc.record({ type: fc.constant('next' as const), position: fc.nat(2), total: fc.constant(3) }),
      fc.record({ type: fc.constant('marks' as const), earned: fc.nat(4) }),
    ),
  })
  .map(({ questionId, what }) => ({ topic: 'n', questionId, ...what }))

describe('what is kept of a topic', () => {
  test('a step taken twice is a step taken once', () => {
    fc.assert(
      fc.property(fc.array(aStep), aStep, (steps, step) => {
        const once = withStep(steps.reduce(withStep, nothingKept), step)
        const twice = withStep(once, step)
        expect(twice.lastIndex).toBe(once.lastIndex)
        expect(recordOf(twice, step.questionId)).toEqual(recordOf(once, step.questionId))
      }),
    )
  })

  test('there is one record a question, an answer once shown stays shown, and the place is a question', () => {
    fc.assert(
      fc.property(fc.array(aStep), (steps) => {
        const kept = steps.reduce(withStep, nothingKept)
        const ids = kept.questions.map(({ questionId }) => questionId)
        expect(new Set(ids).size).toBe(ids.length)
        for (const step of steps) {
          if (step.type === 'shown') expect(recordOf(kept, step.questionId).shownToday).toBe(true)
        }
        expect(kept.lastIndex).toBeLessThan(3)
      }),
    )
  })

  test('after the last question the place stays on it', () => {
    const kept = withStep(nothingKept, {
      type: 'next',
      topic: 'n',
      questionId: 'n-003',
      position: 2,
      total: 3,
    })
    expect(kept.lastIndex).toBe(2)
  })

  test('marks are summed over the questions that were marked, a zero among them', () => {
    const questions = [
      { id: 'n-001', marks: 3 },
      { id: 'n-002', marks: 2 },
      { id: 'n-003', marks: 4 },
    ]
    const marked = (questionId: string, earned: number): Step => ({
      type: 'marks',
      topic: 'n',
      questionId,
      earned,
    })
    const kept = [marked('n-001', 2), marked('n-003', 4), marked('n-003', 0)].reduce(withStep, nothingKept)
    expect(markSum(kept, questions)).toEqual({ earned: 2, possible: 7, questions: 2 })
    expect(markSum(nothingKept, questions)).toEqual({ earned: 0, possible: 0, questions: 0 })
  })
})
