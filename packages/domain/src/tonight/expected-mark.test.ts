import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TonightObjective } from './bank.ts'
import { expectedMark, expectedRange } from './expected-mark.ts'
import { after, type Memory, standingOf } from './memory.ts'

const objective = (id: string, weight: number, level: 'core' | 'supplement' = 'core'): TonightObjective => ({
  id,
  subject: 'physics',
  topic: 'motion',
  weight,
  questions: [{ id: `${id}-1`, level, tempts: [] }],
})
const standing = standingOf([])
const right = after(null, { day: 100, isRight: true })
const mark = (
  objectives: readonly TonightObjective[],
  memories: ReadonlyMap<string, Memory>,
  tier: 'core' | 'extended' = 'extended',
) => expectedMark(objectives, tier, memories, 100, standing)

describe('the expected mark', () => {
  test('without any answer it is 16 of 40: guesses, and what school has left', () => {
    expect(mark([objective('a', 0.3), objective('b', 0.7)], new Map())).toBeCloseTo(16, 10)
  })

  test('what weighs more moves it more', () => {
    const objectives = [objective('a', 0.3), objective('b', 0.7)]
    const light = mark(objectives, new Map([['a', right]])) ?? 0
    const heavy = mark(objectives, new Map([['b', right]])) ?? 0
    expect(heavy).toBeGreaterThan(light)
    expect(light).toBeGreaterThan(16)
    // Nine of ten on the day of the answer, and four of ten where nothing was met.
    expect([light, heavy].map((one) => Number(one.toFixed(9)))).toEqual([22, 30])
  })

  test('in Core only core objectives count, and share all marks; a tier without objectives has no mark', () => {
    const objectives = [objective('a', 0.3), objective('b', 0.7, 'supplement')]
    const core = mark(objectives, new Map([['b', right]]), 'core')
    expect(core).toBeCloseTo(16, 10)
    expect(mark([objective('b', 1, 'supplement')], new Map(), 'core')).toBeNull()
    const [one, other] = [objective('c', 1), objective('d', 1, 'supplement')]
    const both = { ...one, questions: [...one.questions, ...other.questions] }
    expect(mark([both], new Map(), 'core')).toBeCloseTo(16, 10)
    expect(mark([], new Map())).toBeNull()
  })

  test('students see it as a range of whole marks around it, within a paper, and none where there is no mark', () => {
    const range = (memories: ReadonlyMap<string, Memory>) =>
      expectedRange([objective('a', 0.5), objective('b', 0.5)], 'extended', memories, 100, standing)
    const low = range(new Map()) ?? { low: 40, high: 0 }
    // Sixteen, and four of five papers: half of the range is some four marks.
    expect(low).toEqual({ low: 12, high: 20 })
    const high = range(new Map(['a', 'b'].map((id) => [id, right]))) ?? { low: 0, high: 0 }
    expect(high.low).toBeGreaterThan(low.low)
    expect(high.high).toBeLessThanOrEqual(40)
    expect(expectedRange([], 'extended', new Map(), 100, standing)).toBeNull()
  })

  test('papers move it towards their marks, the more the nearer and the more of them, and never beyond', () => {
    const objectives = [objective('a', 0.5), objective('b', 0.5)]
    const range = (...papers: { day: number; right: number }[]) =>
      expectedRange(
        objectives,
        'extended',
        new Map(),
        100,
        standing,
        papers.map((paper) => ({ ...paper, counted: 40 })),
      ) ?? { low: 0, high: 0 }
    const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2
    const [none, old, fresh] = [range(), range({ day: 10, right: 34 }), range({ day: 99, right: 34 })]
    const many = range(...Array.from({ length: 8 }, () => ({ day: 99, right: 34 })))
    expect(middle(none)).toBe(16)
    expect(middle(old)).toBeGreaterThanOrEqual(middle(none))
    expect(middle(fresh)).toBeGreaterThan(middle(old))
    expect(middle(many)).toBeGreaterThan(middle(fresh))
    expect(middle(many)).toBeLessThan(34)
    expect(many.high - many.low).toBeLessThanOrEqual(none.high - none.low)
    expect(range({ day: 99, right: 2 }).high).toBeLessThan(none.high)
    fc.assert(
      fc.property(
        fc.array(fc.record({ day: fc.nat(120), right: fc.nat(40) }), { maxLength: 12 }),
        (papers) => {
          const { low, high } = range(...papers)
          const marks = [16, ...papers.map(({ right }) => (40 * (right + 1)) / 42)]
          expect(low).toBeLessThanOrEqual(high)
          expect((low + high) / 2).toBeGreaterThanOrEqual(Math.min(...marks) - 1)
          expect((low + high) / 2).toBeLessThanOrEqual(Math.max(...marks) + 1)
        },
      ),
    )
  })

  test('each paper counts for as much as it is certain: worked out by hand', () => {
    const range = (count: number, day: number, right: number) => {
      const papers = Array.from({ length: count }, () => ({ day, right, counted: 40 }))
      return expectedRange([objective('a', 1)], 'extended', new Map(), 100, standing, papers)
    }
    expect(range(1, 100, 34)).toEqual({ low: 19, high: 27 })
    // A paper of tomorrow, by a clock that was put back, is as one of today.
    expect(range(1, 120, 34)).toEqual({ low: 19, high: 27 })
    expect(range(1, 90, 34)).toEqual({ low: 17, high: 25 })
    expect(range(1, 60, 34)).toEqual({ low: 13, high: 21 })
    expect(range(1, 10, 34)).toEqual({ low: 12, high: 20 })
    expect(range(8, 99, 34)).toEqual({ low: 28, high: 34 })
    expect(range(1, 99, 2)).toEqual({ low: 5, high: 11 })
    expect([range(8, 99, 40), range(8, 99, 0)]).toEqual([
      { low: 37, high: 40 },
      { low: 0, high: 2 },
    ])
  })

  test('it lies between a guess and all, whatever the weights add up to', () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 0.2, noNaN: true }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(weights, fc.nat(30), (list, met) => {
        const objectives = list.map((weight, index) => objective(`o${index}`, weight))
        const memories = new Map(objectives.slice(0, met).map(({ id }) => [id, right]))
        const result = mark(objectives, memories) ?? -1
        expect(result).toBeGreaterThanOrEqual(8)
        expect(result).toBeLessThanOrEqual(40)
      }),
    )
  })
})
