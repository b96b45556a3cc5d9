import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { objectOf, pagesOf, readObjects } from './objects.ts'
import { writePdf } from './write.ts'

/** A file as Typst writes it, with these contents of pages. */
const fileOf = (contents: readonly string[]): Buffer => {
  const pages = contents.map((_, index) => 4 + 2 * index)
  const objects = [
    `<<\n  /Type /Pages\n  /Count ${pages.length}\n  /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}]\n>>`,
    '<<\n  /Type /Catalog\n  /Pages 1 0 R\n>>',
    '<<\n  /Title (A book)\n>>',
    ...contents.flatMap((content, index) => [
      `<<\n  /Type /Page\n  /Parent 1 0 R\n  /MediaBox [0 0 200 200]\n  /Contents ${5 + 2 * index} 0 R\n>>`,
      `<<\n  /Length ${Buffer.byteLength(content, 'latin1')}\n>>\nstream\n${content}\nendstream`,
    ]),
  ]
  const text = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('\n')
  const trailer = `<<\n  /Size ${objects.length + 1}\n  /Root 2 0 R\n  /Info 3 0 R\n  /ID [(a) (b)]\n>>`
  return Buffer.from(
    `%PDF-1.7\n\n${text}\nxref\n(places)\ntrailer\n${trailer}\nstartxref\n1\n%%EOF`,
    'latin1',
  )
}

/** What pdf.js, which believes the table of places, says of a file. */
const opened = async (pdf: Buffer) => {
  const task = getDocument({ data: new Uint8Array(pdf), stopAtErrors: true, verbosity: 0 })
  const document = await task.promise
  const { numPages } = document
  const { info } = await document.getMetadata()
  await task.destroy()
  return { numPages, title: (info as { Title?: string }).Title }
}

test('a file that is written anew has the same objects, and a reader opens it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('q Q', '0 0 1 rg\nf', ''), { minLength: 1, maxLength: 230 }),
      async (contents) => {
        const pdf = fileOf(contents)
        const objects = readObjects(pdf)
        const made = readObjects(writePdf(pdf, objects))
        for (const [number, { body, stored }] of objects) {
          expect(objectOf(made, number)).toMatchObject({ body, stored })
        }
        expect(await opened(writePdf(pdf, objects))).toEqual({ numPages: contents.length, title: 'A book' })
      },
    ),
    { numRuns: 20 },
  )
})

test('other objects stand in the places of some', async () => {
  const pdf = fileOf(['q Q', 'q Q'])
  const objects = readObjects(pdf)
  const longer = '0 0 1 rg\n'.repeat(50)
  const made = writePdf(
    pdf,
    objects,
    new Map([
      ['3', { body: '<</Title (Another)>>' }],
      ['5', { body: objectOf(objects, '5').body, stream: Buffer.from(longer) }],
    ]),
  )
  const read = readObjects(made)
  expect(pagesOf(read)).toHaveLength(2)
  expect(objectOf(read, '5').stream()).toBe(longer)
  expect(inflateSync(objectOf(read, '5').stored ?? Buffer.alloc(0)).toString()).toBe(longer)
  expect(await opened(made)).toEqual({ numPages: 2, title: 'Another' })
})

test('a file that does not end as Typst ends its files is refused', () => {
  const pdf = Buffer.from(fileOf(['q Q']).toString('latin1').replace('/Info', '/Other'), 'latin1')
  expect(() => writePdf(pdf, readObjects(pdf))).toThrow('does not end as one of Typst’s')
})
