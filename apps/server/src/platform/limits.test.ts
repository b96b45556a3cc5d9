import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitStore } from './limits.ts'

const minute = 60_000

describe('the count of a caller', () => {
  const aStore = () => {
    let now = 1_000
    const store = new (limitStore(() => now))()
    return {
      store,
      move: (by: number) => {
        now += by
      },
      come: (caller: string) =>
        new Promise<{ current: number; ttl: number }>((resolve) => {
          store.incr(caller, (_, result) => resolve(result), minute)
        }),
      look: (caller: string) =>
        new Promise<{ current: number; ttl: number }>((resolve) => {
          store.read(caller, (_, result) => resolve(result))
        }),
    }
  }

  it('is its own for every request of a burst, so that the first ones are let in', async () => {
    const { come } = aStore()
    const burst = await Promise.all(Array.from({ length: 100 }, () => come('maliha')))
    expect(burst.map(({ current }) => current)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  })

  it('begins again after the window, each caller on their own, and looking counts nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ caller: fc.constantFrom('a', 'b'), by: fc.nat(minute) }), { maxLength: 60 }),
        async (visits) => {
          const { come, look, move } = aStore()
          let now = 0
          const known = new Map<string, { count: number; endsAt: number }>()
          for (const { caller, by } of visits) {
            move(by)
            now += by
            const open = known.get(caller)
            const window = open && open.endsAt > now ? open : { count: 0, endsAt: now + minute }
            window.count += 1
            known.set(caller, window)
            const expected = { current: window.count, ttl: window.endsAt - now }
            expect(await come(caller)).toEqual(expected)
            expect(await look(caller)).toEqual(expected)
          }
          expect(await look('c')).toEqual({ current: 0, ttl: 0 })
        },
      ),
    )
  })

  it('begins again when the clock is put back, and does not wait for it to catch up', async () => {
    const { come, look, move } = aStore()
    for (let number = 0; number < 100; number += 1) await come('maliha')
    move(-24 * 60 * minute)
    expect((await look('maliha')).current).toBe(0)
    expect(await come('maliha')).toEqual({ current: 1, ttl: minute })
  })

  it('of very many callers takes no more room than it may', async () => {
    const { come, look, move } = aStore()
    for (let number = 0; number < 50_000; number += 1) await come(`old ${number}`)
    move(minute)
    await come('new')
    expect((await look('old 1')).current).toBe(0)
    for (let number = 0; number < 50_001; number += 1) await come(`flood ${number}`)
    expect((await come('flood 50000')).current).toBe(2)
  })
})
