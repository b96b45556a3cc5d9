import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideSale, timePackKey, unlockKey } from './sale.ts'

const purchase = (price: number) =>
  ({ key: unlockKey('a.pdf'), reason: 'unlock', about: 'a.pdf', price }) as const

describe('a sale', () => {
  test('a sale takes the whole price or nothing, and never more than the balance', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (balance, price) => {
        const sale = decideSale(balance, purchase(price), false)
        if (balance < price) expect(sale).toEqual({ ok: false, refusal: 'not-enough-skizies' })
        else expect(sale).toMatchObject({ ok: true, payment: { amount: -price, about: 'a.pdf' } })
      }),
    )
  })

  test('a purchase that is already paid costs nothing, even at a balance of zero', () => {
    expect(decideSale(0, purchase(100), true)).toEqual({ ok: true, payment: null })
  })

  test('every request for minutes is a purchase of its own', () => {
    expect(timePackKey('1-hour', 'a')).not.toBe(timePackKey('1-hour', 'b'))
  })
})
