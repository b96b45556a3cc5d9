import { expect, test } from 'vitest'
import { celebratesAt } from './celebration.ts'

test('there is confetti at ten and at twenty-five right answers in a row, and at no other number', () => {
  const lengths = Array.from({ length: 41 }, (_, inARow) => inARow)
  expect(lengths.filter(celebratesAt)).toEqual([10, 25])
})
