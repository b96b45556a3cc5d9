import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aContent } from './testing/a-content.ts'
import { write } from './testing/builders.ts'

describe('a resource', () => {
  const book = 'resources/economics/the-basic-problem-and-markets.pdf'
  const source = book.replace('.pdf', '.typ')

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
    write(project.file(`resources/economics/${part}`), '= One')
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
    write(project.file(part), '= Two')
    expect((await project.build()).made).toEqual([book])
  })

  test('a resource is made again when its kit changes, and the figures are not', async () => {
    const { project } = await built()
    const file = project.file('resources/style/words.typ')
    write(file, `${readFileSync(file, 'utf8')}\n// changed`)
    expect((await project.build()).made).toEqual([book])
  })

  test.each([
    ['#oops', /part\.typ, line 1\)/],
    ['= One\n#figure(rect())', /the-basic-problem-and-markets\.typ does not make a PDF: PDF\/UA-1 error/],
    ['= One\n=== Three', /does not make a PDF: PDF\/UA-1 error: skipped from heading level 1 to 3/],
  ])('a resource with the text %j is refused in one sentence that names the file', async (text, message) => {
    const { project, part } = await built()
    write(project.file(part), text)
    expect((await project.build()).failures).toEqual([expect.stringMatching(message)])
  })
})
