import type { Letter } from '@toron/domain/practice/public-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letters, type Verdict } from '../question/verdict.ts'
import {
  canSubmit,
  furthestReached,
  inARow,
  inARowAt,
  isComplete,
  openRunView,
  type RunEvent,
  type RunView,
  runReducer,
  totals,
  verdictAt,
} from './run-state.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `motion-${index + 1}`)

const verdict = (number: number, correct = true, more: Partial<Verdict> = {}): Verdict => ({
  questionId: `motion-${number}`,
  chosen: correct ? 'B' : 'A',
  correct,
  correctAnswer: 'B',
  explanation: 'Because.',
  reasons: { A: 'no', C: 'no', D: 'no' },
  earned: { question: correct ? 10 : 0, bonus: 0, alreadyPaidToday: false, limitReached: false },
  ...more,
})

const play = (view: RunView, ...events: RunEvent[]): RunView => events.reduce(runReducer, view)

describe('opening a run', () => {
  test('a new run begins at the first question', () => {
    expect(openRunView(ids(3), [])).toMatchObject({ position: 0, showing: 'question', chosen: null })
  })

  test('a run resumes at the furthest question reached', () => {
    expect(openRunView(ids(3), [verdict(1), verdict(2)]).position).toBe(2)
  })

  test('a complete run opens at its end', () => {
    expect(openRunView(ids(2), [verdict(1), verdict(2)]).showing).toBe('end')
  })

  test('verdicts on questions that the topic does not have are ignored', () => {
    expect(openRunView(ids(2), [verdict(9)]).verdicts.size).toBe(0)
  })
})

describe('answering', () => {
  test('an answer is submitted only when an option is chosen', () => {
    const view = openRunView(ids(2), [])
    expect(play(view, { type: 'submit' }).sending).toBe(false)
    expect(play(view, { type: 'choose', option: 'C' }, { type: 'submit' }).sending).toBe(true)
  })

  test('the options are locked while a submission is in flight and after the verdict', () => {
    const sent = play(openRunView(ids(2), []), { type: 'choose', option: 'B' }, { type: 'submit' })
    expect(play(sent, { type: 'choose', option: 'C' }).chosen).toBe('B')
    const graded = play(sent, { type: 'verdict', verdict: verdict(1) })
    expect(play(graded, { type: 'choose', option: 'C' }).chosen).toBe(null)
    expect(canSubmit(graded)).toBe(false)
  })

  test('the chosen option stays when a submission fails, so that it can be retried', () => {
    const view = play(
      openRunView(ids(2), []),
      { type: 'choose', option: 'B' },
      { type: 'submit' },
      { type: 'failed', message: 'No connection.' },
    )
    expect(view).toMatchObject({ chosen: 'B', sending: false, failure: 'No connection.' })
    expect(canSubmit(view)).toBe(true)
  })

  test('when another device answered first, its verdict is shown, with a notice', () => {
    const view = play(
      openRunView(ids(3), []),
      { type: 'choose', option: 'A' },
      { type: 'submit' },
      { type: 'synced', verdicts: [verdict(1), verdict(2)] },
      { type: 'failed', message: 'already answered' },
    )
    expect(view).toMatchObject({ position: 0, chosen: null, sending: false, failure: null })
    expect(view.notice).toBe('answered-elsewhere')
    expect(play(view, { type: 'next' }).notice).toBe(null)
    expect(verdictAt(view, 0)?.chosen).toBe('B')
  })

  test('a run moves on only after a verdict, and ends after the last question', () => {
    const view = openRunView(ids(2), [])
    expect(play(view, { type: 'next' }).position).toBe(0)
    const second = play(view, { type: 'verdict', verdict: verdict(1) }, { type: 'next' })
    expect(second.position).toBe(1)
    const end = play(second, { type: 'verdict', verdict: verdict(2, false) }, { type: 'next' })
    expect(end.showing).toBe('end')
    expect(play(end, { type: 'goTo', position: 0 })).toMatchObject({ showing: 'question', position: 0 })
  })

  test('there is no notice of another device when the verdict is our own, or on another question', () => {
    const view = play(openRunView(ids(3), [verdict(1)]), { type: 'goTo', position: 0 })
    expect(play(view, { type: 'synced', verdicts: [verdict(2)] }).notice).toBe(null)
    const graded = play(openRunView(ids(3), []), { type: 'verdict', verdict: verdict(1) })
    expect(graded).toMatchObject({ notice: null, fresh: 'motion-1' })
    expect(play(graded, { type: 'synced', verdicts: [verdict(1)] })).toBe(graded)
  })

  test('no question beyond the furthest reached can be opened', () => {
    const view = openRunView(ids(5), [verdict(1), verdict(2)])
    expect(play(view, { type: 'goTo', position: 3 }).position).toBe(2)
    expect(play(view, { type: 'goTo', position: 1 }).position).toBe(1)
    expect(play(view, { type: 'goTo', position: -1 }).position).toBe(2)
  })
})

describe('what a run adds up to', () => {
  const mixed = openRunView(ids(6), [
    verdict(1),
    verdict(2, false),
    verdict(3, true, { earned: { question: 0, bonus: 0, alreadyPaidToday: true, limitReached: false } }),
    verdict(4, true, { earned: { question: 10, bonus: 50, alreadyPaidToday: false, limitReached: false } }),
  ])

  test('the totals of a run are its right, wrong and already paid answers', () => {
    expect(totals(mixed)).toEqual({ correct: 3, incorrect: 1, alreadyPaid: 1 })
  })

  test('right answers in a row are counted up to now and up to any question', () => {
    expect(inARow(mixed)).toBe(2)
    expect(inARowAt(mixed, 0)).toBe(1)
    expect(inARowAt(mixed, 1)).toBe(0)
    expect(inARow(openRunView(ids(2), [verdict(1), verdict(2)]))).toBe(2)
    expect(inARow(openRunView(ids(2), []))).toBe(0)
  })
})

const total = 6
const anyVerdict = fc
  .tuple(fc.integer({ min: 1, max: total + 1 }), fc.boolean())
  .map(([number, correct]) => verdict(number, correct))
const anyEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.constantFrom<Letter>(...letters).map((option): RunEvent => ({ type: 'choose', option })),
  fc.constant<RunEvent>({ type: 'submit' }),
  anyVerdict.map((graded): RunEvent => ({ type: 'verdict', verdict: graded })),
  fc.constant<RunEvent>({ type: 'failed', message: 'No connection.' }),
  fc.array(anyVerdict).map((verdicts): RunEvent => ({ type: 'synced', verdicts })),
  fc.constant<RunEvent>({ type: 'next' }),
  fc.integer({ min: -2, max: total + 2 }).map((position): RunEvent => ({ type: 'goTo', position })),
  fc.constant<RunEvent>({ type: 'results' }),
)

test('whatever happens in whatever order, no number runs backwards and no verdict changes', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let view = openRunView(ids(total), [])
      for (const event of events) {
        const next = runReducer(view, event)
        expect(furthestReached(next)).toBeGreaterThanOrEqual(furthestReached(view))
        for (const [id, known] of view.verdicts) expect(next.verdicts.get(id)).toBe(known)
        expect(next.position).toBeGreaterThanOrEqual(0)
        expect(next.position).toBeLessThanOrEqual(furthestReached(next))
        if (next.showing === 'end') expect(isComplete(next)).toBe(true)
        if (next.sending) expect(next.chosen).not.toBe(null)
        if (verdictAt(next, next.position)) expect(next).toMatchObject({ chosen: null, sending: false })
        view = next
      }
    }),
  )
})

test('syncing the same verdicts twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyVerdict), (verdicts) => {
      const once = play(openRunView(ids(total), []), { type: 'synced', verdicts })
      expect(play(once, { type: 'synced', verdicts })).toBe(once)
    }),
  )
})
