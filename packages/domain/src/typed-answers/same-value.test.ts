import { describe, expect, test } from 'vitest'
import { expressionAsked } from './read.ts'
import {
  agree,
  isAlwaysApart,
  isMultiple,
  isNearValue,
  isSameValue,
  isSameWhereAcute,
  valuesOf,
} from './same-value.ts'

type Compared = typeof isSameValue
const read = (text: string) => expressionAsked(text, ['x', 'y', 'k', 'θ'])
const compare = (how: Compared, one: string, other: string) => how(read(one), read(other))

describe('two values', () => {
  test('agree where they differ by rounding errors only', () => {
    expect([agree(0.1 + 0.2, 0.3), agree(1e12, 1e12 + 1), agree(0, 1e-13), agree(3, 3)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([agree(1, 1 + 1e-8), agree(0, 1e-9), agree(Number.NaN, Number.NaN), agree(1e6, 1e6 + 1)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([agree(Infinity, Infinity), agree(Infinity, 1), agree(Infinity, -Infinity)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('two expressions', () => {
  test.each([
    ['2x + 2y', '2(y + x)'],
    ['√(x - 9)', '√(-9 + x)'],
    ['√(1 + 1/k^2)', '√(1 + k^2)/k'],
    ['3', '6/2'],
  ])('%s and %s are the same', (one, other) => {
    expect(compare(isSameValue, one, other)).toBe(true)
  })

  test.each([
    ['2x', '2y'],
    ['√(x^2)', '-x'],
    ['√(-1 - x^2)', '√(-1 - x^2)'],
    ['x', '-x'],
    ['x', '1.000001x'],
  ])('%s and %s are not', (one, other) => {
    expect(compare(isSameValue, one, other)).toBe(false)
  })

  test('are compared at points of both signs', () => {
    const pairs = valuesOf(read('x'), read('y'))
    expect(pairs).toHaveLength(16)
    expect(pairs.filter(([, , isPositive]) => isPositive)).toHaveLength(10)
    expect(pairs.every(([one, other, isPositive]) => isPositive === (one > 0 && other > 0))).toBe(true)
    expect(new Set(pairs.map(([one]) => one)).size).toBe(16)
  })

  test('with functions of an angle may be one where it is acute', () => {
    expect(compare(isSameWhereAcute, '√(9cot(θ)^2)', '3cot θ')).toBe(true)
    expect(compare(isSameWhereAcute, '√(9cot(θ)^2)', '-3cot θ')).toBe(false)
    expect(compare(isSameWhereAcute, '√(x^2)', 'x')).toBe(false)
    expect(compare(isSameWhereAcute, 'sin(θ) + x', 'x + sin θ')).toBe(false)
    expect(compare(isSameWhereAcute, 'θ', 'arcsin(sin θ)')).toBe(false)
  })

  test('are always apart by the same number, or not', () => {
    expect(compare(isAlwaysApart, 'x^2 + 3', 'x^2 - 5')).toBe(true)
    expect(compare(isAlwaysApart, 'x^2', '2x^2')).toBe(false)
    expect(compare(isAlwaysApart, '√(-1 - x^2)', '√(-1 - x^2)')).toBe(false)
  })

  test('are multiples of each other, or not', () => {
    expect(compare(isMultiple, '2x - 2y', 'y - x')).toBe(true)
    expect(compare(isMultiple, '2x', '2x + 1')).toBe(false)
    expect(compare(isMultiple, 'x', 'x - x')).toBe(false)
    expect(compare(isMultiple, 'x - x', 'x')).toBe(false)
    expect(compare(isMultiple, 'x - x', 'y - y')).toBe(false)
  })

  test('are near each other where the numbers of one are rounded to three figures', () => {
    expect(compare(isNearValue, '0.667x + 8', '2x/3 + 8')).toBe(true)
    expect(compare(isNearValue, '0.6x + 8', '2x/3 + 8')).toBe(false)
    expect(compare(isNearValue, '√(-1 - x^2)', '√(-1 - x^2)')).toBe(false)
  })
})
