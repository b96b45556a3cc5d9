import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appendEntries, type Payment } from './ledger.ts'

const payment = fc.record<Payment>({
  key: fc.uuid(),
  amount: fc.integer({ min: 1, max: 5000 }),
  reason: fc.constant('question'),
  about: fc.constant('motion'),
})

describe('entering payments', () => {
  test('ledger entries are numbered without a gap, and each has the balance after it', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(500), fc.array(payment), (balance, number, payments) => {
        const { entries, head } = appendEntries({ balance, number }, payments)
        let expected = balance
        entries.forEach((entry, index) => {
          expected += entry.amount
          expect(entry.number).toBe(number + index + 1)
          expect(entry.balanceAfter).toBe(expected)
        })
        expect(head).toEqual({ balance: expected, number: number + payments.length })
      }),
    )
  })

  const debit: Payment = { key: 'k', amount: -11, reason: 'question', about: 'motion' }

  test('a payment that would leave a balance below zero throws', () => {
    const append = () => appendEntries({ balance: 10, number: 0 }, [debit])
    expect(append).toThrow(RangeError)
    expect(append).toThrow('ledger entry k would leave a balance of -1')
  })

  test('the last Skizy of a balance can be spent', () => {
    expect(appendEntries({ balance: 11, number: 4 }, [debit]).head).toEqual({ balance: 0, number: 5 })
  })
})
