import { describe, expect, test } from 'vitest'
import type { EquationForm } from './asked.ts'
import { markEquation } from './mark-equation.ts'

const mark = (text: string, value: string, form?: EquationForm) => {
  const marked = markEquation(text, {
    kind: 'equation',
    value,
    letters: ['x', 'y', 'a'],
    ...(form && { form }),
  })
  return marked.verdict === 'form' ? marked.wants : marked.verdict === 'unread' ? marked.why : marked.verdict
}

describe('an equation', () => {
  test.each<[string, string, EquationForm | undefined]>([
    ['y = 2x + 1', 'y = 2x + 1', undefined],
    ['2y - 4x = 2', 'y = 2x + 1', undefined],
    ['The equation is y = 2x + 1', 'y = 2x + 1', undefined],
    ['equation: y = 2x + 1', 'y = 2x + 1', undefined],
    ['equation: \n y = 2x + 1', 'y = 2x + 1', undefined],
    ['f(x) = 2x + 1', 'y = 2x + 1', undefined],
    ['f( x ) = 2x + 1', 'y = 2x + 1', undefined],
    ['The equation is  f(x) = 2x + 1', 'y = 2x + 1', undefined],
    ['g(x) = 2x + 1', 'y = 2x + 1', undefined],
    ['xy = 24', 'y = 24/x', undefined],
    ['(x + 3)y = 6000000000', 'y = 6000000000/(x + 3)', undefined],
    ['y√(x - 3) = 1', 'y = 1/√(x - 3)', undefined],
    ['24/x = y', 'y = 24/x', 'subject'],
    ['2 = y', 'y = 2', 'subject'],
    ['y = 2(x + 3)', 'y = 2x + 6', 'subject'],
    ['y = 2x + 6', 'y = 2x + 6', 'line'],
    ['4x - 5y + 14 = 0', '4x - 5y + 14 = 0', 'whole-numbers'],
    ['0 = 4x - 5y + 14', '4x - 5y + 14 = 0', 'whole-numbers'],
    ['4x - 5y = 14', '4x - 5y = 14', 'whole-numbers'],
    ['(x - 1)^2 + (y + 2)^2 = 9', '(x - 1)^2 + (y + 2)^2 = 9', 'circle'],
    ['9 = (x - 1)^2 + (y + 2)^2', '(x - 1)^2 + (y + 2)^2 = 9', 'circle'],
    ['x^2 + (y + 2)^2 = 9', 'x^2 + (y + 2)^2 = 9', 'circle'],
  ])('%s is %s', (text, value, form) => {
    expect(mark(text, value, form)).toBe('right')
  })

  test.each<[string, string, EquationForm | undefined, string]>([
    ['y = 2x + 2', 'y = 2x + 1', undefined, 'wrong'],
    ['y^2 = 4x^2', 'y = 2x', undefined, 'wrong'],
    ['y = -0.667x + 8', 'y = -2x/3 + 8', undefined, 'exact'],
    ['y = -0.67x + 8', 'y = -2x/3 + 8', undefined, 'exact'],
    ['y = -0.6x + 8', 'y = -2x/3 + 8', undefined, 'wrong'],
    ['x = -0.667y + 8', 'y = -2x/3 + 8', undefined, 'wrong'],
    ['a = -0.667x + 8', 'y = -2x/3 + 8', undefined, 'wrong'],
    ['3y = 2.01x + 12', '3y = 2x + 12', undefined, 'wrong'],
    ['y = -200x/301 + 8', 'y = -2x/3 + 8', undefined, 'wrong'],
    ['y = 0.33', 'y = 1/3', undefined, 'exact'],
    ['y = 0.33x + 1', 'y = x^2/3 + 1', undefined, 'wrong'],
    ['y = 0.5x + 8.1', 'y = 0.5x + 8', undefined, 'wrong'],
    ['y = 0.5x + 8.01', 'y = 0.5x + 8', undefined, 'wrong'],
    ['y = |x - 2|', 'y = x - 2', undefined, 'wrong'],
    ['y = 3x', 'y = √(-x)', undefined, 'wrong'],
    ['xy = 24', 'y = 24/x', 'subject', 'subject'],
    ['x = y/2', 'y = 2x', 'subject', 'subject'],
    ['y = 2y - 2x', 'y = 2x', 'subject', 'subject'],
    ['2y - 2x = y', 'y = 2x', 'subject', 'subject'],
    ['y = 2(x + 3)', 'y = 2x + 6', 'line', 'subject'],
    ['y = x + x + 6', 'y = 2x + 6', 'line', 'subject'],
    ['2y = 4x + 12', 'y = 2x + 6', 'line', 'subject'],
    ['4x - 5y = -14', '4x - 5y + 14 = 0', 'whole-numbers', 'whole-numbers'],
    ['0.4x - 0.5y + 1.4 = 0', '4x - 5y + 14 = 0', 'whole-numbers', 'whole-numbers'],
    ['4x/5 - y + 14/5 = 0', '4x - 5y + 14 = 0', 'whole-numbers', 'whole-numbers'],
    ['4x - 5y + 2(7) = 0', '4x - 5y + 14 = 0', 'whole-numbers', 'right'],
    ['4x - 5y - 14 = 0', '4x - 5y = 14', 'whole-numbers', 'whole-numbers'],
    ['4x - 5y + 14 = x^0 - 1', '4x - 5y + 14 = 0', 'whole-numbers', 'whole-numbers'],
    ['4x = 5y + 14', '4x - 5y = 14', 'whole-numbers', 'whole-numbers'],
    ['4x - 5y = 14x^0', '4x - 5y = 14', 'whole-numbers', 'whole-numbers'],
    ['4(x - y) - y = 14', '4x - 5y = 14', 'whole-numbers', 'whole-numbers'],
    ['3x + x - 5y = 14', '4x - 5y = 14', 'whole-numbers', 'whole-numbers'],
    ['x - y + 2 1/3 = 0', '3x - 3y + 7 = 0', 'whole-numbers', 'whole-numbers'],
    ['x^2 - 2x + y^2 + 4y = 4', '(x - 1)^2 + (y + 2)^2 = 9', 'circle', 'form-of-question'],
    ['(x - 1)^2 + (y + 2)^2 - 9 = 0', '(x - 1)^2 + (y + 2)^2 = 9', 'circle', 'form-of-question'],
    ['(x - 1)^2 + (y + 2)^2 = 3*3', '(x - 1)^2 + (y + 2)^2 = 9', 'circle', 'form-of-question'],
    ['x(x - 2) + y^2 = 8', '(x - 1)^2 + y^2 = 9', 'circle', 'form-of-question'],
    ['x^2 + y^2 = 2x + 8', '(x - 1)^2 + y^2 = 9', 'circle', 'form-of-question'],
    ['x^2 + x^2 + y^2 + y^2 = 18', 'x^2 + y^2 = 9', 'circle', 'form-of-question'],
    ['(x + y)^2 + (x - y)^2 = 18', 'x^2 + y^2 = 9', 'circle', 'form-of-question'],
    ['x^2 + (y^4)^(1/2) = 9', 'x^2 + y^2 = 9', 'circle', 'form-of-question'],
    ['2x + 1', 'y = 2x + 1', undefined, 'shape'],
    ['y = 2x = 1', 'y = 2x + 1', undefined, 'shape'],
    ['2: y = 2x + 1', 'y = 2x + 1', undefined, 'unknown-sign'],
    ['2f(x) = 2x + 1', 'y = 2x + 1', undefined, 'unknown-letter'],
    ['y = 2z', 'y = 2x + 1', undefined, 'unknown-letter'],
    ['z = 2x', 'y = 2x + 1', undefined, 'unknown-letter'],
  ])('%s where %s is asked for (%s) is %s', (text, value, form, verdict) => {
    expect(mark(text, value, form)).toBe(verdict)
  })

  test('that content asks for must be read', () => {
    expect(() => mark('y = x', '2x')).toThrow('the equation "2x" cannot be read: shape')
  })
})
