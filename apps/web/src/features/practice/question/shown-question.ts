// A public question as it is shown: its marked-up texts where it has them, else its plain ones.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { plainText, spokenRow } from '@toron/domain/practice/rich-text-forms.ts'
import { letters } from './verdict.ts'

/** The text of the question. */
export const stemOf = ({ question, marked }: PublicQuestion): string => marked?.question ?? question

/** The cells of an option; a text option has one. */
export const cellsOf = ({ options, marked }: PublicQuestion, letter: Letter): readonly string[] => {
  const option = marked?.options?.[letter] ?? options[letter]
  return typeof option === 'string' ? [option] : option
}

/** The accessible name of an option that is a row. */
export const rowName = (question: PublicQuestion, letter: Letter): string =>
  `${letter}: ${spokenRow(question.columns ?? [], cellsOf(question, letter))}`

/**
 * The grid tracks of the columns: at least as wide as their longest word, as far as all of them fit, and beyond that
 * in proportion to their longest text, so that a column of numbers leaves space to a column of sentences. They are the
 * same for every row, so that separate rows line up.
 */
export const columnTracks = (question: PublicQuestion): string => {
  const columns = (question.columns ?? []).map((head, index) => {
    const texts = [head, ...letters.map((letter) => cellsOf(question, letter)[index] ?? '')].map(plainText)
    const longest = Math.max(...texts.map(({ length }) => length))
    const word = Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map(({ length }) => length))
    return { word, share: Math.min(Math.max(longest, 12), 30) }
  })
  const words = columns.reduce((sum, { word }) => sum + word, 0)
  return columns
    .map(({ word, share }) => `minmax(min(${word}ch,${Math.floor((76 * word) / words)}%),${share}fr)`)
    .join(' ')
}
