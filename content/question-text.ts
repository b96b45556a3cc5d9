// The texts of a question, and the two forms in which they leave the server: plain, and as written. The written form is
// added only where the plain one loses something.

import type { Letter } from '@toron/domain/practice/public-question.ts'
import { plainRow, plainText } from '@toron/domain/practice/rich-text-forms.ts'
import type { Question } from './question.ts'

/** The pictures of the options: `<id>-a.svg` and so on. */
export const optionPicture = (id: string, letter: Letter): string => `${id}-${letter.toLowerCase()}.svg`

/** Every picture that a question shows. */
export const picturesOf = ({ id, options, optionImages, imageFilename }: Question): string[] => {
  const ofOptions = optionImages
    ? Object.keys(options).map((letter) => optionPicture(id, letter as Letter))
    : []
  return imageFilename === undefined ? ofOptions : [imageFilename, ...ofOptions]
}

/** The cells of an option; a plain text is one cell. */
const cellsOf = (option: Question['options'][Letter]): readonly string[] => {
  return typeof option === 'string' ? [option] : option
}

/** An option in plain Unicode; the cells of a row one after another. */
export const optionText = (option: Question['options'][Letter]): string => {
  return plainRow(cellsOf(option))
}

/** Every text of a question as written, with its place as messages name it. */
export const textsOf = (source: Question): { readonly place: string; readonly text: string }[] => {
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

/** A stem in plain Unicode with the statements and the table under it, so that it is complete on its own. */
const stemText = ({ question, statements = [], table }: Question): string => {
  const lines = table === undefined ? [] : [table.head, ...table.rows].map(plainRow)
  const numbered = statements.map((statement, index) => `${index + 1} ${plainText(statement)}`)
  return [plainText(question), ...numbered, ...lines].join('\n')
}

/** What anyone may see of a question: answers leave the server only with a verdict (decision 2). */
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
export const publicQuestion = (source: Question): PublicQuestion => {
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

/** A question does not change once loaded, and reading its mark-up takes a twentieth of the time of an answer. */
const teachings = new WeakMap<Question, Teaching>()

export const teachingOf = (question: Question): Teaching => {
  const known = teachings.get(question)
  if (known) return known
  const teaching = readTeaching(question)
  teachings.set(question, teaching)
  return teaching
}

const readTeaching = ({ explanation, reasons }: Question): Teaching => {
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
