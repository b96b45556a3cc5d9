// The texts of a question: what may stand in them beside words, and the two forms in which they leave the server, plain
// and as written. What a plain form loses stands beside it; where nothing is lost, nothing stands beside it.

import { plainRow, plainText } from '@toron/domain/practice/rich-text-forms.ts'
import type { Letter, Question } from './question.ts'

/** The pictures of the options: `<id>-a.svg` and so on. */
export const optionPicture = (id: string, letter: Letter): string => `${id}-${letter.toLowerCase()}.svg`

/** Every picture that a question shows. */
export function picturesOf({ id, options, optionImages, imageFilename }: Question): string[] {
  const ofOptions = optionImages
    ? Object.keys(options).map((letter) => optionPicture(id, letter as Letter))
    : []
  return imageFilename === undefined ? ofOptions : [imageFilename, ...ofOptions]
}

/** The cells of an option; a text has one. */
function cellsOf(option: Question['options'][Letter]): readonly string[] {
  return typeof option === 'string' ? [option] : option
}

/** An option in plain Unicode; the cells of a row one after another. */
export function optionText(option: Question['options'][Letter]): string {
  return plainRow(cellsOf(option))
}

/** Every text of a question as written, with the name of its place. */
export function textsOf(source: Question): { readonly place: string; readonly text: string }[] {
  const { columns = [], statements = [], table, imageAlt } = source
  const options = Object.entries(source.options).flatMap(([letter, option]) =>
    cellsOf(option).map((cell) => [`option ${letter}`, cell]),
  )
  const reasons = Object.entries(source.reasons).map(([letter, reason]) => [`reasons.${letter}`, reason])
  return [
    ['the question', source.question],
    ...options,
    ...columns.map((head) => ['columns', head]),
    ...statements.map((statement) => ['statements', statement]),
    ...[table?.head ?? [], ...(table?.rows ?? [])].flat().map((cell) => ['table', cell]),
    ['the explanation', source.explanation],
    ...reasons,
    ...(imageAlt === undefined ? [] : [['imageAlt', imageAlt]]),
  ].map(([place = '', text = '']) => ({ place, text }))
}

/** A stem in plain Unicode with all that stands under it, so that nothing is lost to who reads only this. */
function stemText({ question, statements = [], table }: Question): string {
  const lines = table === undefined ? [] : [table.head, ...table.rows].map(plainRow)
  const numbered = statements.map((statement, place) => `${place + 1} ${plainText(statement)}`)
  return [plainText(question), ...numbered, ...lines].join('\n')
}

/** What anyone may see of a question (ruling: answers leave the server only with a verdict). */
export interface PublicQuestion
  extends Pick<Question, 'id' | 'columns' | 'statements' | 'table' | 'imageFilename' | 'imageAlt'> {
  /** Plain, with the statements and the table. */
  readonly question: string
  /** Plain. */
  readonly options: Readonly<Record<Letter, string>>
  /** As written, where that differs. */
  readonly marked?: {
    readonly question?: string
    readonly options?: Question['options']
  }
}

/** The public part of a question, field by field, so that a field added later stays private until named here. */
export function publicQuestion(source: Question): PublicQuestion {
  const { id, columns, statements, table, imageFilename, imageAlt } = source
  const { A, B, C, D } = source.options
  const question = stemText(source)
  const options = { A: optionText(A), B: optionText(B), C: optionText(C), D: optionText(D) }
  const isPlain = A === options.A && B === options.B && C === options.C && D === options.D
  const marked = {
    ...(question !== source.question && { question: source.question }),
    ...(!isPlain && { options: { A, B, C, D } }),
  }
  return {
    id,
    question,
    options,
    ...(columns && { columns }),
    ...(statements && { statements }),
    ...(table && { table: { head: table.head, rows: table.rows } }),
    ...(Object.keys(marked).length > 0 && { marked }),
    ...(imageFilename !== undefined && { imageFilename, imageAlt }),
  }
}

type Reasons = Partial<Record<Letter, string>>

/** What an answer's verdict teaches, plain and, where that differs, as written. */
export interface Teaching {
  readonly explanation: string
  readonly reasons: Reasons
  readonly marked?: { readonly explanation?: string; readonly reasons?: Reasons }
}

/** A question does not change while it is loaded, and reading its mark-up is a twentieth of what an answer costs. */
const teachings = new WeakMap<Question, Teaching>()

export function teachingOf(question: Question): Teaching {
  const known = teachings.get(question)
  if (known) return known
  const teaching = readTeaching(question)
  teachings.set(question, teaching)
  return teaching
}

function readTeaching({ explanation, reasons }: Question): Teaching {
  const wrong = Object.entries(reasons) as [Letter, string][]
  const markedReasons = wrong.filter(([, reason]) => plainText(reason) !== reason)
  const plain = plainText(explanation)
  const marked = {
    ...(plain !== explanation && { explanation }),
    ...(markedReasons.length > 0 && { reasons: Object.fromEntries(markedReasons) }),
  }
  return {
    explanation: plain,
    reasons: Object.fromEntries(wrong.map(([letter, reason]) => [letter, plainText(reason)])),
    ...(Object.keys(marked).length > 0 && { marked }),
  }
}
