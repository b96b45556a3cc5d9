// Which glyphs on a page belong to one syllable. Typst sets the parts of one that stand a little higher or lower in blocks of their
// own, and each of them says the whole syllable.

import type { Point } from '../curves.ts'
import { moved } from '../matrices.ts'
import type { Block, Group } from './blocks.ts'
import { isBangla } from './spelling.ts'

/** What one block has of a syllable. */
export interface Part {
  readonly block: Block
  readonly group: Group
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Where a place of one block is in another, in thousandths of that one's font size. */
export const placeIn = (block: Block, other: Block, at: Point): Point => {
  if (block === other) return at
  const [a, b, c, d, e, f] = block.matrix
  const point = moved(other.matrix, at)
  const [right, up] = [point.x - e, point.y - f]
  const determinant = a * d - b * c
  return { x: (d * right - c * up) / determinant, y: (a * up - b * right) / determinant }
}

/** Less is no distance. */
export const nothing = 0.5
/** What stands higher or lower by more than this is on another line. */
export const sameLine = 500
/** No part of a syllable stands farther from where the one before ends. */
export const near = 600

export const isTurnedAlike = (one: Block, other: Block): boolean => {
  const [matrix, others] = [one.matrix, other.matrix]
  return [0, 1, 2, 3].every((index) => Math.abs((matrix[index] ?? 0) - (others[index] ?? 0)) < 1e-9)
}

/** Whether a part may go on from another: in the same face, size and colour, close by on the same line. */
const isNext = ({ block, group }: Part, part: Part): boolean => {
  if (block.font !== part.block.font || block.colour !== part.block.colour) return false
  if (!isBangla(part.group.text) || !isTurnedAlike(block, part.block)) return false
  const { x, y } = placeIn(block, part.block, { x: part.group.pen, y: 0 })
  return Math.abs(y) < sameLine && Math.abs(x - group.end) < near
}

/** Of the parts of a syllable that are in different blocks each stands higher or lower than the one before. */
const isContinued = (before: Part, part: Part): boolean => {
  if (!before.isLast || !part.isFirst || before.group.text !== part.group.text) return false
  const { y } = placeIn(before.block, part.block, { x: 0, y: 0 })
  return Math.abs(y) > nothing && isNext(before, part)
}

/** Parts that follow each other and say the same: a syllable, or the same one several times. @param blocks of one page */
export const chainsOf = (blocks: readonly Block[]): readonly (readonly Part[])[] => {
  const chains: Part[][] = []
  for (const block of blocks) {
    for (const [index, group] of block.groups.entries()) {
      const part = { block, group, isFirst: index === 0, isLast: index === block.groups.length - 1 }
      const chain = chains.at(-1)
      const before = chain?.at(-1)
      if (chain && before && isContinued(before, part)) chain.push(part)
      else chains.push([part])
    }
  }
  return chains
}

/** What a chain consists of. */
export const makeOf = (parts: readonly Part[]): string =>
  parts
    .map(({ block, group }) =>
      [block.font.number, group.text, ...group.glyphs.map(({ glyph }) => glyph)].join(' '),
    )
    .join('|')

/**
 * Takes a chain apart where the same syllable follows itself: where both sides are alike, or each stands by itself somewhere.
 * @param makes of all chains of the book
 */
export const syllablesIn = (
  parts: readonly Part[],
  makes: ReadonlySet<string>,
): readonly (readonly Part[])[] => {
  for (let length = 1; length < parts.length; length += 1) {
    const [one, rest] = [parts.slice(0, length), parts.slice(length)]
    const isAlike = makeOf(one) === makeOf(rest.slice(0, length))
    if (isAlike || (makes.has(makeOf(one)) && makes.has(makeOf(rest))))
      return [...syllablesIn(one, makes), ...syllablesIn(rest, makes)]
  }
  return [parts]
}

/** What is spelt in one. */
export interface Spelling {
  readonly text: string
  readonly parts: readonly [Part, ...Part[]]
}

const virama = '\u09cd'

const isJoined = ({ text, parts }: Spelling, part: Part): boolean => {
  const last = parts.at(-1)
  return text.endsWith(virama) && last !== undefined && isNext(last, part)
}

/** Letters that a virama joins are drawn as one, however they are set. @param syllables of one page, in their order */
export const spellingsOf = (syllables: readonly (readonly Part[])[]): readonly Spelling[] => {
  const spellings: Spelling[] = []
  for (const [first, ...more] of syllables) {
    if (!first) continue
    const before = spellings.at(-1)
    const { text } = first.group
    if (before && isJoined(before, first))
      spellings.splice(-1, 1, { text: before.text + text, parts: [...before.parts, first, ...more] })
    else spellings.push({ text, parts: [first, ...more] })
  }
  return spellings
}
