// The text of a chapter that flows: of each printed page, for the search, and sentence by sentence, to be read aloud.
import { plainText } from '../search.ts'

/** What is shown, but is no word of the book. */
const unread = ['.line', '.unseen', 'svg', 'a'].join()
const block = ['p', 'li', 'td', 'th', 'dt', 'dd', 'h3', 'h4', 'h5', 'figcaption', 'div'].join()

const textNodesIn = (root: Element): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest(unread)) nodes.push(node)
  }
  return nodes
}

/** The texts of the pages that a chapter has, by their numbers. */
export const pageTexts = (html: string): ReadonlyMap<number, string> => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const texts = new Map<number, string>()
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let page = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof HTMLElement) {
      page = Number(node.dataset.page ?? page)
      if (node.matches(block)) texts.set(page, `${texts.get(page) ?? ''} `)
    } else if (node instanceof Text && !node.parentElement?.closest(unread)) {
      texts.set(page, (texts.get(page) ?? '') + node.data)
    }
  }
  return new Map([...texts].map(([number, text]) => [number, plainText(text)]))
}

/** The text of a chapter from one place on, with where each letter stands. */
interface Run {
  readonly nodes: readonly { readonly node: Text; readonly start: number }[]
  readonly text: string
}

const runOf = (nodes: readonly Text[]): Run => {
  let text = ''
  const starts = nodes.map((node) => {
    const start = text.length
    text += node.data
    return { node, start }
  })
  return { nodes: starts, text }
}

const rangeIn = ({ nodes }: Run, from: number, to: number): Range | undefined => {
  const first = nodes.findLast(({ start }) => start <= from)
  const last = nodes.findLast(({ start }) => start < to)
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, from - first.start)
  range.setEnd(last.node, to - last.start)
  return range
}

export interface Sentence {
  readonly text: string
  readonly lang: string
  readonly range: Range
}

/** @param lang of the book */
export const sentencesIn = (chapter: Element, lang: string): Sentence[] => {
  const runs: Text[][] = []
  let before: Element | null | undefined
  for (const node of textNodesIn(chapter)) {
    const own = node.parentElement?.closest(block)
    if (own === before) runs.at(-1)?.push(node)
    else runs.push([node])
    before = own
  }
  return runs.flatMap((nodes) => {
    const run = runOf(nodes)
    return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(run.text)].flatMap(
      ({ segment, index }) => {
        const text = segment.trim()
        const range = rangeIn(run, index, index + segment.length)
        if (!range || !/[\p{L}\p{N}]/u.test(text)) return []
        const own = range.startContainer.parentElement?.closest('[lang]')
        return [{ text, range, lang: (chapter.contains(own ?? null) && own?.getAttribute('lang')) || lang }]
      },
    )
  })
}

/** The first place of some words after a mark of a page. */
export const findAfter = (chapter: Element, page: number, words: string): Range | undefined => {
  const mark = chapter.querySelector(`.page[data-page="${page}"]`)
  const nodes = textNodesIn(chapter).filter(
    (node) => !mark || mark.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const run = runOf(nodes)
  const at = run.text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? undefined : rangeIn(run, at, at + words.length)
}

/** Colours words without touching the text. Browsers that cannot do it leave them plain. */
export const highlight = (name: 'found' | 'spoken', range: Range | undefined): void => {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}
