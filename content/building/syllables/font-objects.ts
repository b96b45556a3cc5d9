// The objects of a font in a PDF: read, and written with the glyphs that were added.

import { hexOfGlyph } from '../pdf/content.ts'
import { glyphTexts, glyphWidths } from '../pdf/fonts.ts'
import { objectOf, type PdfObjects, referenceIn } from '../pdf/objects.ts'
import type { Replacement } from '../pdf/write.ts'
import { glyphCountOf, withComposites } from './composites.ts'
import { type AddedGlyph, SyllableFont } from './syllable-font.ts'

/** The numbers of a font's objects. */
const partsOf = (number: string, objects: PdfObjects) => {
  const { body } = objectOf(objects, number)
  const descendant = referenceIn(body, 'DescendantFonts') ?? ''
  const descriptor = referenceIn(objectOf(objects, descendant).body, 'FontDescriptor') ?? ''
  const described = objectOf(objects, descriptor).body
  return {
    descendant,
    descriptor,
    texts: referenceIn(body, 'ToUnicode') ?? '',
    file: referenceIn(described, 'FontFile2'),
    set: referenceIn(described, 'CIDSet'),
  }
}

export const readFont = (number: string, objects: PdfObjects): SyllableFont => {
  const object = objectOf(objects, number)
  const { file } = partsOf(number, objects)
  const font = { number, texts: glyphTexts(object, objects), widths: glyphWidths(object, objects) }
  return new SyllableFont(font, file === undefined ? 0 : glyphCountOf(objectOf(objects, file).bytes()))
}

/** The fonts of a book, read when they are asked for. */
export class Fonts {
  private readonly read = new Map<string, SyllableFont>()
  private readonly objects: PdfObjects

  constructor(objects: PdfObjects) {
    this.objects = objects
  }

  get all(): readonly SyllableFont[] {
    return [...this.read.values()]
  }

  /** @param number of the font's object */
  font(number: string): SyllableFont {
    const font = this.read.get(number) ?? readFont(number, this.objects)
    this.read.set(number, font)
    return font
  }
}

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

const perSection = 100

/** The entries of a map from glyphs to texts (ISO 32000-1, 9.10.3). */
const entriesOf = (added: readonly AddedGlyph[]): string => {
  const lines = added.map(({ glyph, text }) => `<${hexOfGlyph(glyph)}> <${hexOf(text)}>`)
  const sections = lines.flatMap((_, index) =>
    index % perSection === 0 ? [lines.slice(index, index + perSection)] : [],
  )
  return sections
    .map((section) => `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`)
    .join('')
}

/** A bit for each glyph that a font has (ISO 32000-1, 9.8.3). */
const setOf = (count: number): Buffer => {
  const set = Buffer.alloc(Math.ceil(count / 8), 0xff)
  if (count % 8 > 0) set.writeUInt8((0xff << (8 - (count % 8))) & 0xff, set.length - 1)
  return set
}

/** What becomes of the objects of a font, by their numbers. */
export const objectsOfFont = (
  { number, added }: SyllableFont,
  objects: PdfObjects,
): readonly (readonly [string, Replacement])[] => {
  const [first] = added
  if (!first) return []
  const { descendant, descriptor, texts, file, set } = partsOf(number, objects)
  if (file === undefined) throw new Error('sets Bangla in a font that is not TrueType')
  const body = (reference: string) => objectOf(objects, reference).body
  const { font, box } = withComposites(objectOf(objects, file).bytes(), added)
  const widths = added.map(({ advance }) => advance).join(' ')
  const map = objectOf(objects, texts).stream()
  const end = map.lastIndexOf('endcmap')
  return [
    [file, { body: body(file), stream: font }],
    [descendant, { body: body(descendant).replace(/(\/W \[[^[\]]*)\]/, `$1 ${first.glyph} [${widths}]]`) }],
    [descriptor, { body: body(descriptor).replace(/\/FontBBox \[[^\]]*\]/, `/FontBBox [${box.join(' ')}]`) }],
    [
      texts,
      {
        body: body(texts),
        stream: Buffer.from(map.slice(0, end) + entriesOf(added) + map.slice(end), 'latin1'),
      },
    ],
    ...(set ? [[set, { body: body(set), stream: setOf(first.glyph + added.length) }] as const] : []),
  ]
}
