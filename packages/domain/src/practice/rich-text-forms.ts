// The forms of a rich text other than HTML: plain Unicode, spoken words, and Typst.
import { elementNames } from './element-names.ts'
import { stretches } from './quantities.ts'
import { type Nuclide, noBreakSpace, parseRichText, type RichNode, type RichText } from './rich-text.ts'

const signs = (from: string, to: string): Record<string, string> => {
  const targets = [...to]
  return Object.fromEntries([...from].map((sign, index) => [sign, targets[index] ?? sign]))
}

const raised: Readonly<Record<string, string>> = signs(
  '0123456789+−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
)
const lowered: Readonly<Record<string, string>> = signs(
  '0123456789+−=()aehijklmnoprstuvx',
  '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
)

/** Replaces all characters or none: half a raised word would be harder to read than none. */
const written = (text: string, alphabet: Readonly<Record<string, string>>): string => {
  const all = [...text].map((sign) => alphabet[sign])
  return all.includes(undefined) ? text : all.join('')
}

/** A text of the bank in plain Unicode, without mark-up: `x^{2}` is x². */
export const plainText = (source: string): string =>
  /[*_^{~\u00A0]/.test(source) ? plainOf(parseRichText(source)) : source

const plainOf = (rich: RichText): string => rich.map(plainNode).join('')

const plainNode = (node: RichNode): string => {
  switch (node.kind) {
    case 'text':
      return node.text.replaceAll(noBreakSpace, ' ')
    case 'bold':
    case 'italic':
      return plainOf(node.inner)
    case 'sub':
      return written(node.text, lowered)
    case 'sup':
      return written(node.text, raised)
    case 'fraction':
      return `${inBrackets(plainOf(node.above))} / ${inBrackets(plainOf(node.below))}`
    case 'nuclide':
      return `${written(node.mass, raised)}${written(node.charge, lowered)}${node.symbol}`
  }
}

const inBrackets = (part: string): string => (/[+−×÷/]/.test(part) ? `(${part})` : part)

/** A row in plain Unicode, cell by cell. */
export const plainRow = (cells: readonly string[]): string => cells.map(plainText).join('; ')

/** A text of the bank as it is read aloud. */
export const spokenText = (source: string): string => spokenOf(parseRichText(source))

const spokenOf = (rich: RichText): string =>
  rich
    .map((node, index) => spokenNode(node, rich[index - 1]))
    .join('')
    .replace(/\s+/g, ' ')

const spokenNode = (node: RichNode, before: RichNode | undefined): string => {
  switch (node.kind) {
    case 'text':
      return withStates(node.text)
        .map(({ text, spoken }) => spoken ?? text)
        .join('')
    case 'bold':
    case 'italic':
      return spokenOf(node.inner)
    case 'sub':
      return ` ${node.text}`
    case 'sup':
      return isNumber(before) && /^−?\d+$/.test(node.text) ? ` to the power ${node.text}` : ` ${node.text}`
    case 'fraction':
      return spokenFraction(node.above, node.below)
    case 'nuclide':
      return spokenNuclide(node)
  }
}

const isNumber = (node: RichNode | undefined): boolean => node?.kind === 'text' && /\d$/.test(node.text)

const formulaWithState = /((?:[A-Z][a-z]?|[()[\]₀-₉⁰¹²³⁴-⁹⁺⁻])+)\((s|l|g|aq)\)/g
const states: Readonly<Record<string, string>> = { s: 'solid', l: 'liquid', g: 'gas', aq: 'aqueous' }

export interface StatePart {
  /** Its offset in the text; identifies it. */
  readonly at: number
  readonly text: string
  /** How a state symbol is read out; undefined for other text. */
  readonly spoken?: string
}

/** Splits a text at its state symbols: `NaOH`, `(aq)` read as "aqueous", and the rest. Nothing is added or lost. */
export const withStates = (text: string): StatePart[] => {
  const parts: StatePart[] = []
  let end = 0
  for (const { index, 1: formula = '', 2: state = '' } of text.matchAll(formulaWithState)) {
    const symbolAt = index + formula.length
    const symbol = `(${state})`
    parts.push({ at: end, text: text.slice(end, symbolAt) })
    parts.push({ at: symbolAt, text: symbol, spoken: ` ${states[state]}` })
    end = symbolAt + symbol.length
  }
  return end < text.length || parts.length === 0 ? [...parts, { at: end, text: text.slice(end) }] : parts
}

export const spokenFraction = (above: RichText, below: RichText): string =>
  `${spokenOf(above)} over ${spokenOf(below)}`

/** Radon-222 by name, with its proton number, which a question may ask about. */
export const spokenNuclide = ({ mass, charge, symbol }: Nuclide): string => {
  const name = elementNames[symbol]
  return name === undefined
    ? `${symbol} with nucleon number ${mass} and proton number ${charge}`
    : `${name}-${mass} with proton number ${charge}`
}

/** `angle of incidence: P; angle of reflection: S`: the name of an option that is a row. */
export const spokenRow = (columns: readonly string[], cells: readonly string[]): string =>
  cells.map((cell, index) => `${spokenText(columns[index] ?? '')}: ${spokenText(cell)}`).join('; ')

/** A text of the bank as Typst markup, for a page that has the kit's `nuclide` and `over`. */
export const typstText = (source: string): string => typstOf(parseRichText(source))

const typstOf = (rich: RichText): string => rich.map(typstNode).join('')

const typstNode = (node: RichNode): string => {
  switch (node.kind) {
    case 'text':
      return stretches(node.text)
        .map(({ text, whole }) => (whole ? `#box[${escaped(text)}]` : escaped(text)))
        .join('')
    case 'bold':
      return `#strong[${typstOf(node.inner)}]`
    case 'italic':
      return `#emph[${typstOf(node.inner)}]`
    case 'sub':
      return `#sub[${escaped(node.text)}]`
    case 'sup':
      return `#super[${escaped(node.text)}]`
    case 'fraction':
      return `#over[${typstOf(node.above)}][${typstOf(node.below)}]`
    case 'nuclide':
      return `#nuclide[${escaped(node.mass)}][${escaped(node.charge)}][${escaped(node.symbol)}]`
  }
}

/** Escapes every ASCII character that could mean something to Typst; a new line is a line break. */
const escaped = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`).replaceAll('\n', '#linebreak()')
