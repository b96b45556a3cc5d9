import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chapterOfPage, placeAt, topOf } from './page-marks.ts'

test('a page is in the last chapter that begins before it, and what is before the first in the first', () => {
  const chapters = [3, 9, 14].map((page) => ({ name: `on ${page}`, page }))
  expect([1, 3, 8, 9, 13, 14, 99].map((page) => chapterOfPage(chapters, page))).toEqual([1, 1, 1, 2, 2, 3, 3])
})

test('whatever the text size, the place under a line is found again where it was', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 3000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), (pages, share) => {
      let bottom = -500
      const marks = pages.map((height, index) => {
        const mark = { page: index + 4, top: bottom }
        bottom += height
        return mark
      })
      const line = -500 + (bottom + 500) * share
      const place = placeAt(marks, bottom, line)
      expect(place && topOf(marks, bottom, place)).toBeCloseTo(line, 4)
    }),
  )
})

test('above the first mark is the beginning of its page, and a chapter without marks has no place', () => {
  expect(placeAt([{ page: 7, top: 100 }], 400, 0)).toEqual({ page: 7, share: 0 })
  expect(placeAt([], 400, 0)).toBeUndefined()
  expect(topOf([], 400, { page: 7, share: 0 })).toBeUndefined()
  expect(topOf([{ page: 7, top: 100 }], 400, { page: 8, share: 0.5 })).toBe(100)
})
