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
    expect(functions('cos(60.5)')).toContain('cos(60.5°)')
    expect(functions('tan( 45 ) + sin x')).toContain('tan(45°) + sin x')
  })

  test('a calculator’s e may be a power of ten', () => {
    expect(readingsOf('4.2e-4', 'calculator-power')).toEqual(['4.2*10^(-4)'])
    expect(readingsOf('4.2 E 4', 'calculator-power')).toEqual(['4.2*10^(4)'])
  })

  test('nothing else has a second reading, and no reading is the text itself', () => {
    expect(readingsOf('1/2x', 'brackets')).toEqual([])
    expect(readingsOf('2+', 'incomplete')).toEqual([])
    expect(fractions('x + 1')).toEqual([])
    for (const text of ['1/2x', '1/2 x', 'ln 8/4']) expect(fractions(text)).not.toContain(text)
  })
})
