import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookOfChapter, chapterFile, coverOf, sampleCount, sampleOf, samplePages } from './book.ts'

const chapters = fc
  .uniqueArray(fc.integer({ min: 3, max: 200 }), { maxLength: 20 })
  .map((pages) => pages.sort((a, b) => a - b).map((page) => ({ name: `Chapter on ${page}`, page })))

test('sample pages are two of one chapter or none, and never of the last one, which has the answers', () => {
  fc.assert(
    fc.property(chapters, (contents) => {
      const samples = samplePages(contents)
      const [first, second] = samples
      expect([0, sampleCount]).toContain(samples.length)
      if (first === undefined || second === undefined) return
      const chapterOf = (page: number) => contents.findLast((chapter) => chapter.page <= page)
      expect(second).toBe(first + 1)
      expect(chapterOf(first)?.page).toBe(first)
      expect(chapterOf(second)).toBe(chapterOf(first))
      expect(chapterOf(second)).not.toBe(contents.at(-1))
    }),
  )
})

test('sample pages are the first of the second chapter, or of another one where that is short', () => {
  const contents = (...pages: number[]) => pages.map((page) => ({ name: '', page }))
  expect(samplePages(contents(4, 9, 14, 30))).toEqual([9, 10])
  expect(samplePages(contents(4, 9, 10, 30))).toEqual([10, 11])
  expect(samplePages(contents(4, 9, 11, 30))).toEqual([9, 10])
  expect(samplePages(contents(4, 9, 10))).toEqual([4, 5])
  expect(samplePages(contents(4))).toEqual([])
  expect(samplePages([])).toEqual([])
})

test('the pictures of a book are named after it', () => {
  expect(coverOf('english/a-b.pdf')).toBe('images/books/english/a-b/cover.svg')
  expect(sampleOf('english/a-b.pdf', 2)).toBe('images/books/english/a-b/sample-2.svg')
})

test('a chapter that flows is a file in the folder of its book, and leads back to the book', () => {
  expect(chapterFile('english/a.pdf-notes.pdf', 12)).toBe('english/a.pdf-notes/12.html')
  for (const number of [1, 9, 10, 999]) {
    expect(bookOfChapter(chapterFile('english/a-b.pdf', number))).toBe('english/a-b.pdf')
  }
  const others = ['english/a-b.pdf', 'a/0.html', 'a/1000.html', 'a/1.html.gz', 'a/one.html', '/1.html']
  for (const file of [...others, 'english\na/1.html']) expect(bookOfChapter(file)).toBeUndefined()
})
