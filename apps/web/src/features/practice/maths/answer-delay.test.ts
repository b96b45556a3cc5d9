import { showAnswerAfter } from '@toron/domain/practice/maths.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerPhase, untilNextPhase } from './answer-delay.ts'

describe('Show Answer', () => {
  test.each([
    ['general_mathematics', 7_500, 15_000],
    ['additional_mathematics', 60_000, 120_000],
  ])('Show Answer in %s is announced after %i ms and appears after %i ms', (subject, half, whole) => {
    const delay = showAnswerAfter(subject)
    const at = [0, half - 1, half, whole - 1, whole, whole * 100]
    expect(at.map((elapsed) => answerPhase(elapsed, delay))).toEqual([
      'earn',
      'earn',
      'soon',
      'soon',
      'ready',
      'ready',
    ])
  })

  test('Show Answer appears at once where there is no delay', () => {
    expect(answerPhase(0, 0)).toBe('ready')
    expect(untilNextPhase(0, 0)).toBeNull()
  })

  test('waiting as long as told always reaches the next phase, and two waits reach Show Answer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 120_000 }),
        (began, delay) => {
          let elapsed = began
          for (let waits = 0; waits < 2; waits += 1) {
            const wait = untilNextPhase(elapsed, delay)
            if (wait === null) break
            expect(wait).toBeGreaterThan(0)
            const before = answerPhase(elapsed, delay)
            elapsed += wait
            expect(answerPhase(elapsed, delay)).not.toBe(before)
          }
          expect(answerPhase(elapsed, delay)).toBe('ready')
        },
      ),
    )
  })
})
