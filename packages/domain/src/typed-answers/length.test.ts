import { describe, expect, test } from 'vitest'
import { isNoLonger } from './length.ts'
import { expressionAsked } from './read.ts'

const read = (text: string) => expressionAsked(text, ['x', 'y'])

describe('the length of an expression', () => {
  test.each([
    ['5x^(1/2)', '5√x'],
    ['-(3x + 2y)/2', '-3x/2 - y'],
    ['-1/2 (3x + 2y)', '-3x/2 - y'],
    ['x^-1 y^-1', '1/(xy)'],
    ['1/(x + 1)', '(x + 1)^-1'],
  ])('%s is about as long as %s', (given, model) => {
    expect(isNoLonger(read(given), read(model))).toBe(true)
  })

  test.each([
    ['2((x^2 - 1)/(x - 1))', '2x + 2'],
    ['x((y^2 - 1)/(y - 1))', 'xy + x'],
    ['(x^3)^2', 'x^6'],
    ['((x^2 - 1)/(x - 1))^-1', '1/(x + 1)'],
  ])('%s is longer than %s', (given, model) => {
    expect(isNoLonger(read(given), read(model))).toBe(false)
  })
})
