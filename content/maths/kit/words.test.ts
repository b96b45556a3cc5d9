import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  degreesInWords,
  fractionInWords,
  listInWords,
  numberInWords,
  powerInWords,
  surdInWords,
  termsInWords,
} from './words.ts'

test('numbers, lists and formulas become words', () => {
  expect(listInWords(['A', 'B', 'C'])).toBe('A, B and C')
  expect([listInWords([]), listInWords([4]), listInWords([4, 5])]).toEqual(['', '4', '4 and 5'])
  expect([numberInWords(-3.5), numberInWords('−12.0'), numberInWords(4)]).toEqual([
    'minus 3.5',
    'minus 12.0',
    '4',
  ])
  expect([degreesInWords('47.3°'), degreesInWords(1), degreesInWords('−7.2°')]).toEqual([
    '47.3 degrees',
    '1 degree',
    'minus 7.2 degrees',
  ])
  expect([1, 2, 3, -2].map((n) => powerInWords('x', n))).toEqual([
    'x',
    'x squared',
    'x cubed',
    'x to the power minus 2',
  ])
  expect([fractionInWords(6, 10), fractionInWords(-1, 2), fractionInWords(8, 2)]).toEqual([
    '3 over 5',
    'minus 1 over 2',
    '4',
  ])
  expect([surdInWords(1, 72), surdInWords(-1, 5), surdInWords(2, 9)]).toEqual([
    '6 root 2',
    'minus root 5',
    '6',
  ])
  expect(termsInWords([3, 'x squared'], [-1, 'x'], [-5, ''])).toBe('3 x squared minus x minus 5')
  expect(termsInWords([2, 'x to the power 4'], [-1, 'x'])).toBe('2 x to the power 4, end of power, minus x')
  expect(termsInWords([1, ''], [-1, 'x to the power 4'])).toBe('1 minus x to the power 4')
})

test('words have no symbol that a screen reader would skip or misread', () => {
  const number = fc.integer({ min: -99, max: 99 })
  fc.assert(
    fc.property(
      number,
      number.filter((n) => n !== 0),
      (a, b) => {
        const spoken = [
          fractionInWords(a, b),
          surdInWords(a, Math.abs(b)),
          termsInWords([a, 'x'], [b, '']),
          numberInWords(a),
        ]
        expect(spoken.join(' ')).not.toMatch(/[-−√/^]/)
      },
    ),
  )
})
