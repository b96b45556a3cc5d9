import { describe, expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import { bankOf, type TonightObjective } from './bank.ts'
import { after, type Memory } from './memory.ts'
import type { Plan } from './plan.ts'
import { today as day, now as today } from './sample-nights.ts'
import { candidatesOf } from './worth.ts'

const objective = (id: string, weight: number, more: Partial<TonightObjective> = {}): TonightObjective => ({
  id,
  subject: 'physics',
  topic: 'motion',
  weight,
  questions: [{ id: `${id}-1`, level: 'core', tempts: [] }],
  ...more,
})
const supplement = { questions: [{ id: 's-1', level: 'supplement' as const, tempts: [] }] }
const planOf = (days: number, tier: 'core' | 'extended' = 'extended'): Plan => ({
  subjects: [{ subject: 'physics', tier, exam: dayAfter(day, days) }],
  minutes: 20,
})
const met = (ago: number, ...rights: readonly boolean[]): Memory =>
  rights.reduce<Memory | null>((memory, isRight) => after(memory, { day: today - ago, isRight }), null) ??
  after(null, { day: today - ago, isRight: true })

const worths = (
  objectives: readonly TonightObjective[],
  memories: Readonly<Record<string, Memory>> = {},
  plan = planOf(20),
  withheld: readonly string[] = [],
) =>
  candidatesOf(
    {
      plan,
      day,
      bank: bankOf(objectives),
      memories: new Map(Object.entries(memories)),
      withheld: new Set(withheld),
    },
    today,
  ).map(({ objective: { id }, isNew, worth }) => [id, isNew, Number(worth.toFixed(6))])

describe('what an objective is worth tonight', () => {
  test('is its share of the paper times the days since it was met, of which an unmet one has sixty', () => {
    const memories = { a: met(30, false), b: met(10, false) }
    expect(worths([objective('a', 0.2), objective('b', 0.2), objective('c', 0.1)], memories)).toEqual([
      // 0.1 / 0.5 / 20 nights × 60 / 2, and so on.
      ['a', false, 0.3],
      ['c', true, 0.3],
      ['b', false, 0.1],
    ])
  })

  test('is less the more often it was right in a row, and nothing where a clock was put back', () => {
    const memories = { a: met(30, true), b: met(30, false, true, true), c: met(-5, false) }
    expect(
      worths(
        ['a', 'b', 'c'].map((id) => objective(id, 0.1)),
        memories,
      ),
    ).toEqual([
      ['a', false, 0.166667],
      ['b', false, 0.125],
      ['c', false, 0],
    ])
  })

  test('grows as the examination comes nearer, up to two weeks before it', () => {
    const at = (days: number) => worths([objective('a', 0.1)], {}, planOf(days))[0]?.[2]
    expect([30, 15, 14, 3, 0].map(at)).toEqual([1, 2, 2.142857, 2.142857, 2.142857])
  })

  test('is reckoned of what can be asked: of the tier and the subject, and not withheld', () => {
    const chemistry = { subject: 'chemistry' as const }
    const all = [objective('a', 0.1), objective('b', 0.3, supplement), objective('c', 0.5, chemistry)]
    expect(worths(all, {}, planOf(20, 'core'))).toEqual([['a', true, 1.5]])
    expect(worths(all)).toEqual([
      ['b', true, 1.125],
      ['a', true, 0.375],
    ])
    expect(worths(all, {}, planOf(20), ['s-1'])).toEqual([['a', true, 1.5]])
    expect(worths(all, {}, planOf(-1))).toEqual([])
  })

  test('of equals the one whose id comes first comes first, whatever the order of the bank', () => {
    const ids = (list: readonly TonightObjective[]) => worths(list).map(([id]) => id)
    const list = ['b', 'C', 'a'].map((id) => objective(id, 0.1))
    expect(ids(list)).toEqual(['C', 'a', 'b'])
    expect(ids(list.toReversed())).toEqual(['C', 'a', 'b'])
  })
})
