// Parses a topic's questions from `GET /csv/{topic_key}.csv`: pictures with sizes and text alternatives, and marks. What can be
// typed stands in a file of its own.
// Columns are found by name, so that a new column does no harm.
import { readScheme, type SchemePart } from '@toron/domain/practice/mark-scheme.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { parseCsv } from './csv.ts'

export type { SchemePart }

export interface Drawing {
  /** The address of an SVG, which shows its dark colours when the address ends in #dark. */
  readonly address: string
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

export interface MathsQuestion {
  readonly id: string
  readonly question: Drawing
  readonly answer: Drawing
  readonly marks: number
  /** The mark scheme; empty for a question that is not marked. */
  readonly scheme: readonly SchemePart[]
  /** Whether a calculator may be used. */
  readonly calculator: boolean
  /** What can be typed and marked, in order; empty if nothing can. */
  readonly fields: readonly AnswerField[]
}

/**
 * @param fields for each question, from `GET /data/maths/{topic_key}.json`
 * @throws Error naming a missing field by row and column: skipping a question would shift all that follow.
 */
export const readQuestions = (csv: string, fields: readonly (readonly AnswerField[])[]): MathsQuestion[] => {
  const [header = [], ...rows] = parseCsv(csv)
  return rows.map((row, index) => {
    const text = (column: string): string => {
      const field = row[header.indexOf(column)]
      if (!field) throw new Error(`row ${index + 1} has no ${column}`)
      return field
    }
    const count = (column: string): number => {
      const number = Number(text(column))
      if (!Number.isInteger(number) || number < 1) throw new Error(`row ${index + 1}: ${column} is no count`)
      return number
    }
    const drawing = (which: 'question' | 'answer'): Drawing => ({
      address: `/images/${encodeURIComponent(text(`${which}Image`))}`,
      alt: text(`${which}Alt`),
      width: count(`${which}Width`),
      height: count(`${which}Height`),
    })
    return {
      id: text('id'),
      question: drawing('question'),
      answer: drawing('answer'),
      marks: count('marks'),
      scheme: readScheme(text('markScheme')),
      calculator: text('calculator') === 'true',
      fields: fields[index] ?? [],
    }
  })
}
