import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from './random.ts'

const seeds = fc.string()

describe('the seeded generator', () => {
  test('a seed always yields the same numbers, on every machine', () => {
    const random = randomFrom('pythagoras-side/hypotenuse/1')
    expect(Array.from({ length: 8 }, () => random.integer(0, 999))).toMatchInlineSnapshot(`
      [
        981,
        504,
        275,
        56,
        599,
        439,
        734,
        548,
      ]
    `)
  })

  test('the same seed yields the same numbers, and another seed other numbers', () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed)
      return Array.from({ length: 20 }, () => random.integer(0, 1e6))
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(draw(seed)).toEqual(draw(seed))
      }),
    )
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('random integers reach both ends and nothing beyond, each about as often', () => {
    const random = randomFrom('dice')
    const times = new Map<number, number>()
    for (let n = 0; n < 6000; n += 1) {
      const face = random.integer(1, 6)
      times.set(face, (times.get(face) ?? 0) + 1)
    }
    expect([...times.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('random integers keep their step, and leave out what is excluded', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: -50, max: 50 }),
        fc.nat(60),
        fc.integer({ min: 1, max: 7 }),
        (seed, least, width, step) => {
          const value = randomFrom(seed).integer(least, least + width, step)
          expect(value).toBeGreaterThanOrEqual(least)
          expect(value).toBeLessThanOrEqual(least + width)
          expect((value - least) % step).toBe(0)
          expect(randomFrom(seed).integerExcept(0, 3, 1, 2)).toSatisfy(
            (left: number) => left === 0 || left === 3,
          )
        },
      ),
    )
  })

  test('random decimals have no more places than requested', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, places) => {
        const value = randomFrom(seed).decimal(2, 9, places)
        expect(value).toBeGreaterThanOrEqual(2)
        expect(value).toBeLessThanOrEqual(9)
        expect(String(value).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(places)
      }),
    )
  })

  test('a shuffle keeps every item, and distinct items never repeat', () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.integer(), { minLength: 3 }), (seed, items) => {
        expect(randomFrom(seed).shuffle(items).sort()).toEqual([...items].sort())
        expect(new Set(randomFrom(seed).distinct(items, 3)).size).toBe(3)
        expect(items).toContain(randomFrom(seed).pick(items))
      }),
    )
  })

  test('a condition that nothing meets ends in an error, not in an endless loop', () => {
    expect(() =>
      randomFrom('a').until(
        () => 1,
        (value) => value > 1,
      ),
    ).toThrow(/widen the condition/)
  })
})
