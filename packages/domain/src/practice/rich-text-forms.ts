// What a rich text becomes where there is no page to set it on: plain Unicode, words for a voice, and Typst.
import { elementNames } from './element-names.ts'
import { type Nuclide, noBreakSpace, parseRichText, type RichNode, type RichText } from './rich-text.ts'

const raised: Readonly<Record<string, string>> = signs(
  '0123456789+−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
)
const lowered: Readonly<Record<string, string>> = signs(
  '0123456789+−=()aehijklmnoprstuvx',
  '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
)

function signs(from: string, to: string): Record<string, string> {
  const targets = [...to]
  return Object.fromEntries([...from].map((sign, place) => [sign, targets[place] ?? sign]))
}

/** In signs of Unicode as a whole, or not at all: half a raised word would be harder to read than none. */
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

/** A text of the bank as a voice reads it. */
export const spokenText = (source: string): string => spokenOf(parseRichText(source))

const spokenOf = (rich: RichText): string =>
  rich
    .map((node, place) => spokenNode(node, rich[place - 1]))
    .join('')
    .replace(/\s+/g, ' ')

const spokenNode = (node: RichNode, before: RichNode | undefined): string => {
  switch (node.kind) {
    case 'text':
      return node.text.replace(formulaWithState, (_, formula, state) => `${formula} ${states[state]}`)
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

export const spokenFraction = (above: RichText, below: RichText): string =>
  `${spokenOf(above)} over ${spokenOf(below)}`

/** Radon-222 by its name; with its proton number, which a question may ask for. */
export const spokenNuclide = ({ mass, charge, symbol }: Nuclide): string => {
  const name = elementNames[symbol]
  return name === undefined
    ? `${symbol} with nucleon number ${mass} and proton number ${charge}`
    : `${name}-${mass} with proton number ${charge}`
}

/** `angle of incidence P, angle of reflection S`: the name of an option that is a row. */
export const spokenRow = (columns: readonly string[], cells: readonly string[]): string =>
  cells.map((cell, place) => `${spokenText(columns[place] ?? '')} ${spokenText(cell)}`.trim()).join(', ')

/** Typst's markup of a text of the bank, for a page that has `nuclide` and `over` of the kit. */
export const typstText = (source: string): string => typstOf(parseRichText(source))

const typstOf = (rich: RichText): string => rich.map(typstNode).join('')

const typstNode = (node: RichNode): string => {
  switch (node.kind) {
    case 'text':
      return escaped(node.text)
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

/** Every sign of ASCII that could mean something to Typst stands for itself; a new line is a line break. */
const escaped = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`).replaceAll('\n', '#linebreak()')
