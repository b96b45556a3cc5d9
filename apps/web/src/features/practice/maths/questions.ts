// A topic's questions out of `GET /csv/{topic_key}.csv`: pictures with their sizes, their words, and what each is
// worth. Columns are found by their names, so that a new one does no harm.
import { parseCsv } from './csv.ts'

export interface Drawing {
  /** Of an SVG that shows its dark colours when its address ends in #dark. */
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
  /** Whether a calculator may be used. */
  readonly calculator: boolean
}

/** @throws Error naming the row and column that the table lacks: a question left out would move all that follow. */
export function readQuestions(csv: string): MathsQuestion[] {
  const [header = [], ...rows] = parseCsv(csv)
  return rows.map((row, place) => {
    const text = (column: string): string => {
      const field = row[header.indexOf(column)]
      if (!field) throw new Error(`row ${place + 1} has no ${column}`)
      return field
    }
    const count = (column: string): number => {
      const number = Number(text(column))
      if (!Number.isInteger(number) || number < 1) throw new Error(`row ${place + 1}: ${column} is no count`)
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
      calculator: text('calculator') === 'true',
    }
  })
}
