import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  type Draft,
  emptyDraft,
  firstToMend,
  isSolved,
  markOf,
  nextEmpty,
  placeAfter,
  textOf,
  untypedParts,
  withText,
} from './answers.ts'

const number = { part: 'a', kind: 'number' } as const
const matrix = { part: 'b', kind: 'matrix', size: [2, 2] } as const
const column = { part: 'c', kind: 'matrix', size: [2, 1] } as const
const fields: readonly AnswerField[] = [number, matrix]
const right = (field: number): Mark => ({ field, verdict: 'right' })
const wrong = (field: number): Mark => ({ field, verdict: 'wrong' })

describe('what is typed in the fields of a question', () => {
  test('a number has one place, a matrix one for each of its elements', () => {
    expect(emptyDraft(fields)).toEqual({ texts: [[''], ['', '', '', '']], checked: null })
  })

  test('a matrix is sent by rows, and what is empty is not sent', () => {
    expect(textOf(matrix, ['1', '2', '3', '-4'])).toBe('1, 2; 3, -4')
    expect(textOf(column, ['1', '2'])).toBe('1; 2')
    expect(textOf(matrix, ['', '', '3', ''])).toBe(', ; 3, ')
    expect(answersOf(fields, [['12'], ['', ' ', '', '']])).toEqual([{ field: 0, text: '12' }])
  })

  test('Enter leads to the next empty place, around the end, and nowhere once all are filled', () => {
    const texts = withText([[''], ['', '', '', '']], { field: 1, cell: 0 }, '1')
    expect(nextEmpty(texts, { field: 1, cell: 0 })).toEqual({ field: 1, cell: 1 })
    expect(nextEmpty([[''], ['1', '2', '3', '4']], { field: 1, cell: 3 })).toEqual({ field: 0, cell: 0 })
    expect(nextEmpty([['1'], ['1', '2', '3', '4']], { field: 1, cell: 3 })).toBeNull()
    expect(placeAfter([['1'], ['', '']], { field: 0, cell: 0 })).toEqual({ field: 1, cell: 0 })
    expect(placeAfter([['1'], ['', '']], { field: 1, cell: 1 })).toEqual({ field: 0, cell: 0 })
  })
})

describe('the marks of typed answers', () => {
  const texts = [['12'], ['1', '2', '3', '4']]
  const draft: Draft = { texts, checked: { texts, marks: [right(0), wrong(1)] } }

  test('a mark stands while its text does', () => {
    expect(markOf(draft, 0)).toEqual(right(0))
    const changed = { ...draft, texts: withText(texts, { field: 1, cell: 3 }, '5') }
    expect(markOf(changed, 1)).toBeNull()
    expect(markOf(changed, 0)).toEqual(right(0))
    expect(markOf({ ...changed, texts }, 1)).toEqual(wrong(1))
  })

  test('a question is solved when every field is right, and not when one is changed afterwards', () => {
    expect(isSolved(draft)).toBe(false)
    const solved: Draft = { texts, checked: { texts, marks: [right(0), right(1)] } }
    expect(isSolved(solved)).toBe(true)
    expect(isSolved({ ...solved, texts: withText(texts, { field: 0, cell: 0 }, '1') })).toBe(false)
    expect(isSolved({ texts, checked: { texts, marks: [right(0), null] } })).toBe(false)
  })

  test('the first field to mend is sought from the one that is typed in', () => {
    expect(firstToMend([wrong(0), right(1), wrong(2)], 1)).toBe(2)
    expect(firstToMend([wrong(0), right(1), null], 1)).toBe(0)
    expect(firstToMend([right(0), null], 0)).toBeNull()
  })

  test('parts of the scheme without a field are named', () => {
    const scheme = [{ part: 'a' }, { part: 'b' }, { part: 'c' }]
    expect(untypedParts(scheme, [number, { part: 'b ii', kind: 'number' }])).toEqual(['c'])
    expect(untypedParts([{ part: '' }], [{ part: '', kind: 'number' }])).toEqual([])
  })
})
