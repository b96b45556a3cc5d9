import { describe, expect, test } from 'vitest'
import type { NumberAsked } from './asked.ts'
import { markConstants } from './named-constants.ts'

const mark = (text: string, value: string, form?: NumberAsked['form']) => {
  const marked = markConstants(text, { kind: 'number', value, ...(form && { form }) })
  return marked?.verdict === 'form' ? marked.wants : (marked?.verdict ?? null)
}

describe('the constants of a form instead of its number', () => {
  test.each([
    ['p = 3, q = 2', '3 + 2√3'],
    ['p=3; q=2', '3 + 2√3'],
    ['a = 3 and b = 2', '3 + 2√3'],
    ['p = 3, q = -2', '3 - 2√3'],
    ['p = 1, q = 1', '1 + √3'],
    ['p = 1/2, q = 5', '1/2 + 5π'],
    ['a = 2, b = 3', '2 + 3 ln 2'],
  ])('%s says %s', (text, value) => {
    expect(mark(text, value)).toBe('right')
  })

  test.each([
    ['p = 3, q = 3', '3 + 2√3'],
    ['p = 2, q = 3', '3 + 2√3'],
    ['p = 3', '3 + 2√3'],
    ['p = 3, q = 2, r = 1', '3 + 2√3'],
    ['3, 2', '3 + 2√3'],
    ['x = 3, y = 2', '3 + 2√3'],
    ['p = 3, q = 2 = 2', '3 + 2√3'],
    ['p = 3, q = two', '3 + 2√3'],
    ['p = 3, q = 2', '3 + 2'],
    ['p = 3, q = 2', '3 + 2√3√2'],
    ['p = 3, q = 2√2', '3 + 2√3√2'],
    ['p = 3, q = 0', '3 - 2√3√2'],
    ['2p = 3, q = 2', '3 + 2√3'],
    ['a = 4', '4C2'],
    ['k = 3', '3√5'],
    ['k = 3', '3'],
  ])('%s does not say %s', (text, value) => {
    expect(mark(text, value)).toBeNull()
  })

  test('one constant alone is not yet the number', () => {
    expect(mark('k = 3', '3√5', 'simplest-surd')).toBe('form-of-question')
    expect(mark('k = -3', '-3√5', 'simplest-surd')).toBe('form-of-question')
    expect(mark('k = 2', '3√5', 'simplest-surd')).toBeNull()
  })
})
