import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { objectOf, pagesOf, readObjects, withObjects } from './objects.ts'

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
  expect(() => objectOf(objects, '5')).toThrow('the PDF has no object 5')
})

test('a file with other objects in the places of some is whole', () => {
  const objects = readObjects(file)
  const longer = '0 0 1 rg\n'.repeat(50)
  const made = withObjects(
    file,
    objects,
    new Map([
      ['3', { body: '<</Type /Page /Rotate 90>>' }],
      ['4', { body: objectOf(objects, '4').body, stream: Buffer.from(longer) }],
    ]),
  )
  const read = readObjects(made)
  expect(objectOf(read, '2').body).toBe(objectOf(objects, '2').body)
  expect(objectOf(read, '3').body).toContain('/Rotate 90')
  expect(objectOf(read, '4').stream()).toBe(longer)
  // Every place of the table is where the object is, and the end of the file says where the table is.
  const text = made.toString('latin1')
  const [, table = ''] = text.match(/startxref\n(\d+)\n%%EOF$/) ?? []
  const places = [...text.slice(Number(table)).matchAll(/(\d{10}) 00000 n\r\n/g)]
  expect(text.slice(Number(table))).toMatch(/^xref\n0 5\n0000000000 65535 f\r\n/)
  expect(places.map(([, place]) => text.slice(Number(place), Number(place) + 8))).toEqual(
    ['1', '2', '3', '4'].map((number) => `${number} 0 obj\n`),
  )
})
