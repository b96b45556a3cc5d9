import { describe, expect, test } from 'vitest'
import { isUnitBefore } from './unit-place.ts'
import { unitOf, withoutKnownUnit, withoutUnit } from './units.ts'

describe('a unit', () => {
  test.each([
    ['mm millimetre millimeters', 'length 1', 0.001],
    ['cm centimetres centimeter cms', 'length 1', 0.01],
    ['dm', 'length 1', 0.1],
    ['m metre meters', 'length 1', 1],
    ['km kilometres kilometer kms', 'length 1', 1000],
    ['mg milligrams', 'mass 1', 0.001],
    ['g grams gm g.', 'mass 1', 1],
    ['kg kilograms kgs', 'mass 1', 1000],
    ['t tonnes ton', 'mass 1', 1_000_000],
    ['s sec seconds secs', 'time 1', 1],
    ['min minutes mins min.', 'time 1', 60],
    ['h hr hours hrs', 'time 1', 3600],
    ['day days', 'time 1', 86_400],
    ['week weeks wk', 'time 1', 604_800],
    ['month months', 'year 1', 1 / 12],
    ['year years yr', 'year 1', 1],
    ['rad radians rads', 'radians 1', 1],
    ['° deg degrees', 'degrees 1', 1],
    ['% percent', 'percent 1', 1],
    ['$ dollars USD SGD', 'dollar 1', 1],
    ['£ pounds GBP', 'pound 1', 1],
    ['€ euros', 'euro 1', 1],
    ['৳ Tk taka BDT', 'taka 1', 1],
    ['l litre liters', 'length 3', 0.001],
    ['ml millilitres cc', 'length 3', 1e-6],
    ['apples apple', 'apple 1', 1],
    ['pieces piece', 'piece 1', 1],
    ['pupils', 'pupil 1', 1],
    ['msl', 'msl 1', 1],
  ])('%s are one and the same', (names, of, size) => {
    for (const name of names.split(' ')) {
      expect(unitOf(name)).toMatchObject({ of })
      expect((unitOf(name)?.size ?? 0) / size).toBeCloseTo(1, 12)
    }
  })

  test.each([
    ['m/s', 'length 1 time -1', 1],
    ['ms⁻¹', 'length 1 time -1', 1],
    ['m s^-1', 'length 1 time -1', 1],
    ['m s^(-2)', 'length 1 time -2', 1],
    ['m/s2', 'length 1 time -2', 1],
    ['m/s/s', 'length 1 time -2', 1],
    ['m*s', 'length 1 time 1', 1],
    ['metres per second', 'length 1 time -1', 1],
    ['km/h', 'length 1 time -1', 1000 / 3600],
    ['kmh', 'length 1 time -1', 1000 / 3600],
    ['kph', 'length 1 time -1', 1000 / 3600],
    ['kmph', 'length 1 time -1', 1000 / 3600],
    ['kmh⁻¹', 'length 1 time -1', 1000 / 3600],
    ['kmh-1', 'length 1 time -1', 1000 / 3600],
    ['kmh ^ ( -1)', 'length 1 time -1', 1000 / 3600],
    ['mph', 'mile 1 time -1', 1 / 3600],
    ['cm²', 'length 2', 0.0001],
    ['cm2', 'length 2', 0.0001],
    ['m3/s', 'length 3 time -1', 1],
    ['sq cm', 'length 2', 0.0001],
    ['sq  cm', 'length 2', 0.0001],
    ['square metres', 'length 2', 1],
    ['cubic cm', 'length 3', 1e-6],
    ['cubic  cm', 'length 3', 1e-6],
    ['cu. m', 'length 3', 1],
    ['g/cm³', 'length -3 mass 1', 1e6],
    ['taka each day', 'taka 1 time -1', 1 / 86_400],
    ['kg a week', 'mass 1 time -1', 1000 / 604_800],
    ['litres an hour', 'length 3 time -1', 0.001 / 3600],
    ['litres every hour', 'length 3 time -1', 0.001 / 3600],
    ['kg/d', 'mass 1 time -1', 1000 / 86_400],
    ['kg / d', 'mass 1 time -1', 1000 / 86_400],
    ['per cent', 'percent 1', 1],
    ['°C', 'celsiu 1', 1],
    ['degrees Celsius', 'celsiu 1', 1],
    ['degree Celsius', 'celsiu 1', 1],
    ['deg C', 'celsiu 1', 1],
    ['°F', 'fahrenheit 1', 1],
    ['deg Fahrenheit', 'fahrenheit 1', 1],
  ])('%s is of %s', (text, of, size) => {
    expect(unitOf(text)?.of).toBe(of)
    expect((unitOf(text)?.size ?? 0) / size).toBeCloseTo(1, 12)
  })

  test.each([
    ...'π exp e x out of in third quarter fifth tenth or and not no none to over plus minus half squared'.split(
      ' ',
    ),
    ...'cubed hundred thousand million lakh crore dozen is less more than sin arctan ln log sqrt cosec'.split(
      ' ',
    ),
    'sinx',
    'm/m',
    'm to s',
    '2',
    '',
  ])('%j is none', (text) => {
    expect(unitOf(text)).toBeNull()
  })

  test('of one sign stands before its number', () => {
    expect(['$', '£', '€', '৳', 'cm', '$$', 'US$'].map(isUnitBefore)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a number and its unit', () => {
  test.each([
    ['12 cm', 'cm', true, '12', 1],
    ['12cm', 'cm', true, '12', 1],
    ['12', 'cm', true, '12', 1],
    ['120 mm', 'cm', true, '120', 0.1],
    ['2 kg', 'cm', false, '2', 1],
    ['3 cm²', 'cm', false, '3', 1],
    ['36 km/h', 'm/s', true, '36', 1 / 3.6],
    ['$25', '$', true, '25', 1],
    ['25 $', '$', true, '25', 1],
    ['$ 25', '£', false, '25', 1],
    ['Tk. 270', 'taka', true, '270', 1],
    ['BDT270', 'taka', true, '270', 1],
    ['270/-', 'taka', true, '270', 1],
    ['270/=', 'taka', true, '270', 1],
    ['25 Singapore dollars', '$', true, '25', 1],
    ['18 °C', '°C', true, '18', 1],
    ['18°', '°C', true, '18', 1],
    ['18C', '°C', true, '18', 1],
    ['68 F = 20 C', '°C', true, '68 F = 20', 1],
    ['64 F', '°C', false, '64', 1],
    ['45°', '°', true, '45', 1],
    ['45', '°', true, '45', 1],
    ['sin 30°', '°', true, 'sin 30°', 1],
    ['2pi cm', 'cm', true, '2π', 1],
    ['3x cm', 'cm', true, '3x', 1],
    ['√2 m', 'm', true, '√2', 1],
    ['5! ways', 'ways', true, '5!', 1],
    ['3.5 apples', 'apples', true, '3.5', 1],
    ['3.5 pears', 'apples', false, '3.5', 1],
    ['3 pies', 'pies', true, '3', 1],
    ['1/-2 cm', 'cm', true, '1/-2', 1],
    ['5 sin(0.5) cm', 'cm', true, '5 sin(0.5)', 1],
    ['(2) m', 'm', true, '(2)', 1],
    ['5 N', 'N', true, '5', 1],
    ['12 cm', undefined, true, '12', 1],
    ['12%', undefined, true, '12%', 1],
    ['30°', undefined, true, '30', 1],
    ['sin⁻¹ x°', undefined, true, 'sin^(-1) x°', 1],
    ['cot 45°', undefined, true, 'cot 45°', 1],
    ['3x cm', undefined, true, '3x', 1],
    ['undefined', undefined, true, 'undefined', 1],
    ['12', undefined, true, '12', 1],
    ['3x', undefined, true, '3x', 1],
    ['2n apples', undefined, true, '2n apples', 1],
    ['2e apples', undefined, true, '2e', 1],
    ['e + y apples', undefined, true, 'e + y apples', 1],
  ])('%s in a field of %s', (text, asked, ok, left, times) => {
    const stripped = withoutUnit(text, asked)
    expect(stripped).toMatchObject({ ok, text: left })
    expect(stripped.times).toBeCloseTo(times, 12)
  })

  test.each([
    ['3x + 2 cm²', '3x + 2'],
    ['3x + 2', '3x + 2'],
    ['3x + 2 apples', '3x + 2 apples'],
    ['7 m', '7'],
    [' m', ' m'],
    ['a/s', 'a/s'],
    ['3 + a/s', '3 + a/s'],
  ])('of %s what is before a unit that is known is %s', (text, left) => {
    expect(withoutKnownUnit(text)).toBe(left)
  })
})
