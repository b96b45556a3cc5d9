import { describe, expect, test } from 'vitest'
import { decimalOf, roundedTo } from './rounding.ts'

describe('a decimal as typed', () => {
  test.each([
    ['3.50', 3.5, 2, 3, 3],
    ['-3.50', -3.5, 2, 3, 3],
    ['0.0450', 0.045, 4, 3, 3],
    ['1200', 1200, 0, 2, 4],
    ['1200.', 1200, 0, 4, 4],
    ['10020', 10_020, 0, 4, 5],
    ['0', 0, 0, 1, 1],
    ['0.0', 0, 1, 1, 1],
    ['.5', 0.5, 1, 1, 1],
    ['007', 7, 0, 1, 1],
  ])('%s is %d, with %i places and %i to %i figures', (text, value, places, least, most) => {
    expect(decimalOf(text)).toEqual({ value, places, figures: { least, most } })
  })

  test.each(['', '-', '.', '-.', '1/2', '1.2.3', 'x1', '1x', '--1'])('%j is none', (text) => {
    expect(decimalOf(text)).toBeNull()
  })
})

describe('rounding', () => {
  test.each([
    [2.675, { places: 2 }, 2.68],
    [-2.675, { places: 2 }, -2.68],
    [1.005, { places: 2 }, 1.01],
    [2.5, { places: 0 }, 3],
    [-2.5, { places: 0 }, -3],
    [1249, { places: -2 }, 1200],
    [1250, { places: -2 }, 1300],
    [0.045_67, { figures: 2 }, 0.046],
    [45_670, { figures: 2 }, 46_000],
    [-45_670, { figures: 3 }, -45_700],
    [9.996, { figures: 3 }, 10],
    [0, { figures: 3 }, 0],
    [1e-320, { places: 2 }, 0],
    [1e21, { figures: 3 }, 1e21],
  ])('of %d to %j is %d, half away from zero', (value, to, rounded) => {
    expect(roundedTo(value, to)).toBeCloseTo(rounded, 12)
  })
})
