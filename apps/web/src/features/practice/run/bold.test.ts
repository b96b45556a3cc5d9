import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pieces } from './bold.ts'

it('marks what stands between two pairs of asterisks', () => {
  expect(pieces('which is **not** a metal?')).toEqual([
    { at: 0, text: 'which is ', bold: false },
    { at: 9, text: 'not', bold: true },
    { at: 12, text: ' a metal?', bold: false },
  ])
})

it('leaves mark-up of any other kind as text', () => {
  expect(pieces('<b>2</b> * 3 ** 4')).toEqual([{ at: 0, text: '<b>2</b> * 3 ** 4', bold: false }])
})

it('loses nothing of a text but the marks', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = pieces(text)
      const again = parts.map((part) => (part.bold ? `**${part.text}**` : part.text)).join('')
      expect(again).toBe(text)
    }),
  )
})
