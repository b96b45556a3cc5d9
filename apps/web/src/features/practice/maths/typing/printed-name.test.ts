import { expect, test } from 'vitest'
import { isSymbol, printedName } from './printed-name.ts'

test.each([
  ['x', 'x', true],
  ['f^(-1)(x)', 'f⁻¹(x)', true],
  ['f^-1(x)', 'f⁻¹(x)', true],
  ["f'(x)", 'f′(x)', true],
  ['dy/dx', 'dy/dx', true],
  ['d^2y/dx^2', 'd²y/dx²', true],
  ['gf(x)', 'gf(x)', true],
  ['common ratio', 'common ratio', false],
  ['AD', 'AD', true],
  ['u₂', 'u₂', true],
  ['sin θ', 'sin θ', true],
  ['tins', 'tins', false],
  ['to', 'to', false],
  ['f is', 'f is', false],
  ['x + 1', 'x + 1', false],
])('the name %s is printed %s', (name, printed, symbol) => {
  expect(printedName(name)).toBe(printed)
  expect(isSymbol(printed)).toBe(symbol)
})
