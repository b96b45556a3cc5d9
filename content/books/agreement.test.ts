import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementOf, asPrinted } from './agreement.ts'

const none = () => 0
// Two letters in every place are told apart from those of any other place.
const places = fc
  .integer({ min: 60, max: 300 })
  .map((length) => Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + index)))

test('the same text agrees letter by letter', () => {
  fc.assert(
    fc.property(places, (letters) => {
      const { placeOf, differences } = agreementOf(letters, letters, none)
      expect(differences).toEqual([])
      expect(placeOf).toEqual(letters.map((_, index) => index))
    }),
  )
})

test('whatever is left out of a text or added to it is found, where it is, and the rest agrees', () => {
  fc.assert(
    fc.property(places, fc.nat(), fc.integer({ min: 1, max: 30 }), (letters, seed, length) => {
      const from = 1 + (seed % (letters.length - length - 1))
      const without = letters.toSpliced(from, length)
      const lost = agreementOf(without, letters, none)
      expect(lost.differences).toEqual([{ flowing: [from, from], printed: [from, from + length] }])
      expect(lost.placeOf.at(-1)).toBe(letters.length - 1)
      const added = agreementOf(letters, without, none)
      expect(added.differences).toEqual([{ flowing: [from, from + length], printed: [from, from] }])
    }),
  )
})

test('what is printed stands for a mark in the text, as long as it is', () => {
  const printed = [...'seeline12above']
  const { placeOf, differences } = agreementOf([...'see', asPrinted, ...'above'], printed, () => 6)
  expect(differences).toEqual([])
  expect(placeOf[3]).toBe(3)
  expect(placeOf[4]).toBe(9)
})
