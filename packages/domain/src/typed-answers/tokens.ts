// The words of what a student typed: numbers, letters, functions and signs.
import { type FunctionName, functionNames } from './expression.ts'

/** Why a text cannot be read. */
export const unread = [
  'empty',
  'too-long',
  'unknown-sign',
  'unknown-letter',
  'brackets',
  'incomplete',
  'comma',
  'ambiguous-fraction',
  // 4.2e-4: a calculator's way to write a power of ten, or 4.2 times e less 4.
  'calculator-power',
  'ambiguous-function',
  // Read, but not what is asked for: three numbers for coordinates, no equals sign in an equation.
  'shape',
] as const
export type Unread = (typeof unread)[number]

/** Thrown where reading ends, and caught where it began. */
export class NotRead extends Error {
  readonly why: Unread
  constructor(why: Unread) {
    super(why)
    this.why = why
  }
}

export type Token =
  | { readonly is: 'number'; readonly text: string; readonly spaceBefore: boolean }
  /** log₃: `text` is the base. */
  | { readonly is: 'base'; readonly text: string; readonly spaceBefore: boolean }
  | { readonly is: 'letter' | 'function' | 'sign'; readonly text: string; readonly spaceBefore: boolean }

/** Other ways to write a function; In is what many read ln as. */
const synonyms: Readonly<Record<string, FunctionName>> = {
  csc: 'cosec',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  log: 'lg',
  log_e: 'ln',
  loge: 'ln',
  in: 'ln',
}
const roots: Readonly<Record<string, string>> = { sqrt: '√', root: '√', cbrt: '∛' }
/** Letters that a keyboard may not have. */
const greek: Readonly<Record<string, string>> = { theta: 'θ', lambda: 'λ', alpha: 'α', beta: 'β', mu: 'μ' }
const words = [
  ...functionNames,
  ...Object.keys(synonyms),
  ...Object.keys(roots),
  ...Object.keys(greek),
  'π',
  'pi',
].sort((a, b) => b.length - a.length)
const signs = '+-*/^()|!°%√∛'

/** @throws NotRead at what no answer has */
export const tokensOf = (text: string, letters: readonly string[]): readonly Token[] => {
  const tokens: Token[] = []
  let left = text
  for (;;) {
    const rest = left.trimStart()
    if (rest === '') return tokens
    const token = tokenAt(rest, letters)
    tokens.push({ ...token, spaceBefore: rest !== left } as Token)
    left = rest.slice(token.length)
  }
}

const tokenAt = (rest: string, letters: readonly string[]) => {
  const number = /^(?:\d+(?:\.\d*)?|\.\d+)/.exec(rest)?.[0]
  if (number !== undefined) {
    if (/^[Ee][-+]?\d/.test(rest.slice(number.length))) throw new NotRead('calculator-power')
    if (rest[number.length] === '.') throw new NotRead('unknown-sign')
    return { is: 'number', text: number, length: number.length }
  }
  const word = wordAt(rest, letters)
  if (word) return word
  const [first = ''] = rest
  if (letters.includes(first) || first === 'e') return { is: 'letter', text: first, length: 1 }
  if (signs.includes(first)) return { is: 'sign', text: first, length: 1 }
  throw new NotRead(/\p{L}/u.test(first) ? 'unknown-letter' : first === ',' ? 'comma' : 'unknown-sign')
}

/** log_3, log₃, and log3 before a bracket or a number of its own; log3 alone is the logarithm of 3. */
const logarithm = /^log(?:\s*_\s*(?:[({](\d+)[)}]|(\d+))|(\d+)(?=\s*\(|\s+\d))/i

const wordAt = (rest: string, letters: readonly string[]) => {
  const [log, ...bases] = logarithm.exec(rest) ?? []
  const base = bases.find((one) => one !== undefined)
  if (log !== undefined && base !== undefined) return { is: 'base', text: base, length: log.length } as const
  const lower = rest.toLowerCase()
  const word = words.find((one) => lower.startsWith(one))
  if (word === undefined || letters.includes(word) || (word === 'in' && !rest.startsWith('I'))) return null
  const { length } = word
  const letter = word === 'pi' ? 'π' : (greek[word] ?? (word === 'π' ? word : null))
  if (letter)
    return letter === 'π' || letters.includes(letter)
      ? ({ is: 'letter', text: letter, length } as const)
      : null
  const root = roots[word]
  if (root) return { is: 'sign', text: root, length } as const
  return { is: 'function', text: synonyms[word] ?? word, length } as const
}
