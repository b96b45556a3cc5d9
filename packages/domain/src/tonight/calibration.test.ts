import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrate, noBins } from './calibration.ts'
import { recall, standingOf } from './memory.ts'
import { type LoggedAttempt, replay } from './replay.ts'

const attempt = fc
  .record({
    objective: fc.constantFrom('a', 'b', 'c'),
    day: fc.integer({ min: 1, max: 200 }),
    isRight: fc.boolean(),
  })
  .map((one): LoggedAttempt => ({ ...one, question: one.objective, sequence: 1, chosen: null, tempts: [] }))
const log = fc.array(attempt, { maxLength: 40 })

describe('the calibration of memory', () => {
  test('has what memory expected before each answer to an objective that was met, beside what came of it', () => {
    fc.assert(
      fc.property(log, (attempts) => {
        const expected = noBins.map((bin) => ({ ...bin }))
        attempts.forEach((one, index) => {
          const { memories } = replay(attempts.slice(0, index))
          const memory = memories.get(one.objective)
          if (!memory) return
          const probability = recall(memory, one.day, standingOf(memories.values()))
          const bin = expected[Math.floor(probability * 10)]
          if (!bin) throw new Error('a recall is below 1')
          bin.answers += 1
          bin.right += one.isRight ? 1 : 0
          bin.expected += probability
        })
        calibrate(attempts).forEach((bin, index) => {
          expect([bin.answers, bin.right]).toEqual([expected[index]?.answers, expected[index]?.right])
          expect(bin.expected).toBeCloseTo(expected[index]?.expected ?? -1, 9)
        })
      }),
    )
  })

  test('counts no first answer, and each later one in the tenth of its recall', () => {
    const answer = (day: number, isRight: boolean): LoggedAttempt => ({
      objective: 'a',
      question: 'a',
      sequence: day,
      day,
      isRight,
      chosen: null,
      tempts: [],
    })
    expect(noBins).toHaveLength(10)
    expect(noBins.every(({ answers, right, expected }) => answers + right + expected === 0)).toBe(true)
    expect(calibrate([answer(1, true)])).toEqual(noBins)
    const bins = calibrate([answer(1, true), answer(1, true), answer(1, false)])
    const used = bins.flatMap(({ answers, right }, tenth) => (answers > 0 ? [[tenth, answers, right]] : []))
    expect(used).toEqual([[9, 2, 1]])
    expect(noBins[9]).toEqual({ answers: 0, right: 0, expected: 0 })
  })

  test('adds student to student', () => {
    fc.assert(
      fc.property(log, log, (one, other) => {
        const both = calibrate(other, calibrate(one))
        const apart = [calibrate(one), calibrate(other)]
        both.forEach((bin, index) => {
          expect(bin.answers).toBe(apart.reduce((sum, bins) => sum + (bins[index]?.answers ?? 0), 0))
        })
      }),
    )
  })
})
