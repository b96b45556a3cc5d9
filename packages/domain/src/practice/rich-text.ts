// The mark-up of the question bank: a closed set of seven forms, parsed here and nowhere else. Anything else is text, and
// text is never read as HTML. content/README.md describes it for authors.
//
//   **bold**   *italic*   v_{max}   10^{−3}   {frac mass | volume}   {nuclide 222 86 Rn}   5~g (a space that does not break)

export type RichText = readonly RichNode[]

export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly inner: RichText }
  | { readonly kind: 'sub' | 'sup'; readonly text: string }
  | { readonly kind: 'fraction'; readonly above: RichText; readonly below: RichText }
  | Nuclide

export interface Nuclide {
  readonly kind: 'nuclide'
  readonly mass: string
  readonly charge: string
  readonly symbol: string
}

/** What `~` stands for. */
export const noBreakSpace = '\u00A0'

const bold = String.raw`\*\*(?![\s*])(?<bold>(?:[^*]|\*[^*]+\*)+)(?<!\s)\*\*`
const italic = String.raw`\*(?![\s*])(?<italic>[^*]+)(?<!\s)\*(?!\*)`
const script = String.raw`(?<script>[_^])\{(?<scripted>[^{}|*]+)\}`
const part = String.raw`(?:[^{}|_^]|[_^]\{[^{}|]+\})+`
const fraction = String.raw`\{frac (?<above>${part})\|(?<below>${part})\}`
const nuclide = String.raw`\{nuclide (?<mass>[\dA-Z?]{1,4}) (?<charge>[+−]?[\dA-Z?]{1,4}) (?<symbol>\p{L}{1,3})\}`
const marks = new RegExp([bold, italic, script, fraction, nuclide].join('|'), 'gu')

const nodeOf = (groups: Readonly<Record<string, string | undefined>>): RichNode => {
  const { script, scripted, above, below, mass, charge, symbol } = groups
  if (groups.bold !== undefined) return { kind: 'bold', inner: parseRichText(groups.bold) }
  if (groups.italic !== undefined) return { kind: 'italic', inner: parseRichText(groups.italic) }
  if (scripted !== undefined) return { kind: script === '_' ? 'sub' : 'sup', text: textOf(scripted) }
  if (above !== undefined && below !== undefined) {
    return { kind: 'fraction', above: parseRichText(above.trim()), below: parseRichText(below.trim()) }
  }
  return { kind: 'nuclide', mass: mass ?? '', charge: charge ?? '', symbol: symbol ?? '' }
}

const textOf = (source: string): string => source.replaceAll('~', noBreakSpace)

/** Reads a text of the bank. Never fails: mark-up that is not closed, or not known, is text. */
export const parseRichText = (source: string): RichText => {
  const nodes: RichNode[] = []
  let end = 0
  const addText = (text: string) => {
    if (text !== '') nodes.push({ kind: 'text', text: textOf(text) })
  }
  for (const match of source.matchAll(marks)) {
    addText(source.slice(end, match.index))
    nodes.push(nodeOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  addText(source.slice(end))
  return nodes
}

/** Writes a text as an author does: `parseRichText` reads it back the same. */
export const printRichText = (rich: RichText): string => rich.map(printNode).join('')

const printNode = (node: RichNode): string => {
  switch (node.kind) {
    case 'text':
      return node.text.replaceAll(noBreakSpace, '~')
    case 'bold':
      return `**${printRichText(node.inner)}**`
    case 'italic':
      return `*${printRichText(node.inner)}*`
    case 'sub':
      return `_{${node.text.replaceAll(noBreakSpace, '~')}}`
    case 'sup':
      return `^{${node.text.replaceAll(noBreakSpace, '~')}}`
    case 'fraction':
      return `{frac ${printRichText(node.above)} | ${printRichText(node.below)}}`
    case 'nuclide':
      return `{nuclide ${node.mass} ${node.charge} ${node.symbol}}`
  }
}

/** Mark-up that is left as text, in order: not closed, or not one of the seven forms. */
export const strayMarks = (source: string): string[] => strayIn(parseRichText(source))

const strayIn = (rich: RichText): string[] => rich.flatMap(strayInNode)

const strayInNode = (node: RichNode): string[] => {
  switch (node.kind) {
    case 'text':
    case 'sub':
    case 'sup':
      return node.text.match(/\*+|[_^]?\{[^\s{}]*|\}|[_^]/g) ?? []
    case 'bold':
    case 'italic':
      return strayIn(node.inner)
    case 'fraction':
      return [...strayIn(node.above), ...strayIn(node.below)]
    case 'nuclide':
      return []
  }
}
