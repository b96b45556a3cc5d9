// A public question as it is shown: its marked texts where it has them, its plain ones otherwise.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { plainText, spokenRow } from '@toron/domain/practice/rich-text-forms.ts'
import { letters } from './run-state.ts'

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
 * The columns of rows as tracks of a grid: wide enough for their longest word, as far as there is room for all of them,
 * and beyond that by their longest text, so that a column of numbers leaves its room to a column of sentences. The same
 * for every row, so rows of their own stand under one another.
 */
export const columnTracks = (question: PublicQuestion): string => {
  const columns = (question.columns ?? []).map((head, place) => {
    const texts = [head, ...letters.map((letter) => cellsOf(question, letter)[place] ?? '')].map(plainText)
    const longest = Math.max(...texts.map(({ length }) => length))
    const word = Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map(({ length }) => length))
    return { word, share: Math.min(Math.max(longest, 12), 30) }
  })
  const words = columns.reduce((sum, { word }) => sum + word, 0)
  return columns
    .map(({ word, share }) => `minmax(min(${word}ch,${Math.floor((76 * word) / words)}%),${share}fr)`)
    .join(' ')
}
