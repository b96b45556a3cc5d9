import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hide, minuteLength, newMinuteClock, show, takeMinute, untilFull } from './minute.ts'

const hour = 60 * minuteLength

type Step = readonly [kind: 'show' | 'hide' | 'timer', wait: number]

/** Plays events, each this many milliseconds after the one before; returns the number of full minutes. */
const minutesOf = (steps: readonly Step[]) => {
  let clock = newMinuteClock
  let now = 0
  let minutes = 0
  for (const [kind, wait] of steps) {
    now += wait
    if (kind === 'show') clock = show(clock, now)
    if (kind === 'hide') clock = hide(clock, now)
    const taken = takeMinute(clock, now)
    clock = taken.clock
    if (taken.isFull) minutes += 1
  }
  return minutes
}

describe('a minute in front of the app', () => {
  test('a minute is full after 60 seconds of a visible page', () => {
    const clock = show(newMinuteClock, 5000)
    expect(untilFull(clock, 5000)).toBe(minuteLength)
    expect(takeMinute(clock, 5000 + minuteLength - 1).isFull).toBe(false)
    expect(takeMinute(clock, 5000 + minuteLength).isFull).toBe(true)
  })

  test('a hidden page pauses the minute, which continues when the page is visible again', () => {
    const hidden = hide(show(newMinuteClock, 0), 40_000)
    expect(untilFull(hidden, 8 * hour)).toBeNull()
    expect(takeMinute(hidden, 8 * hour).isFull).toBe(false)
    expect(untilFull(show(hidden, 8 * hour), 8 * hour)).toBe(20_000)
  })

  test('minutes are 60 seconds apart although timers run late', () => {
    const late: Step[] = Array.from({ length: 100 }, (_, index) => [
      'timer',
      minuteLength + (index % 2 ? -900 : 900),
    ])
    expect(minutesOf([['show', 0], ...late])).toBe(100)
  })

  test('hours of sleep count as one minute, whichever event comes first on waking', () => {
    expect(
      minutesOf([
        ['show', 0],
        ['timer', 8 * hour],
        ['timer', 59_000],
      ]),
    ).toBe(1)
    expect(
      minutesOf([
        ['show', 0],
        ['hide', 8 * hour],
        ['show', 10],
        ['timer', 59_000],
      ]),
    ).toBe(1)
  })

  test('there are never more minutes than the visible time contains, whatever happens', () => {
    const step = fc.tuple(
      fc.constantFrom('show' as const, 'hide' as const, 'timer' as const),
      fc.oneof(fc.integer({ min: 0, max: 3 * minuteLength }), fc.integer({ min: 0, max: 9 * hour })),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let visible = 0
        let isVisible = false
        for (const [kind, wait] of steps) {
          if (isVisible) visible += wait
          if (kind !== 'timer') isVisible = kind === 'show'
        }
        const minutes = minutesOf(steps)
        expect(minutes).toBeLessThanOrEqual(visible / minuteLength)
        expect(minutes).toBeLessThanOrEqual(steps.length)
      }),
    )
  })

  test('a clock that is set back does not lose the minute', () => {
    const clock = show(newMinuteClock, hour)
    expect(untilFull(clock, 0)).toBe(minuteLength)
  })
})
