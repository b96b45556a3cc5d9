import { expect, test } from 'vitest'
import { hoursAndMinutes } from './time-spent.ts'

test.each([
  [0, '0 h 0 m'],
  [59, '0 h 59 m'],
  [60, '1 h 00 m'],
  [921, '15 h 21 m'],
  [120_005, '2,000 h 05 m'],
])('%i minutes read as %s', (minutes, words) => {
  expect(hoursAndMinutes(minutes)).toBe(words)
})
