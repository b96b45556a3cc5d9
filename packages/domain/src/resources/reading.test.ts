import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideBookmark, mostBookmarks } from './reading.ts'

test('whatever is set and taken away, bookmarks are those set last, each once, in order, and never too many', () => {
  const change = fc.record({ page: fc.integer({ min: 1, max: 300 }), isSet: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      let bookmarks: readonly number[] = []
      const model = new Set<number>()
      for (const { page, isSet } of changes) {
        const decision = decideBookmark(bookmarks, page, isSet)
        if (!decision.ok) {
          expect(isSet && !model.has(page) && model.size === mostBookmarks).toBe(true)
          continue
        }
        bookmarks = decision.bookmarks
        if (isSet) model.add(page)
        else model.delete(page)
      }
      expect(bookmarks).toEqual([...model].sort((one, other) => one - other))
    }),
  )
})

test('a bookmark more than there may be is refused, and one that is there already is not', () => {
  const full = Array.from({ length: mostBookmarks }, (_, index) => index + 1)
  expect(decideBookmark(full, 500, true)).toEqual({ ok: false, refusal: 'enough-bookmarks' })
  expect(decideBookmark(full, 7, true)).toEqual({ ok: true, bookmarks: full })
})
