import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundsTo } from './checking.ts'
import {
  decimals,
  degrees,
  fraction,
  highestCommonFactor,
  lowestTerms,
  money,
  significant,
  simplestSurd,
  surd,
  terms,
  unrounded,
} from './numbers.ts'

const number = (text: string) => Number(text.replace('−', '-').replace(/[ °]/g, ''))
const size = fc.double({ min: 0.001, max: 99_999, noNaN: true })

describe('rounding', () => {
  test.each([
    [12.04, '12.0'],
    [0.045678, '0.0457'],
    [9.996, '10.0'],
    [99.96, '100'],
    [12345, '12300'],
    [-2.71456, '−2.71'],
    [7, '7.00'],
    [0, '0'],
  ])('%d to 3 significant figures is %s', (value, printed) => expect(significant(value)).toBe(printed))

  test('rounding to significant figures is off by at most half of the last place', () => {
    fc.assert(
      fc.property(size, (value) => {
        expect(Math.abs(number(significant(value)) - value)).toBeLessThanOrEqual(value * 0.005001)
      }),
    )
  })

  test.each([
    [1.005, 2, '1.01'],
    [3, 1, '3.0'],
    [-0.04, 1, '0.0'],
    [-2.25, 1, '−2.3'],
  ])('%d to %i decimal places is %s', (value, places, printed) =>
    expect(decimals(value, places)).toBe(printed),
  )

  test('rounding to decimal places agrees with the check of the templates', () => {
    fc.assert(
      fc.property(size, (value) => {
        expect(roundsTo(value, decimals(value, 2))).toBe(true)
      }),
    )
    expect(roundsTo(12.06, '12.0')).toBe(false)
  })

  test.each([
    [37, '37°'],
    [36.8699, '36.9°'],
    [29.999999999999996, '30°'],
    [-7.18, '−7.2°'],
  ])('the angle %d is printed %s', (value, printed) => expect(degrees(value)).toBe(printed))

  test('money has two decimals, and a space between thousands', () => {
    expect([12.5, 1250, 1234567.899].map(money)).toEqual(['12.50', '1 250.00', '1 234 567.90'])
  })

  test('an intermediate value is exact if possible, otherwise cut off and followed by dots', () => {
    expect([22.44, 85.44589, 0.571428571].map(unrounded)).toEqual(['22.44', '"85.445…"', '"0.57142…"'])
  })
})

describe('fractions', () => {
  const whole = fc.integer({ min: -300, max: 300 })
  const nonZero = whole.filter((value) => value !== 0)

  test('fractions in lowest terms keep their value, have no common factor, and have the sign above', () => {
    fc.assert(
      fc.property(whole, nonZero, (top, bottom) => {
        const [p, q] = lowestTerms(top, bottom)
        expect(p * bottom === q * top).toBe(true)
        expect(q).toBeGreaterThan(0)
        for (let factor = 2; factor <= q; factor += 1)
          expect(p % factor === 0 && q % factor === 0).toBe(false)
      }),
    )
  })

  test('the highest common factor divides both', () => {
    expect([highestCommonFactor(12, -18), highestCommonFactor(0, 5), highestCommonFactor(7, 13)]).toEqual([
      6, 5, 1,
    ])
  })

  test.each([
    [6, 8, 'display(3/4)'],
    [-6, 8, '−display(3/4)'],
    [8, -4, '−2'],
    [0, 5, '0'],
  ])('%i over %i is written %s', (top, bottom, markup) => expect(fraction(top, bottom)).toBe(markup))
})

describe('surds', () => {
  test('surds in simplest form keep their value and have no square factor inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (n) => {
        const { outside, inside } = simplestSurd(n)
        expect(outside * outside * inside).toBe(n)
        for (let factor = 2; factor * factor <= inside; factor += 1)
          expect(inside % (factor * factor)).not.toBe(0)
      }),
    )
  })

  test.each([
    [1, 72, '6 sqrt(2)'],
    [1, 3, 'sqrt(3)'],
    [-1, 5, '−sqrt(5)'],
    [2, 9, '6'],
    [0, 7, '0'],
  ])('%i times the root of %i is written %s', (multiplier, n, markup) =>
    expect(surd(multiplier, n)).toBe(markup),
  )
})

describe('a sum of terms', () => {
  test('a sum of terms leaves out noughts and ones, and never has two signs', () => {
    expect(terms([3, 'x^2'], [-1, 'x'], [0, 'y'], [-5, ''])).toBe('3x^2 − x − 5')
    expect(terms([-1, 'x'], [1, ''])).toBe('−x + 1')
    expect(terms([0, 'x'])).toBe('0')
    const coefficients = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(coefficients, (list) => {
        const written = terms(...list.map((coefficient, n) => [coefficient, 'xyz'[n] ?? ''] as const))
        expect(written).not.toMatch(/[+−] [+−]|\b1[xyz]|\b0[xyz]/)
      }),
    )
  })

  test('a sum of terms has the value of its terms', () => {
    const coefficient = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, (a, b, c) => {
        const written = terms([a, 'x'], [b, 'y'], [c, ''])
          .replace(/(\d)([xy])/g, '$1*$2')
          .replaceAll('−', '-')
        const value = written
          .replace(/ /g, '')
          .split(/(?=[+-])/)
          .reduce((sum, part) => {
            const [, sign, digits, variable] = part.match(/^([+-]?)(\d*)\*?([xy]?)$/) ?? []
            const factor = variable === 'x' ? 7 : variable === 'y' ? 11 : 1
            return sum + (sign === '-' ? -1 : 1) * Number(digits || 1) * factor
          }, 0)
        expect(value).toBe(7 * a + 11 * b + c)
      }),
    )
  })
})
