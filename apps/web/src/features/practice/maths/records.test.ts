import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, emptyRecord, markSum, questionRecord, withStep } from './records.ts'

const aStep: fc.Arbitrary<Change> = fc
  .record({
    questionId: fc.constantFrom('n-001', 'n-002', 'n-003'),
    action: fc.oneof(
      fc.record({ type: fc.constant('shown' as const) }),
      fc.record({ type: fc.constant('next' as const), position: fc.nat(2), total: fc.constant(3) }),
      fc.record({ type: fc.constant('marks' as const), earned: fc.nat(4) }),
      fc.record({ type: fc.constant('solved' as const) }),
    ),
  })
  .map(({ questionId, action }) => ({ topic: 'n', questionId, ...action }))

describe('what is kept of a topic', () => {
  test('a step applied twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(aStep), aStep, (steps, step) => {
        const once = withStep(steps.reduce(withStep, emptyRecord), step)
        const twice = withStep(once, step)
        expect(twice.lastIndex).toBe(once.lastIndex)
        expect(questionRecord(twice, step.questionId)).toEqual(questionRecord(once, step.questionId))
      }),
    )
  })

  test('a topic record has one entry per question, an answer once shown or solved stays so, and the position is a question', () => {
    fc.assert(
      fc.property(fc.array(aStep), (steps) => {
        const record = steps.reduce(withStep, emptyRecord)
        const ids = record.questions.map(({ questionId }) => questionId)
        expect(new Set(ids).size).toBe(ids.length)
        for (const step of steps) {
          if (step.type === 'shown') expect(questionRecord(record, step.questionId).shownToday).toBe(true)
          if (step.type === 'solved') expect(questionRecord(record, step.questionId).solvedToday).toBe(true)
        }
        expect(record.lastIndex).toBeLessThan(3)
      }),
    )
  })

  test('Next on the last question leaves the position there', () => {
    const record = withStep(emptyRecord, {
      type: 'next',
      topic: 'n',
      questionId: 'n-003',
      position: 2,
      total: 3,
    })
    expect(record.lastIndex).toBe(2)
  })

  test('the mark sum covers all marked questions, including those with zero marks', () => {
    const questions = [
      { id: 'n-001', marks: 3 },
      { id: 'n-002', marks: 2 },
      { id: 'n-003', marks: 4 },
    ]
    const marked = (questionId: string, earned: number): Change => ({
      type: 'marks',
      topic: 'n',
      questionId,
      earned,
    })
    const record = [marked('n-001', 2), marked('n-003', 4), marked('n-003', 0)].reduce(withStep, emptyRecord)
    expect(markSum(record, questions)).toEqual({ earned: 2, possible: 7, questions: 2 })
    expect(markSum(emptyRecord, questions)).toEqual({ earned: 0, possible: 0, questions: 0 })
  })
})
