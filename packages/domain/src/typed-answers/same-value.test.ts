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
    expect([agree(1e9, 1e9 - 1), agree(0, 1e-12), agree(1.5e308, 1.5e308 * (1 + 1e-12))]).toEqual([
      true,
      false,
      true,
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
    // Both have a value at just four points.
    ['√(x - 2.2)', '√(-2.2 + x)'],
    ['√(1 + 1/k^2)', '√(1 + k^2)/k'],
    ['3', '6/2'],
  ])('%s and %s are the same', (one, other) => {
    expect(compare(isSameValue, one, other)).toBe(true)
  })

  test.each([
    ['2x', '2y'],
    ['√(x^2)', '-x'],
    ['√(-1 - x^2)', '√(-1 - x^2)'],
    ['√(x - 33)', '√(x - 33)'],
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
    // The same on every machine, near 0, and whichever letter is first.
    const rounded = pairs.map(([one, other]) => [one.toFixed(3), other.toFixed(3)])
    expect(rounded.slice(0, 2)).toEqual([
      ['1.287', '0.592'],
      ['2.364', '2.745'],
    ])
    expect(rounded.slice(10, 12)).toEqual([
      ['-1.657', '1.331'],
      ['2.733', '-0.885'],
    ])
    expect(valuesOf(read('y'), read('x'))).toEqual(
      pairs.map(([one, other, isPositive]) => [other, one, isPositive]),
    )
  })

  test('are compared where both have a value, further out where fewer than four points are near', () => {
    const near = valuesOf(read('√(x - 2.2)'), read('x'))
    expect(near).toHaveLength(4)
    expect(near.flat().every((one) => !Number.isNaN(one))).toBe(true)
    expect(valuesOf(read('x'), read('√(x - 2.4)')).every(([one]) => one > 2.9)).toBe(true)
  })

  test('with functions of an angle may be one where it is acute', () => {
    expect(compare(isSameWhereAcute, '√(9cot(θ)^2)', '3cot θ')).toBe(true)
    expect(compare(isSameWhereAcute, '√(9cot(θ)^2)', '-3cot θ')).toBe(false)
    expect(compare(isSameWhereAcute, '√((sin(θ) - 0.5)^2)', 'sin(θ) - 0.5')).toBe(false)
    expect(compare(isSameWhereAcute, '√(x^2)', 'x')).toBe(false)
    expect(compare(isSameWhereAcute, 'sin(θ) + x', 'x + sin θ')).toBe(false)
    expect(compare(isSameWhereAcute, 'θ', 'arcsin(sin θ)')).toBe(false)
  })

  test('are always apart by the same number, or not', () => {
    expect(compare(isAlwaysApart, 'x^2 + 3', 'x^2 - 5')).toBe(true)
    expect(compare(isAlwaysApart, '√(x - 2.2) + 3', '√(x - 2.2)')).toBe(true)
    expect(compare(isAlwaysApart, '√(x - 33) + 3', '√(x - 33)')).toBe(false)
    expect(compare(isAlwaysApart, 'x^2', '2x^2')).toBe(false)
    expect(compare(isAlwaysApart, '√(-1 - x^2)', '√(-1 - x^2)')).toBe(false)
  })

  test('are multiples of each other, or not', () => {
    expect(compare(isMultiple, '2x - 2y', 'y - x')).toBe(true)
    expect(compare(isMultiple, '2√(x - 2.2)', '√(x - 2.2)')).toBe(true)
    expect(compare(isMultiple, '2√(x - 33)', '√(x - 33)')).toBe(false)
    expect(compare(isMultiple, '2x', '2x + 1')).toBe(false)
    // Where both are 0 nothing is known; where one is, it is no multiple.
    expect(compare(isMultiple, '√(x^2y^2) - x*y', '2√(x^2y^2) - 2x*y')).toBe(true)
    expect(compare(isMultiple, '√(x^2y^2) - x*y', '√(x^2y^2)')).toBe(false)
    expect(compare(isMultiple, '√(x^2y^2)', '√(x^2y^2) - x*y')).toBe(false)
    expect(compare(isMultiple, 'x', 'x - x')).toBe(false)
    expect(compare(isMultiple, 'x - x', 'x')).toBe(false)
    expect(compare(isMultiple, 'x - x', 'y - y')).toBe(false)
  })

  test('are near each other where the numbers of one are rounded to three figures', () => {
    expect(compare(isNearValue, '0.667x + 8', '2x/3 + 8')).toBe(true)
    expect(compare(isNearValue, '0.667x - 1.5', '2x/3 - 1.5')).toBe(true)
    expect(compare(isNearValue, '0.667√(x - 2.2)', '2√(x - 2.2)/3')).toBe(true)
    expect(compare(isNearValue, 'x - x', 'y - y')).toBe(true)
    expect(compare(isNearValue, '0.6x + 8', '2x/3 + 8')).toBe(false)
    expect(compare(isNearValue, '√(-1 - x^2)', '√(-1 - x^2)')).toBe(false)
  })
})
