// Rewrites a book so that each syllable of Bangla is one glyph with one text. Typst draws a syllable in several glyphs, and says what
// they spell together only where many readers of PDFs do not look (ActualText); each glyph alone says the whole syllable.

import { fontsOf } from '../pdf/fonts.ts'
import { objectOf, type PdfObject, type PdfObjects, pagesOf, referenceIn } from '../pdf/objects.ts'
import type { Replacement } from '../pdf/write.ts'
import { type Block, blocksOf } from './blocks.ts'
import { Fonts, objectsOfFont } from './font-objects.ts'
import { chainsOf, makeOf, type Part, spellingsOf, syllablesIn } from './parts.ts'
import { isBangla } from './spelling.ts'
import { type Syllable, syllablesOf } from './syllables.ts'
import { writtenBlock } from './written.ts'

interface Page {
  /** The number of its content's object. */
  readonly number: string
  readonly content: string
  readonly blocks: readonly Block[]
  readonly chains: readonly (readonly Part[])[]
}

/** A page with a font for Bangla; another has nothing to spell. */
const readPage = (page: PdfObject, objects: PdfObjects, fonts: Fonts): Page | undefined => {
  const named = new Map([...fontsOf(page)].map(([name, font]) => [name, fonts.font(font)] as const))
  if (![...named.values()].some(({ hasBangla }) => hasBangla)) return undefined
  const number = referenceIn(page.body, 'Contents') ?? ''
  const content = objectOf(objects, number).stream()
  const blocks = blocksOf(content, named)
  return { number, content, blocks, chains: chainsOf(blocks) }
}

/** Blocks with Bangla that does not say by itself what it spells, or that has parts elsewhere. */
const isUnspelt = ({ groups }: Block, shown: readonly Syllable[]): boolean =>
  groups.some(({ text }) => isBangla(text)) &&
  (shown.length !== groups.length || shown.some(({ isPlain }) => !isPlain))

/** What each block is to show. */
type Spelt = ReadonlyMap<Block, readonly Syllable[]>

/** What the blocks of a page are to show that are to be written anew. */
const speltOn = ({ blocks, chains }: Page, makes: ReadonlySet<string>): Spelt => {
  const syllables = syllablesOf(spellingsOf(chains.flatMap((chain) => syllablesIn(chain, makes))))
  const shownIn = Map.groupBy(syllables, ({ home }) => home)
  const all = blocks.map((block) => [block, shownIn.get(block) ?? []] as const)
  return new Map(all.filter(([block, shown]) => isUnspelt(block, shown)))
}

const rewritten = ({ content }: Page, spelt: Spelt, fonts: Fonts): string => {
  let result = ''
  let copied = 0
  for (const [block, shown] of spelt) {
    const text = shown.length > 0 ? writtenBlock(block, shown, fonts.font(block.font.number)) : ''
    result += content.slice(copied, block.from) + text
    copied = block.to
  }
  return result + content.slice(copied)
}

/** What a book needs in the place of some of its objects for every reader of PDFs to copy, find and read aloud its Bangla as it is spelt. */
export const spellBangla = (objects: PdfObjects): ReadonlyMap<string, Replacement> => {
  const fonts = new Fonts(objects)
  const pages = pagesOf(objects).flatMap((page) => readPage(page, objects, fonts) ?? [])
  const makes = new Set(pages.flatMap(({ chains }) => chains.map(makeOf)))
  const changed = pages
    .map((page) => ({ page, spelt: speltOn(page, makes) }))
    .filter(({ spelt }) => spelt.size > 0)
  if (changed.length === 0) return new Map()
  for (const syllable of changed.flatMap(({ spelt }) => [...spelt.values()].flat())) {
    fonts.font(syllable.home.font.number).measure(syllable)
  }
  const contents = changed.map(({ page, spelt }) => {
    const stream = Buffer.from(rewritten(page, spelt, fonts), 'latin1')
    return [page.number, { body: objectOf(objects, page.number).body, stream }] as const
  })
  const fontObjects = fonts.all.flatMap((font) => objectsOfFont(font, objects))
  return new Map<string, Replacement>([...contents, ...fontObjects])
}
