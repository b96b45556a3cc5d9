// The objects of a PDF that Typst made, to read and to replace. Typst writes each of them in plain sight, numbered from 1 without
// a gap, so what a library would do for any PDF is a few lines here.

import { deflateSync, inflateSync } from 'node:zlib'

export interface PdfObject {
  /** What stands before the stream, if there is one. */
  readonly body: string
  /** The stream, inflated if it was deflated. */
  readonly bytes: () => Buffer
  /** The same, a character for each byte. */
  readonly stream: () => string
  /** Where it stands in the file. */
  readonly from: number
  readonly to: number
}

/** By their numbers. */
export type PdfObjects = ReadonlyMap<string, PdfObject>

const ending = 'endobj\n'

export const readObjects = (pdf: Buffer): PdfObjects => {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { index, 0: whole, 1: number = '', 2: body = '' } of text.matchAll(
    /\n(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n|endobj)/g,
  )) {
    const start = index + whole.length
    const length = Number(body.match(/\/Length (\d+)/)?.[1] ?? 0)
    const bytes = () => {
      const stored = pdf.subarray(start, start + length)
      return body.includes('/FlateDecode') ? inflateSync(stored) : stored
    }
    const to = text.indexOf(ending, whole.endsWith('endobj') ? start - 'endobj'.length : start + length)
    objects.set(number, {
      body,
      bytes,
      stream: () => bytes().toString('latin1'),
      from: index + 1,
      to: to + ending.length,
    })
  }
  return objects
}

export const objectOf = (objects: PdfObjects, reference: string | undefined): PdfObject => {
  const object = objects.get(reference ?? '')
  if (!object) throw new Error(`the PDF has no object ${reference}`)
  return object
}

/** The number of the object that a body refers to by this name. */
export const referenceIn = (body: string, name: string): string | undefined =>
  body.match(new RegExp(`/${name} \\[?(\\d+) 0 R`))?.[1]

/** The pages in their order. */
export const pagesOf = (objects: PdfObjects): readonly PdfObject[] => {
  const tree = [...objects.values()].find(({ body }) => body.includes('/Type /Pages'))?.body ?? ''
  const pages = (tree.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)
  return [...pages].map(([, page]) => objectOf(objects, page))
}

/** What an object becomes. Without a stream it is its body alone. */
export interface Replacement {
  readonly body: string
  readonly stream?: Buffer
}

const written = (number: string, { body, stream }: Replacement): Buffer => {
  if (!stream) return Buffer.from(`${number} 0 obj\n${body}\n${ending}`, 'latin1')
  const deflated = deflateSync(stream, { level: 9 })
  const head = body
    .replace(/\n\s*\/Filter \/FlateDecode/, '')
    .replace(/\/Length \d+/, `/Length ${deflated.length}\n  /Filter /FlateDecode`)
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${head}\nstream\n`, 'latin1'),
    deflated,
    Buffer.from(`\nendstream\n${ending}`, 'latin1'),
  ])
}

/** @param places of the objects from the first on, in bytes from the beginning of the file */
const tableOf = (places: readonly number[]): string => {
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n\r\n`)
  return `xref\n0 ${places.length + 1}\n0000000000 65535 f\r\n${lines.join('')}`
}

/** The same file with other objects in the places of some. */
export const withObjects = (
  pdf: Buffer,
  objects: PdfObjects,
  replacements: ReadonlyMap<string, Replacement>,
): Buffer => {
  const parts: Buffer[] = []
  const places: number[] = []
  let [copied, length] = [0, 0]
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [number, { from, to }] of objects) {
    add(pdf.subarray(copied, from))
    places[Number(number) - 1] = length
    const replacement = replacements.get(number)
    add(replacement ? written(number, replacement) : pdf.subarray(from, to))
    copied = to
  }
  const table = pdf.indexOf('xref\n', copied)
  add(pdf.subarray(copied, table))
  const trailer = pdf.toString('latin1', pdf.indexOf('trailer\n', table))
  const end = trailer.replace(/startxref\n\d+/, `startxref\n${length}`)
  return Buffer.concat([...parts, Buffer.from(tableOf(places) + end, 'latin1')])
}
