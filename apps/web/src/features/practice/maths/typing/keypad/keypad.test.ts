import { type AskedField, kinds } from '@toron/domain/typed-answers/field.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deleted, type Edited, moved, typed } from './edit.ts'
import { columns, keypadOf } from './keys.ts'

/** `2|/3`: the stroke is the caret; two are a selection. */
const edit = (marked: string): Edited => {
  const from = marked.indexOf('|')
  const text = marked.replaceAll('|', '')
  const to = marked.lastIndexOf('|')
  return { text, from, to: to === from ? to : to - 1 }
}
const shown = ({ text, from, to }: Edited) =>
  from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

describe('editing by keys', () => {
  test.each([
    ['2|', '/', '2/|'],
    ['|3', '2', '2|3'],
    ['2|34|5', 'x', '2x|5'],
    ['x|', ' < ', 'x < |'],
    ['49|', '/', '49/|'],
    ['|', '/', '|/'],
    ['−|', '/', '−|/'],
    ['2 + |', '/', '2 + |/'],
    ['(|)', '/', '(|/)'],
    ['sin |', '/', 'sin |/'],
    ['x < |', '/', 'x < |/'],
    ['2 |', '/', '2 |/'],
  ])('%s and the key %s is %s', (before, added, after) => {
    expect(shown(typed(edit(before), added))).toBe(after)
  })

  test.each([
    ['2/3|', '2/|'],
    ['|2', '|2'],
    ['2|34|5', '2|5'],
    ['x < |3', 'x|3'],
    ['x < 2 or |', 'x < 2|'],
    ['3×10^|', '3|'],
    ['sin |x', '|x'],
    ['2, |', '2|'],
    ['arc|', 'ar|'],
    ['|/', '|'],
    ['2 + |/', '2 + |'],
  ])('Delete makes %s into %s', (before, after) => {
    expect(shown(deleted(edit(before)))).toBe(after)
  })

  test.each<[string, -1 | 1, string]>([
    ['2/|3', -1, '2|/3'],
    ['2/|3', 1, '2/3|'],
    ['|2', -1, '|2'],
    ['2|', 1, '2|'],
    ['|23|4', -1, '|234'],
    ['|23|4', 1, '23|4'],
    ['x| < 3', 1, 'x < |3'],
    ['x < |3', -1, 'x| < 3'],
  ])('from %s a step of %i leads to %s', (before, by, after) => {
    expect(shown(moved(edit(before), by))).toBe(after)
  })

  test('a fraction begun with its key is typed from above to below, with one step between', () => {
    let fraction = typed(edit('|'), '/')
    for (const digit of '49') fraction = typed(fraction, digit)
    fraction = moved(fraction, 1)
    for (const digit of '55') fraction = typed(fraction, digit)
    expect(shown(fraction)).toBe('49/55|')
  })

  test('whatever the text and the keys, the caret stays in the text', () => {
    const text = fc.string({
      unit: fc.constantFrom('1', 'x', ' ', '<', 'sin', 'or', '𝑥', '\ud835', '৩'),
      maxLength: 12,
    })
    const keys = fc.array(fc.constantFrom('delete', 'left', 'right', '1', '/', ' < ', 'sin ', '×10^', ', '), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(text, fc.nat(12), keys, (start, place, pressed) => {
        const caret = Math.min(place, start.length)
        let edited: Edited = { text: start, from: caret, to: caret }
        for (const key of pressed) {
          if (key === 'delete') edited = deleted(edited)
          else if (key === 'left' || key === 'right') edited = moved(edited, key === 'left' ? -1 : 1)
          else edited = typed(edited, key)
          const { text: now, from, to } = edited
          if (from !== to || from < 0 || from > now.length) return false
        }
        return true
      }),
    )
  })
})

describe('the keypad of a field', () => {
  const fields: readonly AskedField[] = kinds.flatMap((kind) => [
    { kind, letters: ['x'] },
    { kind, letters: ['x', 'y'], is: 'clock' as const },
    { kind, letters: ['a', 'b', 'c', 'd'], is: 'length' as const },
  ])

  test.each(fields)('has four full rows, each key once, and the letters of the question: %j', (field) => {
    for (const hasNext of [true, false]) {
      const { top, rows, more } = keypadOf(field, 'additional-math', hasNext)
      expect(rows).toHaveLength(4 * columns)
      const ids = [...top, ...rows].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.includes('next')).toBe(hasNext)
      expect(more.filter(({ id }) => rows.some((key) => key.id === id))).toEqual([])
      if (['expression', 'equation', 'matrix'].includes(field.kind))
        expect(ids).toEqual(expect.arrayContaining([...(field.letters ?? [])]))
    }
  })

  test('has the functions of Additional Mathematics there alone', () => {
    const more = (subject: string) => keypadOf({ kind: 'number' }, subject, false).more.map(({ id }) => id)
    const further = ['e', 'ln', 'lg', 'sec', 'cosec']
    expect(more('additional-math')).toEqual(expect.arrayContaining([...further, 'sin', 'degrees']))
    expect(more('general-math')).toEqual(expect.arrayContaining(['sin', 'cos', 'tan', 'degrees']))
    expect(more('general-math').filter((id) => further.includes(id))).toEqual([])
  })
})
