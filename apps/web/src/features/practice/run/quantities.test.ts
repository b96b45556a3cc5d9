import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unbroken } from './quantities.ts'

it.each([
  ['25 °C for 5 min', '25_°C for 5_min'],
  ['at 3.0 m/s or 3 m / s', 'at 3.0_m/+s or 3_m_/+_s'],
  ['6 × 10⁻³ mol/dm³', '6 × 10⁻³_mol/+dm³'],
  ['40 mm² and 20 kg', '40_mm² and 20_kg'],
  ['2 samples, 3 Amoebae, 4 in all', '2 samples, 3 Amoebae, 4 in all'],
  ['volume / cm³', 'volume /_cm³'],
  ['5 g, 6 s.', '5_g, 6_s.'],
])('keeps %s together', (text, kept) => {
  expect(unbroken(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '+')).toBe(kept)
})

it('changes nothing but spaces and where a line may end', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const clean = text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ')
      expect(unbroken(clean).replaceAll('\u2060', '').replaceAll('\u00A0', ' ')).toBe(clean)
    }),
  )
})
