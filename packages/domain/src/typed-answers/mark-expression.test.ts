import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { markExpression } from './mark-expression.ts'

type Change = Partial<Extract<Asked, { kind: 'expression' }>>
const mark = (text: string, value: string, change: Change = {}) => {
  const marked = markExpression(text, { kind: 'expression', value, letters: ['x', 'y'], ...change })
  return marked.verdict === 'form' ? marked.wants : marked.verdict === 'unread' ? marked.why : marked.verdict
}
const vector = { letters: ['i', 'j'] }
const integral = { isUpToConstant: true }

describe('an expression', () => {
  test.each<[string, string, Change]>([
    ['2x + 3y', '3y + 2x', {}],
    ['f(x) = 2x', '2x', {}],
    ['2x cm²', '2x', {}],
    ['2x = y', '2x', {}],
    ['2x=y', '2x', {}],
    ['2x  =  y', '2x', {}],
    ['1, 2x, 3x²', '1 + 2x + 3x²', {}],
    ['x^2 + c', 'x^2', integral],
    ['x^2 + K', 'x^2', integral],
    ['3i - 2j', '3i - 2j', vector],
    ['(3, -2)', '3i - 2j', vector],
    ['1/2 (6, -4)', '3i - 2j', vector],
    ['(1, 2) + 2(1, -2)', '3i - 2j', vector],
    ['-16 sin 60° i', '-8√3 i', { ...vector, value: '-16sin(60°)i' }],
    ['(3 5)', '3i + 5j', vector],
    ['-16 sin 60.25  °i', '-16sin(60.25°)i', vector],
    ['2 cos 60° i + 3j', '2cos(60°)i + 3j', vector],
    ['2cos3i + j', '2cos(3)i + j', vector],
    ['x + 1', 'x + 1', { isInLogarithm: true }],
    ['ln (x + 1)', 'x + 1', { isInLogarithm: true }],
    ['lg(x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log_5 (x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log₁₂(x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log  _  12 (x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log12  (x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log5(x + 1)', 'x + 1', { isInLogarithm: true }],
    ['log (x + 1)', 'x + 1', { isInLogarithm: true }],
    ['ax^2 + c', 'ax^2', { ...integral, letters: ['a', 'x'] }],
    ['sin 2 j', 'sin(2j)', { letters: ['j'] }],
    ['7', '7', {}],
  ])('%s is %s', (text, value, change) => {
    expect(mark(text, value, change)).toBe('right')
  })

  test.each<[string, string, Change, string]>([
    ['2x', '3x', {}, 'wrong'],
    ['2z', '2x', {}, 'unknown-letter'],
    ['1, 2x, 4x²', '1 + 2x + 3x²', {}, 'wrong'],
    ['1, 2x', '2x', {}, 'comma'],
    ['2x = y²', '2x', {}, 'unknown-sign'],
    ['2x = y + 1', '2x', {}, 'unknown-sign'],
    ['3*2', '6', {}, 'simplified'],
    ['0.882x', '15x/17', {}, 'exact'],
    ['0.88x', '15x/17', {}, 'exact'],
    ['0.8x', '15x/17', {}, 'wrong'],
    ['3.14x', 'πx', {}, 'exact'],
    ['2.001x', '2x', {}, 'wrong'],
    ['x^2', 'x^2', integral, 'constant'],
    ['x^2 + 3', 'x^2', integral, 'constant'],
    ['2x^2', 'x^2', integral, 'wrong'],
    ['x^2 + c + k', 'x^2', integral, 'wrong'],
    ['x^2 + 2c', 'x^2', integral, 'wrong'],
    ['c x^2', 'x^2', integral, 'wrong'],
    ['ax^2', 'ax^2', { ...integral, letters: ['a', 'x'] }, 'constant'],
    ['x + ln 2', 'x + 2', { isInLogarithm: true }, 'wrong'],
    ['8i cos 60', '4i', vector, 'ambiguous-function'],
    ['8i cos60', '4i', vector, 'ambiguous-function'],
    ['8i cos (60)', '4i', vector, 'ambiguous-function'],
    ['8i cos( 60 )', '4i', vector, 'ambiguous-function'],
    ['|cos x|', 'cos x', { letters: ['x'] }, 'wrong'],
    ['3i + 2j', '3i - 2j', vector, 'wrong'],
    ['(3, -2, 1)', '3i - 2j', vector, 'comma'],
    ['(x+1)(x+2)', 'x^2 + 3x + 2', { form: 'expanded' }, 'expanded'],
    ['x^2 + 3x + 2', '(x+1)(x+2)', { form: 'factorised' }, 'factorised'],
    ['3^x * 3^y', '3^(x + y)', { form: 'one-power' }, 'form-of-question'],
    ['x + x', '2x', { form: 'simplified' }, 'simplified'],
    ['√(9cot(x)^2)', '3cot x', { form: 'simplified', letters: ['x'] }, 'simplified'],
  ])('%s where %s is asked for (%j) is %s', (text, value, change, verdict) => {
    expect(mark(text, value, change)).toBe(verdict)
  })

  test.each([...'cCkKdDABab'])('the constant of an integral may be %s', (constant) => {
    expect(mark(`x^2 + ${constant}`, 'x^2', integral)).toBe('right')
  })
})
