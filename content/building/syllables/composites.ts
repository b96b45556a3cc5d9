// Adds glyphs to a TrueType font that are composed of others of it (OpenType specification, tables `glyf`, `loca`, `hmtx`, `maxp`).

import { fontOf, padded, type Tables, tableOf, tablesOf } from './tables.ts'

/** Lengths in it are thousandths of the font's size. */
export interface Composite {
  readonly glyphs: readonly { readonly glyph: number; readonly x: number; readonly y: number }[]
  readonly advance: number
}

/** Left, bottom, right and top, in units of the font. */
type Box = readonly [number, number, number, number]

interface Glyph {
  /** Empty where nothing is drawn. */
  readonly data: Buffer
  readonly advance: number
}

const headerLength = 10
const isComposed = -1
const [argumentsAreWords, argumentsAreDistances, moreFollow] = [0x1, 0x2, 0x20]

const boxOf = (data: Buffer): Box => [
  data.readInt16BE(2),
  data.readInt16BE(4),
  data.readInt16BE(6),
  data.readInt16BE(8),
]

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, bottom]) => bottom)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , top]) => top)),
]

const glyphsOf = (tables: Tables): readonly Glyph[] => {
  const [glyf, loca, hmtx] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca'), tableOf(tables, 'hmtx')]
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1
  const place = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const measured = tableOf(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => ({
    data: glyf.subarray(place(glyph), place(glyph + 1)),
    advance: hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)),
  }))
}

const composed = ({ glyphs, advance }: Composite, own: readonly Glyph[], perEm: number): Glyph => {
  const units = (thousandths: number) => Math.round((thousandths * perEm) / 1000)
  const drawn = glyphs
    .map(({ glyph, x, y }) => ({
      glyph,
      x: units(x),
      y: units(y),
      data: own[glyph]?.data ?? Buffer.alloc(0),
    }))
    .filter(({ data }) => data.length > 0)
  if (drawn.length === 0) return { data: Buffer.alloc(0), advance: units(advance) }
  const box = around(
    drawn.map(({ x, y, data }) => {
      const [left, bottom, right, top] = boxOf(data)
      return [left + x, bottom + y, right + x, top + y]
    }),
  )
  const data = Buffer.alloc(headerLength + 8 * drawn.length)
  for (const [index, value] of [isComposed, ...box].entries()) data.writeInt16BE(value, 2 * index)
  for (const [index, { glyph, x, y }] of drawn.entries()) {
    const at = headerLength + 8 * index
    const more = index < drawn.length - 1 ? moreFollow : 0
    data.writeUInt16BE(argumentsAreWords | argumentsAreDistances | more, at)
    data.writeUInt16BE(glyph, at + 2)
    data.writeInt16BE(x, at + 4)
    data.writeInt16BE(y, at + 6)
  }
  return { data, advance: units(advance) }
}

const withGlyphs = (tables: Tables, glyphs: readonly Glyph[]): Tables => {
  const pieces = glyphs.map(({ data }) => padded(data))
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  const hmtx = Buffer.alloc(4 * glyphs.length)
  let place = 0
  for (const [index, { data, advance }] of glyphs.entries()) {
    place += pieces[index]?.length ?? 0
    loca.writeUInt32BE(place, 4 * (index + 1))
    hmtx.writeUInt16BE(advance, 4 * index)
    if (data.length > 0) hmtx.writeInt16BE(boxOf(data)[0], 4 * index + 2)
  }
  // Glyphs have numbers in a PDF, and names that would be missing for some are left out.
  const post = Buffer.from(tableOf(tables, 'post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)
  return new Map([...tables, ['glyf', Buffer.concat(pieces)], ['loca', loca], ['hmtx', hmtx], ['post', post]])
}

/** Says in the tables of the whole font what its glyphs need. */
const measured = (tables: Tables, glyphs: readonly Glyph[], mostParts: number): Tables => {
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => Buffer.from(tableOf(tables, name)))
  if (!head || !hhea || !maxp) return tables
  const box = around(glyphs.filter(({ data }) => data.length > 0).map(({ data }) => boxOf(data)))
  for (const [index, value] of box.entries()) head.writeInt16BE(value, 36 + 2 * index)
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10)
  hhea.writeInt16BE(box[2], 16)
  hhea.writeUInt16BE(glyphs.length, 34)
  maxp.writeUInt16BE(glyphs.length, 4)
  const [points, contours, parts, depth] = [6, 8, 28, 30]
  for (const [simple, inComposites] of [
    [points, points + 4],
    [contours, contours + 4],
  ] as const) {
    const most = Math.max(maxp.readUInt16BE(simple), maxp.readUInt16BE(inComposites))
    maxp.writeUInt16BE(Math.min(0xffff, most * mostParts), inComposites)
  }
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(parts), mostParts), parts)
  maxp.writeUInt16BE(maxp.readUInt16BE(depth) + 1, depth)
  return new Map([...tables, ['head', head], ['hhea', hhea], ['maxp', maxp]])
}

export const glyphCountOf = (font: Buffer): number => tableOf(tablesOf(font), 'maxp').readUInt16BE(4)

/** @returns the font with these glyphs after its own, in their order, and the box that holds any glyph, in thousandths of the size */
export const withComposites = (
  font: Buffer,
  composites: readonly Composite[],
): { font: Buffer; box: readonly number[] } => {
  const tables = tablesOf(font)
  const perEm = tableOf(tables, 'head').readUInt16BE(18)
  const own = glyphsOf(tables)
  const all = [...own, ...composites.map((composite) => composed(composite, own, perEm))]
  const mostParts = Math.max(...composites.map(({ glyphs }) => glyphs.length))
  const drawn = all.filter(({ data }) => data.length > 0).map(({ data }) => boxOf(data))
  return {
    font: fontOf(measured(withGlyphs(tables, all), all, mostParts)),
    box: around(drawn).map((length) => Math.round((length * 1000) / perEm)),
  }
}
