import { describe, expect, test } from 'vitest'
import type { Expression } from './expression.ts'
import { expressionAsked, readExpression } from './read.ts'

/** A tree in brackets, short enough for a row. */
const drawn = (tree: Expression): string => {
  switch (tree.is) {
    case 'number':
      return tree.text
    case 'letter':
    case 'constant':
      return tree.name
    case 'sum':
      return `(${tree.terms.map(drawn).join(' + ')})`
    case 'product':
      return `(${tree.factors.map(drawn).join(' . ')})`
    case 'fraction':
      return `${tree.isLogarithm ? 'log' : ''}(${drawn(tree.over)} over ${drawn(tree.under)})`
    case 'mixed':
      return `[${tree.whole} ${tree.over} over ${tree.under}]`
    case 'power':
      return `(${drawn(tree.base)} to ${drawn(tree.exponent)})`
    case 'root':
      return `root${tree.degree} ${drawn(tree.of)}`
    case 'function':
      return `${tree.name} ${drawn(tree.of)}`
    default:
      return `${tree.is} ${drawn(tree.of)}`
  }
}
const letters = ['x', 'y', 'n', 'θ']
const read = (text: string): string => {
  const result = readExpression(text, letters)
  return result.ok ? drawn(result.expression) : result.why
}

describe('a typed expression', () => {
  test.each([
    ['2x + 3y', '((2 . x) + (3 . y))'],
    ['2x - 3y', '((2 . x) + negative (3 . y))'],
    ['-x', 'negative x'],
    ['--x', 'x'],
    ['+x', 'x'],
    ['-+x', 'negative x'],
    ['2*-x', '(2 . negative x)'],
    ['2*+x', '(2 . x)'],
    ['x/-2', '(x over negative 2)'],
    ['2/3/4', '((2 over 3) over 4)'],
    ['xy/2', '((x . y) over 2)'],
    ['1/2 x', '((1 over 2) . x)'],
    ['x^2', '(x to 2)'],
    ['x^-1', '(x to negative 1)'],
    ['x^2!', '(x to factorial 2)'],
    ['2^3^2', '(2 to (3 to 2))'],
    ['3!!', 'factorial factorial 3'],
    ['30°', 'degrees 30'],
    ['11%', 'percent 11'],
    ['2 1/3', '[2 1 over 3]'],
    ['2 1/3 + 1', '([2 1 over 3] + 1)'],
    ['12 1/3', '[12 1 over 3]'],
    ['√2', 'root2 2'],
    ['∛8', 'root3 8'],
    ['√(x+1)', 'root2 (x + 1)'],
    ['√2 x', '(root2 2 . x)'],
    ['√(2)x', '(root2 2 . x)'],
    ['2√3', '(2 . root2 3)'],
    ['|x - 1|', 'absolute (x + negative 1)'],
    ['2|x|', '(2 . absolute x)'],
    ['|x(|y|)|', 'absolute (x . absolute y)'],
    ['|x|+|y|', '(absolute x + absolute y)'],
    ['|x||y|', '(absolute x . absolute y)'],
    ['|x(2|y|)|', 'absolute (x . (2 . absolute y))'],
    ['(x)(y)', '(x . y)'],
    ['πx', '(π . x)'],
    ['2pi', '(2 . π)'],
    ['e^x', '(e to x)'],
    ['2+e-1', '(2 + e + negative 1)'],
    ['theta', 'θ'],
    ['sin x', 'sin x'],
    ['sin 2x', 'sin (2 . x)'],
    ['sin(x+1)', 'sin (x + 1)'],
    ['cos|x|', 'cos absolute x'],
    ['sin^2 x', '(sin x to 2)'],
    ['sin^-1 x', 'arcsin x'],
    ['cos^(-1)(x)', 'arccos x'],
    ['tan^-2 x', '(tan x to negative 2)'],
    ['asin x', 'arcsin x'],
    ['acos x', 'arccos x'],
    ['atan x', 'arctan x'],
    ['csc x', 'cosec x'],
    ['log x', 'lg x'],
    ['In x', 'ln x'],
    ['loge x', 'ln x'],
    ['log_e x', 'ln x'],
    ['log_3 x', 'log(ln x over ln 3)'],
    ['log_(12)(x)', 'log(ln x over ln 12)'],
    ['log_{12} x', 'log(ln x over ln 12)'],
    ['log  _  (12) x', 'log(ln x over ln 12)'],
    ['log_12 x', 'log(ln x over ln 12)'],
    ['log12  (x)', 'log(ln x over ln 12)'],
    ['log12  9', 'log(ln 9 over ln 12)'],
    ['2log3(x)', '(2 . log(ln x over ln 3))'],
    ['x log_3 x', '(x . log(ln x over ln 3))'],
    ['log₂ 8', 'log(ln 8 over ln 2)'],
    ['log3(x)', 'log(ln x over ln 3)'],
    ['log3 9', 'log(ln 9 over ln 3)'],
    ['log3', 'lg 3'],
    ['sqrt 2', 'root2 2'],
    ['root 2', 'root2 2'],
    ['cbrt 8', 'root3 8'],
    ['SIN x', 'sin x'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['3.50', '3.50'],
    ['sin x cos x', '(sin x . cos x)'],
  ])('%s is %s', (text, tree) => {
    expect(read(text)).toBe(tree)
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1'.repeat(201), 'too-long'],
    ['2+', 'incomplete'],
    ['30°°', 'incomplete'],
    ['2 1+3', 'incomplete'],
    ['2 1/log_3 x', 'incomplete'],
    ['2 log_3/4', 'incomplete'],
    ['*2', 'incomplete'],
    ['2 3', 'incomplete'],
    ['2 3/x', 'incomplete'],
    ['2.5 1/3', 'incomplete'],
    ['2 1.5/3', 'incomplete'],
    ['2 1/3.5', 'incomplete'],
    ['---x', 'incomplete'],
    ['x^', 'incomplete'],
    ['sin', 'incomplete'],
    ['sin +x', 'incomplete'],
    ['()', 'brackets'],
    ['(x', 'brackets'],
    ['x)', 'brackets'],
    ['|x', 'brackets'],
    ['x|', 'incomplete'],
    [')x', 'brackets'],
    [`${'('.repeat(30)}x${')'.repeat(30)}`, 'brackets'],
    [`${'2^'.repeat(30)}2`, 'brackets'],
    ['1/2x', 'ambiguous-fraction'],
    ['1/2(x)', 'ambiguous-fraction'],
    ['xy/2n', 'ambiguous-fraction'],
    ['xy/2 n', 'ambiguous-fraction'],
    ['√2x', 'ambiguous-function'],
    ['ln x/2', 'ambiguous-function'],
    ['ln x(x+1)', 'ambiguous-function'],
    ['ln^-1 x', 'ambiguous-function'],
    ['4.2e-4', 'calculator-power'],
    ['4.2E4', 'calculator-power'],
    ['1.2.3', 'unknown-sign'],
    ['1,5', 'comma'],
    ['x, y', 'comma'],
    ['z', 'unknown-letter'],
    ['lambda', 'unknown-letter'],
    ['$', 'unknown-sign'],
    ['in x', 'unknown-letter'],
  ])('%s cannot be read: %s', (text, why) => {
    expect(read(text)).toBe(why)
  })

  test('brackets go as deep as any answer', () => {
    expect(read(`${'('.repeat(29)}x${')'.repeat(29)}`)).toBe('x')
    expect(read(`${'2^'.repeat(29)}2`)).toMatch(/^\(2 to/)
  })

  test('brackets and powers side by side are not deep', () => {
    expect(read('(x)'.repeat(40))).toMatch(/^\(x \. x/)
    expect(read('x^2'.repeat(40))).toMatch(/^\(\(x to 2\) \. /)
  })

  test.each([
    ['alpha', 'α'],
    ['beta', 'β'],
    ['mu', 'μ'],
    ['Lambda', 'λ'],
  ])('%s is the letter %s where the question has it', (name, letter) => {
    expect(drawn(expressionAsked(`2${name}`, [letter]))).toBe(`(2 . ${letter})`)
  })

  test('two hundred signs are read', () => {
    expect(read('1'.repeat(200))).toBe('1'.repeat(200))
  })

  test('a fault of the marker is not taken for one of the answer', () => {
    const get = () => {
      throw new Error('broken')
    }
    expect(() => readExpression('x', new Proxy([], { get }))).toThrow('broken')
  })

  test('what content asks for must be read', () => {
    expect(drawn(expressionAsked('2x', ['x']))).toBe('(2 . x)')
    expect(() => expressionAsked('2z', ['x'])).toThrow('the value "2z" cannot be read: unknown-letter')
  })
})
