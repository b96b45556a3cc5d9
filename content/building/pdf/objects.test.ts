import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { objectOf, pageNumbersOf, pagesOf, readObjects } from './objects.ts'

const deflated = deflateSync(Buffer.from('q Q'))

/** A file as Typst writes it, with two pages and one content. */
const file = Buffer.concat([
  Buffer.from('%PDF-1.7\n\n1 0 obj\n<<\n  /Type /Pages\n  /Count 2\n  /Kids [2 0 R 3 0 R]\n>>\nendobj\n\n'),
  Buffer.from(
    '2 0 obj\n<<\n  /Type /Page\n  /Contents 4 0 R\n>>\nendobj\n\n3 0 obj\n<</Type /Page>>\nendobj\n\n',
  ),
  Buffer.from(`4 0 obj\n<<\n  /Length ${deflated.length}\n  /Filter /FlateDecode\n>>\nstream\n`),
  deflated,
  Buffer.from('\nendstream\nendobj\n\nxref\n0 5\n(places)\ntrailer\n<<\n  /Size 5\n>>\nstartxref\n1\n%%EOF'),
])

test('the objects of a file and its pages are read', () => {
  const objects = readObjects(file)
  expect([...objects.keys()]).toEqual(['1', '2', '3', '4'])
  expect(objectOf(objects, '4').stream()).toBe('q Q')
  expect(pagesOf(objects)).toEqual([objects.get('2'), objects.get('3')])
  expect(pageNumbersOf(objects)).toEqual(['2', '3'])
  expect(() => objectOf(objects, '2').stream()).toThrow('the object has no stream')
  expect(() => objectOf(objects, '5')).toThrow('the PDF has no object 5')
})
