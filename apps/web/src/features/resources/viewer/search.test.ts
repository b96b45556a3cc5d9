import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIn, mostFound, plainText } from './search.ts'

test('a search finds each page with the words once, whatever their case and spaces, with the words around them', () => {
  const texts = [
    'Demand and supply',
    'Nothing of it',
    `${'x'.repeat(60)} what you  GIVE   UP ${'y'.repeat(60)}`,
  ].map(plainText)
  expect(findIn(texts, 'demand').map(({ page, match }) => [page, match])).toEqual([[1, 'Demand']])
  expect(findIn(texts, ' give up ')).toEqual([
    {
      page: 3,
      before: `…${'x'.repeat(34)} what you `,
      match: 'GIVE UP',
      after: ` ${'y'.repeat(43)}…`,
    },
  ])
  expect(findIn(texts, 'price')).toEqual([])
})

test('Bangla is found as it is typed, and one letter alone is not searched for', () => {
  const composed = 'ব্যাকরণ পড়া'
  expect(findIn([plainText(composed.normalize('NFD'))], 'পড়া'.normalize('NFC'))).toHaveLength(1)
  expect(findIn(['aaaa'], 'a')).toEqual([])
})

test('what is found is in the text, and no more pages than are listed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 150 }),
      fc.string({ unit: 'grapheme' }),
      (given, query) => {
        const texts = given.map(plainText)
        const found = findIn(texts, query)
        expect(found.length).toBeLessThanOrEqual(mostFound)
        for (const { page, match } of found) expect(texts[page - 1]).toContain(match)
      },
    ),
  )
})
