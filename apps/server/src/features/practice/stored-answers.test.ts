import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAnswer, noAnswers, readAnswers, type StoredAnswer } from './stored-answers.ts'

const startedAt = Date.parse('2026-11-21T06:00:00Z')

const answers: fc.Arbitrary<StoredAnswer[]> = fc.array(
  fc.record({
    chosen: fc.constantFrom('A', 'B', 'C', 'D'),
    correct: fc.boolean(),
    question: fc.nat(10),
    bonus: fc.nat(100),
    limited: fc.boolean(),
    // A clock that was set back makes an answer earlier than its run.
    answeredAt: fc.integer({ min: startedAt - 3_600_000, max: startedAt + 86_400_000_000 }),
  }),
  { maxLength: 60 },
)

describe('the answers of a run as one text', () => {
  test('the answers of a run are read back as they were added', () => {
    fc.assert(
      fc.property(answers, (added) => {
        const text = added.reduce((before, answer) => addAnswer(before, startedAt, answer), noAnswers)
        expect(readAnswers(text, startedAt)).toEqual(added)
      }),
    )
  })

  test('the stored answers are a JSON list of lists, which the database can read too', () => {
    const answer = {
      chosen: 'B',
      correct: true,
      question: 10,
      bonus: 50,
      limited: false,
      answeredAt: startedAt + 2350,
    } as const
    expect(addAnswer(noAnswers, startedAt, answer)).toBe('[["B",1,10,50,2350]]')
    const limited = { ...answer, bonus: 0, limited: true }
    expect(addAnswer(noAnswers, startedAt, limited)).toBe('[["B",1,10,0,2350,1]]')
  })
})
