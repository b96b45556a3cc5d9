import { expect, test } from 'vitest'
import { agree, angleAt, distance, gradient, integrate, polygonArea, roots, roundsTo } from './checking.ts'

test('areas, gradients and roots are found without algebra', () => {
  expect(integrate((x) => x * x, 0, 3)).toBeCloseTo(9, 9)
  expect(gradient((x) => x ** 3, 2)).toBeCloseTo(12, 6)
  expect(roots((x) => x * x - 2, -2, 2).map((x) => x.toFixed(6))).toEqual(['-1.414214', '1.414214'])
  expect(roots((x) => x * (x - 5), 0, 5)).toEqual([0, 5])
})

test('a pole is not a root', () => {
  expect(roots((x) => 1 / (x - 1.0005), 0, 2)).toEqual([])
})

test('lengths, angles and areas come from coordinates', () => {
  expect(distance([1, 1], [4, 5])).toBe(5)
  expect(angleAt([0, 0], [1, 0], [0, 3])).toBeCloseTo(90, 12)
  expect(polygonArea([0, 0], [4, 0], [4, 3])).toBe(6)
})

test('numbers agree within rounding errors, and no further', () => {
  expect([agree(0.1 + 0.2, 0.3), agree(1e12, 1e12 + 1), agree(3, 3.0001), agree(3, 3.0001, 0.001)]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('a printed answer holds within half of its last place', () => {
  expect([roundsTo(12.043, '12.0'), roundsTo(12345, '12300'), roundsTo(36.87, '36.9°')]).toEqual([
    true,
    true,
    true,
  ])
  expect([roundsTo(12.06, '12.0'), roundsTo(12351, '12300'), roundsTo(-3, '3')]).toEqual([
    false,
    false,
    false,
  ])
})
