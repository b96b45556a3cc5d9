// The syllables on a page: how each is spelt, what draws it, and where on its line it stands.

import type { Point } from '../curves.ts'
import { hexOfGlyph } from '../pdf/content.ts'
import type { Block } from './blocks.ts'
import { isTurnedAlike, near, nothing, type Part, placeIn, type Spelling, sameLine } from './parts.ts'
import { isSaidApart, spelt } from './spelling.ts'

/** Lengths in it are thousandths of the font's size. */
export interface Syllable {
  readonly text: string
  /** The block in which it is shown. */
  readonly home: Block
  /** Where it begins in that block, on the line. */
  readonly at: Point
  /** From where it begins. */
  readonly glyphs: readonly { readonly glyph: number; readonly x: number; readonly y: number }[]
  /** From where it begins to where the next one on the line does. */
  readonly advance: number
  /** The one glyph of it says its text by itself. */
  readonly isPlain: boolean
}

/** A place on a line of text. */
interface Place extends Point {
  readonly block: Block
}

/**
 * Where a syllable begins: on the line of what is before or after it. All of it may stand higher or lower.
 * @param neighbours where what is before it ends, and what is after it begins
 */
const beginningOf = (parts: Spelling['parts'], neighbours: readonly (Place | undefined)[]): Place => {
  const [first] = parts
  const at = (block: Block, y: number): Place => ({
    block,
    x: placeIn(block, first.block, { x: first.group.pen, y: 0 }).x,
    y,
  })
  const close = neighbours.flatMap((place) =>
    place && isTurnedAlike(first.block, place.block) ? [place] : [],
  )
  for (const neighbour of close) {
    const level = parts.find(({ block }) => Math.abs(placeIn(block, neighbour.block, neighbour).y) < nothing)
    if (level) return at(level.block, 0)
  }
  for (const neighbour of close) {
    const { x, y } = placeIn(first.block, neighbour.block, neighbour)
    if (Math.abs(y) < sameLine && Math.abs(x - first.group.pen) < near) return at(first.block, y)
  }
  return at(first.block, 0)
}

/** A syllable reaches to the next one, if that stands close by; the last on a line, as far as it is drawn. */
const advanceOf = (parts: Spelling['parts'], at: Place, next: Part | undefined): number => {
  const ends = parts.map(({ block, group }) => placeIn(at.block, block, { x: group.end, y: 0 }).x - at.x)
  const end = Math.max(0, ...ends)
  if (!next) return end
  const after = placeIn(at.block, next.block, { x: next.group.pen, y: 0 })
  const reach = after.x - at.x
  return Math.abs(after.y - at.y) < sameLine && reach >= 0 && reach < end + sameLine ? reach : end
}

const syllableOf = ({ text: said, parts }: Spelling, at: Place, next: Part | undefined): Syllable => {
  const { block: home } = at
  const glyphs = parts.flatMap(({ block, group }) =>
    group.glyphs.map(({ glyph, x }) => {
      const place = placeIn(home, block, { x, y: 0 })
      return { glyph, x: Math.round(place.x - at.x), y: Math.round(place.y - at.y) }
    }),
  )
  const text = spelt(said)
  const own = home.font.texts.get(hexOfGlyph(glyphs[0]?.glyph ?? 0))
  return {
    text,
    home,
    at,
    glyphs,
    advance: advanceOf(parts, at, next),
    isPlain: glyphs.length === 1 && glyphs[0]?.y === 0 && own === text && !isSaidApart(text),
  }
}

/** @param spellings of one page, in their order */
export const syllablesOf = (spellings: readonly Spelling[]): readonly Syllable[] => {
  const syllables: Syllable[] = []
  for (const [index, spelling] of spellings.entries()) {
    const before = syllables.at(-1)
    const next = spellings[index + 1]?.parts[0]
    const at = beginningOf(spelling.parts, [
      before && { block: before.home, x: before.at.x + before.advance, y: before.at.y },
      next && { block: next.block, x: next.group.pen, y: 0 },
    ])
    syllables.push(syllableOf(spelling, at, next))
  }
  return syllables
}
