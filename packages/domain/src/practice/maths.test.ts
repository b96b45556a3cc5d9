import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerDay, nothingPaid } from '../rewards/day-limit.ts'
import {
  decideMoveOn,
  humanPace,
  type MoveOn,
  newRecord,
  type QuestionRecord,
  showAnswerAfter,
} from './maths.ts'

const start = Date.parse('2026-11-21T12:00:00+06:00')
const move: MoveOn = {
  by: 'next',
  isMet: false,
  progress: null,
  record: newRecord,
  topic: 'general_math_number',
  totalQuestions: 400,
  questionId: 'general_math_number-001',
  position: 0,
  day: '2026-11-21',
  isPaid: false,
  lastPacedAt: 0,
  signedUpAt: 0,
  id: '',
  hasWaited: false,
  paid: nothingPaid,
  now: start,
}

describe('moving on from a maths question', () => {
  test('pays 10 Skizies and counts as right when its answer was not shown', () => {
    const decision = decideMoveOn(move)
    expect(decision.payments).toEqual([
      {
        key: 'question:2026-11-21:general_math_number-001',
        amount: 10,
        reason: 'question',
        about: 'general_math_number',
      },
    ])
    expect(decision).toMatchObject({ outcome: 'paid', progress: { answered: 1, correct: 1, latest: '+' } })
  })

  test('pays nothing on the day its answer was shown, and pays again on another', () => {
    const shown = (shownOn: string) => decideMoveOn({ ...move, record: { ...newRecord, shownOn } })
    expect(shown('2026-11-21')).toMatchObject({
      outcome: 'answer-shown',
      payments: [],
      progress: { answered: 1, correct: 0 },
    })
    expect(shown('2026-11-20').outcome).toBe('paid')
  })

  test('pays nothing more once answers have brought what they bring in a day, and counts all the same', () => {
    const paid = { paidOn: '2026-11-21', paidToday: mostPerDay }
    expect(decideMoveOn({ ...move, paid })).toMatchObject({
      outcome: 'limit-reached',
      payments: [],
      progress: { answered: 1, correct: 1 },
    })
    expect(decideMoveOn({ ...move, paid: { ...paid, paidOn: '2026-11-20' } }).outcome).toBe('paid')
  })

  test('pays nothing that was paid today', () => {
    expect(decideMoveOn({ ...move, isPaid: true })).toMatchObject({
      outcome: 'already-paid-today',
      payments: [],
    })
  })

  test('pays at most one question every five seconds, however often Next is pressed', () => {
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

  test('leaves of a question how and when it was left', () => {
    const record = { latest: '+', shownOn: '', solvedOn: '', isPractised: true, leftAt: start, leftBy: '' }
    expect(decideMoveOn(move).record).toEqual(record)
    const { progress } = decideMoveOn({ ...move, record: { ...newRecord, shownOn: move.day } })
    expect(decideMoveOn({ ...move, progress, position: 1 })).toMatchObject({
      progress: { latest: '-+' },
      record: { latest: '+' },
    })
  })

  test('takes its time from the next question when it pays, though it was practised before', () => {
    const record = { ...newRecord, isPractised: true }
    expect(decideMoveOn({ ...move, record })).toMatchObject({ outcome: 'paid', pacedAt: start })
  })

  test('counts anew when its answer was shown since, though the same question was left just before', () => {
    const { progress, record } = decideMoveOn(move)
    const shown = { ...record, shownOn: move.day }
    expect(decideMoveOn({ ...move, progress, record: shown, now: start + 1 })).toMatchObject({
      isRepeated: false,
      progress: { answered: 1, correct: 0 },
      record: { latest: '-', leftAt: start + 1 },
    })
  })

  test('goes on paying when the clock is put back', () => {
    expect(decideMoveOn({ ...move, lastPacedAt: start + 3_600_000 }).outcome).toBe('paid')
  })

  test('always counts as answered, and as practised at a human pace only, once, shown or not', () => {
    expect(decideMoveOn(move)).toMatchObject({ newPractised: 1, pacedAt: start })
    const shown = { ...move, record: { ...newRecord, shownOn: move.day } }
    expect(decideMoveOn(shown)).toMatchObject({ outcome: 'answer-shown', newPractised: 1 })
    const hasty = { ...shown, lastPacedAt: start - humanPace + 1 }
    expect(decideMoveOn(hasty)).toMatchObject({
      newPractised: 0,
      record: { isPractised: false },
      pacedAt: hasty.lastPacedAt,
      progress: { answered: 1 },
    })
    const practised = { ...shown.record, isPractised: true }
    expect(decideMoveOn({ ...shown, record: practised, lastPacedAt: 7 })).toMatchObject({
      newPractised: 0,
      record: { isPractised: true },
      pacedAt: 7,
    })
  })

  test('makes at most one question practised every five seconds, whatever was shown or paid', () => {
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
            const record = { ...newRecord, shownOn: shown ? move.day : ('' as const) }
            const now = start + offset
            const decision = decideMoveOn({ ...move, position, record, isPaid, lastPacedAt, now })
            lastPacedAt = decision.pacedAt
            expect(decision.progress.answered).toBe(1)
            if (decision.outcome === 'paid') expect(decision.newPractised).toBe(1)
            return decision.newPractised === 1
          })
        expect(practised.length).toBeLessThanOrEqual(1 + 60_000 / humanPace)
      }),
    )
  })

  test('goes on at the next question, at the end at the last one', () => {
    const indexAfter = (position: number) =>
      decideMoveOn({ ...move, totalQuestions: 3, position }).progress.lastIndex
    expect([0, 1, 2].map(indexAfter)).toEqual([1, 2, 2])
  })

  test('counts a question as new the first time only, and its topic with its first question', () => {
    const first = decideMoveOn(move)
    expect(first).toMatchObject({ newQuestions: 1, newTopics: 1, isRepeated: false })
    const second = { ...move, progress: first.progress, position: 1 }
    expect(decideMoveOn(second)).toMatchObject({ newQuestions: 1, newTopics: 0, isRepeated: false })
    const { progress } = decideMoveOn(second)
    const again = { ...move, progress, record: first.record }
    expect(decideMoveOn(again)).toMatchObject({ newQuestions: 0, newTopics: 0, isRepeated: false })
  })

  test('counts nothing twice of a Next that is sent again, and keeps the moment of the first one', () => {
    const before = fc.array(fc.record({ position: fc.nat(5), shown: fc.boolean() }), { maxLength: 12 })
    fc.assert(
      fc.property(before, fc.nat(5), fc.boolean(), fc.nat(10_000), (moves, position, shown, later) => {
        const records = new Map<number, QuestionRecord>()
        let progress: MoveOn['progress'] = null
        const decide = (at: number, isShown: boolean, now: number) => {
          const kept = records.get(at) ?? newRecord
          const record = isShown ? { ...kept, shownOn: move.day } : kept
          const decision = decideMoveOn({ ...move, totalQuestions: 6, progress, record, position: at, now })
          records.set(at, decision.record)
          progress = decision.progress
          return decision
        }
        for (const each of moves) decide(each.position, each.shown, start)
        const first = decide(position, shown, start + 1)
        const again = decide(position, shown, start + 1 + later)
        expect(again).toMatchObject({ isRepeated: true, newQuestions: 0, newTopics: 0 })
        expect(again.progress).toEqual(first.progress)
        expect(again.record.leftAt).toBe(first.record.leftAt)
      }),
    )
  })

  test('by typing pays once as a Next does, and counts even where a Next would be one sent again', () => {
    const solved = decideMoveOn({ ...move, by: 'typing' })
    expect(solved).toMatchObject({
      outcome: 'paid',
      isRepeated: false,
      record: { solvedOn: move.day, latest: '+' },
    })
    const before = { ...move, progress: solved.progress, record: { ...solved.record, solvedOn: '' as const } }
    expect(decideMoveOn(before).isRepeated).toBe(true)
    expect(decideMoveOn({ ...before, by: 'typing' })).toMatchObject({ isRepeated: false, newQuestions: 0 })
  })

  test('once solved by typing, a question counts nothing more that day, though its answer is shown', () => {
    const { progress, record, pacedAt } = decideMoveOn({ ...move, by: 'typing' })
    const shown = { ...record, shownOn: move.day }
    const after = { ...move, progress, record: shown, isMet: true, lastPacedAt: pacedAt }
    for (const by of ['next', 'typing'] as const) {
      const again = decideMoveOn({ ...after, by, isPaid: true })
      expect(again).toMatchObject({ outcome: 'already-paid-today', isRepeated: true, payments: [] })
      expect(again.progress).toEqual(progress)
      expect(again.record).toEqual(shown)
    }
    // What came too fast to pay is paid later that day.
    expect(decideMoveOn({ ...after, now: start + humanPace }).outcome).toBe('paid')
  })

  test('a right answer that was typed after it was shown neither pays nor solves', () => {
    const record = { ...newRecord, shownOn: move.day }
    expect(decideMoveOn({ ...move, by: 'typing', record })).toMatchObject({
      outcome: 'answer-shown',
      payments: [],
      record: { solvedOn: '', latest: '-' },
    })
  })

  test('a question is right the first time only if nothing wrong was typed before', () => {
    expect(decideMoveOn(move).progress.firstRight).toBe(1)
    expect(decideMoveOn({ ...move, isMet: true }).progress.firstRight).toBe(0)
  })

  test('shows the answer after 15 seconds in General Mathematics and after two minutes otherwise', () => {
    expect([showAnswerAfter('general_mathematics'), showAnswerAfter('additional_mathematics')]).toEqual([
      15_000, 120_000,
    ])
  })
})
