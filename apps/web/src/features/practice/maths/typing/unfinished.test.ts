import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { expect, test } from 'vitest'
import { isUnfinished } from './unfinished.ts'

const number: AnswerField = { part: 'a', kind: 'number', unit: 'cm' }
const expression: AnswerField = { part: '', kind: 'expression', letters: ['x'] }
const axis = { from: -5, to: 5, step: 1, minor: 1, title: 'x' }
const corners: AnswerField = { part: '', kind: 'points', plane: { x: axis, y: axis }, count: 3 }

test.each<[AnswerField, string]>([
  [number, '/4955'],
  [number, '−/23'],
  [number, '49/'],
  [number, '(3 + 4'],
  [number, '3 + 4)'],
  [number, '√'],
  [expression, '3(x − 2'],
  [expression, '3x + '],
  [{ part: '', kind: 'equation', letters: ['x', 'y'] }, 'y = '],
  [{ part: '', kind: 'coordinates', size: [1, 2] }, '(3, '],
  [{ part: '', kind: 'list' }, '3, '],
  [{ part: '', kind: 'ratio' }, '2 : '],
  [{ part: '', kind: 'matrix', size: [2, 2] }, '1, 2; 3, '],
  [corners, '(1, 2) (3, 4)'],
])('of %j, "%s" is not finished', (field, text) => {
  expect(isUnfinished(field, text)).toBe(true)
})

test.each<[AnswerField, string]>([
  [number, ''],
  [number, '49/55'],
  [number, '−2 1/3'],
  [number, '12.5 cm'],
  [number, '4.2×10^−4'],
  [expression, '3(x − 2)'],
  // What cannot be read is another matter.
  [expression, '3q?'],
  [{ part: '', kind: 'list' }, '3, 5'],
  [{ part: '', kind: 'ratio' }, '2 : 3'],
  [{ part: '', kind: 'time', is: 'length' }, '2 h '],
  [{ part: '', kind: 'word' }, '(a'],
  [corners, '(1, 2) (3, 4) (0, 0)'],
])('of %j, "%s" is finished, or not begun', (field, text) => {
  expect(isUnfinished(field, text)).toBe(false)
})
