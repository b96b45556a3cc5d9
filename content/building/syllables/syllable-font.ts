// A font that has a glyph for each syllable, which says what it spells.

import type { Font } from './blocks.ts'
import type { Composite } from './composites.ts'
import { isBangla, isMark, saidApart } from './spelling.ts'
import type { Syllable } from './syllables.ts'

/** A glyph that the font did not have. */
export interface AddedGlyph extends Composite {
  readonly glyph: number
  readonly text: string
}

/** A glyph on its line. Lengths are thousandths of the font's size. */
export interface ShownGlyph {
  readonly glyph: number
  readonly width: number
  /** From where the syllable begins. */
  readonly x: number
}

const keyOf = ({ text, glyphs }: Syllable): string =>
  [text, ...glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`)].join(' ')

/** By so much a mark stands before the end of its letter, so that no reader takes it for a part of the next. */
const before = 10

const most = 0xffff

export class SyllableFont implements Font {
  readonly number: string
  readonly texts: ReadonlyMap<string, string>
  readonly widths: ReadonlyMap<number, number>
  readonly hasBangla: boolean
  private readonly own: number
  private readonly advances = new Map<string, number>()
  private readonly glyphs = new Map<string, AddedGlyph>()

  /** @param own how many glyphs the font has */
  constructor({ number, texts, widths }: Font, own: number) {
    this.number = number
    this.texts = texts
    this.widths = widths
    this.hasBangla = [...texts.values()].some(isBangla)
    this.own = own
  }

  get added(): readonly AddedGlyph[] {
    return [...this.glyphs.values()]
  }

  /** The narrowest place that a syllable has anywhere is its width. All are to be measured before one is shown. */
  measure(syllable: Syllable): void {
    const key = keyOf(syllable)
    this.advances.set(key, Math.min(this.advances.get(key) ?? Number.POSITIVE_INFINITY, syllable.advance))
  }

  shownBy(syllable: Syllable): readonly ShownGlyph[] {
    const { text, glyphs, isPlain } = syllable
    const [first] = glyphs
    if (isPlain && first)
      return [{ glyph: first.glyph, width: this.widths.get(first.glyph) ?? 0, x: first.x }]
    const width = Math.round(this.advances.get(keyOf(syllable)) ?? syllable.advance)
    const said = saidApart(text)
    const letters = said.filter((each) => !isMark(each)).length
    const drawing = said.findIndex((each) => each.trim() !== '')
    const shown: ShownGlyph[] = []
    let end = 0
    for (const [index, each] of said.entries()) {
      const isBack = isMark(each) && index > 0
      const share = isBack ? 0 : Math.round(width / Math.max(1, letters))
      const drawn = index === drawing ? glyphs.map(({ glyph, x, y }) => ({ glyph, x: x - end, y })) : []
      shown.push({ glyph: this.add(each, drawn, share), width: share, x: isBack ? end - before : end })
      end += share
    }
    return shown
  }

  private add(text: string, glyphs: Syllable['glyphs'], advance: number): number {
    const key = [text, advance, ...glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`)].join(' ')
    const known = this.glyphs.get(key)
    if (known) return known.glyph
    const glyph = this.own + this.glyphs.size
    if (glyph > most) throw new Error('has more syllables than a font can have glyphs')
    this.glyphs.set(key, { glyph, text, glyphs, advance })
    return glyph
  }
}
