import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerDay, nothingPaid, paidAfter, withinDay } from './day-limit.ts'
import { type Payment, questionKey, runBonusKey } from './ledger.ts'

const dayNames = ['2026-11-20', '2026-11-21', '2026-11-22']
const day = fc.constantFrom(...dayNames)
const answer = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant(10), day) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(50, 100), day) },
)
const paymentOf = ([amount, on]: readonly [number, string], index: number): Payment =>
  amount === 10
    ? { key: questionKey(on, `motion-${index}`), amount, reason: 'question', about: 'motion' }
    : amount === 50
      ? { key: runBonusKey(on, `topic-${index}`, 10), amount, reason: 'run-10', about: 'motion' }
      : { key: runBonusKey(on, `topic-${index}`, 25), amount, reason: 'run-25', about: 'motion' }

const sum = (payments: readonly Payment[]) => payments.reduce((total, { amount }) => total + amount, 0)

describe('what answering brings in a day', () => {
  test('answering pays at most 5,000 Skizies a day, whatever is answered in whatever order and zone', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 200, maxLength: 1200 }), (answers) => {
        let paid = nothingPaid
        const payments: Payment[] = []
        for (const [index, drawn] of answers.entries()) {
          const allowed = withinDay(paid, [paymentOf(drawn, index)])
          paid = paidAfter(paid, allowed)
          payments.push(...allowed)
          expect(paid.paidToday).toBeLessThanOrEqual(mostPerDay)
        }
        // Adding up the whole ledger yields the running total.
        expect(paidAfter(nothingPaid, payments)).toEqual(paid)
        for (const name of dayNames) {
          expect(sum(payments.filter(({ key }) => key.includes(name)))).toBeLessThanOrEqual(mostPerDay)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('the day limit withholds nothing that there is room for, and pays each whole or not at all', () => {
    const paid = { paidOn: '2026-11-21', paidToday: mostPerDay - 60 }
    const payments = ([10, 100, 50, 10] as const).map((amount, index) =>
      paymentOf([amount, '2026-11-21'], index),
    )
    expect(withinDay(paid, payments).map(({ amount }) => amount)).toEqual([10, 50])
    expect(withinDay({ ...paid, paidToday: mostPerDay }, payments)).toEqual([])
  })

  test('the day limit starts over on the next day, and not by going back to the day before', () => {
    const full = { paidOn: '2026-11-21', paidToday: mostPerDay }
    const on = (name: string) => withinDay(full, [paymentOf([10, name], 0)])
    expect([on('2026-11-20'), on('2026-11-21'), on('2026-11-22')].map(({ length }) => length)).toEqual([
      0, 0, 1,
    ])
  })

  test('the day limit leaves alone what is not earned by answering', () => {
    const full = { paidOn: '2026-11-21', paidToday: mostPerDay }
    const friend: Payment = { key: 'friend-joined:f', amount: 50, reason: 'friend-joined', about: '' }
    expect(withinDay(full, [friend])).toEqual([friend])
    expect(paidAfter(full, [friend])).toEqual(full)
    expect(paidAfter(full, [{ ...friend, reason: 'question' }])).toEqual(full)
  })

  test('the day that answering is counted for is that of the first answer that pays', () => {
    expect(paidAfter(nothingPaid, [])).toEqual({ paidOn: '', paidToday: 0 })
    const first = paymentOf([10, '2026-11-20'], 0)
    expect(paidAfter(nothingPaid, [first])).toEqual({ paidOn: '2026-11-20', paidToday: 10 })
  })
})
