import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { glyphCountOf, withComposites } from './composites.ts'
import { tableOf, tablesOf } from './tables.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf')
const font = readFileSync(file)

const sumOf = (bytes: Buffer): number => {
  let sum = 0
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** The data of a glyph of a font whose places are long. */
const dataOf = (bytes: Buffer, glyph: number): Buffer => {
  const [glyf, loca] = ['glyf', 'loca'].map((name) => tableOf(tablesOf(bytes), name))
  return glyf?.subarray(loca?.readUInt32BE(4 * glyph), loca?.readUInt32BE(4 * glyph + 4)) ?? Buffer.alloc(0)
}

const count = glyphCountOf(font)
const [one, other] = [40, 41]

test('a glyph is added that draws two others, where they stand in it', () => {
  const parts = [
    { glyph: one, x: 0, y: 0 },
    { glyph: other, x: 500, y: -20 },
  ]
  const { font: made, box } = withComposites(font, [{ glyphs: parts, advance: 900 }])
  expect(glyphCountOf(made)).toBe(count + 1)
  const data = dataOf(made, count)
  expect(data.readInt16BE(0)).toBe(-1)
  expect([data.readUInt16BE(12), data.readInt16BE(14), data.readInt16BE(16)]).toEqual([one, 0, 0])
  expect([data.readUInt16BE(20), data.readInt16BE(22), data.readInt16BE(24)]).toEqual([other, 500, -20])
  expect(tableOf(tablesOf(made), 'hmtx').readUInt16BE(4 * count)).toBe(900)
  // It reaches from the left of the one to the right of the other, and the font's own box holds it.
  const [left, right] = [dataOf(made, one).readInt16BE(2), dataOf(made, other).readInt16BE(6) + 500]
  expect([data.readInt16BE(2), data.readInt16BE(6)]).toEqual([left, right])
  expect(box[0]).toBeLessThanOrEqual(left)
  expect(box[2]).toBeGreaterThanOrEqual(right)
})

test('the glyphs that a font had stay as they were', () => {
  const { font: made } = withComposites(font, [{ glyphs: [{ glyph: one, x: 0, y: 0 }], advance: 1 }])
  const [before, after] = [font, made].map((bytes) => tableOf(tablesOf(bytes), 'hmtx'))
  for (const glyph of [one, other]) {
    expect(after?.readUInt16BE(4 * glyph)).toBe(before?.readUInt16BE(4 * glyph))
  }
  expect(tableOf(tablesOf(made), 'GSUB').equals(tableOf(tablesOf(font), 'GSUB'))).toBe(true)
})

test('a glyph of nothing draws nothing and has its width', () => {
  const { font: made } = withComposites(font, [{ glyphs: [], advance: 250 }])
  expect(dataOf(made, count)).toHaveLength(0)
  expect(tableOf(tablesOf(made), 'hmtx').readUInt16BE(4 * count)).toBe(250)
})

test('the sums of a font are right', () => {
  const { font: made } = withComposites(font, [{ glyphs: [{ glyph: one, x: 0, y: 0 }], advance: 1 }])
  expect(sumOf(made)).toBe(0xb1b0afba)
})
