import { describe, expect, test } from 'vitest'
import { isFractionOfWholes, isPlain, isRational, unsigned } from './plain.ts'
import { expressionAsked } from './read.ts'

const read = (text: string) => expressionAsked(text, ['x'])

describe('a number that is worked out', () => {
  test.each([
    '3/4',
    '6/8',
    '-3/4',
    '3/-4',
    '0.75',
    '2√3',
    '2√3/5',
    '√3/2',
    '5π/6',
    '5/6 π',
    'π/2',
    '2/π',
    'ln 3',
    'lg 5',
    '2 ln 3',
    'ln(3)/ln(2)',
    '7.3*10^3',
    '7.3*10^-3',
    '1 + √2',
    '2 1/3',
    'e^2',
    'e^x',
    '11%',
    '√2',
    '-√2',
  ])('is %s', (text) => {
    expect(isPlain(read(text))).toBe(true)
  })

  test.each([
    '3*4',
    '10^2',
    '8/4',
    '5/1.5',
    '3*(-4)',
    '3*2^2',
    'π*10^3',
    '√2/3/4',
    '1.5√3/2',
    'ln(3)/1.5',
    '√(2 + √3)',
    '√(2√3)',
    '126 - 20',
    '√(9 + 16)',
    '√(2*3)',
    '√(-(2*3))',
    '√9',
    '√2*√3',
    '18√3*π/3',
    '18π/2',
    '16π/0.25',
    '2*3√2',
    '(2√2)^2',
    'e^(2 ln 3)',
    'e^(1.5 ln 3)',
    'e^0',
    'ln e',
    'lg 1000',
    'ln(8)/ln(2)',
    'sin 30°',
    '5!',
    '7.3*10^0.5',
    '2*10^3*4',
    '(3*4)/5',
    '3*4 + √2',
    '2/3/4',
  ])('is not %s', (text) => {
    expect(isPlain(read(text))).toBe(false)
  })

  test('is rational without a root, π, e or logarithm in it', () => {
    expect(['3/4', '2^(1/2)', '11%'].map((text) => isRational(read(text)))).toEqual([true, true, true])
    expect(['√2', '1 + π', '2e', '3/ln 2', '2*(1 + √3)'].map((text) => isRational(read(text)))).toEqual(
      Array(5).fill(false),
    )
  })

  test('is a fraction of whole numbers where all of its parts are, with a sign or without', () => {
    const parts = (...texts: readonly string[]) => isFractionOfWholes(...texts.map(read))
    expect([
      parts('3', '-4'),
      parts('3.0', '4'),
      parts('3', '4.5'),
      parts('x', '4'),
      parts('3', '√4'),
    ]).toEqual([true, false, false, false, false])
    expect(unsigned(read('-3'))).toEqual({ is: 'number', text: '3' })
    expect(unsigned(read('3'))).toEqual({ is: 'number', text: '3' })
  })
})
