import { describe, expect, test } from 'vitest'
import type { NumberAsked, Rounding } from './asked.ts'
import { markNumber } from './mark-number.ts'

type More = Partial<NumberAsked>

/** A verdict in short: what is wanted instead, or why it cannot be read. */
const mark = (text: string, value: string, more: More = {}) => {
  const marked = markNumber(text, { kind: 'number', value, ...more })
  if (marked.verdict === 'unread') return marked.why
  return marked.verdict === 'form' ? marked.wants : marked.verdict
}

const threeFigures = { figures: 3, isNamed: true }
const onePlace = { places: 1, isNamed: true }

describe('the text of a number', () => {
  test('is read up to two hundred signs, whatever stands behind the number', () => {
    expect(mark(`${'0'.repeat(199)}1`, '1')).toBe('right')
    expect(mark(`1 because ${'x'.repeat(200)}`, '1')).toBe('too-long')
  })

  test.each<[string, string, More, string]>([
    ['0.5 = 2/4', '1/2', { form: 'fraction' }, 'simplified'],
    ['2/4 = 0.5', '1/2', { form: 'fraction' }, 'fraction'],
    ['10/2 = 5 below', '7', {}, 'wrong'],
    ['decreasing at 80/2', '-40', {}, 'unknown-letter'],
    ['1/0', '0', {}, 'shape'],
    ['4C2', '4C2', { form: 'integer' }, 'integer'],
    ['6', '4C2', { form: 'integer' }, 'right'],
  ])('%s, where %s is asked for as %j, is %s', (text, value, more, verdict) => {
    expect(mark(text, value, more)).toBe(verdict)
  })
})

describe('a unit', () => {
  test.each<[string, string, More, string]>([
    ['0.5 kg/m²', '0.5', { unit: 'kg', orUnit: 'kg/m²' }, 'right'],
    ['0.5 s', '0.5', { unit: 'kg', orUnit: 'kg/m²' }, 'unit'],
    ['0.6 kg/m²', '0.5', { unit: 'kg', orUnit: 'kg/m²' }, 'wrong'],
    ['346 mm', '34.56', { unit: 'cm', to: onePlace }, 'right'],
    ['34.6 m', '34.56', { unit: 'cm', to: threeFigures }, 'unit'],
    ['34.56 m', '34.56', { unit: 'cm', to: threeFigures }, 'wrong'],
    // Three figures of it in radians, and one place of it in degrees.
    ['106.26°', '1.8546', { to: { figures: 3 } }, 'unit'],
    ['106.3°', '1.8546', { to: { figures: 3 } }, 'unit'],
    ['107°', '1.8546', { to: { figures: 3 } }, 'wrong'],
  ])('of %s, where %s is asked for as %j, is %s', (text, value, more, verdict) => {
    expect(mark(text, value, more)).toBe(verdict)
  })
})

describe('a number that is still to be worked out', () => {
  test.each<[string, string, More, string]>([
    ['tan⁻¹ 0.5', '0.463647609', { to: { figures: 3 } }, 'decimal'],
    ['tan⁻¹(1/2)', 'arctan(1/2)', {}, 'right'],
    ['2 sin 1.5', '1.994989973', { to: { figures: 3 } }, 'decimal'],
    ['π − 1.29', '1.852', { to: { figures: 3 } }, 'decimal'],
    ['120 sin 30°', '60', { unit: '°' }, 'simplified'],
    ['sin⁻¹(0.8 sin 73°)', '49.910889', { unit: '°', to: { places: 1 } }, 'decimal'],
    ['tan⁻¹ 0.8°', '38.659808', { unit: '°', to: { places: 1 } }, 'decimal'],
    ['tan ^-1 0.8', '38.659808', { unit: '°', to: { places: 1 } }, 'decimal'],
    ['tan^( -1) 0.8', '38.659808', { unit: '°', to: { places: 1 } }, 'decimal'],
    ['tan^(- 1) 0.8', '38.659808', { unit: '°', to: { places: 1 } }, 'decimal'],
  ])('%s, where %s is asked for as %j, is %s', (text, value, more, verdict) => {
    expect(mark(text, value, more)).toBe(verdict)
  })
})

describe('where other values are accepted', () => {
  test.each<[string, string, More, string]>([
    ['94200', '94086.947', { to: threeFigures, accept: ['94000', '94200'] }, 'right'],
    ['94300', '94086.947', { to: threeFigures, accept: ['94000', '94200'] }, 'wrong'],
    ['52.75', '52.7464509568', { to: onePlace, accept: ['52.7', '52.8'] }, 'places'],
    ['4.0', '4', { to: onePlace, accept: ['3.9', '4.1'] }, 'right'],
    ['4.00', '4', { to: onePlace, accept: ['3.9', '4.1'] }, 'places'],
    ['4.00', '4', { to: { figures: 2, isNamed: true }, accept: ['3.9', '4.1'] }, 'figures'],
    // It has the figures that are asked for, and 85.4 does not lie between.
    ['85.3', '85.36', { to: { figures: 3 }, accept: ['85.28', '85.36'] }, 'right'],
    // One figure less, where it can be told from the next one.
    ['17', '17.1', { to: { figures: 3 }, accept: ['16.5', '17.5'] }, 'right'],
    ['3.5', '3.41415', { to: { figures: 3 }, accept: ['3.1', '3.9'] }, 'right'],
  ])('%s for %s, asked for as %j, is %s', (text, value, more, verdict) => {
    expect(mark(text, value, more)).toBe(verdict)
  })
})

describe('a power of ten', () => {
  test.each([
    ['9.41 × 10⁴', '94100', 'right'],
    ['9.41 × 10', '94.1', 'right'],
    ['9.41 × 100', '941', 'figures'],
    ['9.41 × 10³ × 10', '94100', 'figures'],
  ])(
    'has its figures in front: %s, where three figures of %s are asked for, is %s',
    (text, value, verdict) => {
      expect(mark(text, value, { to: threeFigures })).toBe(verdict)
    },
  )
})

describe('a number that is rounded too far', () => {
  test.each<[string, string, Rounding, string]>([
    ['400', '402', { figures: 3 }, 'more-accurate'],
    ['4.0 × 10²', '402', { figures: 3 }, 'more-accurate'],
    // One figure is too few.
    ['4 × 10²', '402', { figures: 3 }, 'wrong'],
    ['40', '39.5290747', { places: 1 }, 'more-accurate'],
    ['892', '891.6957', { places: 1 }, 'more-accurate'],
    // Not even a whole number.
    ['890', '891.6957', { places: 1 }, 'wrong'],
  ])('%s for %s, asked for as %j, is %s', (text, value, to, verdict) => {
    expect(mark(text, value, { to })).toBe(verdict)
  })

  test('has no places behind a whole number of hundreds', () => {
    const to = { places: -2, isNamed: true }
    expect(mark('17200', '17217.17', { to })).toBe('right')
    expect(mark('17200.0', '17217.17', { to })).toBe('places')
  })

  test.each([
    ['10.0', '23*√3/4'],
    ['0.583π', '7π/12'],
    ['2 × 1.732', '2√3'],
  ])('%s, where %s is asked for, is to be exact', (text, value) => {
    expect(mark(text, value)).toBe('exact')
  })
})
