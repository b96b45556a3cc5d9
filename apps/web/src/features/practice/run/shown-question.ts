// A public question as it is shown: its marked texts where it has them, its plain ones otherwise.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { spokenRow } from '@toron/domain/practice/rich-text-forms.ts'

/** The question without what stands under it. */
export const stemOf = ({ question, marked }: PublicQuestion): string => marked?.question ?? question

/** The cells of an option; a text has one. */
export const cellsOf = ({ options, marked }: PublicQuestion, letter: Letter): readonly string[] => {
  const option = marked?.options?.[letter] ?? options[letter]
  return typeof option === 'string' ? [option] : option
}

/** What a voice calls an option that is a row. */
export const rowName = (question: PublicQuestion, letter: Letter): string =>
  `${letter}: ${spokenRow(question.columns ?? [], cellsOf(question, letter))}`

/**
 * How wide the columns of rows are to each other, as shares for a grid: by their longest texts, within bounds, so that
 * a column of numbers leaves its room to a column of sentences.
 */
export const columnShares = (question: PublicQuestion): readonly number[] =>
  (question.columns ?? []).map((head, place) => {
    const texts = [
      head,
      ...(['A', 'B', 'C', 'D'] as const).map((letter) => cellsOf(question, letter)[place] ?? ''),
    ]
    const longest = Math.max(...texts.map(({ length }) => length))
    return Math.min(Math.max(longest, 12), 30)
  })
