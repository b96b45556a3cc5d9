import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import {
  componentsOf,
  markCoordinates,
  markList,
  markMatrix,
  markRatio,
  piecesOf,
  together,
  withoutBrackets,
} from './mark-shapes.ts'

type ListAsked = Extract<Asked, { kind: 'list' }>
const short = (marked: ReturnType<typeof together>) =>
  marked.verdict === 'form' ? marked.wants : marked.verdict === 'unread' ? marked.why : marked.verdict

describe('pieces of an answer', () => {
  test('stand between separators that are in no brackets', () => {
    expect(piecesOf('1, (2, 3), [4, 5]; {6, 7}', ',')).toEqual(['1', '(2, 3)', '[4, 5]; {6, 7}'])
    expect(piecesOf('1, 2; 3', ',;')).toEqual(['1', '2', '3'])
    expect(piecesOf('', ',')).toEqual([''])
    expect(piecesOf('1), 2', ',')).toEqual(['1)', '2'])
  })

  test('lose the brackets around all of them, and no others', () => {
    expect(['{3, 4}', '(3; 4)', '[ 3, 4 ]', '(3)', '3, 4'].map(withoutBrackets)).toEqual([
      '3, 4',
      '3; 4',
      '3, 4',
      '(3)',
      '3, 4',
    ])
  })

  test('are told of together: unread before wrong before another form', () => {
    const [right, wrong] = [{ verdict: 'right' }, { verdict: 'wrong' }] as const
    const [form, unread] = [
      { verdict: 'form', wants: 'exact' },
      { verdict: 'unread', why: 'comma' },
    ] as const
    expect([
      together([]),
      together([right, right]),
      together([right, form]),
      together([form, wrong]),
      together([wrong, unread]),
    ]).toEqual([right, right, form, wrong, unread])
  })
})

describe('a list', () => {
  const list = (text: string, change: Partial<ListAsked> = {}) =>
    short(markList(text, { kind: 'list', values: ['1', '4', '9'], isInOrder: false, each: {}, ...change }))
  const inOrder = (text: string, change: Partial<ListAsked> = {}) =>
    list(text, { isInOrder: true, ...change })

  test.each([
    '1, 4, 9',
    '9, 1, 4',
    '{1, 4, 9}',
    '1; 4; 9',
    '1 and 4 and 9',
    '1, 4 or 9',
    '1, 4, & 9',
    '1 4 9',
    'x = 1, 4, 9',
    '1, 4, 9, x ≠ 0',
  ])('%s has all of 1, 4 and 9', (text) => {
    expect(list(text)).toBe('right')
  })

  test.each([
    ['1, 4', 'more-values'],
    ['1, 4, 10', 'wrong'],
    ['1, 4, 9, 9', 'right'],
    ['1, 4, 9, 10', 'wrong'],
    ['1, 4, 3*3', 'simplified'],
    ['1, 4, (9', 'brackets'],
    [Array(13).fill('1').join(', '), 'more-values'],
    [Array(14).fill('1').join(', '), 'wrong'],
  ])('where 1, 4 and 9 are asked for, %s is %s', (text, verdict) => {
    expect(list(text)).toBe(verdict)
  })

  test('may have a value twice where it has it twice, and both signs at once', () => {
    expect(list('2, 2', { values: ['2', '2'] })).toBe('right')
    expect(list('2, 2, 2', { values: ['2', '2'] })).toBe('wrong')
    expect(list('2', { values: ['2', '2'] })).toBe('more-values')
    expect(list('3 ± √2', { values: ['3+√2', '3-√2'] })).toBe('right')
    expect(list('+/-3', { values: ['3', '-3'] })).toBe('right')
    expect(list('±3', { values: ['3', '-4'] })).toBe('wrong')
  })

  test.each([
    ['1, 4, 9', 'right'],
    ['1 < 4 < 9', 'right'],
    ['9 > 4 > 1', 'right'],
    ['9 >= 4 >= 1', 'right'],
    ['x² = 1, 4, 9', 'right'],
    ['a: 1, b: 4, c: 9', 'right'],
    ['9, 4, 1', 'wrong'],
    ['1, 4', 'more-values'],
    ['4, 9', 'wrong'],
    ['1, 4, 9, 16', 'wrong'],
    ['1, (4', 'brackets'],
    ['1, 2*2, 9', 'simplified'],
  ])('in order, %s is %s', (text, verdict) => {
    expect(inOrder(text)).toBe(verdict)
  })

  test('may have its values as they are printed, or the whole row with what is printed in it', () => {
    expect(inOrder('1, 2*2, 9', { isAsPrinted: true })).toBe('right')
    expect(inOrder('0, 1, 4, 9', { whole: ['0', '1', '4', '9'] })).toBe('right')
    expect(inOrder('0 1 4 9', { whole: ['0', '1', '4', '9'] })).toBe('right')
    expect(inOrder('0, 1, 4, 8', { whole: ['0', '1', '4', '9'] })).toBe('wrong')
    expect(inOrder('232.5 ≤ d < 237.5', { values: ['232.5', '237.5'] })).toBe('right')
    expect(list('60 108 132', { values: ['60', '108', '132'] })).toBe('right')
  })
})

describe('coordinates', () => {
  test.each([
    ['(2, 3)', ['2', '3']],
    ['P(2, 3)', ['2', '3']],
    ["P'(2, 3)", ['2', '3']],
    ['P = (2, 3)', ['2', '3']],
    ['AB = (2, 3)', ['2', '3']],
    ['at (2, 3)', ['2', '3']],
    ['the turning point at (2, 3)', ['2', '3']],
    ['turning point at  = (2, 3)', ['2', '3']],
    ['7 units from (2, 3)', ['7 units from (2, 3)']],
    ['(2, 3) is a minimum', ['2', '3']],
    ['(2, 3)max', ['2', '3']],
    ['(2, 3) is  a  minimum', ['2', '3']],
    ['(2, 3) max or min', ['(2, 3) max', 'min']],
    ['= (2, 3)', ['2', '3']],
    ['<2, 3>', ['2', '3']],
    ['2<3, 4>', ['2<3', '4>']],
    ['<2, 3>t', ['<2', '3>t']],
    ['[2; 3]', ['2', '3']],
    ['x = 2, y = 3', ['x = 2', 'y = 3']],
    ['y = 3, x = 2', ['x = 2', 'y = 3']],
    ['x = 2, x = 3', ['x = 2', 'x = 3']],
    ['2y = 6, x = 2', ['2y = 6', 'x = 2']],
    ['y = 3, 2x = 4', ['y = 3', '2x = 4']],
    ['2, 3', ['2', '3']],
    ['2 3', ['2', '3']],
    ['(2 -3)', ['2', '-3']],
    ['(12  √3)', ['12', '√3']],
    ['(1 2 √3)', ['1 2 √3']],
    ['(2, 3)^T', ['2', '3']],
    ['(2, 3)T', ['2', '3']],
    ['7', ['7']],
    ['', []],
  ])('of %s are %j', (text, components) => {
    expect(componentsOf(text)).toEqual(components)
  })

  test('are marked each for itself', () => {
    const value = ['2', '3'].map((one) => ({ kind: 'number', value: one }) as const)
    const mark = (text: string) => short(markCoordinates(text, { kind: 'coordinates', value }))
    expect(
      ['(2, 3)', '(x, y) = (2, 3)', 'x = 2, y = 3', '(3, 2)', '(2, 6/2)', '(2)', '(2, 3, 4)'].map(mark),
    ).toEqual(['right', 'right', 'right', 'wrong', 'simplified', 'shape', 'shape'])
  })
})

describe('a matrix', () => {
  const mark = (text: string, rows: readonly (readonly string[])[], letters: readonly string[] = []) =>
    short(markMatrix(text, { kind: 'matrix', rows, letters }))
  const square = [
    ['1', '2'],
    ['3', '4'],
  ]
  const column = [['3'], ['-2']]

  test('has its rows one after another', () => {
    expect(
      ['1, 2; 3, 4', '(1, 2; 3, 4)', '1, 2; 3, 5', '1, 2, 3, 4', '1, 2; 3'].map((text) => mark(text, square)),
    ).toEqual(['right', 'right', 'wrong', 'shape', 'shape'])
  })

  test('of one column is a vector', () => {
    const texts = [
      '3; -2',
      '(3, -2)',
      '3, -2',
      '3i - 2j',
      '-2j + 3i',
      '1/2 (6, -4)',
      '3i + 2j',
      '2(3, -2)',
      '3',
      '3i - 2k',
    ]
    expect(texts.map((text) => mark(text, column))).toEqual([
      'right',
      'right',
      'right',
      'right',
      'right',
      'right',
      'wrong',
      'wrong',
      'shape',
      'unknown-letter',
    ])
    expect(mark('7i', [['5']])).toBe('wrong')
  })

  test('may have letters, of which i is no unit vector', () => {
    expect(mark('i, 2', [['i'], ['2']], ['i'])).toBe('right')
    expect(mark('p, 0', [['p', '0']], ['p'])).toBe('right')
    expect(mark('2p, 0', [['p', '0']], ['p'])).toBe('wrong')
    expect(mark('q, 0', [['p', '0']], ['p'])).toBe('unknown-letter')
  })
})

describe('a ratio', () => {
  const mark = (text: string, values: readonly string[], isSimplest = true) =>
    short(markRatio(text, { kind: 'ratio', values, isSimplest }))

  test.each([
    ['2 : 3', 'right'],
    ['2 to 3', 'right'],
    ['4 : 6 = 2 : 3', 'right'],
    ['4 : 6', 'simplest-ratio'],
    ['1 : 1.5', 'simplest-ratio'],
    ['2/3', 'form-of-question'],
    ['3/2', 'shape'],
    ['3 : 2', 'wrong'],
    ['-2 : -3', 'wrong'],
    ['0 : 0', 'wrong'],
    ['2 : 3 : 4', 'wrong'],
    ['2 : (3', 'brackets'],
  ])('where 2 : 3 is asked for, %s is %s', (text, verdict) => {
    expect(mark(text, ['2', '3'])).toBe(verdict)
  })

  test('need not be in its simplest form unless the question asks for it, and may have three parts', () => {
    expect([mark('4 : 6', ['2', '3'], false), mark('1 : 1.5', ['2', '3'], false)]).toEqual(['right', 'right'])
    expect([
      mark('2 : 3 : 4', ['2', '3', '4']),
      mark('2 : 3 : 5', ['2', '3', '4']),
      mark('2', ['2', '3', '4']),
      mark('2/3', ['2', '3', '4']),
    ]).toEqual(['right', 'wrong', 'shape', 'shape'])
  })
})
