import { describe, expect, test } from 'vitest'
import { batched } from './batch.ts'

describe('a batch', () => {
  test('has what arrives together; what arrives while it is written goes into the next one', async () => {
    const batches: number[][] = []
    let open = () => {}
    const first = new Promise<void>((resolve) => {
      open = resolve
    })
    const add = batched(async (items: readonly number[]) => {
      batches.push([...items])
      if (batches.length === 1) await first
      return items.map((item) => item * 10)
    })
    const early = [1, 2, 3].map(add)
    while (batches.length === 0) await new Promise((next) => setImmediate(next))
    const late = [4, 5].map(add)
    open()
    expect(await Promise.all([...early, ...late])).toEqual([10, 20, 30, 40, 50])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  test('that failed tells all who are in it, and the next one is written', async () => {
    const add = batched(async (items: readonly number[]) => {
      if (items.includes(1)) throw new Error('no')
      return items
    })
    const outcomes = await Promise.allSettled([add(1), add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await add(3)).toBe(3)
  })

  test('returns to each of a thousand its own result', async () => {
    const add = batched(async (items: readonly number[]) => items.map((item) => -item))
    const results = await Promise.all(Array.from({ length: 1200 }, (_, index) => add(index + 1)))
    expect(results).toEqual(Array.from({ length: 1200 }, (_, index) => -(index + 1)))
  })
})
