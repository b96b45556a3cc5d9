import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grace } from './clock.ts'
import { choiceRefusal, openPaperColumn, readOpenPaper, runningPaper } from './open-paper.ts'

const open = { sitting: 'one', paper: 'physics-core-1', startedAt: 0, deadline: 1000 }

describe('the paper that is open', () => {
  test('is in the student’s row as it was begun', () => {
    expect(readOpenPaper(openPaperColumn(open))).toEqual(open)
    expect(readOpenPaper('')).toBeNull()
  })

  test('takes choices until five seconds after its end, and no other paper does', () => {
    expect(choiceRefusal('one', open, 1000)).toBeNull()
    expect(choiceRefusal('one', open, 1000 + grace)).toBeNull()
    expect(choiceRefusal('one', open, 1001 + grace)).toBe('paper-time-over')
    expect(choiceRefusal('two', open, 1000)).toBe('paper-ended')
    expect(choiceRefusal('one', null, 1000)).toBe('paper-ended')
  })

  test('keeps its questions closed for exactly as long as it takes choices', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (now) => {
        const isRunning = runningPaper(openPaperColumn(open), now) !== null
        expect(isRunning).toBe(choiceRefusal('one', open, now) === null)
      }),
    )
    expect(runningPaper('', 0)).toBeNull()
  })
})
