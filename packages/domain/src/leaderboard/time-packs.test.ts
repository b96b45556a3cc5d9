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
})

test('a pack of minutes has an id and is named by its length', () => {
  expect(timePacks.map(({ id, name }) => [id, name])).toEqual([
    ['10-minutes', '10 minutes'],
    ['1-hour', '1 hour'],
    ['5-hours', '5 hours'],
    ['10-hours', '10 hours'],
    ['1-day', '1 day'],
  ])
})
