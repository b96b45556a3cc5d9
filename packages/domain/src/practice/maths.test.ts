import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerDay, nothingPaid } from '../rewards/day-limit.ts'
import { decideMoveOn, humanPace, type MoveOn, type QuestionRecord, showAnswerAfter } from './maths.ts'

const start = Date.parse('2026-11-21T12:00:00+06:00')
const never: QuestionRecord = { latest: '', shownOn: '', isPractised: false, leftAt: 0, leftBy: '' }
const move: MoveOn = {
  progress: null,
  record: never,
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
    const shown = (shownOn: string) => decideMoveOn({ ...move, record: { ...never, shownOn } })
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

  test('goes on paying when the clock is put back', () => {
    expect(decideMoveOn({ ...move, lastPacedAt: start + 3_600_000 }).outcome).toBe('paid')
  })

  test('always counts as answered, and as practised at a human pace only, once, shown or not', () => {
    expect(decideMoveOn(move)).toMatchObject({ newPractised: 1, pacedAt: start })
    const shown = { ...move, record: { ...never, shownOn: move.day } }
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
            const record = { ...never, shownOn: shown ? move.day : ('' as const) }
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
          const kept = records.get(at) ?? never
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

  test('shows the answer after 15 seconds in General Mathematics and after two minutes otherwise', () => {
    expect([showAnswerAfter('general_mathematics'), showAnswerAfter('additional_mathematics')]).toEqual([
      15_000, 120_000,
    ])
  })
})

describe('maths questions that waited for a network', () => {
  /** Leaves so many questions at once. Returns how many of them paid, and the pace afterwards. */
  const leaveAtOnce = (count: number, from: Partial<MoveOn>) => {
    let lastPacedAt = from.lastPacedAt ?? 0
    const outcomes = Array.from({ length: count }, (_, position) => {
      const decision = decideMoveOn({ ...move, hasWaited: true, position, ...from, lastPacedAt })
      lastPacedAt = decision.pacedAt
      return decision.outcome
    })
    return { paid: outcomes.filter((outcome) => outcome === 'paid').length, outcomes, lastPacedAt }
  }

  test('pay when they arrive together, as many as could have been read since the latest one', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(400_000), fc.boolean(), (count, since, isFirst) => {
        const from = isFirst ? { signedUpAt: start - since } : { lastPacedAt: start - since }
        const { paid, lastPacedAt } = leaveAtOnce(count, from)
        expect(paid).toBe(Math.min(count, Math.floor(since / humanPace)))
        expect(lastPacedAt).toBeLessThanOrEqual(start)
        // Nothing of the time is spent twice: the next ones wait for time of their own.
        expect(leaveAtOnce(80, { lastPacedAt: lastPacedAt || start - since }).paid).toBe(
          Math.floor((start - (lastPacedAt || start - since)) / humanPace),
        )
      }),
    )
  })

  test('count all the same when they come too fast', () => {
    const decision = decideMoveOn({ ...move, hasWaited: true, signedUpAt: start })
    expect(decision).toMatchObject({ outcome: 'too-fast', payments: [], progress: { answered: 1 } })
  })

  test('bring nothing to a student who is online: one that has not waited is measured from the one before', () => {
    expect(decideMoveOn({ ...move, lastPacedAt: start - humanPace + 1 }).outcome).toBe('too-fast')
  })
})

describe('a Next that is sent again', () => {
  test('counts and pays once by its id, on whatever day it comes and whatever was left meanwhile', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.boolean(), fc.boolean(), (others, wasShown, isElsewhere) => {
        const record = { ...never, shownOn: wasShown ? move.day : ('' as const) }
        const first = decideMoveOn({ ...move, record, id: 'a:1' })
        const progress = isElsewhere ? { ...first.progress, lastIndex: 7 } : first.progress
        const ids = Array.from({ length: Math.min(others, 3) }, (_, index) => `b:${index}`)
        const now = start + 30 * 60 * 60 * 1000
        const again = decideMoveOn({
          ...move,
          record: { ...first.record, leftBy: [...ids, first.record.leftBy].join(' ') },
          progress,
          id: 'a:1',
          day: '2026-11-22',
          lastPacedAt: first.pacedAt,
          hasWaited: true,
          now,
        })
        expect(again).toMatchObject({ isRepeated: true, payments: [], newQuestions: 0, newPractised: 0 })
        expect(again.progress).toBe(progress)
        expect(again.outcome).toBe(wasShown ? 'answer-shown' : 'already-paid-today')
      }),
    )
  })

  test('is another one with another id', () => {
    const first = decideMoveOn({ ...move, id: 'a:1' })
    const other = decideMoveOn({ ...move, ...first, id: 'a:2', day: '2026-11-22', lastPacedAt: 0 })
    expect(other.outcome).toBe('paid')
    expect(other.record.leftBy).toBe('a:2 a:1')
  })
})
