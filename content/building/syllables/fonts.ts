// The fonts of a PDF with a glyph for each syllable, which a reader can copy, find and read aloud as it is spelt.

import { hexOfGlyph } from '../pdf/content.ts'
import { glyphTexts, glyphWidths } from '../pdf/fonts.ts'
import { objectOf, type PdfObjects, type Replacement, referenceIn } from '../pdf/objects.ts'
import type { Font } from './blocks.ts'
import { type Composite, glyphCountOf, withComposites } from './composites.ts'
import type { Syllable } from './syllables.ts'

/** A glyph that is a whole syllable. */
interface Whole extends Composite {
  readonly text: string
  readonly glyph: number
  advance: number
}

/** A font and the syllables that it comes to have. */
interface SyllableFont extends Font {
  readonly file: string
  readonly first: number
  readonly wholes: Map<string, Whole>
}

const keyOf = ({ text, glyphs }: Syllable): string =>
  [text, ...glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`)].join(' ')

const maxGlyphs = 0xffff
const perSection = 100

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** The entries of a map from glyphs to texts (ISO 32000-1, 9.10.3). */
const entriesOf = (wholes: readonly Whole[]): string => {
  const lines = wholes.map(({ glyph, text }) => `<${hexOfGlyph(glyph)}> <${hexOf(text)}>`)
  const sections = lines.flatMap((_, index) =>
    index % perSection === 0 ? [lines.slice(index, index + perSection)] : [],
  )
  return sections
    .map((section) => `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`)
    .join('')
}

export class SyllableFonts {
  private readonly fonts = new Map<string, SyllableFont>()
  private readonly objects: PdfObjects

  constructor(objects: PdfObjects) {
    this.objects = objects
  }

  /** @param number of the font's object */
  font(number: string): Font {
    return this.known(number)
  }

  private known(number: string): SyllableFont {
    let font = this.fonts.get(number)
    if (!font) {
      const object = objectOf(this.objects, number)
      const file = this.fileOf(number)
      font = {
        number,
        texts: glyphTexts(object, this.objects),
        widths: glyphWidths(object, this.objects),
        file: file ?? '',
        first: file ? glyphCountOf(objectOf(this.objects, file).bytes()) : 0,
        wholes: new Map(),
      }
      this.fonts.set(number, font)
    }
    return font
  }

  private parts(number: string) {
    const { body } = objectOf(this.objects, number)
    const descendant = referenceIn(body, 'DescendantFonts') ?? ''
    const descriptor = referenceIn(objectOf(this.objects, descendant).body, 'FontDescriptor') ?? ''
    return { descendant, descriptor, texts: referenceIn(body, 'ToUnicode') ?? '' }
  }

  private fileOf(number: string): string | undefined {
    return referenceIn(objectOf(this.objects, this.parts(number).descriptor).body, 'FontFile2')
  }

  /** Gives a syllable a glyph. The narrowest place that it has anywhere is its width. */
  add(syllable: Syllable): void {
    const font = this.known(syllable.home.font.number)
    if (!font.file) throw new Error('sets Bangla in a font that is not TrueType')
    const key = keyOf(syllable)
    const whole = font.wholes.get(key)
    if (whole) {
      whole.advance = Math.min(whole.advance, syllable.advance)
      return
    }
    const glyph = font.first + font.wholes.size
    if (glyph > maxGlyphs) throw new Error('has more syllables than a font can have glyphs')
    const { text, glyphs, advance } = syllable
    font.wholes.set(key, { text, glyphs, advance, glyph })
  }

  /** What shows a syllable: a glyph, its width and how far from the beginning it stands, in thousandths of the font's size. */
  glyphOf(syllable: Syllable): { glyph: number; width: number; x: number } {
    const font = this.known(syllable.home.font.number)
    const { glyph, x } = syllable.glyphs[0] ?? { glyph: 0, x: 0 }
    if (syllable.isPlain) return { glyph, width: font.widths.get(glyph) ?? 0, x }
    const whole = font.wholes.get(keyOf(syllable))
    if (!whole) throw new Error(`shows ${syllable.text}, which has no glyph`)
    return { glyph: whole.glyph, width: Math.round(whole.advance), x: 0 }
  }

  /** What becomes of the objects of the fonts. */
  replacements(): Map<string, Replacement> {
    const replaced = new Map<string, Replacement>()
    for (const { number, file, first, wholes } of this.fonts.values()) {
      if (wholes.size === 0) continue
      const added = [...wholes.values()]
      const { descendant, descriptor, texts } = this.parts(number)
      const object = (reference: string) => objectOf(this.objects, reference)
      const { font, box } = withComposites(object(file).bytes(), added)
      replaced.set(file, { body: object(file).body, stream: font })
      const widths = added.map(({ advance }) => Math.round(advance)).join(' ')
      const described = object(descriptor).body
      replaced.set(descendant, {
        body: object(descendant).body.replace(/(\/W \[[^[\]]*)\]/, `$1 ${first} [${widths}]]`),
      })
      replaced.set(descriptor, {
        body: described.replace(/\/FontBBox \[[^\]]*\]/, `/FontBBox [${box.join(' ')}]`),
      })
      const map = object(texts)
        .stream()
        .replace(/(endbfchar\n)(?![\s\S]*endbfchar)/, `$1${entriesOf(added)}`)
      replaced.set(texts, { body: object(texts).body, stream: Buffer.from(map, 'latin1') })
      const set = referenceIn(described, 'CIDSet')
      if (set) replaced.set(set, { body: object(set).body, stream: setOf(first + added.length) })
    }
    return replaced
  }
}

/** A bit for each glyph that a font has (ISO 32000-1, 9.8.3). */
const setOf = (count: number): Buffer => {
  const set = Buffer.alloc(Math.ceil(count / 8), 0xff)
  const rest = count % 8
  if (rest > 0) set.writeUInt8((0xff << (8 - rest)) & 0xff, set.length - 1)
  return set
}
