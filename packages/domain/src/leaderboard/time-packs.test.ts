import { expect, test } from 'vitest'
import { timePacks } from './time-packs.ts'

test('five packs of minutes are for sale at their prices, and the one in the middle is called popular', () => {
  expect(timePacks.map(({ minutes, price, popular }) => [minutes, price, popular])).toEqual([
    [10, 50, false],
    [60, 200, false],
    [300, 500, true],
    [600, 1000, false],
    [1440, 5000, false],
  ])
  expect(new Set(timePacks.map(({ id }) => id)).size).toBe(5)
})
