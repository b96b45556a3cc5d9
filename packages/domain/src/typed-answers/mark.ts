// Marks what a student typed into one field of a question of maths. A verdict never depends on anything but the text and what
// is asked, and an answer that cannot be read costs nothing.
import { type Asked, inForm, type Marked, right, type Wants, wrong } from './asked.ts'
import { type Expression, lettersOf } from './expression.ts'
import { hasForm } from './forms.ts'
import { markNumber } from './mark-number.ts'
import { markEquation, markInequality } from './mark-relations.ts'
import { markCoordinates, markList, markMatrix, markRatio } from './mark-shapes.ts'
import { markTime } from './mark-time.ts'
import { expressionAsked, readExpression } from './read.ts'
import { isSameValue } from './same-value.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'

export const markTyped = (text: string, asked: Asked): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  if (text.trim() === '') return { verdict: 'unread', why: 'empty' }
  switch (asked.kind) {
    case 'number':
      return markNumber(text, asked)
    case 'expression':
      return markExpression(text, asked)
    case 'equation':
      return markEquation(text, asked)
    case 'inequality':
      return markInequality(text, asked)
    case 'coordinates':
      return markCoordinates(text, asked)
    case 'list':
      return markList(text, asked)
    case 'matrix':
      return markMatrix(text, asked)
    case 'ratio':
      return markRatio(text, asked)
    case 'time':
      return markTime(text, asked)
    case 'word':
      return markWord(text, asked.accepted)
  }
}

/** Letters that an arbitrary constant may have. */
const constants = ['c', 'C', 'k', 'K', 'd', 'A']

const markExpression = (
  text: string,
  { value, letters, form, isUpToConstant = false }: Extract<Asked, { kind: 'expression' }>,
): Marked => {
  const free = isUpToConstant ? constants.filter((one) => !letters.includes(one)) : []
  const given = readExpression(text.replace(named, ''), [...letters, ...free])
  if (!given.ok) return { verdict: 'unread', why: given.why }
  const model = expressionAsked(value, letters)
  if (isUpToConstant) return markUpToConstant(given.expression, model, free)
  if (!isSameValue(given.expression, model)) return wrong
  return form === undefined || hasForm(given.expression, model, form) ? right : inForm(wantsOf[form])
}

/** y =, p(x) =, f⁻¹(x) =, dy/dx =: the name that the field has anyway. */
const named = /^\s*(?:\p{L}{1,3}|d\p{L}\s*\/\s*d\p{L})(?:\s*\^?\(?[-−⁻]?[¹1]\)?)?(?:\s*\(\p{L}\))?\s*=(?!=)/u

const wantsOf = {
  expanded: 'expanded',
  factorised: 'factorised',
  'single-fraction': 'single-fraction',
  simplified: 'simplified',
} as const satisfies Record<string, Wants>

/** @param model without its constant */
const markUpToConstant = (given: Expression, model: Expression, free: readonly string[]): Marked => {
  const added = [...lettersOf(given)].filter((letter) => free.includes(letter))
  if (added.length === 0) return isSameValue(given, model) ? inForm('constant') : wrong
  const [name = ''] = added
  if (added.length > 1) return wrong
  const constant: Expression = { is: 'letter', name }
  return isSameValue(given, { is: 'sum', terms: [model, constant] }) ? right : wrong
}

const markWord = (text: string, accepted: readonly string[]): Marked => {
  const given = inKnownSigns(text)
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, ' ')
  return accepted.some((one) =>
    one.length === 1
      ? isNamed(given, one.toLowerCase())
      : isSaid(plain(given), plain(one.toLowerCase()), text),
  )
    ? right
    : wrong
}

/** Without what is said around a word. */
const plain = (words: string): string =>
  words
    .replace(/[^\p{L}\d ]/gu, ' ')
    .replace(/\b(?:a|an|the|it|is|they|are)\b/g, ' ')
    .replace(/\b(?:min|max)\b/g, '$&imum')
    .replace(/\s+/g, ' ')
    .trim()

/** The word itself, or in a short phrase: 'outside the circle', 'minimum point'. */
const isSaid = (phrase: string, word: string, text: string): boolean => {
  const words = phrase.split(' ')
  if (phrase === word) return true
  if (/[^\p{L}\s.,'’]/u.test(text)) return false
  const isUndecided = /\b(?:not|no|or|and|nor|neither|either|both)\b|n t\b/.test(phrase)
  return (
    words.length <= 5 &&
    !isUndecided &&
    !/ /.test(word) &&
    words.includes(word) &&
    !/(?:max|min)imum.*(?:max|min)imum/.test(phrase)
  )
}

/** One of several curves, say, by its letter: 'A', 'it is curve A'. */
const isNamed = (words: string, letter: string): boolean => {
  const [last, ...before] = words.trim().split(/\s+/).reverse()
  return (
    last === letter &&
    before.every((word) =>
      /^(?:it|is|the|function|curve|graph|line|sequence|figure|diagram|point)$/.test(word),
    )
  )
}
