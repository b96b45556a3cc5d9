// Marks what is made of several values: lists, coordinates, matrices, ratios.
import { type Asked, inForm, type Marked, type NumberAsked, right, wrong } from './asked.ts'
import { evaluate } from './expression.ts'
import { gcd } from './forms.ts'
import { markNumber, valueAsked } from './mark-number.ts'
import { expressionAsked, readExpression } from './read.ts'
import { agree, isSameValue } from './same-value.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'

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

const isEnclosed = (text: string) => /^[([{].*[)\]}]$/.test(text) && piecesOf(text, '').length === 1

/** `{3, 4}` or `(3, 4)` without what encloses it. */
export const withoutBrackets = (text: string): string =>
  isEnclosed(text) && piecesOf(text.slice(1, -1), ',;').length > 1 ? text.slice(1, -1).trim() : text

/** What of all is told: wrong before unread before form. */
export const together = (marks: readonly Marked[]): Marked => {
  for (const verdict of ['unread', 'wrong', 'form'] as const) {
    const found = marks.find((mark) => mark.verdict === verdict)
    if (found) return found
  }
  return right
}

export const markList = (text: string, { values, isInOrder, each, name }: Of<'list'>): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const known = inKnownSigns(text)
  if (known === '') return { verdict: 'unread', why: 'empty' }
  const spread = withoutBrackets(known).replace(/\b(?:or|and)\b/gi, ',')
  const given = piecesOf(spread, ',;').flatMap((piece) => bothSigns(withoutName(piece, name)))
  if (given.length > values.length + 10) return wrong
  const mark = (piece: string, value: string) => markNumber(piece, { ...each, kind: 'number', value })
  if (isInOrder) {
    if (given.length > values.length) return wrong
    const marks = given.map((piece, index) => mark(piece, values[index] ?? ''))
    return given.length < values.length && marks.every(({ verdict }) => verdict === 'right')
      ? inForm('more-values')
      : given.length < values.length
        ? together(marks.some(({ verdict }) => verdict === 'unread') ? marks : [wrong])
        : together(marks)
  }
  return markUnordered(given, values, mark)
}

const markUnordered = (
  given: readonly string[],
  values: readonly string[],
  mark: (piece: string, value: string) => Marked,
): Marked => {
  const left = [...values]
  const marks: Marked[] = []
  for (const piece of given) {
    const all = left.map((value) => mark(piece, value))
    const order = ['right', 'form', 'unread', 'wrong'] as const
    // One that no value is left for is still read.
    if (left.length === 0) {
      const more = mark(piece, values[0] ?? '')
      marks.push(more.verdict === 'unread' ? more : wrong)
      continue
    }
    const best = order
      .map((verdict) => all.findIndex((one) => one.verdict === verdict))
      .find((index) => index !== -1)
    if (best === undefined) return wrong
    marks.push(all[best] ?? wrong)
    if (all[best]?.verdict === 'right' || all[best]?.verdict === 'form') left.splice(best, 1)
  }
  const told = together(marks)
  return told.verdict === 'right' && left.length > 0 ? inForm('more-values') : told
}

/** 3 ± √2 is two values. */
const bothSigns = (piece: string): string[] =>
  piece.includes('±') ? [piece.replace('±', '+'), piece.replace('±', '-')] : [piece]

const withoutName = (piece: string, name: string | undefined): string =>
  name === undefined ? piece : piece.replace(new RegExp(`^${name}\\s*=\\s*`), '')

export const markCoordinates = (text: string, { value }: Of<'coordinates'>): Marked => {
  const given = piecesOf(withoutBrackets(inKnownSigns(text.slice(0, longestAnswer + 1))), ',;')
  if (given.length !== value.length) return given[0] === '' ? { verdict: 'unread', why: 'empty' } : shape
  return together(
    given.map((piece, index) => markNumber(withoutName(piece, '[xyz]'), value[index] as NumberAsked)),
  )
}

/** Cells with commas or spaces between them are not told apart well, so the keypad sends `1, 2; 3, 4`. */
export const markMatrix = (text: string, { rows, letters }: Of<'matrix'>): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const known = inKnownSigns(text)
  const inside = isEnclosed(known) ? known.slice(1, -1) : known
  const isColumn = rows.every((row) => row.length === 1)
  const given = piecesOf(inside, isColumn ? ',;' : ';').map((row) => piecesOf(row, ','))
  if (given.length !== rows.length || given.some((row, index) => row.length !== rows[index]?.length))
    return shape
  return together(
    given.flatMap((row, y) => row.map((cell, x) => markCell(cell, rows[y]?.[x] ?? '', letters))),
  )
}

const markCell = (cell: string, value: string, letters: readonly string[]): Marked => {
  const given = readExpression(cell, letters)
  if (!given.ok) return { verdict: 'unread', why: given.why }
  return isSameValue(given.expression, expressionAsked(value, letters)) ? right : wrong
}

export const markRatio = (text: string, { values, isSimplest }: Of<'ratio'>): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const given: number[] = []
  for (const piece of inKnownSigns(text).split(':')) {
    const read = readExpression(piece, [])
    if (!read.ok) return { verdict: 'unread', why: read.why }
    given.push(evaluate(read.expression))
  }
  const wanted = values.map(valueAsked)
  if (given.length !== wanted.length) return given.length === 1 ? shape : wrong
  const factor = (given[0] ?? 0) / (wanted[0] ?? 1)
  if (!(factor > 0) || !given.every((value, index) => agree(value, factor * (wanted[index] ?? 0))))
    return wrong
  const isWhole = given.every(Number.isInteger)
  return isSimplest && !(isWhole && given.reduce(gcd) === 1) ? inForm('simplest-ratio') : right
}
