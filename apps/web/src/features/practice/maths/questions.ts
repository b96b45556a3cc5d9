// Parses a topic's questions from `GET /csv/{topic_key}.csv`: pictures with sizes and text alternatives, and marks. What can be
// typed stands in a file of its own.
// Columns are found by name, so that a new column does no harm.
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { parseCsv } from './csv.ts'
import { messages } from './messages.ts'

export interface Drawing {
  /** The address of an SVG, which shows its dark colours when the address ends in #dark. */
  readonly address: string
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** A part of a question, or the whole question (an empty name), with its marks as in the margin of the solution. */
export interface SchemePart {
  readonly part: string
  readonly marks: readonly string[]
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

/** Parses `a: B1 | b: M1 A1`, or `M1 A1` for a question without parts. */
const readScheme = (words: string): SchemePart[] =>
  words.split(' | ').map((each) => {
    const [marks = '', part = ''] = each.split(': ').reverse()
    return { part, marks: marks.split(' ') }
  })

/** A mark to tick. An entry worth two marks is two ticks. */
interface Tick {
  /** 1-based, among all marks of the question. */
  readonly number: number
  readonly label: string
}

export interface TickGroup {
  readonly part: string
  readonly ticks: readonly Tick[]
}

/** The ticks of a scheme in order: `M1`, or `B2, 1 of 2` and `B2, 2 of 2`. */
export const ticksOf = (scheme: readonly SchemePart[]): TickGroup[] => {
  let number = 0
  return scheme.map(({ part, marks }) => ({
    part,
    ticks: marks.flatMap((mark) => {
      const worth = Number(mark.slice(1))
      return Array.from({ length: worth }, (_, index) => {
        number += 1
        return { number, label: worth === 1 ? mark : messages.marking.oneOf(mark, index + 1, worth) }
      })
    }),
  }))
}
