import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LoggedAttempt, replay } from './replay.ts'

const ideas = ['a', 'b', 'c']
const attempt = fc
  .record({
    objective: fc.constantFrom('x/1', 'x/2', 'y/1', 'y/2'),
    question: fc.nat(3),
    day: fc.integer({ min: 100, max: 160 }),
    tempts: fc.uniqueArray(fc.constantFrom(...ideas), { minLength: 1 }),
    choice: fc.nat(3),
  })
  .map(({ objective, question, day, tempts, choice }): LoggedAttempt => {
    const chosen = tempts[choice] ?? null
    const id = `${objective}-${question}`
    return {
      objective,
      question: id,
      day,
      sequence: day,
      isRight: choice === 3,
      chosen: choice === 3 ? null : chosen,
      tempts,
    }
  })
const log = fc.array(attempt, { maxLength: 60 })

describe('the log replayed', () => {
  test('gives what was kept answer by answer, wherever the two are parted', () => {
    fc.assert(
      fc.property(log, fc.nat(60), (attempts, parted) => {
        const first = replay(attempts.slice(0, parted))
        const whole = replay(attempts)
        expect(replay(attempts.slice(parted), first)).toEqual(whole)
        expect(replay(attempts)).toEqual(whole)
        // What was known before stands as it was.
        expect(replay(attempts.slice(0, parted))).toEqual(first)
      }),
    )
  })

  test('memories do not depend on how answers to different objectives are mixed', () => {
    fc.assert(
      fc.property(log, (attempts) => {
        // A stable sort keeps the order within each objective.
        const sorted = [...attempts].sort((one, other) => one.objective.localeCompare(other.objective, 'en'))
        expect(new Map([...replay(sorted).memories].sort())).toEqual(
          new Map([...replay(attempts).memories].sort()),
        )
        expect(new Map([...replay(sorted).seen].sort())).toEqual(new Map([...replay(attempts).seen].sort()))
      }),
    )
  })

  test('an empty log remembers nothing', () => {
    expect(replay([])).toEqual({ memories: new Map(), ideas: new Map(), seen: new Map() })
  })
})
