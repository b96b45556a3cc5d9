import { describe, expect, test } from 'vitest'
import type { ExpressionForm } from './asked.ts'
import {
  areCollected,
  contentOf,
  factorsOf,
  gcd,
  hasForm,
  isSimpleFraction,
  isWorkedOut,
  termsOf,
} from './forms.ts'
import { isNoLonger } from './length.ts'
import { expressionAsked } from './read.ts'

const read = (text: string) => expressionAsked(text, ['x', 'y', 'p', 'q', 'u', 'v'])
const isIn = (form: ExpressionForm, given: string, model: string) => hasForm(read(given), read(model), form)

describe('the form of an expression', () => {
  test.each<[ExpressionForm, string, string]>([
    ['expanded', 'x^2 + 3x + 2', 'x^2 + 3x + 2'],
    ['expanded', '2 + x(3) + x^2', 'x^2 + 3x + 2'],
    ['expanded', '3(x)/2 + 1', '3x/2 + 1'],
    ['expanded', '2^(x+1)', '2^(x+1)'],
    ['expanded', '-x^2', '-x^2'],
    ['expanded', '(x + 1)^(1/2)', '√(x + 1)'],
    ['expanded', '(x + 1)^-1', '1/(x + 1)'],
    ['factorised', '(x + 1)(x + 2)', '(x + 2)(x + 1)'],
    ['factorised', '-(x + 1)(-x - 2)', '(x + 2)(x + 1)'],
    ['factorised', '3x(x + 2)', '3x(x + 2)'],
    ['factorised', '(x + 1)^2', '(x + 1)(x + 1)'],
    ['factorised', '(x+1)(x+2)/2', '(1/2) (x+1)(x+2)'],
    ['factorised', '(x - 1/2)(x + 2)', '(1/2) (2x - 1)(x + 2)'],
    ['single-fraction', '(x + 1)/(x - 2)', '(x + 1)/(x - 2)'],
    ['single-fraction', '-(x + 1)/(2 - x)', '(x + 1)/(x - 2)'],
    ['single-fraction', '(2x + 2)/(2x - 4)', '(2x + 2)/(2x - 4)'],
    ['single-fraction', 'x', 'x'],
    ['single-fraction', '-(x + 1)/(x - 2)', '-(x + 1)/(x - 2)'],
    ['single-fraction', '(x + 1)/(2 - x)', '-(x + 1)/(x - 2)'],
    ['simplified', '2x + 3y', '3y + 2x'],
    ['simplified', '(3x + 2y)/2', '3x/2 + y'],
    ['simplified', 'x + 2π', '2π + x'],
    ['simplified', 'x + 3xy', '3xy + x'],
    ['simplified', '(x + 1)√x + 1', '1 + (x + 1)√x'],
    ['one-power', '3^(u + 2v)', '3^(u + 2v)'],
    ['one-power', '3^(2v + u)', '3^(u + 2v)'],
  ])('%s is that of %s', (form, given, model) => {
    expect(isIn(form, given, model)).toBe(true)
  })

  test.each<[ExpressionForm, string, string]>([
    ['expanded', '(x + 1)(x + 2)', 'x^2 + 3x + 2'],
    ['expanded', 'x^2 + x + 2x + 2', 'x^2 + 3x + 2'],
    ['expanded', '2*3x', '6x'],
    ['expanded', '(x + 1)^2', 'x^2 + 2x + 1'],
    ['expanded', '(2x)^2', '4x^2'],
    ['expanded', '(-x)^2', 'x^2'],
    ['expanded', '(x/2)^2', 'x^2/4'],
    ['expanded', '-(x + 1)', '-x - 1'],
    ['expanded', '(x + 1)/2', 'x/2 + 1/2'],
    ['factorised', 'x^2 + 3x + 2', '(x + 1)(x + 2)'],
    ['factorised', '3(x^2 + 2x)', '3x(x + 2)'],
    ['factorised', 'x(3x + 6)', '3x(x + 2)'],
    ['factorised', '(x + 1)(2x + 4)', '2(x + 1)(x + 2)'],
    ['factorised', '(x + 1)(x + 3)', '(x + 1)(x + 2)'],
    ['factorised', '(x + 1)(x + 1)', '(x + 1)(x + 2)'],
    ['factorised', 'x + 1', '(x + 1)(x + 2)'],
    ['single-fraction', 'x + 1/(x - 2)', '(x + 1)/(x - 2)'],
    ['single-fraction', '(x + 1)/(2x - 4)/2', '(x + 1)/(x - 2)'],
    ['single-fraction', '(1/x + 1)/(x - 2)', '(x + 1)/(x - 2)'],
    ['single-fraction', '(2x + 2)/(2x - 4)', '(x + 1)/(x - 2)'],
    ['single-fraction', '(x + x + 1)/(x - 2)', '(2x + 1)/(x - 2)'],
    ['single-fraction', '-(x + x + 1)/(x - 2)', '-(2x + 1)/(x - 2)'],
    ['single-fraction', '-1 - 3/(x - 2)', '-(x + 1)/(x - 2)'],
    ['single-fraction', '(x + 1)/(x/2 - 1)', '2(x + 1)/(x - 2)'],
    ['single-fraction', 'x/y', 'x'],
    ['simplified', '2x + 3y + x', '3x + 3y'],
    ['simplified', '2x + 2(x + y)', '4x + 2y'],
    ['simplified', '2x + (x + y)/2', '5x/2 + y/2'],
    ['simplified', 'p - 1/3 (q - p)', '4p/3 - q/3'],
    ['simplified', '6x/8', '3x/4'],
    ['simplified', '(x^2 - 1)/(x - 1)', 'x + 1'],
    ['one-power', '3^u * 9^v', '3^(u + 2v)'],
    ['one-power', '9^(u/2 + v)', '3^(u + 2v)'],
    ['one-power', '3^u', '3x'],
  ])('%s is not that of %s where %s is', (form, given, model) => {
    expect(isIn(form, given, model)).toBe(false)
  })
})

describe('what an expression is made of', () => {
  test('its terms have their signs, those in brackets too', () => {
    expect(termsOf(read('x - (y - 2)'))).toHaveLength(3)
    expect(termsOf(read('x - y')).map(({ is }) => is)).toEqual(['letter', 'negative'])
  })

  test('its factors are those of whole powers too, and a sign is a factor', () => {
    const count = (text: string) => factorsOf(read(text)).length
    expect(
      ['2xy', 'x^3', '(xy)^2', '-x', 'xy/2', 'x^20', 'x^21', 'x^0', 'x^-1', 'x^0.5', 'x/y'].map(count),
    ).toEqual([3, 3, 4, 2, 3, 20, 1, 1, 1, 1, 1])
  })

  test('its content is the greatest whole number in every coefficient', () => {
    const texts = ['6x + 9', '6x', '-4x - 6y', '2(3x + 6)', 'x/2 + 1', '1.5x', '√2 x + 2', '3(0.5x + 1)']
    expect(texts.map((text) => contentOf(read(text)))).toEqual([3, 6, 2, 6, null, null, 1, null])
    expect([gcd(12, 18), gcd(-4, 6), gcd(5, 0), gcd(0, -3)]).toEqual([6, 2, 5, 3])
  })

  test.each([
    '2√3 + √2',
    '√2 + π',
    'x + y',
    'x + x^2',
    'x + 1',
    '1 + x',
    '√2 + 1',
    '2 + π',
    '2 + ln 3',
    '2x',
  ])('%s has no like terms', (text) => {
    expect(areCollected(read(text))).toBe(true)
  })

  test.each(['√12 + √3', '2 + 3', 'x + 2x', '1/2 + 3', 'x + y - x', 'x + 1 + 2', 'ln 2 + ln 2'])(
    '%s has like terms',
    (text) => {
      expect(areCollected(read(text))).toBe(false)
    },
  )

  test.each([
    '3/4',
    '2x',
    'x/2',
    '√2',
    '√x',
    '√((x + 1)/(x - 1))',
    '√π',
    '∛4',
    '∛(-2)',
    '2 1/3',
    '2^x',
    '2^(1/2)',
    '2^(1/2)/2',
    '2 (2^x)',
    'x/2^(1/2)',
    '√2 x',
    '2π',
    '2 ln 3',
    'π^2',
    'x/π',
    'x^2 y',
    'x/(x + 1)',
  ])('the numbers of %s are worked out', (text) => {
    expect(isWorkedOut(read(text))).toBe(true)
  })

  test.each([
    '6/8',
    '3/1',
    '2*3x',
    '√8',
    '√4',
    '√1',
    '√0',
    '∛16',
    '√(4/9)',
    '√(2/3)',
    '√(5/2)',
    '2 2/4',
    '2 5/3',
    '2 1/1',
    '3^2',
    '10^-2',
    '27^(2/3)',
    '3!',
    'x x',
    'x^2 x',
    '2x/(4y)',
    'xy/x',
  ])('the numbers of %s are not', (text) => {
    expect(isWorkedOut(read(text))).toBe(false)
  })

  test('a ratio is a simple fraction up to sixtieths', () => {
    expect([2, -1.5, 1 / 60, 7 / 59, 0, 1 / 61, Math.SQRT2].map(isSimpleFraction)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('what is simplified is about as long as the model', () => {
    const isShort = (given: string, model: string) => isNoLonger(read(given), read(model))
    expect([
      isShort('(3x + 2y)/2', '3x/2 + y'),
      isShort('1/2 (3x + 2y)', '3x/2 + y'),
      isShort('-(x + y)', 'x + y'),
      isShort('x^-1', '1/x'),
      isShort('(x^2 - 1)/(x - 1)', 'x + 1'),
      isShort('x + y + p', 'x'),
    ]).toEqual([true, true, true, true, false, false])
  })
})
