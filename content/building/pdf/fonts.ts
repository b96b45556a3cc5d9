// The fonts of a PDF that Typst made: what each glyph says, and how wide it is.

import { utf16 } from './content.ts'
import { objectOf, type PdfObject, type PdfObjects, referenceIn } from './objects.ts'

/** The numbers of a page's fonts, by their names on the page. */
export const fontsOf = ({ body }: PdfObject): ReadonlyMap<string, string> => {
  const [, fonts = ''] = body.match(/\/Font <<([\s\S]*?)>>/) ?? []
  return new Map(
    [...fonts.matchAll(/(\/\w+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, font] as const),
  )
}

/** The text of each glyph of a font, by its number in hexadecimal. */
export const glyphTexts = (font: PdfObject, objects: PdfObjects): ReadonlyMap<string, string> => {
  const map = objectOf(objects, referenceIn(font.body, 'ToUnicode')).stream()
  return new Map(
    [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, glyph = '', text = '']) => [
      glyph,
      utf16(text),
    ]),
  )
}

const width = /(\d+) (\d+) ([-\d.]+)|(\d+) \[([^\]]*)\]/g

/** The widths of the glyphs of a font, by their numbers, in thousandths of its size. One that is missing has none. */
export const glyphWidths = (font: PdfObject, objects: PdfObjects): ReadonlyMap<number, number> => {
  const { body } = objectOf(objects, referenceIn(font.body, 'DescendantFonts'))
  const [, list = ''] = body.match(/\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/) ?? []
  const widths = new Map<number, number>()
  for (const [, first, last, same, start, each = ''] of list.matchAll(width)) {
    if (start === undefined) {
      for (let glyph = Number(first); glyph <= Number(last); glyph += 1) widths.set(glyph, Number(same))
    } else {
      const numbers = each.trim().split(/\s+/).map(Number)
      for (const [index, number] of numbers.entries()) widths.set(Number(start) + index, number)
    }
  }
  return widths
}
