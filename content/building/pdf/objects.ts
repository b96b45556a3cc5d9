// The objects of a PDF that Typst made, as it writes them or as `write.ts` does: numbered from 1 without a gap, in plain sight or packed
// in streams. What a library would do for any PDF is a few lines here.

import { inflateSync } from 'node:zlib'

export interface PdfObject {
  /** What stands before the stream, if there is one. */
  readonly body: string
  /** The stream as it is stored; undefined without one. */
  readonly stored: Buffer | undefined
  /** The stream, inflated if it was deflated. */
  readonly bytes: () => Buffer
  /** The same, a character for each byte. */
  readonly stream: () => string
}

/** By their numbers. */
export type PdfObjects = ReadonlyMap<string, PdfObject>

const objectWith = (body: string, stored?: Buffer): PdfObject => {
  const bytes = () => {
    if (!stored) throw new Error(`the object has no stream: ${body.slice(0, 60)}`)
    return body.includes('/FlateDecode') ? inflateSync(stored) : stored
  }
  return { body, stored, bytes, stream: () => bytes().toString('latin1') }
}

export const readObjects = (pdf: Buffer): PdfObjects => {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { index, 0: whole, 1: number = '', 2: body = '' } of text.matchAll(
    /\n(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n|endobj)/g,
  )) {
    const start = index + whole.length
    const length = Number(body.match(/\/Length (\d+)/)?.[1] ?? 0)
    objects.set(
      number,
      objectWith(body, whole.endsWith('endobj') ? undefined : pdf.subarray(start, start + length)),
    )
  }
  for (const packed of [...objects.values()].filter(({ body }) => body.includes('/Type /ObjStm'))) {
    for (const [number, body] of unpacked(packed)) objects.set(number, objectWith(body))
  }
  return objects
}

/** What a stream of objects has: first the number and the place of each, then the objects. */
const unpacked = ({ body, stream }: PdfObject): [number: string, body: string][] => {
  const all = stream()
  const first = Number(body.match(/\/First (\d+)/)?.[1])
  const entries = [...all.slice(0, first).matchAll(/(\d+) (\d+)/g)]
  return entries.map(([, number = '', place], index) => [
    number,
    all.slice(first + Number(place), first + Number(entries[index + 1]?.[2] ?? all.length)).trimEnd(),
  ])
}

export const objectOf = (objects: PdfObjects, reference: string | undefined): PdfObject => {
  const object = objects.get(reference ?? '')
  if (!object) throw new Error(`the PDF has no object ${reference}`)
  return object
}

/** The number of the object that a body refers to by this name. */
export const referenceIn = (body: string, name: string): string | undefined =>
  body.match(new RegExp(`/${name} \\[?(\\d+) 0 R`))?.[1]

/** The first object of a type, such as `Catalog`. */
export const objectOfType = (objects: PdfObjects, type: string): PdfObject | undefined =>
  [...objects.values()].find(({ body }) => body.includes(`/Type /${type}`))

/** The numbers of the pages' objects, in the order of the pages. */
export const pageNumbersOf = (objects: PdfObjects): readonly string[] => {
  const tree = objectOfType(objects, 'Pages')?.body ?? ''
  const pages = (tree.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)
  return [...pages].map(([, page = '']) => page)
}

/** The pages in their order. */
export const pagesOf = (objects: PdfObjects): readonly PdfObject[] =>
  pageNumbersOf(objects).map((page) => objectOf(objects, page))
