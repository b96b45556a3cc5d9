import type { Answer } from '@toron/contract/practice.ts'
import type { DoneItem, Night, NightItem } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { canSubmit, earningsOf, inARow, type NightEvent, nightReducer, openNight } from './night-state.ts'

const item = (questionId: string): NightItem => ({
  questionId,
  topic: 'motion',
  objective: 'motion/average-speed',
  reason: 'new',
  idea: null,
})

const answer = (questionId: string, correct = true): Answer => ({
  questionId,
  chosen: correct ? 'A' : 'B',
  correct,
  correctAnswer: 'A',
  explanation: 'It is.',
  reasons: {},
  earned: { question: correct ? 10 : 0, bonus: 0, alreadyPaidToday: false, limitReached: false },
})

const done = (questionId: string, correct = true): DoneItem => ({
  ...item(questionId),
  answer: answer(questionId, correct),
})

const night = (doneItems: readonly DoneItem[], left: readonly string[]): Night => ({
  day: '2026-11-28',
  minutes: 10,
  done: [...doneItems],
  left: left.map(item),
  change: { secured: [], mended: [], expected: [] },
})

const after = (from: Night, ...events: readonly NightEvent[]) => events.reduce(nightReducer, openNight(from))

const two = night([], ['motion-001', 'motion-002'])
const choose: NightEvent = { type: 'choose', option: 'A' }
const submit: NightEvent = { type: 'submit' }
const answered: NightEvent = { type: 'answered', answer: answer('motion-001'), again: null }

describe('the night on screen', () => {
  test('it opens at the first question that is left, and at the end if none is', () => {
    expect(openNight(two).item?.questionId).toBe('motion-001')
    expect(openNight(night([done('motion-001')], [])).item).toBeNull()
  })

  test('an answer is submitted only when an option is chosen, and locked while it is on its way', () => {
    expect(canSubmit(openNight(two))).toBe(false)
    expect(after(two, submit).sending).toBe(false)
    const sent = after(two, choose, submit)
    expect(sent.sending).toBe(true)
    expect(nightReducer(sent, { type: 'choose', option: 'D' })).toBe(sent)
  })

  test('the next question comes only after a verdict', () => {
    const rest = night([done('motion-001')], ['motion-002'])
    expect(after(two, { type: 'next', night: rest }).item?.questionId).toBe('motion-001')
    const moved = after(two, choose, submit, answered, { type: 'next', night: rest })
    expect(moved).toEqual(openNight(rest))
  })

  test('a failure keeps the choice', () => {
    const failed = after(two, choose, submit, { type: 'failed', message: 'Offline.' })
    expect(failed).toMatchObject({ chosen: 'A', sending: false, failure: 'Offline.' })
    expect(canSubmit(failed)).toBe(true)
  })

  test('a question that another device answered shows the verdict that stands', () => {
    const elsewhere = night([done('motion-001', false)], ['motion-002'])
    const synced = after(two, choose, { type: 'synced', night: elsewhere })
    expect(synced).toMatchObject({ chosen: null, notice: 'answered-elsewhere', isOwn: false })
    expect(synced.verdict?.correct).toBe(false)
  })

  test('a question that is asked no longer gives way to the next one, and says why', () => {
    const other = night([], ['motion-003'])
    expect(after(two, { type: 'synced', night: other })).toEqual(openNight(other, 'moved-on'))
    expect(after(two, { type: 'synced', night: other, because: 'withheld' }).notice).toBe('withheld')
  })

  test('a verdict stays on screen, and a submission is not disturbed, whatever the server says meanwhile', () => {
    const other = night([], ['motion-003'])
    const sent = after(two, choose, submit)
    expect(nightReducer(sent, { type: 'synced', night: other })).toBe(sent)
    const graded = nightReducer(sent, answered)
    expect(nightReducer(graded, { type: 'synced', night: other })).toBe(graded)
  })

  test('it counts right answers in a row, and what they earned', () => {
    const evening = night([done('a-001'), done('a-002', false), done('a-003'), done('a-004')], [])
    expect(inARow(evening)).toBe(2)
    expect(inARow(night([], []))).toBe(0)
    expect(earningsOf(evening)).toEqual({ earned: 30, alreadyPaid: 0 })
  })
})
