import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceBadges, queuedBadges } from '../../platform/badge-queue.ts'
import { setToken } from '../../platform/token.ts'
import { dismissOnceSeen, seenAfter } from './dismiss-once-seen.ts'

/** Tells the card, in one report as a browser does, each change of whether it is in view. */
let report: (...inView: boolean[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        report = (...inView) => callback(inView.map((isIntersecting) => ({ isIntersecting })))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  setToken('maliha')
  announceBadges(['first_steps'])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const watch = () => dismissOnceSeen('first_steps', {} as Element)

test('a badge that was in view long enough is dismissed when the student moves on, and not before', () => {
  const moveOn = watch()
  report(true)
  vi.advanceTimersByTime(seenAfter)
  expect(queuedBadges()).toEqual(['first_steps'])
  moveOn?.()
  expect(queuedBadges()).toEqual([])
})

test.each([
  ['was never in view', [[false]]],
  ['left the view too early', [[true], [false]]],
  ['left the view in the report in which it came', [[true, false]]],
])('a badge that %s is shown again', (_name, reports) => {
  const moveOn = watch()
  for (const inView of reports) {
    vi.advanceTimersByTime(seenAfter - 1)
    report(...inView)
  }
  vi.advanceTimersByTime(seenAfter)
  moveOn?.()
  expect(queuedBadges()).toEqual(['first_steps'])
})

test('a badge that left and came back in one report of a busy page is seen', () => {
  const moveOn = watch()
  report(false, true)
  vi.advanceTimersByTime(seenAfter)
  moveOn?.()
  expect(queuedBadges()).toEqual([])
})
