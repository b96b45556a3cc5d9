import { describe, expect, test } from 'vitest'
import { combinationOf, inFactorials, markCombination, numberOf } from './combinations.ts'

describe('a number of combinations', () => {
  test.each([
    '4C2',
    '⁴C₂',
    '4 C 2',
    '^4C_2',
    '(4)C(2)',
    '{4}C{2}',
    '^{4}C_{2}',
    'C(4, 2)',
    'C (4, 2)',
    'c( 4 ,2 )',
    '4 choose 2',
    '4choose2',
  ])('%s is four taken by twos', (text) => {
    expect(combinationOf(text)).toEqual({ of: 4, taken: 2 })
  })

  test.each([
    '4P2',
    '4C',
    'C2',
    '4C2 + 1',
    '-4C2',
    '1234C2',
    '2 × 4 choose 2',
    'C(4)',
    'C(4, 2) + 1',
    '1 + C(4, 2)',
    '4 choose',
    '14 choose 2x',
    '',
  ])('%j is none', (text) => {
    expect(combinationOf(text)).toBeNull()
  })

  test.each(['C(12, 10)', '12 choose 10'])('twelve choose ten may be written %s', (text) => {
    expect(combinationOf(text)).toEqual({ of: 12, taken: 10 })
  })

  test('is worked out', () => {
    const pairs = [
      [4, 2, 6],
      [5, 0, 1],
      [5, 5, 1],
      [5, 6, 0],
      [2, 4, 0],
      [12, 5, 792],
    ] as const
    for (const [of, taken, number] of pairs) expect(numberOf({ of, taken })).toBe(number)
  })

  test.each([
    ['4C2', '(4!/(2!2!))'],
    ['5P2', '(5!/3!)'],
    ['5p2', '(5!/3!)'],
    ['3 × 4C1 + 2C2', '3 ×(4!/(1!3!))+(2!/(2!0!))'],
    ['2C4', '2C4'],
    ['2P4', '2P4'],
  ])('%s is written in factorials as %s', (text, factorials) => {
    expect(inFactorials(text)).toBe(factorials)
  })

  test.each([
    ['4C2', 'right'],
    ['4C2 = 6', 'right'],
    ['6 = 4C2', 'right'],
    ['4C2 = 8', 'wrong'],
    ['6C1', 'form'],
    ['4C3', 'wrong'],
    ['4C4', 'wrong'],
  ])('where 4C2 is asked for, %s is %s', (text, verdict) => {
    expect(markCombination(text, '4C2')?.verdict).toBe(verdict)
  })

  test('is not marked where none is typed, or none is asked for', () => {
    expect(markCombination('6', '4C2')).toBeNull()
    expect(markCombination('4C2', '6')).toBeNull()
  })
})
