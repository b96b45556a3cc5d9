import { describe, expect, test } from 'vitest'
import type { NumberForm } from './asked.ts'
import { isRatioOfAngle, markForm, typedDecimal } from './number-forms.ts'
import { expressionAsked } from './read.ts'

const read = (text: string) => expressionAsked(text, [])
const mark = (given: string, value: string, form?: NumberForm) => {
  const marked = markForm(read(given), { kind: 'number', value, ...(form && { form }) })
  return marked.verdict === 'form' ? marked.wants : marked.verdict
}

describe('the form of a number', () => {
  test.each<[string, string, NumberForm | undefined]>([
    ['6/8', '3/4', undefined],
    ['0.75', '3/4', undefined],
    ['√12', '2√3', undefined],
    ['5*4', '5*4', undefined],
    ['2√3', '2√3', 'simplest-surd'],
    ['-2√3/3', '-2√3/3', 'simplest-surd'],
    ['376 + 168√5', '376 + 168√5', 'simplest-surd'],
    ['(1 + √5)/2', '(1 + √5)/2', 'simplest-surd'],
    ['-3/4', '-3/4', 'fraction'],
    ['3/-4', '-3/4', 'fraction'],
    ['3', '3', 'fraction'],
    ['12', '12', 'fraction'],
    ['13/24', '13/24', 'fraction'],
    ['-2 1/3', '-7/3', 'mixed-number'],
    ['0.75', '3/4', 'decimal'],
    ['-7', '-7', 'integer'],
    ['7.3*10^3', '7300', 'standard-form'],
    ['-1*10^-3', '-0.001', 'standard-form'],
    ['2*2*2*5', '40', 'prime-factors'],
    ['2^3*5', '40', 'index-form'],
    ['7', '7', 'index-form'],
    ['8!/(3!*5!)', '56', 'factorials'],
    ['8!', '40320', 'factorials'],
    ['ln(25)/ln(1.4)', 'ln(25)/ln(1.4)', 'ratio-of-logarithms'],
    ['-ln(25)/-lg(2)', 'ln(25)/lg(2)', 'ratio-of-logarithms'],
    ['lg 96', 'lg 96', 'one-logarithm'],
    ['log_3 2', 'log_3 2', 'logarithm-to-base'],
    ['3', '3', 'logarithm-to-base'],
  ])('%s has that of %s', (given, value, form) => {
    expect(mark(given, value, form)).toBe('right')
  })

  test.each<[string, string, NumberForm | undefined, string]>([
    ['3*4', '12', undefined, 'simplified'],
    ['√5*√5', '5', undefined, 'simplified'],
    ['√9', '3', undefined, 'simplified'],
    ['lg 1000', '3', undefined, 'simplified'],
    ['ln(8)/ln(4)', '3/2', undefined, 'simplified'],
    ['√12', '2√3', 'simplest-surd', 'simplified'],
    ['2/√3', '2√3/3', 'simplest-surd', 'simplified'],
    ['√3 + √3', '2√3', 'simplest-surd', 'simplified'],
    ['8(47 + 21√5)', '376 + 168√5', 'simplest-surd', 'simplified'],
    ['(1 + √5)^2', '6 + 2√5', 'simplest-surd', 'simplified'],
    ['sin 45°', '√2/2', 'simplest-surd', 'simplified'],
    ['6/8', '3/4', 'fraction', 'simplified'],
    ['0.75', '3/4', 'fraction', 'fraction'],
    ['3.0/4', '3/4', 'fraction', 'fraction'],
    ['√9/4', '3/4', 'fraction', 'fraction'],
    ['3.0', '3', 'fraction', 'fraction'],
    ['7/3', '7/3', 'mixed-number', 'mixed-number'],
    ['2 2/6', '7/3', 'mixed-number', 'simplified'],
    ['3/4', '3/4', 'decimal', 'decimal'],
    ['-√2', '-√2', 'decimal', 'decimal'],
    ['14/2', '7', 'integer', 'integer'],
    ['73*10^2', '7300', 'standard-form', 'standard-form'],
    ['0.73*10^4', '7300', 'standard-form', 'standard-form'],
    ['10*10^2', '1000', 'standard-form', 'standard-form'],
    ['7.3*10^2*10', '7300', 'standard-form', 'standard-form'],
    ['7.3*2^3', '58.4', 'standard-form', 'standard-form'],
    ['7.3*10^0.5', '7.3*10^0.5', 'standard-form', 'standard-form'],
    ['7300', '7300', 'standard-form', 'standard-form'],
    ['7.3*10', '73', 'standard-form', 'standard-form'],
    ['√2*10^2', '√2*100', 'standard-form', 'standard-form'],
    ['4*10', '40', 'prime-factors', 'prime-factors'],
    ['1*2*5', '10', 'prime-factors', 'prime-factors'],
    ['9*5', '45', 'prime-factors', 'prime-factors'],
    ['2*2*2*5', '40', 'index-form', 'index-form'],
    ['2^2*2*5', '40', 'index-form', 'index-form'],
    ['4*5', '20', 'index-form', 'index-form'],
    ['56', '56', 'factorials', 'form-of-question'],
    ['8!/6', '6720', 'factorials', 'form-of-question'],
    ['4!+1!', '25', 'factorials', 'form-of-question'],
    ['6', '4C2', 'combination', 'form-of-question'],
    ['ln(64)/ln(2)', '4C2', 'combination', 'form-of-question'],
    ['9.57', 'ln(25)/ln(1.4)', 'ratio-of-logarithms', 'form-of-question'],
    ['ln(25)/2', 'ln(25)/2', 'ratio-of-logarithms', 'form-of-question'],
    ['2/ln(25)', '2/ln(25)', 'ratio-of-logarithms', 'form-of-question'],
    ['lg 48 + lg 2', 'lg 96', 'one-logarithm', 'form-of-question'],
    ['lg(48*2)', 'lg 96', 'one-logarithm', 'form-of-question'],
    ['sin 1', 'lg 96', 'one-logarithm', 'form-of-question'],
    ['ln(2)/ln(3)', 'log_3 2', 'logarithm-to-base', 'form-of-question'],
    ['log_9 4', 'log_3 2', 'logarithm-to-base', 'form-of-question'],
    ['log_3(1+1)', 'log_3 2', 'logarithm-to-base', 'form-of-question'],
    ['6/2', '3', 'logarithm-to-base', 'form-of-question'],
  ])('%s has not that of %s', (given, value, form, wants) => {
    expect(mark(given, value, form)).toBe(wants)
  })

  test('of an angle is a ratio, and not a logarithm', () => {
    expect(['sin 45°', 'tan 1', 'ln 2', 'lg 2', '√2'].map((text) => isRatioOfAngle(read(text)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a decimal is known as it was typed, with one sign', () => {
    expect(
      ['3.50', '-3.50', '7', '--3', '-(-3)', '√2', '7/2'].map((text) => typedDecimal(read(text))),
    ).toEqual(['3.50', '-3.50', '7', '3', '', '', ''])
  })
})
