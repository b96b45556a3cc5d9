import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letters } from '../practice/public-question.ts'
import { bounded, type Choice, keptAfter, lastMade, replaces } from './choices.ts'

const choice = fc.record<Choice>({
  number: fc.integer({ min: 1, max: 40 }),
  option: fc.option(fc.constantFrom(...letters)),
  isFlagged: fc.boolean(),
  seconds: fc.nat(10_000),
  madeAt: fc.nat(3_000_000),
})
/** Made one after another, as a device makes them. */
const made = fc.uniqueArray(choice, { selector: ({ madeAt }) => madeAt, maxLength: 60 })

const none: ReadonlyMap<number, Choice> = new Map()

describe('a choice', () => {
  test('that was made last counts, in whatever order they arrive, and however often', () => {
    const arrivals = made.chain((all) =>
      fc.record({ all: fc.constant(all), arriving: fc.shuffledSubarray(all, { minLength: all.length }) }),
    )
    fc.assert(
      fc.property(arrivals, fc.nat(60), ({ all, arriving }, again) => {
        const kept = keptAfter(none, [...arriving, ...arriving.slice(0, again)])
        for (const number of new Set(all.map((one) => one.number))) {
          const own = all.filter((one) => one.number === number)
          const last = own.reduce((latest, one) => (one.madeAt > latest.madeAt ? one : latest))
          expect(kept.get(number)).toEqual(last)
        }
        expect(kept.size).toBe(new Set(all.map((one) => one.number)).size)
      }),
    )
  })

  test('made last is that of the question a student was at, whatever its number', () => {
    const at = (number: number, madeAt: number): Choice => ({
      number,
      madeAt,
      option: null,
      isFlagged: false,
      seconds: 0,
    })
    expect(lastMade([])).toBeNull()
    expect(lastMade([at(4, 10), at(16, 40), at(17, 20)])?.number).toBe(16)
    expect(lastMade([at(4, 10), at(5, 10)])?.number).toBe(4)
  })

  test('sent again takes its own place, and an earlier one takes that of none', () => {
    const kept = { madeAt: 20 }
    expect([19, 20, 21].map((madeAt) => replaces({ madeAt }, kept))).toEqual([false, true, true])
    expect(replaces({ madeAt: 0 }, undefined)).toBe(true)
  })

  test('may be made up to five seconds ahead of the server', () => {
    const one: Choice = { number: 1, option: 'A', isFlagged: false, seconds: 0, madeAt: 15_000 }
    expect(bounded(one, 7000, 17_000).madeAt).toBe(15_000)
    expect(bounded({ ...one, madeAt: 15_001 }, 7000, 17_000).madeAt).toBe(15_000)
  })

  test('is held to the clock of the server, whatever a device claims', () => {
    fc.assert(
      fc.property(choice, fc.nat(3_000_000), (claimed, elapsed) => {
        const kept = bounded(claimed, 7000, 7000 + elapsed)
        expect(kept.seconds).toBeLessThanOrEqual(elapsed / 1000)
        expect(kept.madeAt).toBeLessThanOrEqual(elapsed + 5000)
        expect(kept).toMatchObject({ option: claimed.option, isFlagged: claimed.isFlagged })
        if (claimed.seconds * 1000 <= elapsed && claimed.madeAt <= elapsed) expect(kept).toEqual(claimed)
      }),
    )
  })
})
