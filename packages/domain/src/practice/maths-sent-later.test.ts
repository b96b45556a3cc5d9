// Steps in maths that arrive late or twice: paid by the time that has gone by, and counted once by their ids (decision 74).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingPaid } from '../rewards/day-limit.ts'
import { decideMoveOn, humanPace, type MoveOn, newRecord } from './maths.ts'

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
        const record = { ...newRecord, shownOn: wasShown ? move.day : ('' as const) }
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

  test('is told by the latest four ids of its question, and one without an id leaves them as they are', () => {
    const record = { ...newRecord, leftBy: 'd c b a' }
    expect(decideMoveOn({ ...move, record, id: 'e' }).record.leftBy).toBe('e d c b')
    expect(decideMoveOn({ ...move, record }).record.leftBy).toBe('d c b a')
  })

  test('counts where nothing is left of the topic that it was sent for', () => {
    const record = { ...newRecord, leftBy: 'a:1' }
    expect(decideMoveOn({ ...move, record, id: 'a:1' })).toMatchObject({ outcome: 'paid', isRepeated: false })
  })
})
