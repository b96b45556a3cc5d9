import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretches } from './quantities.ts'

test.each([
  ['at 25 °C for 5 min', ['25 °C', '5 min']],
  ['at 3.0 m/s or 3 m / s.', ['3.0 m/s', '3 m / s']],
  ['6 × 10⁻³ mol/dm³', ['10⁻³ mol/dm³']],
  ['volume / cm³', ['/ cm³']],
  ['density / (g/cm³)', ['/ (g/cm³)']],
  ['a ratio of 9 : 3 : 4', ['9 : 3 : 4']],
  ['[A: H = 1, Cl = 35.5]', ['H = 1', 'Cl = 35.5']],
  ['2 samples, 3 Amoebae, 4 in all, 9/10 of them', []],
])('the quantities of "%s" are not broken across lines', (text, whole) => {
  expect(
    stretches(text)
      .filter((stretch) => stretch.whole)
      .map((stretch) => stretch.text),
  ).toEqual(whole)
})

test('splitting a text into stretches loses and adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'12 m/s²°C%ab\n') }), (text) => {
      const parts = stretches(text)
      expect(parts.map((stretch) => stretch.text).join('')).toBe(text)
      for (const part of parts) {
        expect(part.text).not.toBe('')
        expect(text.slice(part.at, part.at + part.text.length)).toBe(part.text)
      }
    }),
  )
})
