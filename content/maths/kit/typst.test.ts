import { expect, test } from 'vitest'
import { pair, plain, typst } from './typst.ts'

test('markup keeps its backslashes and has numbers as they are', () => {
  expect(typst`a \ b $${-3} + ${'x'}$`).toBe('a \\ b $-3 + x$')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e21, 'undefined', '[object Object]'])(
  'a value of %s throws where it is written',
  (value) => {
    expect(() => typst`x = ${value}`).toThrow(/is in the markup/)
    expect(() => plain`x is ${value}`).toThrow(/is in the markup/)
  },
)

test('plain text says minus and degrees, and is one line', () => {
  expect(plain`x is ${-3},
    and the angle is ${'47.3°'}.`).toBe('x is minus 3, and the angle is 47.3 degrees.')
})

test('a point has three decimals at most and no minus nought', () => {
  expect(pair([1 / 3, -0.00001])).toBe('(0.333, 0)')
})
