// What is read of a text while it is typed. What is not finished has a hole where something is missing, and is never an error.

import { functionNames } from '@toron/domain/typed-answers/expression.ts'
import type { AskedField } from '@toron/domain/typed-answers/field.ts'
import { piecesOf, withoutBrackets } from '@toron/domain/typed-answers/mark-shapes.ts'
import { readExpression } from '@toron/domain/typed-answers/read.ts'
import { inKnownSigns } from '@toron/domain/typed-answers/signs.ts'
import type { Unread } from '@toron/domain/typed-answers/tokens.ts'
import { withoutUnit } from '@toron/domain/typed-answers/units.ts'
import { printedName } from '../printed-name.ts'
import { between, type FormulaElement, hole, inBrackets, mi, mo, mtable, mtext, row } from './formula.ts'
import { typeset } from './typeset.ts'
import { openBrackets, withHoles } from './with-holes.ts'

export type Preview =
  | { readonly is: 'nothing' }
  | { readonly is: 'formula'; readonly formula: FormulaElement }
  /** It can be read in two ways, or has a sign that no answer has: what to do is said already now. */
  | { readonly is: 'unread'; readonly why: Unread }

export const previewOf = (text: string, field: AskedField): Preview => {
  if (text.trim() === '') return { is: 'nothing' }
  try {
    return { is: 'formula', formula: formulaOf(text, field) }
  } catch (fault) {
    if (fault instanceof NoFormula) return { is: 'unread', why: fault.why }
    throw fault
  }
}

class NoFormula extends Error {
  readonly why: Unread
  constructor(why: Unread) {
    super(why)
    this.why = why
  }
}

const formulaOf = (text: string, field: AskedField): FormulaElement => {
  const { kind, letters = [], unit, size = [1, 1] } = field
  const known = inKnownSigns(text)
  switch (kind) {
    case 'number':
      return letters.length > 0 ? formulaOfPiece(known, letters) : numberOf(known, unit)
    case 'expression':
      return formulaOfPiece(known, letters)
    case 'equation':
    case 'inequality':
      return related(known, letters)
    case 'coordinates':
      return coordinates(known, size[1])
    case 'list':
      return listed(known, unit)
    case 'matrix':
      return matrix(known, letters)
    case 'ratio':
      return between(
        ':',
        known.split(':').map((piece) => formulaOfPiece(piece, [])),
      )
    case 'time':
    case 'word':
    case 'points':
    case 'lines':
      return mtext(text.trim())
  }
}

/** `x = 3`, `12 cm` */
const numberOf = (text: string, unit: string | undefined): FormulaElement => {
  const [name, value] = text.split('=')
  if (name !== undefined && value !== undefined) return row(mi(name.trim()), mo('='), numberOf(value, unit))
  const stripped = withoutUnit(text, unit)
  // Many write × as the letter, and the marker reads it so.
  const number = (stripped.ok ? stripped.text : text).replace(/(?<=[\d)]\s*)[xX](?=\s*\d)/, '*')
  return formulaOfPiece(number, [])
}

/** What is between brackets, also before they are closed. */
const inside = (text: string): string => {
  const enclosed = withoutBrackets(text)
  return enclosed === text && openBrackets(text) > 0 ? text.replace(/^[([{]/, '') : enclosed
}

const coordinates = (text: string, count: number): FormulaElement => {
  const pieces = piecesOf(inside(text), ',;')
  const missing = Array.from({ length: Math.max(0, count - pieces.length) }, () => '')
  return inBrackets(
    between(
      ',',
      [...pieces, ...missing].map((piece) => numberOf(piece, undefined)),
    ),
  )
}

/** `3 ± √2` is two values, as the marker reads it. */
const listed = (text: string, unit: string | undefined): FormulaElement => {
  const values = piecesOf(inside(text).replace(/\b(?:or|and)\b/gi, ','), ',;').flatMap((piece) =>
    piece.includes('±') ? [piece.replace('±', '+'), piece.replace('±', '-')] : [piece],
  )
  return between(
    ',',
    values.map((value) => numberOf(value.replace(/(=\s*|^\s*)\+/, '$1'), unit)),
  )
}

const matrix = (text: string, letters: readonly string[]): FormulaElement =>
  mtable(
    piecesOf(text, ';').map((cells) => piecesOf(cells, ',').map((cell) => formulaOfPiece(cell, letters))),
  )

const relations: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥' }

/** Equations and inequalities, and several of them with `or` between. */
const related = (text: string, letters: readonly string[]): FormulaElement =>
  row(
    ...text.split(/(<=|>=|<|>|=|\bor\b|\band\b|,)/i).map((piece, index) => {
      const isSign = index % 2 === 1
      if (/^[a-z]/i.test(piece) && isSign) return mtext(`\u00a0${piece.toLowerCase()}\u00a0`)
      if (isSign) return mo(relations[piece] ?? piece)
      // An inequality may be one of f(x).
      const isName = piece.trim().length > 1 && letters.includes(piece.trim())
      return isName ? mtext(printedName(piece.trim())) : formulaOfPiece(piece, letters)
    }),
  )

/** Why something is not read that more typing would not mend. */
const isFinal = (why: Unread) => why !== 'empty' && why !== 'incomplete' && why !== 'brackets'

const formulaOfPiece = (text: string, letters: readonly string[]): FormulaElement => {
  if (text.trim() === '') return mi(hole)
  const whole = readExpression(text, letters)
  if (whole.ok) return typeset(whole.expression)
  const begun = readExpression(withHoles(text), [...letters, hole])
  if (begun.ok) return typeset(begun.expression)
  if (isFinal(whole.why) && !isWordBegun(text)) throw new NoFormula(whole.why)
  return mtext(text.trim())
}

const words = ['sqrt', 'pi', 'or', 'and', ...functionNames]

/** `sq`, which may become `sqrt`. */
const isWordBegun = (text: string): boolean => {
  const last = /[a-z]+$/i.exec(text)?.[0].toLowerCase()
  return last !== undefined && words.some((word) => word.startsWith(last))
}
