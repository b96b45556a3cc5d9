import { describe, expect, test } from 'vitest'
import { evaluate, everyIn, hasDecimal, isConstant, lettersOf, someIn } from './expression.ts'
import { expressionAsked } from './read.ts'

const read = (text: string) => expressionAsked(text, ['x', 'y'])
const valueIn = (text: string, x = Number.NaN) => evaluate(read(text), new Map([['x', x]]))

describe('the value of an expression', () => {
  test.each([
    ['2 + 3 - 4', 1],
    ['2*3*4', 24],
    ['7/2', 3.5],
    ['2 1/4', 2.25],
    ['-(3)', -3],
    ['2^10', 1024],
    ['√16', 4],
    ['∛(-8)', -2],
    ['∛8', 2],
    ['|-5|', 5],
    ['5!', 120],
    ['0!', 1],
    ['180°', Math.PI],
    ['12%', 0.12],
    ['π', Math.PI],
    ['e', Math.E],
    ['sin(π/6)', 0.5],
    ['cos(π/3)', 0.5],
    ['tan(π/4)', 1],
    ['sec(π/3)', 2],
    ['cosec(π/6)', 2],
    ['cot(π/4)', 1],
    ['cot(π/6)', Math.sqrt(3)],
    ['arcsin 1', Math.PI / 2],
    ['arccos 0', Math.PI / 2],
    ['arctan 1', Math.PI / 4],
    ['ln(e^2)', 2],
    ['lg 1000', 3],
    ['(-8)^(1/3)', -2],
    ['(-8)^(2/3)', 4],
    ['(-2)^3', -8],
    ['(-3)^(4/2)', 9],
    ['(-8)^(3/9)', -2],
  ])('of %s is %d', (text, value) => {
    expect(valueIn(text)).toBeCloseTo(value, 12)
  })

  test.each([
    '√(-1)',
    '(-8)^(1/2)',
    '(-8)^(3/2)',
    '(-8)^(1/2.5)',
    '2^(0/0)',
    '(-8)^(0.5/3)',
    '(-8)^(1/1.5)',
    '(-8)^0.5',
    '(-8)^(0/0)',
    '(-1)!',
    '2.5!',
    '171!',
    'x',
  ])('there is none of %s', (text) => {
    expect(valueIn(text)).toBeNaN()
  })

  test('a root of 0 has no sign', () => {
    expect(valueIn('∛0')).toBe(0)
  })

  test('depends on its letters', () => {
    expect(valueIn('x^2 + 1', 3)).toBe(10)
    expect(valueIn('170!')).toBeGreaterThan(7e306)
  })
})

describe('what is in an expression', () => {
  test('its letters are found however deep they are, and without any it is a constant', () => {
    expect([...lettersOf(read('2sin(x)/√y'))]).toEqual(['x', 'y'])
    expect(isConstant(read('2 1/3 + π!'))).toBe(true)
    expect(isConstant(read('2^x'))).toBe(false)
  })

  test('a decimal is found however deep it is', () => {
    expect(['1.5', '2^(x/1.5)', '√(1+0.5)'].map((text) => hasDecimal(read(text)))).toEqual([true, true, true])
    expect(hasDecimal(read('3/2 + x'))).toBe(false)
  })

  test('something holds for a part or for all of them', () => {
    const isNumber = ({ is }: { readonly is: string }) => is === 'number'
    expect([someIn(read('2x'), isNumber), someIn(read('x'), isNumber)]).toEqual([true, false])
    expect([everyIn(read('2'), isNumber), everyIn(read('2 + 3'), isNumber)]).toEqual([true, false])
    expect(everyIn(read('2x'), ({ is }) => is !== 'letter')).toBe(false)
    expect(everyIn(read('2x'), ({ is }) => is !== 'root')).toBe(true)
  })
})
