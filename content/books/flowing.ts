// The chapters of a book as HTML that flows, from what Typst writes of it: cleaned of all but what a chapter may have, compared letter
// by letter with the printed book, and marked with the pages and the lines that are printed there.

import { type Agreement, agreementOf, asPrinted } from './agreement.ts'
import { finishDrawing } from './drawing.ts'
import type { PdfFacts } from './facts.ts'
import { type Element, type Node, readBody, writeHtml } from './html.ts'
import { lettersOf, type Printed } from './printed.ts'
import { type Branch, cleaned, isBranch, placesIn, plainText, type Text } from './twigs.ts'

interface FlowingLetter {
  readonly letter: string
  readonly text: Text
  /** Where it begins in the text. */
  readonly at: number
  readonly inPassage: boolean
}

/** Text that is not printed: a link says where it leads in other words than a page has. */
const isUnprinted = ({ name, attributes }: Branch) =>
  name === 'svg' || name === 'a' || attributes.class === 'unseen'

const lettersIn = (branches: readonly (Branch | Text)[]): FlowingLetter[] => {
  const letters: FlowingLetter[] = []
  const gather = (twig: Branch | Text, inPassage: boolean): void => {
    if (isBranch(twig)) {
      if (isUnprinted(twig)) return
      if (twig.attributes.class === 'as-printed') {
        const text = { value: '', marks: [] }
        twig.children = [text]
        letters.push({ letter: asPrinted, text, at: 0, inPassage })
      }
      const within = inPassage || twig.attributes.class === 'passage'
      for (const child of twig.children) gather(child, within)
      return
    }
    let at = 0
    for (const point of twig.value) {
      for (const letter of lettersOf(point)) letters.push({ letter, text: twig, at, inPassage })
      at += point.length
    }
  }
  for (const branch of branches) gather(branch, false)
  return letters
}

const lineReference = /^\s*(?:lines?|লাইন)\s+\p{N}+(?:–\p{N}+)?/u

const described = (
  letters: readonly FlowingLetter[],
  printed: Printed,
  { differences }: Agreement,
): string[] =>
  differences.map(({ flowing, printed: [from, to] }) => {
    const own = letters.slice(...flowing).map(({ letter }) => letter)
    const place = printed.letters[from] ?? printed.letters.at(-1)
    const lost = printed.letters.slice(from, to).map(({ letter }) => letter)
    const shown = (stretch: readonly string[]) => `"${stretch.slice(0, 60).join('')}"`
    return `page ${place?.page} prints ${shown(lost)} where ${shown(own)} flows`
  })

const span = (attributes: Record<string, string>, ...children: Node[]): Element => ({
  name: 'span',
  attributes,
  children,
})

const markPages = (letters: readonly FlowingLetter[], printed: Printed, { placeOf }: Agreement): void => {
  let page = 0
  for (const [index, { text, at }] of letters.entries()) {
    const on = printed.letters[placeOf[index] ?? -1]?.page ?? 0
    if (on <= page) continue
    page = on
    text.marks.push({ at, element: span({ class: 'page', 'data-page': String(page) }) })
  }
}

/** Letters on one line stand this close in height; a number in the margin is of a smaller face. */
const sameLine = 2.5

const markLines = (letters: readonly FlowingLetter[], printed: Printed, { placeOf }: Agreement): void => {
  const open = new Set(printed.lineNumbers)
  for (const [index, { text, at, inPassage }] of letters.entries()) {
    const place = printed.letters[placeOf[index] ?? -1]
    if (!inPassage || !place) continue
    for (const line of open) {
      if (line.page !== place.page || Math.abs(line.y - place.y) > sameLine) continue
      text.marks.push({ at, element: span({ class: 'line', 'aria-hidden': 'true' }, line.number) })
      open.delete(line)
    }
  }
}

const bangla = /[\u0980-\u09ff][\u0980-\u09ff\s।,:;–“”‘’()+=-]*[\u0980-\u09ff]|[\u0980-\u09ff]/g
const english = /[A-Za-z][A-Za-z'’ -]*[A-Za-z]|[A-Za-z]/g

/** Marks words of another script than the book's, for fonts and voices. */
const inLanguages = (text: string, book: string): Node[] => {
  const [other, lang] = book.startsWith('bn') ? [english, 'en'] : [bangla, 'bn']
  const nodes: Node[] = []
  let done = 0
  for (const { index, 0: words } of text.matchAll(other)) {
    nodes.push(text.slice(done, index), span({ lang }, words))
    done = index + words.length
  }
  return [...nodes, text.slice(done)].filter((node) => node !== '')
}

const textNodes = ({ value, marks }: Text, language: string): Node[] => {
  const nodes: Node[] = []
  let done = 0
  for (const { at, element } of marks.sort((one, other) => one.at - other.at)) {
    nodes.push(...inLanguages(value.slice(done, at), language), element)
    done = at
  }
  return [...nodes, ...inLanguages(value.slice(done), language)]
}

const figures = /^[^\p{L}]*\p{N}[^\p{L}]*$/u

interface Finishing {
  readonly language: string
  /** The chapter of each place that a link may lead to. */
  readonly chapterOf: ReadonlyMap<string, number>
  drawings: number
}

const finished = (twig: Branch | Text, finishing: Finishing): Node[] => {
  if (!isBranch(twig)) return textNodes(twig, finishing.language)
  const { name, attributes, children } = twig
  if (name === 'svg') {
    finishing.drawings += 1
    return [{ name, attributes: {}, children: [finishDrawing(plainText(twig), `d${finishing.drawings}`)] }]
  }
  const nodes = children.flatMap((child) => finished(child, finishing))
  if (name === 'a') {
    const place = (attributes.href ?? '').slice(1)
    const chapter = finishing.chapterOf.get(place)
    if (chapter === undefined) throw new Error(`has a link to ${place}, which is in no chapter`)
    return [{ name, attributes: { ...attributes, href: `#${chapter}/${place}` }, children: nodes }]
  }
  if (name === 'span' && (attributes.class ?? 'as-printed') === 'as-printed') return nodes
  if (name === 'td' && figures.test(plainText(twig)))
    return [{ name, attributes: { ...attributes, class: 'figures' }, children: nodes }]
  return [{ name, attributes, children: nodes }]
}

const chaptersOf = (branches: readonly (Branch | Text)[]): (Branch | Text)[][] => {
  const chapters: (Branch | Text)[][] = []
  for (const branch of branches) {
    if (isBranch(branch) && branch.name === 'h3') chapters.push([])
    const chapter = chapters.at(-1)
    if (!chapter) throw new Error('has text before its first chapter')
    chapter.push(branch)
  }
  return chapters
}

/**
 * @param html what Typst writes of the book
 * @param printed of the same book
 * @throws Error where the two do not say the same
 */
export const flowingChapters = (
  html: string,
  printed: Printed,
  { chapters, language }: PdfFacts,
): string[] => {
  const branches = readBody(html).map(cleaned)
  const letters = lettersIn(branches)
  const asPrintedAt = (place: number) => {
    const from = printed.letters[place]?.at ?? 0
    return printed.text.slice(from, from + 40).match(lineReference)?.[0] ?? ''
  }
  const agreement = agreementOf(
    letters.map(({ letter }) => letter),
    printed.letters.map(({ letter }) => letter),
    (place) => lettersOf(asPrintedAt(place)).length,
  )
  const problems = described(letters, printed, agreement)
  if (problems.length > 0)
    throw new Error(`says other words where it flows: ${problems.slice(0, 5).join('; ')}`)
  for (const [index, { letter, text }] of letters.entries()) {
    if (letter === asPrinted) text.value = asPrintedAt(agreement.placeOf[index] ?? 0)
  }
  markPages(letters, printed, agreement)
  markLines(letters, printed, agreement)
  const flowing = chaptersOf(branches)
  if (flowing.length !== chapters.length) {
    throw new Error(
      `has ${flowing.length} chapters where it flows, and ${chapters.length} where it is printed`,
    )
  }
  const chapterOf = new Map(
    flowing.flatMap((chapter, index) =>
      chapter.flatMap(placesIn).map((place) => [place, index + 1] as const),
    ),
  )
  return flowing.map((chapter) => {
    const finishing = { language, chapterOf, drawings: 0 }
    return writeHtml(chapter.flatMap((twig) => finished(twig, finishing)))
  })
}
