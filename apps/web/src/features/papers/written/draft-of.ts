// What is kept of a written question, as its fields show it, and the other way about.
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { type Draft, emptyDraft, sizeOf, textOf } from '../../practice/maths/typing/answers.ts'

/** `1, 2; 3, 4` → the texts in the places of a matrix. */
const cellsOf = (field: AnswerField, text: string, places: number): string[] => {
  const [rows, columns] = sizeOf(field)
  const cells = rows * columns > 1 ? text.split('; ').flatMap((row) => row.split(', ')) : [text]
  return Array.from({ length: places }, (_, index) => cells[index] ?? '')
}

export const draftOf = (fields: readonly AnswerField[], texts: readonly string[] | undefined): Draft => {
  const empty = emptyDraft(fields)
  if (!texts) return empty
  return {
    ...empty,
    texts: empty.texts.map((cells, index) => {
      const field = fields[index]
      return field ? cellsOf(field, texts[index] ?? '', cells.length) : cells
    }),
  }
}

export const textsOf = (fields: readonly AnswerField[], { texts }: Draft): string[] =>
  fields.map((field, index) => textOf(field, texts[index] ?? []))
