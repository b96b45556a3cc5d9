import { describe, expect, test } from 'vitest'
import { afterExpression, afterWorking, withoutName } from './names.ts'

describe('what stands before an answer', () => {
  test.each([
    ['x = 3', '3'],
    ['  x = 3', '3'],
    ['x_1 = 3', '3'],
    ['f^(-1)(x) = 3x', '3x'],
    ['f^-1 (x)=3x', '3x'],
    ['f ( x )  =  3x', '3x'],
    ['f^1(x) = 3x', '3x'],
    ['f^2(x) = 3x', 'f^2(x) = 3x'],
    ['f(g(x)) = 3x', 'f(g(x)) = 3x'],
    ['P(A and not B) = 0.3', '0.3'],
    ["f'(x) = 2x", '2x'],
    ['dy/dx = 2x', '2x'],
    ['dy / dx = 2x', '2x'],
    ['d^2y/dx^2 = 2', '2'],
    ['d2y/dx2 = 2', '2'],
    ['d^(2)y / dx^(2) = 2', '2'],
    ['∠ABC = 30°', '30°'],
    ['|a| = 5', '5'],
    ['|AB| = 5', '5'],
    ['|2| = 5', '|2| = 5'],
    ['the gradient is 3', '3'],
    ['  ∴  x = 3', '3'],
    ['∴ x = 3', '3'],
    ['so x = 3', '3'],
    ['hence x = 3', '3'],
    ['therefore = 3', '3'],
    ['= 3', '3'],
    ['x ≈ 3', '3'],
    ['angle: 30', '30'],
    ['x → 3', '3'],
    ['y tends to 3', '3'],
    ['y tends  to 3', '3'],
    ['the limit approaches 3', '3'],
    ['x ∈ R', 'R'],
    ['x -> 3', '3'],
    ['x != 3', '3'],
    ['x!=-3', '-3'],
    ['  x  !=  √3', '√3'],
    ['x != (1/2)', '(1/2)'],
    ['2x != 3', '2x != 3'],
    ['xy != 3', 'xy != 3'],
    ['x != y', 'x != y'],
    ['x == 3', 'x == 3'],
    ['2x + 3', '2x + 3'],
  ])('of %s it is left out: %s', (text, left) => {
    expect(withoutName(text)).toBe(left)
  })

  test.each([
    ['sin θ + cos θ = √(5/3)', '√(5/3)'],
    ['a + b = (-3, 9)', '(-3, 9)'],
    ['a - b = 2', '2'],
    ['R sin x = 2', '2'],
    ['sin x=0.5', '0.5'],
    ['2sin x = 1', null],
    ['a + b = 3\n4', null],
    ['a + b = 3 = 3', null],
    ['a = 3', null],
    ['7', null],
  ])('of %s the answer behind an expression is %s', (text, answer) => {
    expect(afterExpression(text)).toBe(answer)
  })

  test.each([
    ['√61 = 7.81', ' 7.81'],
    ['√61 ≈ 7.81', ' 7.81'],
    ['√61 = 8', '√61 = 8'],
    ['4 = x', '4 '],
    ['x = 4', '4'],
    ['4=x', '4'],
    ['4 = x ', '4 '],
    ['4 = 2x', '4 = 2x'],
    ['4 = x + 1', '4 = x + 1'],
    ['5 - 5 = 0', ' 0'],
    ['100/3 = 33.3', ' 33.3'],
    ['1 = 2 = 3', '1 = 2 = 3'],
    ['2 = 2 = 3', '2 = 2 = 3'],
    ['√61 = ?', '√61 = ?'],
    ['? = 3', '? = 3'],
    ['7', '7'],
  ])('of %s the last value counts: %s', (text, value) => {
    expect(afterWorking(text)).toBe(value)
  })
})
