import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostPerDay, nothingPaid } from '../rewards/day-limit.ts'
import { newProgress } from './answer.ts'
import { decideMoveOn, humanPace, type MoveOn, showAnswerAfter } from './maths.ts'

const start = Date.parse('2026-11-21T12:00:00+06:00')
const move: MoveOn = {
  progress: newProgress,
  topic: 'general_math_number',
  questionId: 'general_math_number-001',
  position: 0,
  day: '2026-11-21',
  shownOn: '',
  isPaid: false,
  isPractised: false,
  lastPacedAt: 0,
  paid: nothingPaid,
  now: start,
}

describe('moving on from a maths question', () => {
  it('pays 10 Skizies and counts as right when its answer was not shown', () => {
    const decision = decideMoveOn(move)
    expect(decision.payments).toEqual([
      {
        ...{ key: 'question:2026-11-21:general_math_number-001', amount: 10 },
        ...{ reason: 'question', about: 'general_math_number' },
      },
    ])
    expect(decision).toMatchObject({ outcome: 'paid', progress: { answered: 1, correct: 1, latest: '+' } })
  })

  it('pays nothing on the day its answer was shown, and pays again on another', () => {
    expect(decideMoveOn({ ...move, shownOn: '2026-11-21' })).toMatchObject({
      ...{ outcome: 'answer-shown', payments: [], progress: { answered: 1, correct: 0 } },
    })
    expect(decideMoveOn({ ...move, shownOn: '2026-11-20' }).outcome).toBe('paid')
  })

  it('pays nothing more once answers have brought what they bring in a day, and counts all the same', () => {
    const paid = { paidOn: '2026-11-21', paidToday: mostPerDay }
    expect(decideMoveOn({ ...move, paid })).toMatchObject({
      ...{ outcome: 'limit-reached', payments: [], progress: { answered: 1, correct: 1 } },
    })
    expect(decideMoveOn({ ...move, paid: { ...paid, paidOn: '2026-11-20' } }).outcome).toBe('paid')
  })

  it('pays nothing that was paid today', () => {
    expect(decideMoveOn({ ...move, isPaid: true })).toMatchObject({
      ...{ outcome: 'already-paid-today', payments: [] },
    })
  })

  it('pays at most one question every five seconds, however often Next is pressed', () => {
    const presses = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 200 })
    fc.assert(
      fc.property(presses, (offsets) => {
        let lastPacedAt = 0
        const paid = offsets
          .toSorted((a, b) => a - b)
          .filter((offset, position) => {
            const decision = decideMoveOn({ ...move, position, lastPacedAt, now: start + offset })
            lastPacedAt = decision.pacedAt
            return decision.outcome === 'paid'
          })
        expect(paid.length).toBeLessThanOrEqual(1 + 60_000 / humanPace)
      }),
    )
  })

  it('goes on paying when the clock is put back', () => {
    expect(decideMoveOn({ ...move, lastPacedAt: start + 3_600_000 }).outcome).toBe('paid')
  })

  it('always counts as answered, and as practised at a human pace only, once, shown or not', () => {
    expect(decideMoveOn(move)).toMatchObject({ isNewlyPractised: true, pacedAt: start })
    const shown = { ...move, shownOn: move.day }
    expect(decideMoveOn(shown)).toMatchObject({ outcome: 'answer-shown', isNewlyPractised: true })
    const hasty = { ...shown, lastPacedAt: start - humanPace + 1 }
    expect(decideMoveOn(hasty)).toMatchObject({
      isNewlyPractised: false,
      pacedAt: hasty.lastPacedAt,
      progress: { answered: 1 },
    })
    expect(decideMoveOn({ ...shown, isPractised: true, lastPacedAt: 7 })).toMatchObject({
      isNewlyPractised: false,
      pacedAt: 7,
    })
  })

  it('makes at most one question practised every five seconds, whatever was shown or paid', () => {
    const presses = fc.array(
      fc.record({ offset: fc.integer({ min: 0, max: 60_000 }), shown: fc.boolean(), isPaid: fc.boolean() }),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(presses, (pressed) => {
        let lastPacedAt = 0
        const practised = pressed
          .toSorted((a, b) => a.offset - b.offset)
          .filter(({ offset, shown, isPaid }, position) => {
            const shownOn = shown ? move.day : ''
            const decision = decideMoveOn({
              ...move,
              ...{ position, shownOn, isPaid, lastPacedAt, now: start + offset },
            })
            lastPacedAt = decision.pacedAt
            expect(decision.progress.answered).toBe(1)
            if (decision.outcome === 'paid') expect(decision.isNewlyPractised).toBe(true)
            return decision.isNewlyPractised
          })
        expect(practised.length).toBeLessThanOrEqual(1 + 60_000 / humanPace)
      }),
    )
  })

  it('shows the answer after 15 seconds in General Mathematics and after two minutes otherwise', () => {
    expect([showAnswerAfter('general-math'), showAnswerAfter('additional-math')]).toEqual([15_000, 120_000])
  })
})
