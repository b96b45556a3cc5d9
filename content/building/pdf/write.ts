// Writes the objects of a PDF anew, those without a stream of their own packed in deflated streams: of a book that Typst made, the tags
// alone take half of the file as they stand. ISO 32000-1, 7.5.7 and 7.5.8.

import { deflateSync } from 'node:zlib'
import type { PdfObjects } from './objects.ts'

/** What an object becomes. Without a stream it is its body alone. */
export interface Replacement {
  readonly body: string
  readonly stream?: Buffer
}

/** So many objects share a stream: a reader inflates all of it to read one. */
const packSize = 200

const deflated = (bytes: Buffer) => deflateSync(bytes, { level: 9 })

const dictionaryOf = (entries: Readonly<Record<string, string | number>>): string =>
  `<<\n${Object.entries(entries)
    .map(([name, value]) => `  /${name} ${value}\n`)
    .join('')}>>`

/** An object with a stream, as it stands in the file. */
const written = (number: number, body: string, stored: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n${body}\nstream\n`, 'latin1'),
    stored,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ])

const replaced = (number: number, body: string, stream: Buffer): Buffer => {
  const stored = deflated(stream)
  const head = body
    .replace(/\n\s*\/Filter \/FlateDecode/, '')
    .replace(/\/Length \d+/, `/Length ${stored.length}\n  /Filter /FlateDecode`)
  return written(number, head, stored)
}

const compressed = (number: number, entries: Readonly<Record<string, string | number>>, bytes: Buffer) => {
  const stored = deflated(bytes)
  return written(number, dictionaryOf({ ...entries, Length: stored.length, Filter: '/FlateDecode' }), stored)
}

const pack = (number: number, members: readonly (readonly [number: number, body: string])[]): Buffer => {
  const bodies = members.map(([, body]) => Buffer.from(`${body}\n`, 'latin1'))
  let place = 0
  const index = members.map(([member], at) => {
    const entry = `${member} ${place}`
    place += bodies[at]?.length ?? 0
    return entry
  })
  const head = Buffer.from(`${index.join(' ')}\n`)
  const entries = { Type: '/ObjStm', N: members.length, First: head.length }
  return compressed(number, entries, Buffer.concat([head, ...bodies]))
}

/** The difference of each row from the one before, byte by byte (PNG's filter "Up"): it deflates to a tenth. */
const differences = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat(
    rows.map((bytes, index) =>
      Buffer.from([2, ...bytes.map((byte, at) => byte - (rows[index - 1]?.[at] ?? 0))]),
    ),
  )

/** A row of the table of places: a kind, a place or the number of a stream, and the place in that stream. */
const row = (kind: 0 | 1 | 2, place: number, inStream: number): Buffer => {
  const bytes = Buffer.alloc(7)
  bytes.writeUInt8(kind)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt16BE(inStream, 5)
  return bytes
}

/**
 * The file that has these objects, and others in the places of some.
 * @param pdf the file that the objects are of: its trailer says which of them it begins with
 */
export const writePdf = (
  pdf: Buffer,
  objects: PdfObjects,
  replacements: ReadonlyMap<string, Replacement> = new Map(),
): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const table: Buffer[] = [row(0, 0, 65_535)]
  const add = (number: number, object: Buffer) => {
    table[number] = row(1, length, 0)
    parts.push(object)
    length += object.length
  }
  const plain: (readonly [number: number, body: string])[] = []
  const streams: (readonly [number: number, object: Buffer])[] = []
  for (const [key, { body, stored }] of objects) {
    const number = Number(key)
    const replacement = replacements.get(key)
    if (replacement?.stream) streams.push([number, replaced(number, replacement.body, replacement.stream)])
    else if (stored && !replacement) streams.push([number, written(number, body, stored)])
    else plain.push([number, replacement?.body ?? body])
  }
  // First, as they are needed to show any page of a file that is still on its way.
  let next = objects.size + 1
  for (let from = 0; from < plain.length; from += packSize) {
    const members = plain.slice(from, from + packSize)
    for (const [at, [number]] of members.entries()) table[number] = row(2, next, at)
    add(next, pack(next, members))
    next += 1
  }
  for (const [number, object] of streams) add(number, object)
  table[next] = row(1, length, 0)
  const [, root, info, id] =
    pdf.toString('latin1').match(/trailer\n<<\s*\/Size \d+\s*\/Root (.*)\s*\/Info (.*)\s*\/ID (.*)\s*>>/) ??
    []
  if (root === undefined || info === undefined || id === undefined)
    throw new Error('the PDF does not end as one of Typst’s does')
  const entries = {
    Type: '/XRef',
    Size: next + 1,
    W: '[1 4 2]',
    DecodeParms: '<< /Predictor 12 /Columns 7 >>',
    Root: root,
    Info: info,
    ID: id,
  }
  parts.push(compressed(next, entries, differences(table)), Buffer.from(`startxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}
