import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latestTyped, markedIn, nothingTyped, resultOf, typedAfter } from './typed.ts'

describe('what a try comes to', () => {
  test.each([
    [['right', 'right'], 2, 'right'],
    [['right'], 2, 'open'],
    [['right', 'form'], 2, 'open'],
    [['right', 'unread'], 2, 'open'],
    [['form'], 1, 'open'],
    [['unread'], 1, 'open'],
    [['wrong'], 2, 'wrong'],
    [['right', 'wrong'], 2, 'wrong'],
    [['unread', 'wrong'], 2, 'wrong'],
  ] as const)('%j of %d fields is %s', (verdicts, fields, result) => {
    expect(resultOf(verdicts, fields)).toBe(result)
  })
})

describe('the typed answers of a topic', () => {
  const anyAnswers = fc.array(fc.record({ position: fc.nat(20), isRight: fc.boolean() }), { maxLength: 60 })

  test('count each question by its latest answer, and the right ones in a row', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const latest = new Map<number, boolean>()
        let standing = nothingTyped
        let inARow = 0
        for (const { position, isRight } of answers) {
          standing = typedAfter(standing, position, isRight)
          latest.set(position, isRight)
          inARow = isRight ? inARow + 1 : 0
        }
        expect(markedIn(standing)).toEqual({
          answered: latest.size,
          correct: [...latest.values()].filter(Boolean).length,
          inARow,
        })
        for (let position = 0; position <= 21; position += 1) {
          const expected = latest.get(position)
          expect(latestTyped(standing.typed, position)).toBe(
            expected === undefined ? null : expected ? 'right' : 'wrong',
          )
        }
      }),
    )
  })
})
