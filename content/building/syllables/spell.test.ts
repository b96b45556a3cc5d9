import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { moved } from '../matrices.ts'
import { fontsOf } from '../pdf/fonts.ts'
import { objectOf, pagesOf, readObjects, referenceIn } from '../pdf/objects.ts'
import { createTypesetter } from '../typeset.ts'
import { type Block, blocksOf } from './blocks.ts'
import { readFont } from './font-objects.ts'
import { spellBangla } from './spell.ts'

const content = join(import.meta.dirname, '../..')
/** One that leaves what Typst writes as it is, and one that spells. */
const [typst, spelling] = [createTypesetter(content), createTypesetter(content, 'resources')]

const markup = (text: string, font = 'Noto Sans Bengali') =>
  `#set document(title: "A")\n#set text(font: "${font}", fallback: false)\n${text}`

const blocksIn = (pdf: Buffer): readonly Block[] => {
  const objects = readObjects(pdf)
  return pagesOf(objects).flatMap((page) => {
    const fonts = [...fontsOf(page)].map(([name, font]) => [name, readFont(font, objects)] as const)
    return blocksOf(objectOf(objects, referenceIn(page.body, 'Contents')).stream(), new Map(fonts))
  })
}

/** What the glyphs say, one by one. */
const saidIn = (pdf: Buffer): string[] =>
  blocksIn(pdf).flatMap(({ groups }) => {
    expect(groups.every(({ isSaid }) => !isSaid)).toBe(true)
    return groups.map(({ text }) => text)
  })

const said = (text: string) => saidIn(spelling.pdfOf(markup(text), 'a text'))

describe('a text of Bangla is said by its glyphs', () => {
  test.each([
    ['with letters that are drawn before what they follow', 'নিজের কাজে কোনো লজ্জা নেই'],
    ['with parts that stand higher or lower', 'অর্থের দিক থেকে দুই পদে রূপান্তর, ঠিক উজ্জ্বল চাঁদ'],
    ['with conjuncts that are set in pieces', 'পুরস্কার চিহ্ন শুদ্ধ কিন্তু ক্রিয়া স্কুলে'],
    ['with a syllable that follows itself', 'ন্ধিন্ধি র্ধর্ধ টুটুটু য়য় বাবা'],
    ['with a letter that follows itself in another form', 'সমস্ত পদ তাত সমস্ততত'],
    ['with a joiner and a mark that stands alone', 'র‍্যাব অত্‌-ত্যধিক ং ঃ'],
    ['with a virama at its end', 'দিক্ + অন্ত = দিগন্ত'],
  ])('%s', (_, text) => {
    expect(said(text).join('')).toBe(text)
  })

  test('and none says a mark and a letter, which pdf.js does not copy', () => {
    for (const each of said('অর্থের স্মৃতি উদ্ধৃতি কিন্তু র‍্যাব')) {
      expect(each).toMatch(/^(?:[\p{Mn}\p{Cf}]+|[^\p{Mn}\p{Cf}]+)$/u)
    }
  })

  test('and one that stands raised or turned stays so', () => {
    expect(said('#rotate(30deg, reflow: true)[সন্ধ্যা] #text(stroke: 1pt)[অর্থ]').join('')).toContain('সন্ধ্যা')
  })
})

test('syllables follow each other without a gap, so that no reader sees two words', () => {
  const places = blocksIn(spelling.pdfOf(markup('পুরস্কার'), 'a text')).flatMap(({ matrix, groups }) =>
    groups.map(({ pen, end }) => [pen, end].map((x) => moved(matrix, { x, y: 0 }))),
  )
  expect(places.length).toBeGreaterThan(4)
  for (const [index, [begin]] of places.entries()) {
    const [, end = begin] = places[index - 1] ?? []
    expect(begin?.y).toBe(end?.y)
    // A mark stands a hundredth of the size before the end of its letter.
    expect(Math.abs((begin?.x ?? 0) - (end?.x ?? 0))).toBeLessThan(0.12)
  }
})

test('the same text is the same file every time', () => {
  const text = markup('সন্ধ্যা সন্ধ্যা')
  expect(spelling.pdfOf(text, 'a text').equals(spelling.pdfOf(text, 'a text'))).toBe(true)
})

test('in a book without Bangla nothing is replaced', () => {
  const pdf = typst.pdfOf(markup('An office, 1905#sym.wj;–1971', 'Atkinson Hyperlegible Next'), 'a text')
  expect(spellBangla(readObjects(pdf)).size).toBe(0)
})
