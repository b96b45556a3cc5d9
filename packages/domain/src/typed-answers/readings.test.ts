import { describe, expect, test } from 'vitest'
import { readingsOf } from './readings.ts'

const fractions = (text: string) => readingsOf(text, 'ambiguous-fraction')
const functions = (text: string) => readingsOf(text, 'ambiguous-function')

describe('what can be read in two ways', () => {
  test.each([
    ['1/2x', ['1/2*x', '1/(2x)']],
    ['1/2(x+1)', ['1/2*(x+1)', '1/(2(x+1))']],
    ['1/-2x', ['1/-2*x', '1/-(2x)']],
    ['1/2x^3', ['1/2*x^3', '1/(2x^3)']],
    ['1/2^3x', ['1/2^3*x', '1/(2^3x)']],
    ['1/2x!', ['1/2*x!', '1/(2x!)']],
    ['1/2 x', ['1/2*x']],
    ['1/2√3', ['1/2*√(3)', '1/(2√(3))']],
    ['1/2x + 3/4y', ['1/2*x + 3/4*y', '1/(2x) + 3/(4y)']],
  ])('%s is a fraction of what touches it, or stands over all of it', (text, readings) => {
    expect(fractions(text)).toEqual(expect.arrayContaining(readings))
  })

  test.each([
    ['1/2x', ['1/2*x', '1/(2x)']],
    ['1/12x', ['1/12*x', '1/(12x)']],
    ['1/2.25x', ['1/2.25*x', '1/(2.25x)']],
    ['1/.25x', ['1/.25*x', '1/(.25x)']],
    ['1/pi x', ['1/pi*x']],
    ['1/2 x', ['1/2*x']],
    ['1/ 2x', ['1/ 2*x', '1/ (2x)']],
    ['1/2x y', ['1/2*x y', '1/(2x) y']],
    ['1/2x + 3/4', ['1/2*x + 3/4', '1/(2x) + 3/4']],
    ['1/2x + 1/3 !', ['1/2*x + 1/3 !', '1/(2x) + 1/3 !']],
    ['1/3!!x', ['1/3!!*x', '1/(3!!x)']],
    ['1/2 ^ -3x', ['1/2 ^ -3*x', '1/(2 ^ -3x)']],
    ['1/(2(x)+1)x', ['1/(2(x)+1)*x', '1/((2(x)+1)x)']],
    ['1/√ 2x', ['1/√ (2)*x', '1/(√ (2)x)', '1/√ (2x)']],
    ['1/2cbrt3', ['1/2*cbrt3', '1/(2cbrt3)']],
    ['1/sin x(x+1)', ['1/sin (x)*(x+1)', '1/(sin (x)(x+1))', '1/sin (x(x+1))']],
  ])(
    '%s is read with as little below each line as there can be, then with all, and in no other way',
    (text, readings) => {
      expect(fractions(text)).toEqual(readings)
    },
  )

  test.each([
    ['ln 2  x/3', ['ln (2  x)/3', 'ln (2  x/3)']],
    ['ln π/2', ['ln (π)/2', 'ln (π/2)']],
    ['ln .5/2', ['ln (.5)/2', 'ln (.5/2)']],
    ['ln sin x/2', ['ln (sin (x))/2', 'ln (sin (x/2))']],
    ['ln x + y', ['ln (x) + y']],
    ['log x/2', ['log (x)/2', 'log (x/2)']],
    ['csc x/2', ['csc (x)/2', 'csc (x/2)']],
    ['acos x/2', ['acos (x)/2', 'acos (x/2)']],
    ['cosec 2x/3', ['cosec (2x)/3', 'cosec (2x/3)']],
    ['SIN x/2', ['SIN (x)/2', 'SIN (x/2)']],
    ['sin^-1 x/2', ['sin^-1 (x)/2', 'sin^-1 (x/2)']],
    ['sin^(-1) x/2', ['sin^(-1) (x)/2', 'sin^(-1) (x/2)']],
    ['sin^12 x/2', ['sin^12 (x)/2', 'sin^12 (x/2)']],
    ['∛2x', ['∛(2)x', '∛(2x)']],
    ['√√2x', ['√(√(2))x', '√(√(2x))']],
    ['√x y', ['√(x) y']],
    ['√(2)x', []],
    ['ln(x)', []],
    ['ln |x|/2', []],
    ['ln ./2', []],
  ])('%s takes as little as it can, then all, and nothing where it has brackets', (text, readings) => {
    expect(functions(text)).toEqual(readings)
  })

  test.each([
    ['ln 8/4', ['ln (8)/4', 'ln (8/4)']],
    ['ln x(x+1)', ['ln (x)(x+1)', 'ln (x(x+1))']],
    ['√2x', ['√(2)x', '√(2x)']],
    ['sqrt2x', ['sqrt(2)x', 'sqrt(2x)']],
    ['root 2x', ['root (2)x', 'root (2x)']],
    ['sin^2 x/2', ['sin^2 (x)/2', 'sin^2 (x/2)']],
    ['ln 2x/3', ['ln (2x)/3', 'ln (2x/3)']],
    ['arcsin 1/2', ['arcsin (1)/2', 'arcsin (1/2)']],
    ['ln 8/4 + ln 9/3', ['ln (8)/4 + ln (9)/3', 'ln (8/4) + ln (9/3)']],
  ])('%s takes what is next to it, or all of it', (text, readings) => {
    expect(functions(text)).toEqual(expect.arrayContaining(readings))
  })

  test('the angle of a sine may be in degrees', () => {
    expect(functions('5sin 30')).toContain('5sin(30°)')
    expect(functions('cos(60.55)')).toContain('cos(60.55°)')
    expect(functions('SIN  123.25')).toContain('SIN(123.25°)')
    expect(functions('cos(60.5)')).toContain('cos(60.5°)')
    expect(functions('tan( 45 ) + sin x')).toContain('tan(45°) + sin x')
  })

  test('a calculator’s e may be a power of ten', () => {
    expect(readingsOf('4.2e-4', 'calculator-power')).toEqual(['4.2*10^(-4)'])
    expect(readingsOf('4.2 E 4', 'calculator-power')).toEqual(['4.2*10^(4)'])
    expect(readingsOf('4e  -12 + 12E+4', 'calculator-power')).toEqual(['4*10^(-12) + 12*10^(+4)'])
  })

  test('nothing else has a second reading, and no reading is the text itself', () => {
    expect(readingsOf('1/2x', 'brackets')).toEqual([])
    expect(readingsOf('2+', 'incomplete')).toEqual([])
    expect(fractions('x + 1')).toEqual([])
    for (const text of ['1/2x', '1/2 x', 'ln 8/4']) expect(fractions(text)).not.toContain(text)
  })
})
