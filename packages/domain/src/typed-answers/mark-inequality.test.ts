import { describe, expect, test } from 'vitest'
import { markInequality } from './mark-inequality.ts'

const mark = (text: string, value: string, letter = 'x', isClass = false) => {
  const marked = markInequality(text, { kind: 'inequality', value, letter, isClass })
  return marked.verdict === 'form' ? marked.wants : marked.verdict
}

describe('an inequality', () => {
  test.each([
    ['x < 3', 'x < 3'],
    ['3 > x', 'x < 3'],
    ['X<3', 'x < 3'],
    ['(-∞, 3)', 'x < 3'],
    ['(-inf,3)', 'x < 3'],
    [']-∞, 3[', 'x < 3'],
    ['x is less than 3', 'x < 3'],
    ['x smaller than 3', 'x < 3'],
    ['x is greater than 3', 'x > 3'],
    ['x more than 3', 'x > 3'],
    ['x is less than or equal to 3', 'x <= 3'],
    ['x is at most 3', 'x <= 3'],
    ['x is not more than 3', 'x <= 3'],
    ['x is greater than or equal to 3', 'x >= 3'],
    ['x is at least 3', 'x >= 3'],
    ['x is not less than 3', 'x >= 3'],
    ['x ∈ (2, 5]', '2 < x <= 5'],
    ['2 < x ≤ 5', '2 < x <= 5'],
    ['5 ≥ x > 2', '2 < x <= 5'],
    ['x > 2 and x <= 5', '2 < x <= 5'],
    ['x > 2, x <= 5', '2 < x <= 5'],
    ['x > 2; x <= 5', '2 < x <= 5'],
    ['x > 2 & x <= 5', '2 < x <= 5'],
    ['{x: 2 < x ≤ 5}', '2 < x <= 5'],
    ['{x | 2 < x ≤ 5}', '2 < x <= 5'],
    ['x: 2 < x <= 5', '2 < x <= 5'],
    ['2 < x ≤ 5, x ∈ ℝ', '2 < x <= 5'],
    ['x < -1 or x > 4', 'x < -1 or x > 4'],
    ['x < -1, x > 4', 'x < -1 or x > 4'],
    ['x > 4 or x < -1', 'x < -1 or x > 4'],
    ['(-∞, -1) ∪ (4, ∞)', 'x < -1 or x > 4'],
    ['(-∞, -1) U (4, ∞)', 'x < -1 or x > 4'],
    ['1 < x < 4 and 6 < x < 7', '1 < x < 4 or 6 < x < 7'],
    ['1 ≤ x ≤ 4 and 6 ≤ x ≤ 7', '1 <= x <= 4 or 6 <= x <= 7'],
    ['x >= 0 and x != 3', '0 <= x < 3 or x > 3'],
    ['x <= 2 or 2 < x < 5', 'x < 5'],
    ['x < 3 m', 'x < 3'],
    ['x < 7/3', 'x < 7/3'],
    ['x = 3', 'x = 3'],
    ['x : 2 < x ≤ 5', '2 < x <= 5'],
    ['x:2<x≤5', '2 < x <= 5'],
    ['{ x : 2 < x ≤ 5 }', '2 < x <= 5'],
    ['{x:2<x≤5}', '2 < x <= 5'],
    ['{x: 2 < x ≤ 5, x∈ℝ }', '2 < x <= 5'],
    ['x∈(2,5]', '2 < x <= 5'],
    ['(2, 5] , x∈ℝ', '2 < x <= 5'],
    ['(- ∞, 3)', 'x < 3'],
    ['x < -1 or x > 4', 'x < -1, x > 4'],
  ])('%s says %s', (text, value) => {
    expect(mark(text, value)).toBe('right')
  })

  test.each([
    ['x <= 3', 'x < 3', 'wrong'],
    ['x > 3', 'x < 3', 'wrong'],
    ['x < 4', 'x < 3', 'wrong'],
    ['[2, 5]', '2 < x <= 5', 'wrong'],
    ['(2, 5)', '2 < x <= 5', 'wrong'],
    ['x < -1', 'x < -1 or x > 4', 'wrong'],
    ['-1 < x < 4', 'x < -1 or x > 4', 'wrong'],
    ['x < -1 and x > 4', 'x < -1 or x > 4', 'unread'],
    ['x < -1 & x > 4', 'x < -1 or x > 4', 'unread'],
    ['1 < x < 4 and 6 < x < 8', '1 < x < 4 or 6 < x < 7', 'unread'],
    ['x < 12/4', 'x < 3', 'simplified'],
    ['(-∞, 12/4)', 'x < 3', 'simplified'],
    ['x < 2.33', 'x < 7/3', 'exact'],
    ['x < 2.34', 'x < 7/3', 'wrong'],
    ['', 'x < 3', 'empty'],
    ['3', 'x < 3', 'shape'],
    ['x', 'x < 3', 'shape'],
    ['1 < 2', 'x < 3', 'shape'],
    ['x < x', 'x < 3', 'shape'],
    ['1 < 2 < x', 'x < 3', 'shape'],
    ['1 < x > 3', 'x < 3', 'shape'],
    ['1 = x = 1', 'x < 3', 'shape'],
    ['1 < x < 2 < 3', 'x < 3', 'shape'],
    ['x < 1/0', 'x < 3', 'shape'],
    ['x < y', 'x < 3', 'unread'],
    ['x < (', 'x < 3', 'unread'],
    ['x < -2 and x > 5', 'x < -2 or x > 5', 'shape'],
    ['x > 4', 'x < -1 or x > 4', 'wrong'],
    ['0.1 < x < 0.4', '0.2 < x < 0.7', 'wrong'],
    ['x = 4', 'x = 3', 'wrong'],
    ['x ≠ 3', 'x = 3', 'wrong'],
    ['1 = x < 3', 'x < 3', 'shape'],
    ['1 < x = 3', 'x < 3', 'shape'],
    ['(2, k]', '2 < x <= 5', 'unread'],
    ['(k, 5]', '2 < x <= 5', 'unread'],
    ['not (2, 5]', '2 < x <= 5', 'unread'],
    ['(2, 5] without 3', '2 < x <= 5', 'unread'],
    ['(2, ∞ + 1)', 'x > 2', 'unread'],
    ['(2, 2∞)', 'x > 2', 'wrong'],
    ['x < 2 ∈ (3)', 'x < 3', 'unread'],
    ['x < 3, x ∈ ℝ²', 'x < 9', 'unread'],
  ])('%j where %s is asked for is %s', (text, value, verdict) => {
    const marked = markInequality(text, { kind: 'inequality', value, letter: 'x' })
    if (verdict === 'empty' || verdict === 'shape')
      expect(marked).toEqual({ verdict: 'unread', why: verdict })
    else expect(mark(text, value)).toBe(verdict)
  })

  test('of another letter, or of a multiple of the unknown, says so', () => {
    expect(markInequality('y < 3', { kind: 'inequality', value: 'x < 3', letter: 'x' })).toEqual({
      verdict: 'unread',
      why: 'unknown-letter',
    })
    expect(markInequality('2x < 6', { kind: 'inequality', value: 'x < 3', letter: 'x' })).toEqual({
      verdict: 'unread',
      why: 'unknown-letter',
    })
  })

  test.each(['y > 3', 'f(x) > 3', 'f( x ) > 3'])('of y may have the name of the function: %s', (text) => {
    expect(mark(text, 'y > 3', 'y')).toBe('right')
  })

  test.each(['f^-1(x) > 3', 'f^-1 > 3', 'f^(-1) > 3'])('may have the name of an inverse: %s', (text) => {
    expect(mark(text, 'f(x) > 3', 'f(x)')).toBe('right')
  })

  test.each(['f(x) > 3', 'y > 3', 'f > 3', 'range > 3', '|y| > 3', 'f^(-1)(x) > 3', 'fg(x) > 3'])(
    'of the values of a function may have its name: %s',
    (text) => {
      expect(mark(text, 'f(x) > 3', 'f(x)')).toBe('right')
    },
  )

  test('of a class says enough with its ends', () => {
    expect([mark('40-60', '40 < x <= 60', 'x', true), mark('40 to 60', '40 < x <= 60', 'x', true)]).toEqual([
      'right',
      'right',
    ])
    expect([mark('40-50', '40 < x <= 60', 'x', true), mark('40-60', '40 < x <= 60')]).toEqual([
      'wrong',
      'unread',
    ])
    expect(mark('40 ≤ x < 60', '40 < x <= 60', 'x', true)).toBe('wrong')
    expect(mark('40-60', '40<=x<60', 'x', true)).toBe('right')
    expect(mark('(40, 60]', '40 < x <= 60', 'x', true)).toBe('right')
  })

  test('that content asks for must be read', () => {
    expect(() => mark('x < 3', 'x <')).toThrow('cannot be read')
  })
})
