// Marks names: a letter, squares of a grid, a composite function, a class of a table. They have no other wordings.
import { inForm, type Marked, right, wrong } from './asked.ts'
import { plain, tight } from './plain-words.ts'
import { inKnownSigns } from './signs.ts'

const unread: Marked = { verdict: 'unread', why: 'shape' }

/** fg, g²f(x), f⁻¹ */
const isFunction = (accepted: string): boolean => /^[fg](?:[\s^]|[fg])/.test(accepted)

const isClass = (accepted: string): boolean => /^-?[\d.]+ (?:to|-) -?[\d.]+$/.test(accepted)

/** A letter or two, a square of a grid: what stands in the question. */
const isLabel = (word: string): boolean => /^(?:[A-Z]\d?(?: and [A-Z]\d?)?|[A-Z]{2,3}|[fgh])$/.test(word)

/** Null where what is asked for is no name. @param accepted as content writes it */
export const markName = (text: string, accepted: readonly string[]): Marked | null => {
  const [first = ''] = accepted
  if (isFunction(first)) return markFunction(text, accepted)
  if (isClass(first)) return markClass(text, first)
  return isLabel(first) ? markLabel(text, accepted) : null
}

/** Said around a name: 'it is curve A', 'g has no inverse'. */
const around =
  /^(?:the|it|its|is|are|lines?|points?|angles?|curves?|graphs?|sketch(?:es)?|sides?|triangles?|sequences?|figures?|diagrams?|functions?|faces?|shapes?|squares?|only|bank|of|has|have|no|inverse|answer|letter)$/

const bareWords = (text: string, wanted: readonly string[]): readonly string[] =>
  plain(text)
    .replace(/\ban? (?!and\b)(?=\p{L}{3})/gu, '')
    .split(' ')
    .filter((word) => !around.test(word) || wanted.includes(word))

const markLabel = (text: string, accepted: readonly string[]): Marked => {
  const wanted = accepted.map(tight)
  const words = bareWords(text, wanted)
  const said = words.join(' ')
  if (wanted.includes(tight(said))) return right
  // E2, where E2 and E5 are asked for.
  const parts = plain(accepted[0] ?? '').split(' and ')
  if (parts.includes(said)) return inForm('more-values')
  const letters = wanted.join('')
  const isNamed = (word: string) =>
    /^[a-z]?\d?$|^[a-z]{2,3}$/.test(word) || [...word].every((sign) => `${letters}^()-12`.includes(sign))
  return words.length > 0 && words.every(isNamed) ? wrong : unread
}

/** Functions from the left to the right, each as often as it is applied: of g²f(x) g, g, f; −f is its inverse. */
const appliedIn = (text: string): string | null => {
  const written = plain(text)
    .replace(/\binverse(?: function)?(?: of)? ([fg])\b/g, '$1^-1')
    .replace(/\b([fg]) inverse(?: of)?\b/g, '$1^-1')
    .replace(/\b(?:followed by|then|after|of x)\b/g, (words) => (words === 'of x' ? '' : '?'))
    .replace(/[()*∘\s]/g, '')
    .replace(/x$/, '')
  const pieces = /([fg])(?:\^?(-1|[2-4])(?!\d))?/y
  let applied = ''
  while (pieces.lastIndex < written.length) {
    const [, name, times = '1'] = pieces.exec(written) ?? []
    if (name === undefined) return null
    applied += times === '-1' ? `-${name}` : name.repeat(Number(times))
  }
  return applied === '' ? null : applied
}

const markFunction = (text: string, accepted: readonly string[]): Marked => {
  const wanted = accepted.map(appliedIn)
  const [said = ''] = text.split('=')
  const given = appliedIn(said) ?? appliedIn(bareWords(said, ['inverse', 'of']).join(' '))
  if (given !== null) return wanted.includes(given) ? right : wrong
  // f(x) + g(x), 2g(x) and 1/g(x) are made of them, and are none of what is asked for; g − 1 may be an inverse.
  const bare = plain(text).replace(/\s/g, '')
  return /^[fgx\d()^+*/-]+$/.test(bare) && /[fg]/.test(bare) && !/^[fg]-?1/.test(bare) ? wrong : unread
}

const ends = /(-?[\d.]+)\s*(?:to|-|<=\s*\p{L}\s*<=)\s*(-?[\d.]+)/gu

/** 50 to 59, 50–59, 50 ≤ x ≤ 59. */
export const markClass = (text: string, accepted: string): Marked => {
  const [[wanted] = [], [given, more] = []] = [accepted, text].map((one) => [
    ...inKnownSigns(one).matchAll(ends),
  ])
  if (/^\s*-?[\d.]+\s*$/.test(text)) return wrong
  if (!wanted || !given || more) return unread
  return [1, 2].every((end) => Number(wanted[end]) === Number(given[end])) ? right : wrong
}
