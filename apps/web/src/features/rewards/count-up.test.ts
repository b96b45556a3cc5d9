import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAt, countDuration } from './count-up.ts'

const balance = fc.nat(1_000_000)

test('the count starts at the old balance and ends at the new one', () => {
  fc.assert(
    fc.property(balance, balance, (from, to) => {
      expect(countAt(from, to, 0)).toBe(from)
      expect(countAt(from, to, countDuration)).toBe(to)
      expect(countAt(from, to, countDuration * 10)).toBe(to)
    }),
  )
})

test('the count never runs backwards nor past its end', () => {
  const moment = fc.nat(countDuration)
  fc.assert(
    fc.property(balance, balance, moment, moment, (a, b, one, other) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      expect(countAt(from, to, early)).toBeLessThanOrEqual(countAt(from, to, late))
      expect(countAt(from, to, late)).toBeLessThanOrEqual(to)
    }),
  )
})
