// The texts in the fields of a question, and what became of them. A matrix has a text in each place; every other field has one.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField, AskedField } from '@toron/domain/typed-answers/field.ts'

/** For each field the text of each of its places. */
export type Texts = readonly (readonly string[])[]

/** A place to type in. */
export interface Place {
  readonly field: number
  readonly cell: number
}

export interface TypedAnswer {
  readonly field: number
  readonly text: string
}

/** What was checked, and its marks: null for a field that was empty. */
export interface Checked {
  readonly texts: Texts
  readonly marks: readonly (Mark | null)[]
}

/** What a student has done with a question, while its topic is open. */
export interface Draft {
  readonly texts: Texts
  readonly checked: Checked | null
}

export const sizeOf = ({ kind, size }: AskedField): readonly [rows: number, columns: number] =>
  kind === 'matrix' && size ? size : [1, 1]

export const emptyDraft = (fields: readonly AskedField[]): Draft => ({
  texts: fields.map((field) => {
    const [rows, columns] = sizeOf(field)
    return Array.from({ length: rows * columns }, () => '')
  }),
  checked: null,
})

/** The text of a field as it is sent and previewed: a matrix as `1, 2; 3, 4`. Empty while nothing is typed. */
export const textOf = (field: AskedField, cells: readonly string[]): string => {
  if (cells.every((cell) => cell.trim() === '')) return ''
  const [rows, columns] = sizeOf(field)
  return Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(', '),
  ).join('; ')
}

/** The answers to send: those of all fields that are not empty. */
export const answersOf = (fields: readonly AskedField[], texts: Texts): readonly TypedAnswer[] =>
  fields
    .map((field, index) => ({ field: index, text: textOf(field, texts[index] ?? []) }))
    .filter(({ text }) => text !== '')

export const withText = (texts: Texts, { field, cell }: Place, text: string): Texts =>
  texts.map((cells, index) => (index === field ? cells.with(cell, text) : cells))

/** Where to go on: the next place that is empty, from this one around to it; null if all are filled. */
export const nextEmpty = (texts: Texts, { field, cell }: Place): Place | null => {
  const places = placesOf(texts)
  const here = places.findIndex((place) => place.field === field && place.cell === cell)
  const following = [...places.slice(here + 1), ...places.slice(0, here)]
  return following.find((place) => texts[place.field]?.[place.cell]?.trim() === '') ?? null
}

/** The place after this one; the first after the last. */
export const placeAfter = (texts: Texts, { field, cell }: Place): Place => {
  const places = placesOf(texts)
  const here = places.findIndex((place) => place.field === field && place.cell === cell)
  return places[(here + 1) % places.length] ?? { field: 0, cell: 0 }
}

const placesOf = (texts: Texts): readonly Place[] =>
  texts.flatMap((cells, field) => cells.map((_, cell) => ({ field, cell })))

/** The mark of a field while its text is the one that was marked. */
export const markOf = ({ texts, checked }: Draft, field: number): Mark | null =>
  checked?.texts[field]?.every((text, cell) => text === texts[field]?.[cell])
    ? (checked.marks[field] ?? null)
    : null

export const isSolved = (draft: Draft): boolean =>
  draft.texts.every((_, field) => markOf(draft, field)?.verdict === 'right')

/** The first field, from this one around, whose mark is another than right. */
export const firstToMend = (marks: readonly (Mark | null)[], from: number): number | null => {
  const order = marks.map((_, index) => (from + index) % marks.length)
  return order.find((field) => marks[field] && marks[field].verdict !== 'right') ?? null
}

/** Parts of the mark scheme in which nothing can be typed. */
export const untypedParts = (
  scheme: readonly { readonly part: string }[],
  fields: readonly AnswerField[],
): readonly string[] =>
  scheme
    .map(({ part }) => part)
    .filter((part) => !fields.some((field) => field.part === part || field.part.startsWith(`${part} `)))
