// Marks what is made of several values: lists, coordinates, matrices, ratios.
import { type Asked, inForm, type Marked, type NumberAsked, right, wrong } from './asked.ts'
import { evaluate } from './expression.ts'
import { gcd } from './forms.ts'
import { markNumber, valueAsked } from './mark-number.ts'
import { withoutName } from './names.ts'
import { expressionAsked, readExpression } from './read.ts'
import { agree, isSameValue } from './same-value.ts'
import { inKnownSigns } from './signs.ts'
import { withoutKnownUnit } from './units.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

const shape: Marked = { verdict: 'unread', why: 'shape' }

/** Pieces between separators that stand in no brackets. @param separators one sign each */
export const piecesOf = (text: string, separators: string): string[] => {
  const pieces = ['']
  let depth = 0
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth <= 0 && separators.includes(sign)) pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  return pieces.map((piece) => piece.trim())
}

const isEnclosed = (text: string) => /^[([{].*[)\]}]$/.test(text)

/** `{3, 4}` or `(3, 4)` without what encloses it. */
export const withoutBrackets = (text: string): string =>
  isEnclosed(text) && piecesOf(text.slice(1, -1), ',;').length > 1 ? text.slice(1, -1).trim() : text

/** Values with commas, words or spaces between them. */
const valuesIn = (text: string): string[] => {
  const spread = withoutBrackets(text)
    .replace(/\s*(?:\b(?:or|and)\b|&)\s*/gi, ',')
    .replace(/,{2,}/g, ',')
  return /^-?[\d.]+(?:\s+-?[\d.]+)+$/.test(spread) ? spread.split(/\s+/) : piecesOf(spread, ',;')
}

/** What of all is told: wrong before unread before form. */
export const together = (marks: readonly Marked[]): Marked => {
  for (const verdict of ['unread', 'wrong', 'form'] as const) {
    const found = marks.find((mark) => mark.verdict === verdict)
    if (found) return found
  }
  return right
}

/** Ends or terms in order: −4 < 0 < 16, 232.5 ≤ d < 237.5, x² = 1, 4, 9, or each with its class before it, as 20–29: 4. */
const inOrder = (text: string): string =>
  (/^[^<]*>[^<]*$/.test(text) ? text.split(/>=?/).reverse().join('<') : text)
    .replace(/^\s*\p{L}\^\(?\d\)?\s*=\s*/u, '')
    .replace(/<=?\s*\p{L}\s*<=?/gu, ',')
    .replace(/<=?/g, ',')
    .replace(/(?<=^|,)[^,:]{1,15}:\s*/g, '')

export const markList = (text: string, asked: Of<'list'>): Marked => {
  const { values, whole, isInOrder, isAsPrinted = false, each } = asked
  // 60 108 132 is three values where three are asked for, and no number in threes.
  const spaced = text.trim().split(/\s+/)
  const isSpaced =
    [values, whole].some((all) => all?.length === spaced.length) &&
    spaced.every((one) => /^[\d.]+$/.test(one))
  const known = inKnownSigns(isSpaced ? spaced.join(', ') : text)
  // n = 7, n ≠ −2: what is ruled out is no value.
  const given = valuesIn(withoutName(isInOrder ? inOrder(known) : known))
    .filter((piece, index) => index === 0 || !/^\p{L}\s*!=/u.test(piece))
    .flatMap(bothSigns)
  if (whole && given.length === whole.length) return markList(text, { ...alone(asked), values: whole })
  if (given.length > values.length + 10) return wrong
  const mark = (piece: string, value: string) => markNumber(piece, { ...each, kind: 'number', value })
  if (!isInOrder) return markUnordered(given, values, mark)
  if (given.length > values.length) return wrong
  const marks = given
    .map((piece, index) => mark(piece, values[index] ?? ''))
    .map((marked) =>
      isAsPrinted && marked.verdict === 'form' && marked.wants === 'simplified' ? right : marked,
    )
  if (given.length === values.length) return together(marks)
  if (marks.every(({ verdict }) => verdict === 'right')) return inForm('more-values')
  return together(marks.some(({ verdict }) => verdict === 'unread') ? marks : [wrong])
}

const alone = ({ whole: _, ...list }: Of<'list'>): Of<'list'> => list

const markUnordered = (
  given: readonly string[],
  values: readonly string[],
  mark: (piece: string, value: string) => Marked,
): Marked => {
  const left = [...values]
  const isEachOnce = new Set(values).size === values.length
  const marks: Marked[] = []
  for (const piece of given) {
    const found = bestOf(left.map((value) => mark(piece, value)))
    if (found && (found.mark.verdict === 'right' || found.mark.verdict === 'form')) {
      left.splice(found.index, 1)
      marks.push(found.mark)
      continue
    }
    // Equal roots may be written twice.
    const again = bestOf(values.map((value) => mark(piece, value)))?.mark ?? wrong
    marks.push(isEachOnce || again.verdict === 'unread' ? again : wrong)
  }
  const told = together(marks)
  return told.verdict === 'right' && left.length > 0 ? inForm('more-values') : told
}

const bestOf = (marks: readonly Marked[]) => {
  const index = (['right', 'form', 'unread', 'wrong'] as const)
    .map((verdict) => marks.findIndex((one) => one.verdict === verdict))
    .find((at) => at !== -1)
  const mark = marks[index ?? -1]
  return index === undefined || mark === undefined ? null : { index, mark }
}

/** 3 ± √2 is two values; +- is a sign where a keyboard has none. */
const bothSigns = (typed: string): string[] => {
  const piece = typed.replace(/^\+\s*\/?\s*-\s*(?=[\d√(]|sqrt|root)/i, '±')
  return piece.includes('±') ? [piece.replace('±', '+'), piece.replace('±', '-')] : [piece]
}

/** The numbers of (2, 3), P(2, 3), x = 2, y = 3, a column or a vector in i and j; empty where there are none. */
export const componentsOf = (text: string): string[] => {
  const known = inKnownSigns(text)
    .replace(/(?:\^?T)$/, '')
    .replace(/^(?:\p{L}{3,}\s+){1,3}(?:at\s+)?(?==?\s*[([<])/iu, '')
    .replace(/(?<=[)\]])\s*(?:is\s+)?(?:a\s+)?(?:min|max)(?:imum)?$/i, '')
    .replace(/^(?:\p{L}['′]?\s*(?==?\s*[([<])|\p{L}{2}\s*(?==\s*[([<])|at\s+(?=\())/u, '')
    .replace(/^=\s*/, '')
  const inside = /^<.*>$/.test(known) ? known.slice(1, -1) : isEnclosed(known) ? known.slice(1, -1) : known
  const pieces = valuesIn(inside.trim())
  if (pieces.length === 1) return /^\S+\s+\S+$/.test(inside) ? inside.split(/\s+/) : pieces.filter(Boolean)
  const isTurned = /^y\s*=/.test(pieces[0] ?? '') && /^x\s*=/.test(pieces[1] ?? '')
  return isTurned ? pieces.reverse() : pieces
}

export const markCoordinates = (text: string, { value }: Of<'coordinates'>): Marked => {
  const given = componentsOf(inKnownSigns(text).replace(/^\s*\(\s*x\s*,\s*y\s*\)\s*=\s*/, ''))
  if (given.length !== value.length) return shape
  return together(given.map((piece, index) => markNumber(piece, value[index] as NumberAsked)))
}

/** Cells with commas or spaces between them are not told apart well, so the keypad sends `1, 2; 3, 4`. */
export const markMatrix = (text: string, asked: Of<'matrix'>): Marked => {
  const { rows, letters } = asked
  const known = inKnownSigns(text)
  const isColumn = rows.every((row) => row.length === 1)
  if (isColumn && /\bi\b|\dij?|i\s*[+-]/.test(known) && !letters.includes('i'))
    return markComponents(known, asked)
  // 1/10 (−8, 6): more than the pair itself.
  if (rows.length === 2 && isColumn && pair.test(known) && withoutName(known).replace(pair, '') !== '') {
    const marks = [known, withoutKnownUnit(known)].map((one) => markComponents(inUnitVectors(one), asked))
    const marked = marks.find(({ verdict }) => verdict !== 'unread')
    if (marked) return marked
  }
  const inside = isEnclosed(known) ? known.slice(1, -1) : known
  const given = isColumn
    ? componentsOf(known).map((cell) => [cell])
    : piecesOf(inside, ';').map((row) => piecesOf(row, ','))
  if (given.length !== rows.length || given.some((row, index) => row.length !== rows[index]?.length))
    return shape
  return together(
    given.flatMap((row, y) => row.map((cell, x) => markCell(cell, rows[y]?.[x] ?? '', letters))),
  )
}

const pair = /[([]([^()[\],;]+)[,;]([^()[\],;]+)[)\]]/

/** (−9, 17) + t(8, −6) in i and j. */
export const inUnitVectors = (text: string): string =>
  withoutName(text).replace(new RegExp(pair, 'g'), '(($1)i+($2)j)')

/** 3i − 2j for a column. */
const markComponents = (text: string, { rows, letters }: Of<'matrix'>): Marked => {
  const all = [...letters, 'i', 'j']
  const given = readExpression(withoutName(text), all)
  if (!given.ok) return { verdict: 'unread', why: given.why }
  const wanted = expressionAsked(`(${rows[0]?.[0]})i + (${rows[1]?.[0] ?? 0})j`, all)
  return isSameValue(given.expression, wanted) ? right : wrong
}

const markCell = (cell: string, value: string, letters: readonly string[]): Marked => {
  if (letters.length === 0) return markNumber(cell, { kind: 'number', value })
  const given = readExpression(cell, letters)
  if (!given.ok) return { verdict: 'unread', why: given.why }
  return isSameValue(given.expression, expressionAsked(value, letters)) ? right : wrong
}

export const markRatio = (text: string, { values, isSimplest }: Of<'ratio'>): Marked => {
  const given: number[] = []
  const [last = ''] = inKnownSigns(text).split('=').reverse()
  for (const piece of last.replace(/\bto\b/gi, ':').split(':')) {
    const read = readExpression(piece, [])
    if (!read.ok) return { verdict: 'unread', why: read.why }
    given.push(evaluate(read.expression))
  }
  const wanted = values.map(valueAsked)
  const [only = Number.NaN] = given
  // 3/4 for 3 : 4.
  if (given.length === 1 && wanted.length === 2)
    return agree(only, (wanted[0] ?? 0) / (wanted[1] ?? 1)) ? inForm('form-of-question') : shape
  if (given.length !== wanted.length) return given.length === 1 ? shape : wrong
  const factor = (given[0] ?? 0) / (wanted[0] ?? 1)
  if (!(factor > 0) || !given.every((value, index) => agree(value, factor * (wanted[index] ?? 0))))
    return wrong
  const isWhole = given.every(Number.isInteger)
  return isSimplest && !(isWhole && given.reduce(gcd) === 1) ? inForm('simplest-ratio') : right
}
