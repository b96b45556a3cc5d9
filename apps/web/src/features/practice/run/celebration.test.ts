import { expect, test } from 'vitest'
import { celebratesAt } from './celebration.ts'

test('confetti is thrown at ten and at twenty-five in a row, and at no other length', () => {
  const lengths = Array.from({ length: 41 }, (_, inARow) => inARow)
  expect(lengths.filter(celebratesAt)).toEqual([10, 25])
})
