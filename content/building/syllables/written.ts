// A block of text, written anew with a glyph for each syllable.

import { hexOfGlyph } from '../pdf/content.ts'
import type { Block } from './blocks.ts'
import type { SyllableFont } from './syllable-font.ts'
import type { Syllable } from './syllables.ts'

const short = (number: number): string => String(Number(number.toFixed(4)))

/** Less cannot be seen, in thousandths of the size. */
const least = 0.5

/** Syllables that follow each other on a line. */
const shownOnLine = (syllables: readonly Syllable[], font: SyllableFont): string => {
  let shown = '<'
  let at = syllables[0]?.at.x ?? 0
  for (const syllable of syllables) {
    for (const { glyph, width, x } of font.shownBy(syllable)) {
      const back = Number(short(at - syllable.at.x - x))
      if (Math.abs(back) >= least) {
        shown += `> ${back} <`
        at -= back
      }
      shown += hexOfGlyph(glyph)
      at += width
    }
  }
  return `[${shown}>] TJ`.replace('[<> ', '[')
}

/** @param syllables of the block, in their order */
export const writtenBlock = (block: Block, syllables: readonly Syllable[], font: SyllableFont): string => {
  if (block.isMarked) throw new Error('marks a stretch of Bangla as something else than a text')
  const { start, size, fontName, mode } = block
  const [a, b, c, d, e, f] = start
  const lines = syllables.flatMap((syllable, index) => {
    const before = syllables[index - 1]
    return before?.at.y === syllable.at.y ? [] : [syllables.slice(index)]
  })
  const shown = lines.map((line, index) => {
    const { x, y } = line[0]?.at ?? { x: 0, y: 0 }
    const place = [a, b, c, d, e + (a * size * x) / 1000, f + (d * size * y) / 1000].map(short).join(' ')
    const own = line.slice(0, line.length - (lines[index + 1]?.length ?? 0))
    return `${mode} Tr\n${fontName} ${short(size)} Tf\n${place} Tm\n${shownOnLine(own, font)}`
  })
  return `BT\n${shown.join('\n')}\nET`
}
