import { expect, test } from 'vitest'
import { CheckIns } from './check-in.ts'

const evening = new Date(2026, 10, 21, 23, 59)
const night = new Date(2026, 10, 22, 0, 1)

test('a newly opened page checks in', () => {
  expect(new CheckIns().isDue('maliha', evening)).toBe(true)
})

test('a second check-in is not due on the same day but on the next one, however short the night', () => {
  const checkIns = new CheckIns()
  checkIns.note('maliha', evening)
  expect(checkIns.isDue('maliha', evening)).toBe(false)
  expect(checkIns.isDue('maliha', night)).toBe(true)
})

test('the same day of another month is another day', () => {
  const checkIns = new CheckIns()
  checkIns.note('maliha', evening)
  expect(checkIns.isDue('maliha', new Date(2026, 11, 21))).toBe(true)
})

test('a check-in is due on the day to which the clock was set back', () => {
  const checkIns = new CheckIns()
  checkIns.note('maliha', night)
  expect(checkIns.isDue('maliha', evening)).toBe(true)
})

test('another student on the same device is due for their own check-in', () => {
  const checkIns = new CheckIns()
  checkIns.note('maliha', evening)
  expect(checkIns.isDue('rafi', evening)).toBe(true)
})

test('a check-in that failed is due again', () => {
  const checkIns = new CheckIns()
  checkIns.note('maliha', evening)
  checkIns.forget()
  expect(checkIns.isDue('maliha', evening)).toBe(true)
})
