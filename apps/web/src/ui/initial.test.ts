import { expect, test } from 'vitest'
import { colourOf, initialOf } from './initial.ts'

test.each([
  ['Maliha Rahman', 'M'],
  ['  tanvir', 'T'],
  ['নুসরাত', 'নু'],
  ['👩‍🔬 Sam', '👩‍🔬'],
  ['', '?'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a name always has the same colour, and all colours are used', () => {
  expect(colourOf('Maliha')).toBe(colourOf('Maliha'))
  const names = Array.from({ length: 200 }, (_, index) => `Student ${index}`)
  expect(new Set(names.map(colourOf)).size).toBe(6)
})
