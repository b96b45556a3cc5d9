import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSale, timePackKey, unlockKey } from './sale.ts'

const wanted = (price: number) =>
  ({ key: unlockKey('a.pdf'), reason: 'unlock', about: 'a.pdf', price }) as const

describe('a sale', () => {
  it('takes the whole price or nothing, and never more than there is', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (balance, price) => {
        const sale = decideSale(balance, wanted(price), false)
        if (balance < price) expect(sale).toEqual({ ok: false, refusal: 'not-enough-skizies' })
        else expect(sale).toMatchObject({ ok: true, payment: { amount: -price, about: 'a.pdf' } })
      }),
    )
  })

  it('of what is paid already costs nothing, even with an empty purse', () => {
    expect(decideSale(0, wanted(100), true)).toEqual({ ok: true, payment: null })
  })

  it('of minutes is a new one for every request', () => {
    expect(timePackKey('1-hour', 'a')).not.toBe(timePackKey('1-hour', 'b'))
  })
})
