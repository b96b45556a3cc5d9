import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pagesOf, readObjects } from './building/pdf/objects.ts'
import { aContent } from './testing/a-content.ts'
import { write } from './testing/builders.ts'

describe('a resource', () => {
  const book = 'resources/economics/the-basic-problem-and-markets.pdf'
  const source = book.replace('.pdf', '.typ')
  const shown = ['cover', 'sample-1', 'sample-2'].map(
    (name) => `images/books/economics/the-basic-problem-and-markets/${name}.svg`,
  )
  const chapters = [1, 2].map((number) => `resources/economics/the-basic-problem-and-markets/${number}.html`)
  const ofBook = [book, ...chapters, ...shown, 'data/books.json']

  /** Two chapters: the first has two pages to show. */
  const aChapterAnd = (last: string) =>
    `= Shown\nHere\n#pagebreak()\nThere\n= ${last}\nThe secret of the book`

  /** A content folder with the real kit and one book of one chapter, which includes a part. */
  async function built() {
    const project = aContent()
    for (const part of ['resources/style', 'resources/style.typ']) {
      cpSync(join(import.meta.dirname, part), project.file(part), { recursive: true })
    }
    const opening =
      'title: "A", group: "economics", group-name: "E", exam: [x], drawing: none, covers: ([y],)'
    const part = 'the-basic-problem-and-markets/part.typ'
    write(project.file(source), `#import "../style.typ": *\n#show: book.with(${opening})\n#include "${part}"`)
    write(project.file(`resources/economics/${part}`), aChapterAnd('One'))
    return { project, first: await project.build(), part: `resources/economics/${part}` }
  }

  test('a resource is made below dist/resources under its path, and not again until something changes', async () => {
    const { project, first } = await built()
    expect(first.made).toContain(book)
    expect(project.read(book)).toMatch(/^%PDF-1\.7/)
    expect(await project.build()).toEqual({ made: [], removed: [], failures: [] })
  })

  test('a resource is made again, alone, when one of its parts changes', async () => {
    const { project, part } = await built()
    write(project.file(part), aChapterAnd('Two'))
    expect((await project.build()).made).toEqual(ofBook)
  })

  test('the shelf shows of a resource its first page, two others and its contents, and nothing more', async () => {
    const { project, first } = await built()
    expect(first.made).toEqual(expect.arrayContaining(ofBook))
    const facts = JSON.parse(project.read('data/books.json'))['economics/the-basic-problem-and-markets.pdf']
    expect(facts).toMatchObject({
      about: 'E · x',
      chapters: [
        { name: 'Shown', page: 3 },
        { name: 'One', page: 5 },
      ],
      samples: [3, 4],
    })
    expect(pagesOf(readObjects(project.bytes(book)))).toHaveLength(facts.pages)
    const [cover = '', ...samples] = shown.map(project.read)
    expect(new Set([cover, ...samples]).size).toBe(3)
    // Each is one page of drawn letters: no text, no link and no file in it.
    for (const picture of [cover, ...samples]) {
      expect(picture).toMatch(/^<svg viewBox="0 0 354\.33 498\.9" /)
      expect(picture).not.toMatch(/<(text|a|image|metadata|script|foreignObject)\b|data:|secret/)
    }
  })

  test('every chapter of a resource is made as it flows, with the pages that are printed', async () => {
    const { project } = await built()
    const [one = '', two = ''] = chapters.map(project.read)
    expect(one).toContain(
      '<h3><span class="number"><span class="page" data-page="3"></span>1</span> Shown</h3>',
    )
    expect(one).toContain('<span class="page" data-page="4"></span>There')
    expect(two).toContain('The secret of the book')
  })

  test('a resource whose parts hide a chapter is refused', async () => {
    const { project, part } = await built()
    write(project.file(part), `${aChapterAnd('One')}\n#heading(level: 1)[Hidden]`)
    expect((await project.build()).failures[0]).toMatch(/has 3 chapters, and its sources begin 2/)
  })

  test('a resource is made again when its kit changes, and the figures are not', async () => {
    const { project } = await built()
    const file = project.file('resources/style/words.typ')
    write(file, `${readFileSync(file, 'utf8')}\n// changed`)
    expect((await project.build()).made).toEqual(ofBook)
  })

  test.each([
    ['#oops', /part\.typ, line 1\)/],
    ['= One\n#figure(rect())', /the-basic-problem-and-markets\.typ does not make a PDF: PDF\/UA-1 error/],
    ['= One\n=== Three', /does not make a PDF: PDF\/UA-1 error: skipped from heading level 1 to 3/],
  ])('a resource with the text %j is refused in one sentence that names the file', async (text, message) => {
    const { project, part } = await built()
    write(project.file(part), text)
    expect((await project.build()).failures[0]).toMatch(message)
  })
})
