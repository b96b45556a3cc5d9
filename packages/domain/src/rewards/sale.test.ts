import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideSale, decideSales, timePackKey, unlockKey } from './sale.ts'

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

  test('several sales take what one after the other would, each key once, and never more than there is', () => {
    const wanted = fc.record({ number: fc.nat(5), price: fc.integer({ min: 1, max: 500 }) })
    fc.assert(
      fc.property(fc.nat(1500), fc.array(wanted), fc.array(fc.nat(5)), (balance, orders, before) => {
        const purchases = orders.map(({ number, price }) => ({ ...purchase(price), key: `${number}` }))
        const paid = new Set(before.map(String))
        const sales = decideSales(balance, purchases, paid)
        let left = balance
        for (const [index, sale] of sales.entries()) {
          const { key, price } = purchases[index] as (typeof purchases)[number]
          if (paid.has(key)) expect(sale).toMatchObject({ ok: true, payment: null })
          else if (left < price) expect(sale.ok).toBe(false)
          else {
            left -= price
            paid.add(key)
            expect(sale).toMatchObject({ ok: true, payment: { key, amount: -price } })
          }
          expect(sale.balance).toBe(left)
        }
        expect(left).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a resource is bought once, under a key of its own', () => {
    expect(unlockKey('maths/a.pdf')).toBe('unlock:maths/a.pdf')
  })

  test('every request for minutes is a purchase of its own', () => {
    expect(timePackKey('1-hour', 'a')).not.toBe(timePackKey('1-hour', 'b'))
  })
})
