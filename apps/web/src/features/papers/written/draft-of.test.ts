import { expect, test } from 'vitest'
import { draftOf, textsOf } from './draft-of.ts'

const fields = [
  { part: 'a', kind: 'number' },
  { part: 'b', kind: 'matrix', size: [2, 2] },
  { part: 'c', kind: 'list' },
] as const

test('what was typed comes back into its places', () => {
  const texts = ['12', '1, 2; 3, 4', '2, 5']
  const draft = draftOf(fields, texts)
  expect(draft.texts).toEqual([['12'], ['1', '2', '3', '4'], ['2, 5']])
  expect(textsOf(fields, draft)).toEqual(texts)
})

test('a matrix that is half filled keeps its places', () => {
  const half = { texts: [[''], ['1', '', '', '4'], ['']], checked: null }
  expect(draftOf(fields, textsOf(fields, half)).texts).toEqual(half.texts)
})

test('nothing typed is nothing', () => {
  expect(textsOf(fields, draftOf(fields, undefined))).toEqual(['', '', ''])
})
